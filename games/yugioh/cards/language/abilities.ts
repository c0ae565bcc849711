/** The kinds of effects, and their events. */
import {
  type Check,
  either,
  flag,
  type Infer,
  isText,
  listOf,
  maybe,
  oneOf,
  oneOrMore,
  scoped,
  shape,
  text,
  type Variants,
  variants,
  whole,
} from '@praxis/kit/shape.ts';
import { cost, effects, modification, PROHIBITIONS, target } from './effects.ts';
import { condition, filter, player, ref, what } from './references.ts';
import { place } from './words.ts';

export const SUMMON_WAYS = [
  'normal',
  'tribute',
  'flip',
  'special',
  'fusion',
  'ritual',
  'synchro',
  'xyz',
  'pendulum',
] as const;
export type SummonWay = (typeof SUMMON_WAYS)[number];
const ways = oneOrMore(oneOf(...SUMMON_WAYS));
const causes = oneOrMore(
  oneOf(
    'battle',
    'effect',
    "opponent's effect",
    'cost',
    'tribute',
    'discard',
    'synchro material',
    'xyz material',
    'fusion material',
  ),
);

const EVENTS = {
  /** `one`: exactly one monster was Summoned (Y-X-PEN-06). */
  /** `owner`: the owner of the Graveyard or hand it came from. */
  summoned: {
    what,
    how: maybe(ways),
    by: maybe(player),
    from: maybe(place),
    owner: maybe(player),
    one: maybe(flag),
    /** By its own condition. */
    own: maybe(flag),
  },
  /** Y-X-SMN-02 A Summon is declared and has not succeeded. */
  'would be summoned': { how: maybe(ways), by: maybe(player) },
  /** To the Graveyard. `from`: `field` for "from the field". `yours`: "to your Graveyard". */
  sent: {
    what,
    yours: maybe(flag),
    from: maybe(place),
    cause: maybe(causes),
    for: maybe(filter),
    /** Because the monster that it was equipped to was used as Xyz Material. */
    withMaterial: maybe(flag),
  },
  /**
   * `sent`: and sent to the Graveyard (Y-X-TRG-09). `one`: exactly one card. `yours`: "this card you control", "to your Graveyard". `up`: "this
   * face-up card".
   */
  destroyed: {
    what,
    by: maybe(causes),
    sent: maybe(flag),
    one: maybe(flag),
    from: maybe(place),
    attacked: maybe(flag),
    yours: maybe(flag),
    up: maybe(flag),
  },
  /** Y-LVF-001. `up`: "this face-up card you control". */
  leaves: { what, by: maybe(causes), up: maybe(flag) },
  'returned to hand': { what, by: maybe(causes), one: maybe(flag) },
  /** `at`: the target; `direct`: a direct attack. */
  'attack declared': { by: what, at: maybe(what), direct: maybe(flag) },
  /** For an attack, or by an activated effect. */
  targeted: { what, by: oneOf('attack', "opponent's monster effect") },
  'attack negated': {},
  /** Battle damage was inflicted; `by` is the monster that did. `piercing`: by attacking a Defense Position monster (Y-DMG-014). */
  'battle damage': { to: player, by: maybe(what), piercing: maybe(flag) },
  /** `what` destroys `victim` by battle; `sent`: and it is in the Graveyard. */
  'destroys by battle': { what, victim: maybe(filter), sent: maybe(flag) },
  /** A Chain Link. `card`: a card is activated, not merely an effect of it (Y-X-NEG-04). */
  activated: {
    what: filter,
    by: maybe(player),
    card: maybe(flag),
    effect: maybe(flag),
    includes: maybe(oneOf('special summon', 'destroy on field')),
  },
  /** Cards were added from the Main Deck to the hand. */
  added: { to: player },
};
export type On = Variants<'on', typeof EVENTS>;
export const on: Check<On> = variants('on', EVENTS);
const ons = listOf(on);

/** Phases and steps in which an effect is activated without an event. */
const DURING = {
  phase: oneOf('draw', 'standby', 'main', 'battle', 'end', 'damage start', 'damage', 'calculation'),
  /** The player whose turn it is; either player's if absent. */
  of: maybe(player),
};
export interface During extends Infer<typeof DURING> {}

