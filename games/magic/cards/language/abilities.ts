/**
 * The costs, choices and effects of spells and abilities. These parts of the language contain each other, so they share
 * one file.
 */
import {
  type Accepted,
  type Check,
  checkedBy,
  complain,
  either,
  flag,
  type Infer,
  isObject,
  isText,
  type Keyed,
  keyed,
  later,
  listOf,
  maybe,
  newName,
  oneOf,
  scoped,
  shape,
  text,
  type Variants,
  variants,
  whole,
  wholeOr,
  wordOr,
} from '@praxis/kit/shape.ts';
import {
  amount,
  cardType,
  color,
  condition,
  duration,
  filter,
  keyword,
  MANA_KINDS,
  manaSymbols,
  type PlayerRef,
  plainKeyword,
  player,
  ref,
  type What,
  what,
} from './references.ts';

const COST = {
  mana: maybe(manaSymbols),
  /** {T} (M-ACT-001). */
  tap: maybe(flag),
  life: maybe(whole),
  /** This permanent, or one that fits. */
  sacrifice: maybe(either(isText, oneOf('this'), filter)),
  /** This many cards of the player's choice. */
  discard: maybe(whole),
  /** Loyalty counters that are added, or removed if negative (M-X-092). */
  loyalty: maybe(whole),
};
export interface Cost extends Infer<typeof COST> {}
export const cost: Check<Cost> = shape(COST);

const TARGET = {
  name: newName,
  /** The number of targets, one if absent; `upTo` allows fewer, also none (M-X-030). */
  count: maybe(whole),
  upTo: maybe(flag),
  /** Names of other targets from which it must differ: "another target". */
  differsFrom: maybe(listOf(text)),
};
const TARGETS = {
  object: { ...TARGET, object: filter },
  player: {
    ...TARGET,
    player: oneOf('any', 'opponent'),
    /**
     * Where the match plays with "any target", a planeswalker too; the effect then applies to its controller
     * (M-AMB-06).
     */
    orPlaneswalker: maybe(flag),
  },
  /** A creature or a player; where the match plays with "any target", a planeswalker too (M-AMB-06). */
  any: { ...TARGET, any: flag },
};
/** A choice on casting or activating (M-CAST-002). Each entry is one use of the word "target" (M-X-029). */
export type Target = Keyed<typeof TARGETS>;
const target: Check<Target> = keyed(TARGETS);

