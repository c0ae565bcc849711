/** The smaller parts of the card language as checks: references, filters, amounts, conditions, choices, costs. */

import {
  bool,
  type Check,
  complain,
  either,
  flag,
  isObject,
  listOf,
  maybe,
  oneOf,
  type Place,
  type ShapeOf,
  shape,
  text,
  variants,
  whole,
  wholeOr,
} from '@praxis/kit/shape.ts';
import {
  type Amount,
  type Choose,
  type Condition,
  type Cost,
  type Filter,
  LIBRARY_TYPES,
  type Stat,
  type Trigger,
} from '../language.ts';

/** A list of all words of a union; one that is forgotten does not compile. */
function wordsOf<T extends string>(words: Readonly<Record<T, true>>): readonly T[] {
  return Object.keys(words) as T[];
}

export const STATS = wordsOf<Stat>({
  bleed: true,
  strength: true,
  'base strength': true,
  stealth: true,
  intercept: true,
  votes: true,
  'sub-votes': true,
  capacity: true,
  hunt: true,
  'hand size': true,
  transfers: true,
  'master actions': true,
  'discard actions': true,
  'strike damage': true,
  'cannot block': true,
  'cannot act': true,
  'cannot unlock': true,
  'hand strikes only': true,
  'aggravated hand strikes': true,
  'unblockable by vampires': true,
  'ends if blocked': true,
  unblockable: true,
  'locks failed blockers': true,
  maneuver: true,
  'optional maneuver': true,
  'optional press': true,
  'optional press to continue': true,
  'optional press to end': true,
  prevention: true,
  'kept prevention': true,
  'environmental damage each round': true,
  'agony each round': true,
  'cannot vote': true,
  'intercept of monsters': true,
  'aggravated damage to vampires': true,
  'no blood hunt': true,
  'blockers burn blood': true,
  'votes for burning': true,
  'late replacement': true,
  'unpreventable damage': true,
});
export const TRIGGERS = wordsOf<Trigger>({
  'your unlock phase': true,
  'each unlock phase': true,
  'each other unlock phase': true,
  'your master phase': true,
  'your discard phase': true,
  'bearer goes to torpor': true,
  'bearer burned': true,
  'bearer blocks': true,
  'bearer about to bleed': true,
  'enters play': true,
  'end of turn': true,
  'end of minion phase': true,
  'referendum passed': true,
  'a vampire becomes controlled': true,
  'after combat': true,
});
const REFS = [
  'self',
  'this',
  'bearer',
  'acting',
  'blocker',
  'opposing',
  'weapon',
  'played',
  'action card',
  'top of crypt',
];
const SEATS = ['you', 'turn player', 'prey', 'predator', 'acting player', 'target player', 'each', 'each other'];

// Names and references.

/** Something must have been chosen under this name. */
export const chosenName: Check = (value, at) => {
  text(value, at);
  if (typeof value === 'string' && !at.names.has(value))
    complain(at, `nothing has been chosen under the name ${JSON.stringify(value)}`);
};

function named(value: string, at: Place): boolean {
  if (!value.startsWith('the ')) return false;
  chosenName(value.slice('the '.length), at);
  return true;
}

export const ref: Check = (value, at) => {
  if (typeof value === 'string' && (REFS.includes(value) || named(value, at))) return;
  complain(at, `${JSON.stringify(value)} is no reference to a card`);
};

export const seat: Check = (value, at) => {
  if (typeof value !== 'string') complain(at, `${JSON.stringify(value)} is no reference to a player`);
  else if (value.startsWith('controller of ')) ref(value.slice('controller of '.length), at);
  else if (!SEATS.includes(value) && !named(value, at))
    complain(at, `${JSON.stringify(value)} is no reference to a player`);
};

export const refOrSeat: Check = (value, at) => (REFS.includes(value as string) ? ref : seat)(value, at);

/** What an effect gives a name to can be referred to from here on. */
export function give(at: Place, name: unknown): void {
  if (typeof name === 'string') at.names.add(name);
}

// Filters, amounts, conditions.

const FILTER: ShapeOf<Filter> = {
  is: maybe(
    oneOf(
      'minion',
      'vampire',
      'ally',
      'retainer',
      'equipment',
      'weapon',
      'location',
      'master',
      'card',
      'imbued',
      'crypt card',
      'trophy',
      'library card',
      'monster',
    ),
  ),
  in: maybe(
    oneOf(
      'ready',
      'torpor',
      'ready or torpor',
      'uncontrolled',
      'in play',
      'hand',
      'library',
      'crypt',
      'ash heap',
      'incapacitated',
      'anywhere',
    ),
  ),
  of: maybe(oneOf('you', 'prey', 'predator', 'another', 'anybody', 'target player', 'acting player', 'not opposing')),
  sameCircle: maybe(flag),
  clan: maybe(text),
  chosenClan: maybe(chosenName),
  sect: maybe(text),
  titled: maybe(bool),
  title: maybe(listOf(text)),
  canHold: maybe(shape({ rank: text, of: maybe(text) })),
  trait: maybe(text),
  name: maybe(text),
  discipline: maybe(text),
  age: maybe(oneOf('younger', 'older')),
  capacityMin: maybe(whole),
  capacityMax: maybe(whole),
  locked: maybe(bool),
  bloodMin: maybe(whole),
  bleedMin: maybe(whole),
  voted: maybe(flag),
  other: maybe(flag),
  named: maybe(chosenName),
  fighting: maybe(flag),
  noted: maybe(text),
  notBearer: maybe(flag),
  on: maybe(ref),
  bearsTrait: maybe(text),
  bears: maybe(text),
  type: maybe(oneOf(...LIBRARY_TYPES)),
  requires: maybe(text),
  sameName: maybe(ref),
  targeted: maybe(flag),
  equipping: maybe(flag),
  full: maybe(flag),
  burnedOfAnother: maybe(flag),
  not: maybe((value, at) => filter(value, at)),
  any: maybe((value, at) => listOf(filter)(value, at)),
};
export const filter: Check = shape(FILTER);

