/**
 * The costs, choices and actions of effects. These parts of the language contain each other, so they are in one file.
 */
import {
  type Check,
  either,
  flag,
  type Infer,
  isText,
  later,
  listOf,
  maybe,
  newName,
  oneOf,
  oneOrMore,
  shape,
  text,
  type Variants,
  variants,
  whole,
  wholeOr,
} from '@praxis/kit/shape.ts';
import { amount, condition, duration, filter, player, ref, what } from './references.ts';
import { attribute, monsterType, place, position } from './words.ts';

const thisOrFilter = either(isText, oneOf('this'), filter);

/** The costs of an activation (Y-TERM-011). `as` names the paid cards. */
const COSTS = {
  lp: { amount: wholeOr('half') },
  discard: { what: thisOrFilter, count: maybe(whole), as: maybe(newName) },
  send: { what: thisOrFilter, count: maybe(whole), as: maybe(newName) },
  tribute: { what: thisOrFilter, count: maybe(whole), as: maybe(newName) },
  banish: { what: thisOrFilter, count: maybe(whole), as: maybe(newName) },
  return: { what: thisOrFilter, to: oneOf('hand', 'deck top', 'extra'), count: maybe(whole), as: maybe(newName) },
  /** Xyz Materials of this card, or of monsters that fit. */
  detach: { count: whole, from: maybe(filter) },
  /** Cards from the top of the Deck; the player chooses how many, up to `most`. */
  mill: { least: maybe(whole), most: whole, as: maybe(newName) },
};
export type Cost = Variants<'pay', typeof COSTS>;
export const cost: Check<Cost> = variants('pay', COSTS);

const TARGET = {
  as: newName,
  what: filter,
  /** The number of targets, one if absent; `upTo` allows fewer, but one at least. */
  count: maybe(whole),
  upTo: maybe(flag),
};
/** A target, chosen at activation (Y-X-ACT-02). */
export interface Target extends Infer<typeof TARGET> {}
export const target: Check<Target> = shape(TARGET);

/** Things that a card cannot do, or that cannot be done to it. */
export const RESTRICTIONS = [
  'attack',
  'attack directly',
  'be attacked',
  'be tributed',
  'be tributed except for a Tribute Summon',
  'be destroyed by battle',
  'be destroyed by effects',
  'be targeted',
  'be synchro material',
  'be xyz material',
  'change position',
] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

const MODIFICATION = {
  atk: maybe(amount),
  def: maybe(amount),
  /** The amounts are subtracted. */
  loses: maybe(flag),
  /** The newest of these replaces the original value (Y-X-STA-02). */
  atkBecomes: maybe(amount),
  defBecomes: maybe(amount),
  /** Doubles or halves the current value, or the original one. */
  atkTimes: maybe(oneOf('double', 'half', 'double original')),
  defTimes: maybe(oneOf('half')),
  level: maybe(amount),
  levelBecomes: maybe(amount),
  lowersLevel: maybe(flag),
  scaleBecomes: maybe(whole),
  name: maybe(text),
  /** The name of that card. */
  nameOf: maybe(ref),
  attribute: maybe(attribute),
  /** The Attribute that was chosen under this name. */
  attributeChosen: maybe(text),
  alsoAttribute: maybe(attribute),
  type: maybe(monsterType),
  /** Its effects are negated (Y-X-NEG-02). */
  negated: maybe(flag),
  cannot: maybe(listOf(oneOf(...RESTRICTIONS))),
  /** The first `times` destructions each turn do not happen. */
  notDestroyed: maybe(
    // `together`: the first cards each turn, not each card by itself.
    shape({ times: whole, by: oneOrMore(oneOf('battle', 'effect', "opponent's effect")), together: maybe(flag) }),
  ),
  piercing: maybe(flag),
  directAttack: maybe(flag),
  /** It can attack each monster of the opponent once. */
  attacksAll: maybe(flag),
  /** This many additional attacks in the Battle Phase. */
  extraAttacks: maybe(whole),
  /** Its ATK is doubled during the Damage Step of its attacks. */
  atkInDamageStep: maybe(oneOf('double')),
  /** The cost of declaring an attack with it (Y-X-BTL-12). */
  attackCost: maybe(shape({ lp: whole })),
  /** While the opponent controls such a monster it can attack nothing else. */
  attacksOnly: maybe(filter),
  /** While it battles a monster the opponent cannot activate anything until the end of the Damage Step. */
  silencesOpponent: maybe(flag),
  /** The monster that it battles is destroyed at the end of the Damage Step. */
  destroysOpposing: maybe(flag),
  unaffectedBy: maybe(oneOf('trap', 'spell', 'monster')),
  /** Battle damage that it inflicts to the opponent. */
  battleDamage: maybe(oneOf('double')),
  /** Y-X-STA-06 */
  banishedWhenLeaving: maybe(flag),
};
/** A continuous effect's changes to a card. */
export interface Modification extends Infer<typeof MODIFICATION> {}
export const modification: Check<Modification> = shape(MODIFICATION);

/** Y-X-ACT-05 The connection of a part with the one before it. */
export const JOINS = ['and', 'also', 'and if you do', 'then', 'also after that'] as const;
export type Join = (typeof JOINS)[number];
const JOINED = { join: maybe(oneOf(...JOINS)) };