/** Things that something cannot do, or that cannot be done to it. */
export const RESTRICTIONS = ['attack', 'block', 'be blocked', 'untap', 'activate abilities', 'be countered'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/** Static abilities are gathered from printed texts, so none can be given. */
const givenAbilities: Check<Abilities> = listOf(
  checkedBy(
    later(() => ability),
    (value, at) => {
      if (isObject(value) && value.kind === 'static') complain(at, 'a static ability cannot be given');
    },
  ),
);

const MODIFICATION = {
  control: maybe(player),
  addTypes: maybe(listOf(cardType)),
  addSubtypes: maybe(listOf(text)),
  /** Replaces the creature types. */
  creatureTypes: maybe(listOf(text)),
  /** Replaces the colours. */
  colors: maybe(listOf(color)),
  /** M-X-089 */
  loseAbilities: maybe(flag),
  gain: maybe(listOf(keyword)),
  lose: maybe(listOf(plainKeyword)),
  abilities: maybe(givenAbilities),
  base: maybe(shape({ power: amount, toughness: amount })),
  power: maybe(amount),
  toughness: maybe(amount),
  cannot: maybe(listOf(oneOf(...RESTRICTIONS))),
  /** M-X-054 */
  must: maybe(oneOf('attack')),
  blockersMax: maybe(whole),
  blockersMin: maybe(whole),
  cannotBeBlockedBy: maybe(filter),
  canBlockOnly: maybe(filter),
};
/** The changes of a continuous effect. Each key belongs to a layer (M-X-080, M-X-081) or is a rule about the object. */
export interface Modification extends Infer<typeof MODIFICATION> {}
const modification: Check<Modification> = shape(MODIFICATION);

const TRIGGERS = {
  enters: { what },
  dies: { what },
  /** From anywhere, also when it was no permanent. */
  'put into graveyard': { what: filter },
  attacks: { what },
  /** `it` is then the creature that is blocked. */
  blocks: { what, blocked: maybe(filter) },
  upkeep: { of: player },
  'end step': { of: player },
  'life gained': { who: player },
  cast: { who: player, what: filter },
  damage: { by: maybe(what), to: wordOr('player', what), combat: maybe(flag) },
};
/** The event of a triggered ability (M-X-038). */
export type Trigger = Variants<'on', typeof TRIGGERS>;
const trigger: Check<Trigger> = variants('on', TRIGGERS);

/** Where a card is put. `second` is the second place from the top of the library. */
export type Destination = Accepted<typeof destination>;
const destination = oneOf('hand', 'graveyard', 'exile', 'battlefield', 'library top', 'library second');

const PLAYER_WORDS = /^(you|each player|each opponent|defending player|that player|(controller|owner) of .+)$/;
const whatOrPlayer: Check<What | PlayerRef> = either(
  (value) => typeof value === 'string' && PLAYER_WORDS.test(value),
  player,
  what,
);

/** Effects in order: later ones can refer to the names of earlier ones. */
export interface Effects extends ReadonlyArray<Effect> {}
const effects: Check<Effects> = listOf(later(() => effect));

const EFFECTS = {
  damage: { amount, to: whatOrPlayer, by: maybe(ref) },
  destroy: { what, noRegeneration: maybe(flag) },
  move: {
    what,
    to: destination,
    tapped: maybe(flag),
    /** Its controller on the battlefield; its owner if absent. */
    under: maybe(player),
    /** This permanent remembers it (`linked`). */
    linked: maybe(flag),
  },
  counter: { what: ref },
  sacrifice: { who: player, what: filter, amount },
  draw: { who: player, amount },
  discard: { who: player, amount },
  'gain life': { who: player, amount },
  'lose life': { who: player, amount },
  'set life': { who: player, amount },
  tap: { what },
  untap: { what },
  modify: { what, gives: modification, until: duration },
  'put counters': { what, counter: oneOf('+1/+1', '-1/-1', 'loyalty'), amount },
  create: { token: text, amount },
  emblem: { emblem: text },
  regenerate: { what },
  fight: { what: ref, with: ref },
  attach: { to: ref },
  /** Damage that these would deal is prevented this turn. */
  'prevent damage': { by: filter, combat: maybe(flag) },
  /**
   * M-X-079 The player searches the own library for up to this many cards and puts them somewhere, then it is shuffled.
   */
  search: {
    what: filter,
    upTo: wholeOr('any number'),
    to: destination,
    tapped: maybe(flag),
    as: maybe(newName),
    linked: maybe(flag),
  },
  /** The player looks at the top cards, puts some that fit somewhere and the rest elsewhere; `rest` may leave them on top. */
  look: {
    amount: whole,
    reveal: maybe(flag),
    choose: filter,
    min: whole,
    max: whole,
    to: destination,
    rest: destination,
  },
  'exile top': { amount: whole, as: newName },
  /** The player may play these cards this turn. */
  'allow playing': { what: ref },
  /** This many copies of the card may be cast without paying for them. */
  'cast copies': { what: ref, amount: whole },
  /** Hand and graveyard become part of the library. */
  'shuffle in': { who: player },
  'choose color': { as: newName },
  /** The player chooses, without targeting, among all that fit or among cards that were named before. */
  choose: { what: filter, among: maybe(ref), as: newName, optional: maybe(flag) },
  may: { effects },
  /** The effects happen unless the player pays one of the costs. */
  unless: { who: player, pays: listOf(cost), effects },
  if: { condition, effects },
  /** M-X-042 */
  later: { when: trigger, effects },
};
export type Effect = Variants<'do', typeof EFFECTS>;
const effect: Check<Effect> = variants('do', EFFECTS);

const ABILITIES = {
  spell: { targets: maybe(listOf(target)), effects },
  /** M-X-031 `sorcery`: only when the player could cast one. Loyalty abilities and equip always are (M-X-072, M-X-092). */
  activated: { cost, sorcery: maybe(flag), targets: maybe(listOf(target)), effects },
  /** M-X-021 {T}: one mana of one of these kinds. */
  mana: { adds: listOf(oneOf(...MANA_KINDS)) },
  triggered: {
    when: listOf(trigger),
    /** M-X-040 */
    if: maybe(condition),
    targets: maybe(listOf(target)),
    effects,
  },
  /** M-X-084 Affects all objects that fit at each moment. */
  static: { of: what, while: maybe(condition), gives: modification },
  /** M-X-075 How the permanent enters the battlefield. */
  enters: {
    tapped: maybe(flag),
    /** As a copy of one that fits, if its player likes; the copy has these abilities besides (M-X-088). */
    copy: maybe(filter),
    abilities: maybe(givenAbilities),
  },
  /** M-X-075 Prevents damage, all of it or all but an amount. */
  prevention: {
    to: wordOr('you and your planeswalkers', what),
    by: maybe(filter),
    combat: maybe(flag),
    allBut: maybe(whole),
  },
};
export type Ability = Variants<'kind', typeof ABILITIES>;
export interface Abilities extends ReadonlyArray<Ability> {}

export type ActivatedAbility = Extract<Ability, { kind: 'activated' }>;
export type TriggeredAbility = Extract<Ability, { kind: 'triggered' }>;
export type StaticAbility = Extract<Ability, { kind: 'static' }>;
export type EntersAbility = Extract<Ability, { kind: 'enters' }>;
export type PreventionAbility = Extract<Ability, { kind: 'prevention' }>;

/** Names given in one ability have no meaning in another. */
export const ability: Check<Ability> = scoped(variants('kind', ABILITIES));
