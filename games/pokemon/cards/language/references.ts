/** The references of cards: cards and Pokémon, counts, conditions. */
import {
  type Accepted,
  atLeast,
  bool,
  type Check,
  either,
  flag,
  type Infer,
  isNumber,
  isText,
  type Keyed,
  keyed,
  later,
  listOf,
  maybe,
  oneOf,
  oneOrMore,
  shape,
  text,
  type Variants,
  variants,
} from '@praxis/kit/shape.ts';
import { CONDITIONS, KINDS, STAGES, tag, type } from './words.ts';

export const eitherPlayer = oneOf('you', 'opponent');
/** From the point of view of the player of the card. */
export type Player = Accepted<typeof player>;
export const player = oneOf('you', 'opponent', 'each');
export const spot = oneOf('active', 'bench');

const QUALITY = {
  kind: maybe(oneOf(...KINDS, 'Trainer', 'Energy')),
  stage: maybe(oneOf(...STAGES, 'Evolution')),
  /** One of these. */
  type: maybe(oneOrMore(type, 1)),
  name: maybe(text),
  tag: maybe(tag),
  ruleBox: maybe(bool),
  hpMax: maybe(atLeast(10)),
  retreatMin: maybe(atLeast(0)),
  /** It evolves from one of your Pokémon in play. */
  evolvesFromYours: maybe(flag),
  not: maybe(later(() => quality)),
  /** Any of these. */
  or: maybe(later(() => listOf(quality, 2))),
};
/** A description of a card, wherever it lies. Every given key must hold. */
export interface Quality extends Infer<typeof QUALITY> {}
export const quality: Check<Quality> = shape(QUALITY);

const WHO = {
  ...QUALITY,
  /** `you` if absent. */
  of: maybe(oneOf('you', 'opponent', 'both')),
  spot: maybe(spot),
  damaged: maybe(flag),
  /** Has any Energy attached that is of one of these types; an empty list: any Energy at all. */
  energy: maybe(listOf(type)),
  noEnergy: maybe(flag),
  /** Affected by this, or by any of the five. */
  condition: maybe(oneOf(...CONDITIONS, 'any')),
  hpLeftMax: maybe(atLeast(0)),
  evolved: maybe(bool),
  /** Not the card's own Pokémon. */
  other: maybe(flag),
};
/** Pokémon in play. */
export interface Who extends Infer<typeof WHO> {}
export const who: Check<Who> = shape(WHO);

export const TARGET_WORDS = ['self', 'active', 'defending', 'that', 'attacker'] as const;
const TARGETS = {
  each: { each: who },
  choose: { choose: who, count: maybe(atLeast(1)), upTo: maybe(flag) },
};
/**
 * Pokémon that an effect is about. `self` is the Pokémon with the attack or Ability, or with the card on it; `active`
 * your Active Pokémon, `defending` the opponent's; `that` the one mentioned before or the subject of the event;
 * `attacker` the Attacking Pokémon. You make the choices when the card or the attack is announced (P-ATK-007), unless
 * something before them must be known first.
 */
export type Target = (typeof TARGET_WORDS)[number] | Keyed<typeof TARGETS>;
export const target: Check<Target> = either(isText, oneOf(...TARGET_WORDS), keyed(TARGETS));

const COUNTS = {
  counters: { on: target },
  energy: { on: target, type: maybe(type) },
  /** Attached Energy cards, whatever they provide. */
  'energy cards': { on: target, card: quality },
  hand: { of: eitherPlayer },
  'prizes taken': { by: eitherPlayer },
  'prizes left': { of: eitherPlayer },
  pokemon: { who },
  'discard pile': { card: quality },
  heads: { coins: either(isText, oneOf('until tails'), atLeast(1)) },
  /** The number of cards or counters that the previous effect has moved. */
  done: {},
};
/** A count of something. */
export type Count = Variants<'count', typeof COUNTS>;
export const count: Check<Count> = variants('count', COUNTS);

/** `times` for each thing counted. */
export type Amount = number | { readonly times: number; readonly of: Count };
export const amount: Check<Amount> = either(isNumber, atLeast(0), shape({ times: atLeast(1), of: count }));

export interface Facts extends ReadonlyArray<Fact> {}
const facts: Check<Facts> = later(() => listOf(fact, 2));

const FACTS = {
  is: { who: target, a: who },
  any: { who },
  /** More Prize cards left than the opponent. */
  'behind in prizes': {},
  'equal hands': {},
  /** The previous effect did something. */
  done: {},
  /** You played such a card from your hand this turn. */
  played: { card: quality },
  'at least': { of: count, amount: atLeast(0) },
  /** P-TAG-002 The Attacking Pokémon has this much Energy beyond the cost of the attack. */
  'extra energy': { amount: atLeast(1), type: maybe(type) },
  'own first turn': {},
  all: { facts },
};
export interface NotFact {
  readonly if: 'not';
  readonly fact: Fact;
}
/** Something that holds or does not. */
export type Fact = Variants<'if', typeof FACTS> | NotFact;
export const fact: Check<Fact> = variants('if', { ...FACTS, not: { fact: later((): Check<Fact> => fact) } });

/** Where cards are taken from. `top`, `bottom`: the player looks at this many from that end of the deck. */
export type Source = Accepted<typeof source>;
export const source = either(
  isText,
  oneOf('deck', 'discard pile', 'hand', "opponent's hand"),
  keyed({ top: { top: atLeast(1) }, bottom: { bottom: atLeast(1) } }),
);

const WANTED = { card: quality, count: atLeast(1), upTo: maybe(flag), may: maybe(flag) };
/**
 * A number of cards of a kind. `upTo`: at least one where it can be known that there is one (P-TXT-001); `may`: or none
 * at all.
 */
export interface Wanted extends Infer<typeof WANTED> {}
export const wanted: Check<Wanted> = shape(WANTED);

/** A destination of cards. To attach `inAnyWay` is to choose a Pokémon for each card; to `each` one card each. */
export type Destination = Accepted<typeof destination>;
export const destination = either(
  isText,
  oneOf('hand', 'bench', 'deck', 'bottom of deck', 'top of deck', 'discard pile', 'Lost Zone'),
  keyed({ attach: { attach: target }, attachInAnyWay: { attachInAnyWay: who } }),
);