const AMOUNTS: Readonly<Record<string, Check>> = {
  plus: shape({ plus: (value, at) => listOf(amount)(value, at) }),
  minus: shape({ minus: (value, at) => listOf(amount)(value, at) }),
  least: shape({ least: (value, at) => listOf(amount)(value, at) }),
  most: shape({ most: (value, at) => listOf(amount)(value, at) }),
  count: shape({ count: filter, of: maybe(seat) }),
  counters: shape({ counters: ref }),
  votesOf: shape({ votesOf: ref }),
  chosen: shape({ chosen: chosenName }),
};
const AMOUNT_WORDS = wordsOf<Extract<Amount, string>>({
  X: true,
  margin: true,
  players: true,
  'blood lost by opposing': true,
});
export const amount: Check = (value, at) => {
  if (isObject(value)) {
    const kind = Object.keys(AMOUNTS).find((key) => Object.hasOwn(value, key));
    if (kind) (AMOUNTS[kind] as Check)(value, at);
    else complain(at, `${JSON.stringify(value)} is no amount`);
  } else wholeOr(...AMOUNT_WORDS)(value, at);
};
export const amountOrAll: Check = (value, at) => (value === 'all' ? undefined : amount(value, at));

type ConditionShapes = { readonly [Kind in Condition['if']]: ShapeOf<Omit<Extract<Condition, { if: Kind }>, 'if'>> };
export const none = {};
const CONDITIONS: ConditionShapes = {
  bleeding: none,
  'bleeding you': none,
  'directed at you': none,
  directed: none,
  undirected: none,
  'political action': none,
  'during a political action': none,
  'action successful': none,
  'action blocked': none,
  'referendum passed': none,
  'before votes': none,
  'combat between': { yours: filter, other: filter },
  'called by self': none,
  'being blocked': none,
  acting: none,
  'hand or weapon strike': none,
  blocking: none,
  'not blocking': none,
  'combat after its block': none,
  'not voting for': none,
  'close range': none,
  'first round': none,
  matches: { card: ref, filter },
  'would be burned': none,
  none: { filter },
  'no counters': { card: ref },
  exists: { filter },
  edge: { of: seat },
  'pool at most': { of: seat, amount: whole },
  'inflicted more damage': none,
  'played card': {
    type: maybe(oneOf(...LIBRARY_TYPES, 'minion card')),
    trait: maybe(text),
    by: maybe(oneOf('another', 'opposing', 'prey or predator')),
    on: maybe(ref),
  },
  'below starting life': { card: ref },
  'opposing goes to torpor': none,
  'gun struck before': none,
  'no ammo yet': none,
  'long range': none,
  'after the first round': none,
  'damage to prevent': none,
  'bleed would succeed': none,
  'any of': { conditions: (value, at) => conditions(value, at) },
  'counters at least': { card: ref, amount: whole },
  'not played in action': { name: text },
  'action through this': none,
  'not bleeding': none,
  'can block': none,
  'bleeding remembered player': none,
  superior: none,
  'meets requirements': { card: ref },
};
export const conditions: Check = listOf(variants('if', CONDITIONS));

// Choices and costs.

/** What is chosen has a name from here on. */
export const choose: Check = (value, at) => {
  if (!isObject(value)) {
    complain(at, 'expected a choice');
    return;
  }
  const kind = (['card', 'player', 'value', 'number', 'allot'] as const).find((key) => Object.hasOwn(value, key));
  if (!kind) complain(at, 'a choice is of a card, a player, a value, a number or an allotment');
  else CHOICES[kind](value, at);
  give(at, value.name);
};
const CHOICES: Readonly<Record<'card' | 'player' | 'value' | 'number' | 'allot', Check>> = {
  card: shape({
    name: text,
    card: filter,
    optional: maybe(flag),
    min: maybe(whole),
    max: maybe(whole),
  } satisfies ShapeOf<Extract<Choose, { card: unknown }>>),
  player: shape({
    name: text,
    player: oneOf('any', 'another', 'other than acting', 'with more pool', 'prey'),
    optional: maybe(flag),
  } satisfies ShapeOf<Extract<Choose, { player: unknown }>>),
  value: shape({
    name: text,
    value: either(Array.isArray, listOf(text), oneOf('clan', 'title', 'discipline')),
  } satisfies ShapeOf<Extract<Choose, { value: unknown }>>),
  number: shape({ name: text, number: shape({ min: amount, max: amount }) } satisfies ShapeOf<
    Extract<Choose, { number: unknown }>
  >),
  allot: shape({
    name: text,
    allot: amount,
    among: either(isObject, shape({ except: chosenName }), oneOf('any', 'others')),
    atLeast: whole,
  } satisfies ShapeOf<Extract<Choose, { allot: unknown }>>),
};

export const cost: Check = shape({
  pool: maybe(wholeOr('X')),
  blood: maybe(wholeOr('X', 'copies')),
  transfers: maybe(whole),
  conviction: maybe(whole),
  masterAction: maybe(flag),
  lock: maybe(flag),
  burnThis: maybe(flag),
  counters: maybe(whole),
  life: maybe(whole),
  discard: maybe(filter),
} satisfies ShapeOf<Cost>);
