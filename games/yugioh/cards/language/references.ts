/** How the card language refers to cards, players and numbers. */
import {
  type Check,
  either,
  flag,
  type Infer,
  isText,
  keyed,
  later,
  listOf,
  maybe,
  type Named,
  oneOf,
  oneOrMore,
  shape,
  text,
  type Variants,
  variants,
  whole,
  wordOrName,
} from '@praxis/kit/shape.ts';
import { attribute, frame, icon, kind, monsterAbility, monsterType, place, position } from './words.ts';

const REFS = [
  /** The card with the effect. */
  'this',
  /** The monster that this Equip Card is on. */
  'equipped',
  /** The monsters that are equipped to this one. */
  'equipped monsters',
  /** The card that this one is tied to (Call of the Haunted and its monster). */
  'tied',
  /** The subject of the event: the Summoned monster, the destroyed card, the attacking monster. */
  'it',
  /** The other card of the event: the monster destroyed by battle, the attack target. */
  'other',
  'attacker',
  'attack target',
  /** The monster that battles `this`, or that the player's own monster battles. */
  'opposing',
  /** The player's own monster that battles. */
  'battling',
  /** Both monsters of the battle. */
  'fighters',
  /** The card of the Chain Link that this one answers. */
  'answered',
] as const;

/** One card, or several chosen under one name that was given by a cost, a target or an effect. */
export type Ref = (typeof REFS)[number] | Named;
export const ref: Check<Ref> = wordOrName(...REFS);

const PLAYERS = ['you', 'opponent', 'both', 'turn player'] as const;
export type PlayerRef = (typeof PLAYERS)[number] | `controller of ${Ref}` | `owner of ${Ref}`;
export const player: Check<PlayerRef> = (value, at) => {
  const of = typeof value === 'string' ? /^(?:controller|owner) of (.+)$/.exec(value)?.[1] : undefined;
  if (of === undefined) oneOf(...PLAYERS)(value, at);
  else ref(of, at);
};

/** A number that is compared: exactly, at least, at most; or with that of another card. */
const RANGE = {
  is: maybe(later(() => amount)),
  min: maybe(later(() => amount)),
  max: maybe(later(() => amount)),
  not: maybe(later(() => amount)),
};
export interface Range extends Infer<typeof RANGE> {}
const range: Check<Range> = shape(RANGE);

const FILTER = {
  /** Any of these. */
  kind: maybe(oneOrMore(kind)),
  frame: maybe(oneOrMore(frame)),
  icon: maybe(oneOrMore(icon)),
  ability: maybe(oneOrMore(monsterAbility)),
  /** Not a Tuner. */
  nonTuner: maybe(flag),
  pendulum: maybe(flag),
  attribute: maybe(oneOrMore(attribute)),
  type: maybe(oneOrMore(monsterType)),
  /** The whole name. */
  name: maybe(oneOrMore(text)),
  /** A part of the name, as texts quote it (Y-CARD-004). */
  series: maybe(oneOrMore(text)),
  level: maybe(range),
  rank: maybe(range),
  atk: maybe(range),
  def: maybe(range),
  /** Has the same Attribute, name or Level as that card. */
  same: maybe(shape({ as: ref, what: oneOf('attribute', 'name', 'level') })),
  /** Has another name than that card. */
  differs: maybe(ref),
  /** The player whose side of the field, hand, Deck or Graveyard it is. Either player's if absent. */
  of: maybe(player),
  /** The field if absent. */
  in: maybe(oneOrMore(place)),
  /** Face-up or Set. */
  face: maybe(oneOf('up', 'down')),
  position: maybe(position),
  /** One of these cards. */
  is: maybe(ref),
  /** Not the card with the effect. */
  other: maybe(flag),
  /** How it was Summoned. */
  summoned: maybe(oneOf('special', 'normal')),
  /** It has Xyz Materials, or none. */
  materials: maybe(range),
  /** No Union Monster is equipped to it (Y-X-SMN-10). */
  withoutUnion: maybe(flag),
  /** It can be Special Summoned by this effect. */
  summonable: maybe(flag),
  not: maybe(later(() => filter)),
  any: maybe(listOf(later(() => filter))),
};
/** A description of cards. All given keys must hold. */
export interface Filter extends Infer<typeof FILTER> {}
export const filter: Check<Filter> = shape(FILTER);

