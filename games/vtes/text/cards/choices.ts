/** Choices in words. */

import { fill, type Mention } from '@praxis/kit/language/template.ts';
import type { Choose } from '../../cards/language.ts';
import { value } from './amounts.ts';
import type { Instruction, Value } from './phrases.ts';
import { listed, withTail } from './sentences.ts';
import type { Telling } from './telling.ts';

type Mood = 'order' | 'infinitive';

export function inMood(instruction: Instruction, mood: Mood): string {
  return typeof instruction === 'string' ? instruction : instruction[mood];
}

/** True if a choice has to be announced, because no effect can mention it in passing, or not well. */
export function needsSentence(choose: Choose): boolean {
  if ('value' in choose) return typeof choose.value === 'string';
  // So long a description would tear the sentence apart.
  if ('card' in choose)
    return (
      choose.repeated === true ||
      choose.card.burnedOfAnother === true ||
      choose.card.oldest === true ||
      (choose.max ?? 1) > 3
    );
  if ('player' in choose) return isSeveral(choose) || choose.player === 'not chosen yet';
  if ('number' in choose && isEnough(choose)) return false;
  if ('number' in choose) return typeof choose.number.min !== 'number' || typeof choose.number.max !== 'number';
  return 'allot' in choose;
}

/** True if several players can be named. */
export function isSeveral({ player }: Extract<Choose, { readonly player: string }>): boolean {
  return player === 'one or more' || player === 'at least half' || player === 'several not chosen yet';
}

/** True for a number whose minimum is a player's need. */
function isEnough({ number: { min } }: Extract<Choose, { readonly number: unknown }>): boolean {
  return typeof min === 'object' && 'lacking' in min;
}

/** "choose a ready vampire" */
export function chooseInstruction(telling: Telling, choose: Choose, mood: Mood): string {
  const { phrases } = telling;
  const { choose: words } = phrases;
  if ('allot' in choose) {
    const { allot, among } = choose;
    // A number that is more than digits follows the sentence.
    const plain = typeof allot === 'number';
    const slots = { amount: plain ? String(allot) : 'X', atLeast: String(choose.atLeast) };
    const who = typeof among === 'object' ? { who: telling.seat(`the ${among.except}`) } : {};
    const said = fill(
      phrases,
      inMood(words.allot[typeof among !== 'object' ? among : choose.atLeast > 1 ? 'exceptSeveral' : 'except'], mood),
      {
        ...slots,
        ...who,
      },
    );
    const orLess = choose.orLess === undefined ? '' : words.orLess;
    return withTail(
      `${said}${orLess}`,
      plain ? undefined : fill(phrases, phrases.amounts.where, { value: value(telling, allot) }),
    );
  }
  let what: Mention | string;
  if ('card' in choose || 'player' in choose) what = telling.ref(`the ${choose.name}`);
  else if ('number' in choose)
    what = fill(phrases, words.number, {
      min: value(telling, choose.number.min),
      max: value(telling, choose.number.max),
    });
  else if (typeof choose.value === 'string') {
    const mastered =
      choose.masteredBy && fill(phrases, phrases.always['mastered by'], { who: telling.ref(choose.masteredBy) });
    what = [words.values[choose.value], mastered].filter(Boolean).join(' ');
  } else
    what = listed(
      phrases,
      choose.value.map((each) => phrases.values[each as Value]),
      'or',
    );
  const said = fill(phrases, inMood(words.instruction, mood), { what });
  telling.mention(choose.name);
  const again = 'card' in choose && choose.repeated ? `${said}${words.repeated}` : said;
  if ('card' in choose && choose.upTo !== undefined && choose.upTo !== 'X')
    return withTail(again, fill(phrases, phrases.amounts.where, { value: value(telling, choose.upTo) }));
  return again;
}
