/** Bonuses of minions and players, in words: "+1 stealth and an optional press this round". */

import { fill, type Mention, type Slots } from '@praxis/kit/language/template.ts';
import type { Amount, Effect, Ref, SeatRef, Stat } from '../../cards/language.ts';
import { amountSaid, signedAmount } from './amounts.ts';
import { scenesAndClauses } from './conditions.ts';
import type { Mood } from './instructions.ts';
import type { Said, SignedStat, Statement } from './phrases.ts';
import { listed, type Tailed, withTail } from './sentences.ts';
import type { Telling } from './telling.ts';

export type Modify = Extract<Effect, { do: 'modify' }>;

const OF_ACTING: ReadonlySet<Stat> = new Set([
  'bleed',
  'stealth',
  'unblockable',
  'unblockable by vampires',
  'locks failed blockers',
  'dearer reactions',
  'one dearer reaction',
  'late replacement of reactions',
  'no more action modifiers',
]);
const OF_PLAYER: ReadonlySet<Stat> = new Set([
  'hand size',
  'transfers',
  'master actions',
  'discard actions',
  'sees all hands',
  'more cards for each replacement',
  'stealthy actions',
  'free becoming Anarch',
  'next referendum passes',
  'no Edge',
]);
/** Stats whose phrase includes the duration. */
const SAYS_HOW_LONG: ReadonlySet<Stat> = new Set([
  'environmental damage each round',
  'agony each round',
  'close environmental damage each round',
  'unpreventable damage',
  'aggravated damage to vampires',
  'damage in each press step',
  'weather',
  'growing weather',
  'does not lock for blocking',
  'keeps minions from unlocking',
  'dearer reactions',
  'one dearer reaction',
  'late replacement of reactions',
  'no more action modifiers',
  'stealthy actions',
  'stealth of its next action',
  'one normal damage each round',
  'one damage each round',
  'more cards for each replacement',
  'no Edge',
  'no transfers',
]);
const SEATS: ReadonlySet<string> = new Set([
  'you',
  'turn player',
  'prey',
  'predator',
  'acting player',
  'target player',
  'each',
  'each other',
  'voters against',
  'others only for',
  'prey of acting player',
]);

export function someone(telling: Telling, of: Ref | SeatRef): Mention {
  return SEATS.has(of) || of.startsWith('controller of ') || of.startsWith('all but ')
    ? telling.seat(of as SeatRef)
    : telling.ref(of as Ref);
}

/** True if one gets it: "+1 stealth", "an optional press". Everything else is a statement of its own. */
export function isGot(telling: Telling, { stat }: Modify): boolean {
  if (stat in telling.phrases.signed) return true;
  const phrase = telling.phrases.stats[stat as Exclude<Stat, SignedStat>];
  return typeof phrase === 'object' && 'gets' in phrase;
}

function statementOf({ phrases }: Telling, stat: Stat): Statement {
  const phrase = phrases.stats[stat as Exclude<Stat, SignedStat>] as Said;
  return typeof phrase === 'string' ? { order: phrase, infinitive: phrase, statement: phrase } : phrase;
}

/** True if the statement names its subject even to the reader, so that it is a sentence of its own. */
export function namesSubject(telling: Telling, { stat }: Modify): boolean {
  const { order, statement } = statementOf(telling, stat);
  return order === statement;
}

/** True if the recipient goes without saying. */
export function isImplicit(telling: Telling, { of, cards, stat }: Modify): boolean {
  if (cards !== undefined) return false;
  if (of === 'you') return true;
  if (of !== undefined && of !== 'self') return of === 'acting' && telling.selfActs;
  if (OF_PLAYER.has(stat)) return true;
  return OF_ACTING.has(stat) ? telling.selfActs : telling.byMinion;
}

function receiver(telling: Telling, { of, cards, stat }: Modify): Mention {
  // There is never more than one acting minion.
  if (cards !== undefined) return telling.cards(cards, cards.acting ? 'any' : 'each');
  if (of !== undefined) return someone(telling, of);
  return telling.ref(OF_ACTING.has(stat) ? 'acting' : 'self');
}

interface Thing {
  readonly text: string;
  /** The duration, and the condition during which it counts. */
  readonly lasting: string;
  readonly tail?: string | undefined;
}

/** One thing that is got. One that was given before in the same text is "a further" one. */
function thing(telling: Telling, effect: Modify, given: Set<string>, of?: 'them'): Thing {
  const { phrases } = telling;
  const { gets, signed, stats } = phrases;
  const isSigned = effect.stat in signed;
  const amount = isSigned ? signedAmount(telling, effect.amount, of) : amountSaid(telling, effect.amount, of);
  const template = isSigned
    ? signed[effect.stat as SignedStat]
    : (stats[effect.stat as Exclude<Stat, SignedStat>] as { readonly gets: string }).gets;
  const plain = fill(phrases, template, { amount });
  // Less of it is no further gain.
  const key = typeof effect.amount === 'number' && effect.amount < 0 ? `less ${effect.stat}` : effect.stat;
  const again = isSigned && given.has(key);
  given.add(key);
  const noted = [plain, effect.limited && gets.limited, effect.unneeded && gets.unneeded].filter(Boolean).join(' ');
  return {
    text: again ? fill(phrases, gets.more, { list: noted }) : noted,
    lasting: lasting(telling, effect),
    tail: amount.tail,
  };
}