/** Cards by reference, or all that fit. */
export type What = Ref | Filter;
export const what: Check<What> = either(isText, ref, filter);

/** How many cards fit, times something. */
const COUNT = { count: filter, times: maybe(whole) };
/** A number of a card; the total if the reference or filter means several. `original`: as printed. `half`: Y-AMB-13. */
const OF = { of: what, times: maybe(whole), half: maybe(flag), original: maybe(flag) };
const AMOUNTS = {
  count: COUNT,
  atk: { atk: shape(OF) },
  def: { def: shape(OF) },
  level: { level: shape(OF) },
  rank: { rank: shape(OF) },
  /** A number chosen or counted under a name. */
  number: { number: text, times: maybe(whole) },
  /** The damage of the event. */
  damage: { damage: oneOf('event') },
  /** All of these together. */
  sum: { sum: listOf(later(() => amount)) },
};
export type Amount =
  | number
  | Infer<typeof COUNT>
  | { readonly atk: Infer<typeof OF> }
  | { readonly def: Infer<typeof OF> }
  | { readonly level: Infer<typeof OF> }
  | { readonly rank: Infer<typeof OF> }
  | { readonly number: string; readonly times?: number }
  | { readonly damage: 'event' }
  | Sum;
interface Sum {
  readonly sum: readonly Amount[];
}
export const amount: Check<Amount> = either(
  (value) => typeof value === 'number',
  whole,
  keyed(AMOUNTS) as Check<Amount>,
);

/** All of these. */
export interface Conditions extends ReadonlyArray<Condition> {}
export const conditions: Check<Conditions> = listOf(later(() => condition));

const CONDITIONS = {
  /** At least one fits (or `min`), at most `max`. `max: 0` is none. */
  cards: { what: filter, min: maybe(whole), max: maybe(whole) },
  lp: { who: player, max: maybe(whole), min: maybe(whole) },
  turn: { of: player },
  /** The phase or step, as `steps.ts` names them; `main` is both Main Phases, `damage` the Damage Step. */
  phase: { phase: oneOrMore(text), of: maybe(player) },
  /** This card was Summoned this turn, in this way. */
  'summoned this turn': { how: oneOrMore(oneOf('normal', 'flip', 'special')), orTurnedUp: maybe(flag) },
  /** This card was activated this turn, and has been there since. */
  'activated this turn': {},
  /** That card is a monster that can be Special Summoned now. */
  'can be summoned': { what: ref },
  /** An effect of this card (by its number) has been used this turn and was not negated. */
  'used this turn': { effect: whole },
  /** This card battles a fitting card. */
  battles: { what: maybe(what), with: maybe(filter), attacking: maybe(flag) },
  /** This card is the attacker of the event, the target … */
  fits: { what: ref, filter },
  /** Not all of these. */
  not: { of: conditions },
  any: { of: conditions },
};
export type Condition = Variants<'if', typeof CONDITIONS>;
export const condition: Check<Condition> = variants('if', CONDITIONS);

/** When a change ends. `end phase`: Y-X-STA-03; `turn`: when the turn ends; `damage step`, `battle phase`; `standby`: the player's next one; `left`: never, while the card stays. */
export const DURATIONS = [
  'end phase',
  'turn',
  'battle phase',
  'damage step',
  'calculation',
  'standby',
  'left',
] as const;
export type Duration = (typeof DURATIONS)[number];
export const duration: Check<Duration> = oneOf(...DURATIONS);