/** Effects in order: later ones can refer to the names of earlier ones. */
export interface Effects extends ReadonlyArray<Effect> {}
export const effects: Check<Effects> = listOf(later(() => effect));

/** Prohibitions for a player, for some time or while a card is there. */
export const PROHIBITIONS = [
  'attack',
  'special summon',
  'normal summon',
  'battle phase',
  'activate spells',
  'activate traps',
  'activate anything',
] as const;
export type Prohibition = (typeof PROHIBITIONS)[number];

const EFFECTS = {
  destroy: { ...JOINED, what, banish: maybe(flag) },
  send: { ...JOINED, what },
  banish: { ...JOINED, what },
  discard: { ...JOINED, who: player, what: maybe(filter), count: whole, random: maybe(flag) },
  /** `deck` is shuffled in. An Extra Deck monster returns to the Extra Deck (Y-X-SMN-07). */
  return: { ...JOINED, what, to: oneOf('hand', 'deck', 'deck top', 'extra') },
  draw: { ...JOINED, who: player, count: amount },
  damage: { ...JOINED, who: player, amount },
  gain: { ...JOINED, who: player, amount },
  /** Cards from the top of the Deck to the Graveyard. */
  mill: { ...JOINED, who: player, count: whole },
  /** Y-TERM-015 A card from the Deck, or another place, to the hand or the Graveyard. */
  find: {
    ...JOINED,
    what: filter,
    from: maybe(oneOrMore(place)),
    to: oneOf('hand', 'graveyard'),
    count: maybe(whole),
    as: maybe(newName),
  },
  /** The player chooses without targeting. */
  choose: { ...JOINED, what: filter, count: maybe(amount), upTo: maybe(flag), as: newName, who: maybe(player) },
  /** One at random. */
  'choose at random': { ...JOINED, what: filter, as: newName },
  /** `level` 1 to 8, an Attribute, a number. */
  declare: {
    ...JOINED,
    what: oneOf('level', 'attribute', 'number'),
    least: maybe(whole),
    most: maybe(whole),
    as: newName,
  },
  /** A Special Summon by this effect, of the named card or of a card that the player chooses among those that fit. */
  summon: {
    ...JOINED,
    what,
    count: maybe(whole),
    position: maybe(position),
    /** The Summoned monsters get this for as long as they stay (or as it says). */
    gives: maybe(modification),
    until: maybe(duration),
    as: maybe(newName),
    /** It counts as a Summon of this kind. */
    treatedAs: maybe(oneOf('fusion', 'synchro', 'mask change')),
    ignoring: maybe(flag),
    under: maybe(player),
  },
  token: { ...JOINED, token: text, count: whole, position: maybe(position) },
  /** Y-X-SMN-16 */
  'trap monster': {
    ...JOINED,
    attribute,
    type: monsterType,
    atk: whole,
    def: whole,
    /** Name and Level of that monster. */
    like: maybe(ref),
    level: maybe(whole),
  },
  'fusion summon': {
    ...JOINED,
    what: maybe(filter),
    from: oneOrMore(place),
    materials: oneOf('send', 'banish', 'shuffle'),
  },
  'ritual summon': { ...JOINED, name: text, total: whole },
  'synchro summon': { ...JOINED, using: ref },
  modify: { ...JOINED, what, gives: modification, until: duration },
  /** Battle position or face. `other` is the other one of the two. */
  position: { ...JOINED, what, to: oneOf('attack', 'defense', 'other', 'face-down') },
  /** Turned face-up in Defense Position, without a change of the position otherwise. */
  'turn up': { ...JOINED, what },
  'negate activation': { ...JOINED },
  'negate effect': { ...JOINED },
  'negate summon': { ...JOINED },
  'negate summon or activation': { ...JOINED },
  'negate attack': { ...JOINED },
  'end battle phase': { ...JOINED },
  equip: { ...JOINED, what: ref, to: ref },
  /** This card is tied to that one: see the kind `bond`. */
  tie: { ...JOINED, to: ref },
  /** A card from the hand, or this card again. */
  set: { ...JOINED, what },
  /** Reveals the top cards, adds this many of the player's choice and shuffles the rest in. */
  excavate: { ...JOINED, count: whole, add: whole },
  place: { ...JOINED, what: ref, on: oneOf('deck top') },
  control: { ...JOINED, what: ref, to: player, until: duration },
  forbid: { ...JOINED, who: player, what: oneOf(...PROHIBITIONS), until: duration },
  /** Battle damage of a player becomes 0, or is doubled. */
  'battle damage': { ...JOINED, who: player, becomes: oneOf('none'), until: duration },
  counters: { ...JOINED, what, counter: text, amount },
  /** The last monster chosen attacks that one instead. */
  win: { ...JOINED, who: player, reason: text },
  may: { ...JOINED, effects },
  if: { ...JOINED, condition, effects, otherwise: maybe(effects) },
  /** Something that happens later, without an activation. */
  later: { ...JOINED, when: oneOf('end of damage step', 'end phase'), effects },
};
export type Effect = Variants<'do', typeof EFFECTS>;
const effect: Check<Effect> = variants('do', EFFECTS);