/**
 * Y-X-OPT-01 to Y-X-OPT-06: `copy` "once per turn"; `name` "you can only use this effect of … once per turn"; `activation` "you
 * can only activate 1 … per turn"; `any effect` "you can only use 1 effect of … per turn"; `duel` once per Duel by name; `copy together`
 * "once per turn" for all such effects of the copy.
 */
export const LIMITS = ['copy', 'copy together', 'name', 'activation', 'any effect', 'duel'] as const;
export type Limit = (typeof LIMITS)[number];

const MODE = {
  /** The word after `choosing`; `text/` has it in each language. */
  mode: text,
  if: maybe(listOf(condition)),
  targets: maybe(listOf(target)),
  effects,
};
export interface Mode extends Infer<typeof MODE> {}

const ACTIVATED = {
  /** A Pendulum Effect: it works in the Pendulum Zone. */
  pendulum: maybe(flag),
  /** Where the card is when the effect is activated; face-up on the field if absent. */
  in: maybe(oneOrMore(place)),
  if: maybe(listOf(condition)),
  /** Conditions that must hold at resolution, too. */
  stillIf: maybe(listOf(condition)),
  once: maybe(oneOf(...LIMITS)),
  cost: maybe(listOf(cost)),
  targets: maybe(listOf(target)),
  /** "Activate 1 of these effects." */
  modes: maybe(listOf(shape(MODE))),
  effects,
  /** Prohibitions for its player in the turn in which it is activated (Y-X-OPT-05). */
  forbids: maybe(listOf(oneOf(...PROHIBITIONS))),
  /** The targeted card cannot be activated in response. */
  silences: maybe(ref),
};

/** `when` can miss its timing if the effect is optional, `if` cannot (Y-X-TRG-03, Y-X-TRG-05). */
const TRIGGERED = {
  when: maybe(ons),
  ifEvent: maybe(ons),
  during: maybe(shape(DURING)),
  /** "You can". */
  optional: maybe(flag),
};

const ABILITIES = {
  /** The activation of a Spell or Trap Card, with the effect that belongs to it. */
  activate: { ...ACTIVATED, when: maybe(ons), ifEvent: maybe(ons), during: maybe(shape(DURING)) },
  ignition: ACTIVATED,
  /** Spell Speed 2, in either player's turn. */
  quick: { ...ACTIVATED, when: maybe(ons), ifEvent: maybe(ons), during: maybe(shape(DURING)) },
  trigger: { ...ACTIVATED, ...TRIGGERED },
  /** Y-MON-007 */
  flip: { ...ACTIVATED, optional: maybe(flag) },
  /** Y-MON-003 Applies to all cards that fit at each moment. */
  continuous: {
    pendulum: maybe(flag),
    in: maybe(oneOrMore(place)),
    of: what,
    while: maybe(listOf(condition)),
    gives: modification,
  },
  /** A prohibition for its controller or the opponent. */
  prohibition: {
    pendulum: maybe(flag),
    who: player,
    what: oneOf(...PROHIBITIONS, 'attack with more than one monster'),
    while: maybe(listOf(condition)),
  },
  /** The opponent's monsters cannot choose these monsters as attack targets. */
  protection: { of: filter, while: maybe(listOf(condition)) },
  /** Rules of the game that differ while the card is there. */
  rule: {
    pendulum: maybe(flag),
    rule: oneOf(
      'cards cannot be banished',
      "opponent's cards are banished instead of being sent to the Graveyard",
      'traps cannot be activated',
      'trap effects are negated',
      'the battling monster has no effects',
      'only one can be controlled',
      'this can be detached instead',
      'no battle damage from Pendulum battles',
    ),
  },
  /** This card and another depend on each other, without activations. */
  bond: {
    whenThisLeaves: maybe(oneOf('destroy it')),
    whenItIsDestroyed: maybe(oneOf('destroy this')),
    whenItLeaves: maybe(oneOf('destroy this')),
  },
  /** The card destroys itself as soon as this holds. */
  'destroyed if': { if: listOf(condition) },
  /** The card destroys itself when this happens, without an activation. */
  'destroyed when': { when: on },
  /** It stays on the field although it is a Normal Spell or Trap, for this many turns of the opponent. */
  stays: { turns: maybe(whole) },
  /** Something else happens instead; `optional` replacements are asked for. */
  replacement: {
    of: what,
    would: oneOf('be destroyed by battle', 'be destroyed by effect'),
    instead: oneOf('destroy this', 'destroy the equipped monster'),
    optional: maybe(flag),
    /** Battle damage that its controller takes from the battle is inflicted to the opponent, too. */
    sharesDamage: maybe(flag),
  },
};
export type Ability = Variants<'kind', typeof ABILITIES>;
/** Names given in one effect mean nothing in another. */
export const ability: Check<Ability> = scoped(variants('kind', ABILITIES));