function lasting(telling: Telling, { stat, until, of, while: conditions, eachRound }: Modify): string {
  const { phrases } = telling;
  if (until === 'next unlock' && of === 'each other') return phrases.untilTheirUnlock;
  if (eachRound) return phrases.eachRound;
  if (conditions) {
    const during = scenesAndClauses(telling, conditions, phrases.structures.while);
    return until === 'turn' && !SAYS_HOW_LONG.has(stat) ? `${during} ${phrases.until.turn}` : during;
  }
  // "The next one" waits for as long as it takes.
  const waits = stat === 'next referendum passes' && until === 'game';
  return until === undefined || waits || SAYS_HOW_LONG.has(stat) ? '' : phrases.until[until];
}

/** Everything that one minion gets; undefined if it cannot be said in this mood. `alone`: nothing else is said. */
export function got(
  telling: Telling,
  effects: readonly Modify[],
  mood: Mood,
  alone: boolean,
  given: Set<string>,
): string | undefined {
  const { phrases } = telling;
  const { gets } = phrases;
  const [first] = effects as [Modify];
  const implicit = isImplicit(telling, first);
  const bare = alone && first.stat in phrases.signed;
  const template = implicit
    ? bare && mood === 'order'
      ? gets.alone
      : gets[mood]
    : mood === 'order'
      ? gets.statement
      : gets.causing;
  if (template === undefined) return undefined;
  const things = effects.map((effect) => thing(telling, effect, given));
  const [{ lasting: last }] = things as [Thing];
  const together = things.every((each) => each.lasting === last);
  const items = things.map(({ text, lasting: own }) => (together || own === '' ? text : `${text} ${own}`));
  const list = listed(phrases, items, 'and');
  const said = fill(phrases, template, implicit ? { list } : { list, who: receiver(telling, first) });
  return withTail(said, together ? last : undefined, ...things.map(({ tail }) => tail));
}

/** The things without a verb, for the extras of a strike. */
export function gotList(telling: Telling, effects: readonly Modify[]): string[] {
  return effects.map((effect) => {
    const { text, lasting: own } = thing(telling, effect, new Set());
    return [text, own].filter(Boolean).join(' ');
  });
}

/** A statement about one or several minions: "this vampire and the opposing minion can only use hand strikes". */
export function stated(telling: Telling, effects: readonly Modify[], mood: Mood): string | undefined {
  const { phrases } = telling;
  const [effect] = effects as [Modify];
  const phrase = statementOf(telling, effect.stat);
  const implicit = isImplicit(telling, effect) && effects.length === 1;
  const template = implicit ? phrase[mood] : mood === 'order' ? phrase.statement : phrase.causing;
  if (template === undefined || (mood === 'infinitive' && phrase.infinitive === phrase.statement)) return undefined;
  const amount = amountSaid(telling, effect.amount);
  const who =
    effects.length > 1
      ? several(
          telling,
          effects.map((each) => receiver(telling, each)),
        )
      : implicit
        ? OF_PLAYER.has(effect.stat)
          ? telling.seat('you')
          : telling.self
        : receiver(telling, effect);
  const slots: Slots = { amount, signed: signedAmount(telling, effect.amount), who };
  return withTail(fill(phrases, template, slots), lasting(telling, effect), amount.tail);
}

function several({ phrases }: Telling, mentions: readonly Mention[]): Mention {
  const joined = (): ReturnType<Mention['say']> => {
    const said = mentions.map((each) => each.say());
    return {
      text: listed(phrases, said.map(phrases.forms.plain), 'and'),
      article: 'bare',
      gender: said.every(({ gender }) => gender === 'f') ? 'f' : 'm',
      number: 'many',
      person: 'they',
    };
  };
  return { peek: joined, say: joined };
}

/** A permanent effect of a card in play, as a sentence. `of`: each of those who get it has an amount of his own. */
export function alwaysGets(
  telling: Telling,
  stat: Stat,
  amount: Amount,
  who: Mention,
  given: Set<string>,
  of?: 'them',
): string {
  const { phrases } = telling;
  if (!isGot(telling, { do: 'modify', stat, amount })) {
    const said: Tailed = amountSaid(telling, amount);
    return withTail(
      fill(phrases, statementOf(telling, stat).statement, { amount: said, signed: signedAmount(telling, amount), who }),
      said.tail,
    );
  }
  // Only a thing that the same minion has got before is "a further" one.
  const known = `${stat} ${who.peek().text}`;
  const before = new Set(given.has(known) ? [stat] : []);
  given.add(known);
  const { text, tail } = thing(telling, { do: 'modify', stat, amount }, before, of);
  return withTail(fill(phrases, phrases.gets.statement, { list: text, who }), tail);
}
