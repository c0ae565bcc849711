/** Effects, modifiers, powers and attacks of cards. */
import {
  type Accepted,
  atLeast,
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
  shape,
  text,
  textThat,
  type Variants,
  variants,
  whole,
  wordOr,
} from '@praxis/kit/shape.ts';
import {
  amount,
  count,
  destination,
  eitherPlayer,
  fact,
  player,
  quality,
  source,
  spot,
  target,
  wanted,
  who,
} from './references.ts';
import { condition, SYMBOLS, type } from './words.ts';

export type Ignored = Accepted<typeof ignored>;
const ignored = oneOf('weakness', 'resistance', 'effects');

export type Until = Accepted<typeof until>;
const until = oneOf('end of turn', "end of opponent's next turn", 'end of your next turn');

const MODIFIERS = {
  hp: { amount: whole },
  'retreat cost': { amount: whole },
  'no retreat cost': {},
  /** The change to each of its attacks' costs, in Colorless symbols. */
  'attack cost': { amount: whole },
  /** To the opponent's Active Pokémon, before Weakness and Resistance (P-DMG-003). */
  'damage done': { amount: whole, to: maybe(who) },
  /** After Weakness and Resistance (P-DMG-007). */
  'damage taken': { amount: whole, from: maybe(who) },
  'no damage': { from: maybe(who) },
  'no effects': { from: maybe(who) },
  'cannot attack': {},
  'cannot retreat': {},
  /** One attack, by name; `chosen` when the effect begins. */
  'cannot use': { attack: text },
  'flip to attack': {},
  immune: { to: listOf(condition, 1) },
  'no Abilities': {},
  /** Of a player. */
  'bench size': { amount: whole },
  'cannot play': { card: quality },
};
/** A modifier of a Pokémon or a player, as long as something lasts. */
export type Modifier = Variants<'gets', typeof MODIFIERS>;
const modifier: Check<Modifier> = variants('gets', MODIFIERS);

export interface Effects extends ReadonlyArray<Effect> {}
export const effects: Check<Effects> = listOf(later(() => effect));

const EFFECTS = {
  /** Damage of an attack beside its base damage, through the whole calculation. */
  damage: { amount, to: target, ignoring: maybe(listOf(ignored, 1)) },
  /** Raises the base damage of the attack. */
  'more damage': { amount },
  ignore: { what: listOf(ignored, 1) },
  /** The attack does nothing. */
  nothing: {},
  'put counters': { amount, on: target },
  'spread counters': { amount: atLeast(1), on: who },
  'move counters': { upTo: atLeast(1), from: who, to: who },
  heal: { amount: either(isText, oneOf('all'), atLeast(10)), on: target },
  afflict: { with: condition, on: target, counters: maybe(atLeast(1)) },
  recover: { from: listOf(condition, 1), on: target },
  'knock out': { what: target },
  draw: { amount, who: player, upTo: maybe(flag) },
  'draw until': { amount },
  take: { from: source, cards: listOf(wanted, 1), to: destination, rest: maybe(oneOf('bottom of deck')) },
  'put hand': { to: oneOf('discard pile', 'deck', 'bottom of deck'), who: player },
  'discard top': { amount, who: player },
  'move energy': {
    energy: quality,
    amount: either(isText, oneOf('all', 'any number'), atLeast(1)),
    from: target,
    to: wordOr(['discard pile', 'hand', 'top of deck', 'Lost Zone'], target),
  },
  /** The Active Pokémon of `who` changes places with a Benched one that `chosenBy` chooses, or with this one. */
  switch: { who: eitherPlayer, chosenBy: eitherPlayer, with: maybe(oneOf('self')) },
  'take from play': {
    what: target,
    to: oneOf('hand', 'deck', 'discard pile', 'Lost Zone'),
    attached: oneOf('too', 'discarded'),
  },
  /** `searchFirst`: the Pokémon is chosen when the deck has been seen. */
  evolve: { what: target, from: oneOf('deck', 'hand'), skipping: maybe(flag), searchFirst: maybe(flag) },
  devolve: { what: target },
  'discard stadium': {},
  flip: { heads: maybe(effects), tails: maybe(effects) },
  if: { fact, effects, else: maybe(effects) },
  may: { effects, ifSo: maybe(effects) },
  /** One or more of several things, each a list of effects. */
  choose: { most: atLeast(1), among: listOf(effects, 2) },
  /** A lasting effect, on Pokémon or on the player who used it. */
  lasting: { on: wordOr(['you', 'opponent'], target), until, gives: listOf(modifier, 1) },
  'end turn': {},
};
export type Effect = Variants<'do', typeof EFFECTS>;
const effect: Check<Effect> = variants('do', EFFECTS);