export type ActivatedKind = 'activate' | 'ignition' | 'quick' | 'trigger' | 'flip';
export type Activated = Extract<Ability, { kind: ActivatedKind }>;
export type Triggered = Extract<Ability, { kind: 'trigger' }>;
export type Continuous = Extract<Ability, { kind: 'continuous' }>;

const OWN_SUMMON = {
  from: place,
  if: maybe(listOf(condition)),
  cost: maybe(listOf(cost)),
  /** Tributes as for a Normal Summon of its Level. */
  tributesByLevel: maybe(flag),
  /** `copy` is once per turn, `duel` once per Duel; both by name (Y-X-OPT-06). */
  once: maybe(oneOf('turn', 'duel')),
  gives: maybe(modification),
  /** The monster gets this only if the paid cards fit. */
  givesIf: maybe(shape({ what: ref, filter, gives: modification })),
};
/** A Summon by the monster's own condition: it starts no Chain (Y-SPS-005). */
export interface OwnSummon extends Infer<typeof OWN_SUMMON> {}
export const ownSummon: Check<OwnSummon> = shape(OWN_SUMMON);

const SUMMONING = {
  /** Kinds of Summons that are forbidden. */
  cannot: maybe(listOf(oneOf('normal', 'set', 'special'))),
  /** It can be Special Summoned only in this way: a kind, its own condition, or by a card of this name. */
  only: maybe(either(isText, oneOf('fusion', 'ritual', 'own'), shape({ by: text }))),
  own: maybe(listOf(ownSummon)),
  /** It can be Special Summoned, in any way, only while this holds. */
  while: maybe(listOf(condition)),
  /** It can be Synchro Summoned once per turn. */
  once: maybe(flag),
};
export interface Summoning extends Infer<typeof SUMMONING> {}
export const summoning: Check<Summoning> = shape(SUMMONING);

const MATERIALS = {
  /** Each filter is one Fusion Material. */
  fusion: maybe(listOf(filter)),
  synchro: maybe(shape({ tuner: filter, others: filter, least: maybe(whole) })),
  xyz: maybe(shape({ count: whole, orMore: maybe(flag), what: filter, over: maybe(filter) })),
};
export interface Materials extends Infer<typeof MATERIALS> {}
export const materials: Check<Materials> = shape(MATERIALS);

const AS_MATERIAL = {
  /** Levels that it may count as besides its own, for a Synchro Summon. */
  levels: maybe(listOf(whole)),
  /** It may count as a card of this series among the listed materials, and serves only such monsters. */
  substitute: maybe(shape({ series: text, only: maybe(flag) })),
  /** An Xyz Monster made only of cards of this series gets this effect. */
  gives: maybe(shape({ series: text, effect: ability })),
};
export interface AsMaterial extends Infer<typeof AS_MATERIAL> {}
export const asMaterial: Check<AsMaterial> = shape(AS_MATERIAL);

const NORMAL_SUMMONS = {
  /** One Normal Summon of a fitting monster besides the ordinary one (Y-X-SMN-20). */
  extra: maybe(filter),
  /** One Normal Summon of a fitting monster without Tributes, while this card is there. */
  withoutTributes: maybe(filter),
  in: maybe(place),
};
export interface NormalSummons extends Infer<typeof NORMAL_SUMMONS> {}
export const normalSummons: Check<NormalSummons> = shape(NORMAL_SUMMONS);
