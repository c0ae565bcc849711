/** Strikes in words. */

import { fill } from '@praxis/kit/language/template.ts';
import type { Effect, Strike } from '../../cards/language.ts';
import { amountSaid } from './amounts.ts';
import { gotList, isGot, type Modify } from './gets.ts';
import { tell } from './instructions.ts';
import type { Discipline } from './phrases.ts';
import { listed } from './sentences.ts';
import type { Telling } from './telling.ts';

type Harm = Pick<Strike, 'ranged' | 'aggravated' | 'unpreventable'>;

/** The damage's qualities, in the language's order. */
export function qualities(telling: Telling, harm: Harm): string {
  const { qualities: words, qualityOrder } = telling.phrases.strikes;
  return qualityOrder
    .filter((key) => harm[key])
    .map((key) => words[key])
    .join(' ');
}

/** True if the effect comes with the strike: maneuvers and presses that are optional. */
export function comesWithStrike(telling: Telling, effect: Effect): boolean {
  return (
    (effect.do === 'maneuver' && effect.optional === true) ||
    (effect.do === 'modify' && effect.stat.startsWith('optional ') && isGot(telling, effect))
  );
}

/** A maneuver that comes with a strike may serve one range only. */
function maneuverOf(effect: Effect): Modify['stat'] {
  return effect.do === 'maneuver' && effect.only ? `optional maneuver to ${effect.only} range` : 'optional maneuver';
}

/** "2 ranged damage with first strike and an optional maneuver" */
export function strikeText(telling: Telling, strike: Strike, extras: readonly Effect[] = []): string {
  const { phrases } = telling;
  const { strikes } = phrases;
  const amount = strike.amount === undefined ? undefined : amountSaid(telling, strike.amount);
  const template = strike.strengthBased
    ? amount
      ? strikes.strengthBased
      : strikes.strengthOnly
    : strike.kind === 'hand' && amount
      ? strikes.handPlus
      : strikes.kinds[strike.kind];
  const text = isOnlyAlso(strike)
    ? lowered(tell(telling, strike.also ?? [], 'order').lead)
    : fill(phrases, template, { qualities: qualities(telling, strike), ...(amount ? { amount } : {}) });
  const optional = extras.map(
    (each): Modify => (each.do === 'modify' ? each : { do: 'modify', stat: maneuverOf(each), amount: 1 }),
  );
  const more = [...(strike.first ? [strikes.first] : []), ...gotList(telling, optional)];
  return [
    text,
    strike.orMelee ? fill(phrases, strikes.orMelee, { amount: amount ?? '0' }) : '',
    more.length > 0 ? spaced(fill(phrases, strikes.with, { list: listed(phrases, more, 'and') })) : '',
    strike.most === undefined ? '' : fill(phrases, strikes.most, { amount: String(strike.most) }),
  ].join('');
}

/** Some languages begin it with a comma. */
const spaced = (text: string): string => (text.startsWith(',') ? text : ` ${text}`);

/** A strike that has no effect of its own is worded by its extras. */
function isOnlyAlso({ kind, also = [] }: Strike): boolean {
  return kind === 'none' && also.length > 0 && also[0]?.do !== 'later';
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A strike's further effects, as sentences. */
export function strikeSentences(telling: Telling, strike: Strike): string[] {
  const { also = [], evenDodged = [], undodgeable, notPreventedBy } = strike;
  const { strikes } = telling.phrases;
  return [
    ...(undodgeable ? [strikes.undodgeable] : []),
    ...(strike.aggravatedAgainst
      ? [
          fill(telling.phrases, telling.phrases.always['aggravated against'], {
            cards: telling.cards(strike.aggravatedAgainst, 'a'),
          }),
        ]
      : []),
    ...(notPreventedBy
      ? [
          fill(telling.phrases, strikes.notPreventedBy, {
            discipline: telling.phrases.disciplines[notPreventedBy as Discipline],
          }),
        ]
      : []),
    ...(isOnlyAlso(strike) ? tell(telling, also, 'order').rest : inTemplate(telling, also, strikes.also)),
    ...inTemplate(telling, evenDodged, strikes.evenDodged),
  ];
}

/** Words effects in the template; effects that happen later have their own time. */
function inTemplate(telling: Telling, effects: readonly Effect[], template: string): string[] {
  if (effects.length === 0) return [];
  const { lead, rest } = tell(telling, effects, 'order');
  return effects[0]?.do === 'later'
    ? [lead, ...rest]
    : [fill(telling.phrases, template, { instructions: lead }), ...rest];
}