const COST = {
  /** Other cards of the hand that are discarded. */
  discard: wanted,
};
/** The cost of playing a card or using an Ability. */
export interface Cost extends Infer<typeof COST> {}
export const cost: Check<Cost> = shape(COST);

const TRIGGERS = [
  /** This Pokémon was played from the hand to evolve one of yours. */
  'evolved',
  /** This card was attached from the hand. */
  'attached',
  /** The Pokémon is Active and was damaged by an attack of the opponent's Pokémon, even if it is Knocked Out. */
  'damaged',
  /** Your Active Pokémon, or any of yours, was Knocked Out by damage from an attack of the opponent's Pokémon. */
  'active knocked out',
  'knocked out',
  'checkup',
  /** The turn of the card's player ends. */
  'end of turn',
  /** Either player put a Basic Pokémon from the hand on the Bench. */
  'benched',
  /** This Pokémon was put from the hand on the Bench in a turn of its player. */
  'put on Bench',
  /** The Energy attachment of the turn went to this Pokémon. */
  'Energy attached',
] as const;
/** An event that triggers a power. `that` is the Pokémon in the event. */
export type Trigger = (typeof TRIGGERS)[number];
const trigger: Check<Trigger> = oneOf(...TRIGGERS);

const POWERS = {
  /** Chosen in the second part of a turn: once each turn, or any number of times. */
  use: { use: oneOf('once', 'often'), spot: maybe(spot), if: maybe(fact), cost: maybe(cost), effects },
  /** In force all the time, or while a condition holds. */
  gives: {
    to: either(isText, oneOf('self', 'you'), who),
    gives: listOf(modifier, 1),
    if: maybe(fact),
    spot: maybe(spot),
  },
  when: { when: trigger, may: maybe(flag), if: maybe(fact), effects },
  /** The card itself is discarded then. */
  leaves: { leaves: oneOf('end of turn') },
};
/** A power of a card in play. */
export type Power = Keyed<typeof POWERS>;
export const power: Check<Power> = keyed(POWERS);

const NAMED = {
  name: text,
  /** P-VSTAR-002 */
  vstar: maybe(flag),
  /** P-ABL-007, P-ABL-008, P-TRAIT-001 Older powers, and rules that are no Ability at all. */
  as: maybe(oneOf('Poké-Body', 'Poké-Power', 'Ancient Trait', 'rule')),
};
export type Ability = Power & Infer<typeof NAMED>;
export const ability: Check<Ability> = keyed({
  use: { ...NAMED, ...POWERS.use },
  gives: { ...NAMED, ...POWERS.gives },
  when: { ...NAMED, ...POWERS.when },
  leaves: { ...NAMED, ...POWERS.leaves },
});

const ATTACK = {
  name: text,
  /** P-ENE-003 Letters of the symbols. */
  cost: textThat(
    (value) => [...value].every((letter) => SYMBOLS[letter]),
    `letters of ${Object.keys(SYMBOLS).join('')}`,
  ),
  /** P-DMG-001 A number, or an amount for each of something. */
  damage: maybe(either(isNumber, atLeast(0), shape({ each: atLeast(1), of: count }))),
  /** Steps E and F: requirements of the attack, and effects before its damage. */
  before: maybe(effects),
  /** Step F: everything else. */
  effects: maybe(effects),
  gx: maybe(flag),
  vstar: maybe(flag),
};
export interface Attack extends Infer<typeof ATTACK> {}
export const attack: Check<Attack> = shape(ATTACK);

const PROVISION = {
  types: either(isText, oneOf('every'), listOf(type, 1)),
  count: atLeast(1),
  if: maybe(fact),
};
/** The Energy that a card provides while attached: this many units, each of any of these types. */
export interface Provision extends Infer<typeof PROVISION> {}
export const provision: Check<Provision> = shape(PROVISION);
