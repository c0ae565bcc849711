/** The card language as checks: every key of every kind. What the types know at compile time is known of foreign data at load time. */

import {
  bool,
  type Check,
  complain,
  either,
  flag,
  inside,
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
import { STEPS } from '../../rules/state/steps.ts';
import {
  type Ability,
  type ActionAbility,
  type Activated,
  type CardDef,
  type Effect,
  LIBRARY_TYPES,
  type Mode,
  type Strike,
} from '../language.ts';
import {
  amount,
  amountOrAll,
  choose,
  chosenName,
  conditions,
  cost,
  filter,
  give,
  none,
  ref,
  refOrSeat,
  STATS,
  seat,
  TRIGGERS,
} from './schema-parts.ts';

// Effects.

const strike: Check = shape({
  kind: oneOf(
    'hand',
    'damage',
    'dodge',
    'combat ends',
    'steal blood',
    'destroy equipment',
    'destroy weapon',
    'steal equipment',
    'steal weapon',
    'none',
  ),
  amount: maybe(amount),
  ranged: maybe(flag),
  first: maybe(flag),
  aggravated: maybe(flag),
  strengthBased: maybe(flag),
  unpreventable: maybe(flag),
  undodgeable: maybe(flag),
  most: maybe(whole),
  orMelee: maybe(flag),
  evenDodged: maybe((value, at) => effects(value, at)),
  also: maybe((value, at) => effects(value, at)),
} satisfies ShapeOf<Strike>);

/** Effects in order: what one of them names, the next can refer to; names given inside stay inside. */
export const effects: Check = (value, at) => listOf(effect)(value, { ...at, names: new Set(at.names) });

/** Inside, these names are known as well. */
const effectsWith =
  (...names: readonly string[]): Check =>
  (value, at) =>
    effects(value, { ...at, names: new Set([...at.names, ...names]) });

type EffectShapes = { readonly [Kind in Effect['do']]: ShapeOf<Omit<Extract<Effect, { do: Kind }>, 'do'>> };
const onCard = { card: ref };
const refOrPool: Check = (value, at) => (value === 'pool' ? undefined : ref(value, at));
const destination = either(
  isObject,
  shape({ under: ref }),
  oneOf('ready', 'torpor', 'uncontrolled', 'hand', 'library', 'removed'),
);
const EFFECTS: EffectShapes = {
  modify: {
    stat: oneOf(...STATS),
    amount,
    of: maybe(refOrSeat),
    until: maybe(oneOf('action', 'combat', 'round', 'turn', 'strike', 'unlock', 'game')),
    limited: maybe(flag),
    while: maybe(conditions),
    unneeded: maybe(flag),
    eachRound: maybe(flag),
  },
  'gain pool': { who: seat, amount },
  'burn pool': { who: seat, amount, orBlood: maybe(flag) },
  'gain blood': { card: ref, amount, upToStart: maybe(flag) },
  'burn blood': { card: ref, amount },
  'move blood': { from: refOrPool, to: refOrPool, amount: amountOrAll },
  lock: onCard,
  unlock: onCard,
  wake: onCard,
  burn: onCard,
  move: { card: ref, to: destination, shown: maybe(flag), with: maybe(whole) },
  'put in play': {
    card: maybe(ref),
    on: maybe(ref),
    clan: maybe(chosenName),
    counters: maybe(amount),
    superior: maybe(flag),
    remembers: maybe(oneOf('self', 'target player')),
    pays: maybe(flag),
    uncontested: maybe(flag),
  },
  strike: { strike },
  maneuver: { optional: maybe(flag) },
  press: { only: maybe(oneOf('continue', 'end')) },
  'additional strikes': { amount: whole },
  prevent: {
    amount: amountOrAll,
    only: maybe(oneOf('normal', 'aggravated')),
    from: maybe(oneOf('gun strike', 'other than gun strike', 'opposing strike')),
    keeps: maybe(flag),
  },
  'set range': { range: oneOf('close', 'long', 'chosen'), nextRound: maybe(flag) },
  damage: { to: ref, amount, aggravated: maybe(flag), unpreventable: maybe(flag), by: maybe(ref) },
  fight: { who: maybe(ref), with: ref, reversed: maybe(flag) },
  end: { what: oneOf('combat', 'action', 'block attempt', 'bleed'), notAgain: maybe(flag) },
  'redirect bleed': { to: seat },
  'reduce bleed': { amount },
  cancel: { card: ref, costNotPaid: maybe(flag) },
  diablerize: onCard,
  control: { who: seat, card: ref },
  title: { card: ref, rank: text, of: maybe(text) },
  become: { card: ref, sect: text },
  discard: { who: seat, amount },
  search: {
    as: text,
    filter,
    places: listOf(oneOf('library', 'ash heap', 'hand', 'crypt')),
    usable: maybe(flag),
    first: maybe(flag),
  },
  'attempt to block': none,
  note: { card: ref, note: text },
  'gain votes': { amount, card: maybe(ref), cards: maybe(filter), against: maybe(flag) },
  'bar from voting': { cards: filter },
  'each card': { cards: filter, effects: effectsWith('it') },
  abstain: onCard,
  'apply allotment': { named: chosenName, from: maybe(seat) },
  // Whom the minion was fighting is remembered for later.
  later: { when: oneOf('after resolution', 'end of combat'), effects: effectsWith('opponent') },
  // biome-ignore lint/suspicious/noThenProperty: it is the word of the card language.
  may: { who: maybe(seat), effects, then: maybe(effects), else: maybe(effects), cost: maybe(cost) },
  if: { conditions, effects, else: maybe(effects) },
  choose: { choose },
};
const anyEffect = variants('do', EFFECTS);
const effect: Check = (value, at) => {
  anyEffect(value, at);
  if (isObject(value) && value.do === 'search') give(at, value.as);
};

// Modes and abilities.

const chooses = listOf(choose);
const steps = listOf(oneOf(...STEPS));

export const mode: Check = (value, at) => {
  const here: Place = { ...at, names: new Set(at.names) };
  // The choices come first, since everything else may refer to them.
  if (isObject(value) && value.choose !== undefined) chooses(value.choose, inside(here, 'choose'));
  MODE(value, here);
};
const checkedBefore: Check = () => {};
const MODE = shape({
  level: maybe(text),
  disciplines: maybe(listOf(text)),
  as: maybe(oneOf(...LIBRARY_TYPES)),
  traits: maybe(listOf(text)),
  requires: maybe(filter),
  when: maybe(steps),
  conditions: maybe(conditions),
  cost: maybe(cost),
  by: maybe(oneOf('other than acting', 'acting or other', 'outside combat', 'locked')),
  inTorpor: maybe(flag),
  withoutAction: maybe(flag),
  inCombat: maybe(flag),
  once: maybe(oneOf('combat', 'round', 'turn', 'action', 'unlock', 'turn of all')),
  choose: maybe(checkedBefore),
  during: maybe(effects),
  action: maybe(
    shape({
      kind: oneOf('bleed', 'fight', 'effect', 'hunt', 'leave torpor'),
      stealth: maybe(whole),
      bleed: maybe(whole),
      hunt: maybe(whole),
      target: maybe(text),
    }),
  ),
  effects,
  paidWithEffects: maybe(flag),
} satisfies ShapeOf<Mode>);

const of = either((value) => typeof value === 'string', oneOf('this', 'bearer', 'controller'), filter);
type Always = Extract<Ability, { always: string }>;
type AlwaysShapes = { readonly [Kind in Always['always']]: ShapeOf<Omit<Extract<Always, { always: Kind }>, 'always'>> };
const ALWAYS: AlwaysShapes = {
  modify: { stat: oneOf(...STATS), amount, of: maybe(of), if: maybe(conditions) },
  discipline: { discipline: text, if: maybe(conditions) },
  sect: { sect: text },
  'chosen clan': none,
  'as a vampire': { cards: filter, disciplines: maybe(listOf(text)), capacity: maybe(whole) },
  'open hand': { who: seat },
  'cannot play': { name: text },
  surcharge: { name: text, pool: whole, on: maybe(oneOf('bearer')) },
  'instead of replacing': none,
  'mandatory action': { name: text },
  vulnerable: { trait: text },
  'vote cost': { blood: whole },
  bound: { combat: maybe(flag) },
  'no target': { of: filter },
};

const ABILITIES: Readonly<Record<string, Check>> = {
  always: variants('always', ALWAYS),
  use: shape({
    use: text,
    when: steps,
    turn: maybe(oneOf('own', 'other', 'any')),
    cost: maybe(cost),
    once: maybe(oneOf('turn', 'action', 'combat', 'round', 'phase', 'referendum')),
    conditions: maybe(conditions),
    choose: maybe(checkedBefore),
    effects,
    by: maybe(oneOf('controller', 'bearer')),
    user: maybe(oneOf('controller of bearer')),
    as: maybe(oneOf(...LIBRARY_TYPES)),
    byLocked: maybe(flag),
    onceFor: maybe(oneOf('bearer')),
    level: maybe(text),
  } satisfies ShapeOf<Activated>),
  trigger: shape({
    trigger: oneOf(...TRIGGERS),
    name: maybe(text),
    if: maybe(conditions),
    choose: maybe(checkedBefore),
    effects,
    optional: maybe(flag),
    once: maybe(oneOf('turn')),
  } satisfies ShapeOf<Extract<Ability, { trigger: string }>>),
  weapon: shape({
    weapon: strike,
    maneuver: maybe(oneOf('each combat', 'each round')),
    once: maybe(oneOf('combat', 'round')),
  } satisfies ShapeOf<Extract<Ability, { weapon: unknown }>>),
  combatRound: shape({
    combatRound: oneOf('strike resolution'),
    damage: amount,
    ranged: maybe(flag),
    aggravated: maybe(flag),
    if: maybe(conditions),
  } satisfies ShapeOf<Extract<Ability, { combatRound: string }>>),
  action: shape({
    action: text,
    level: maybe(text),
    by: either((value) => typeof value === 'string', oneOf('bearer'), filter),
    kind: maybe(oneOf('bleed', 'fight', 'effect', 'political')),
    during: maybe(effects),
    stealth: maybe(whole),
    bleed: maybe(whole),
    cost: maybe(cost),
    conditions: maybe(conditions),
    choose: maybe(checkedBefore),
    target: maybe(ref),
    effects,
  } satisfies ShapeOf<ActionAbility>),
};

export const ability: Check = (value, at) => {
  const kind = isObject(value) ? Object.keys(ABILITIES).find((key) => Object.hasOwn(value, key)) : undefined;
  if (kind === undefined) {
    complain(at, 'an ability is one of always, use, action, trigger, weapon, combatRound');
    return;
  }
  const here: Place = { ...at, names: new Set(at.names) };
  const { choose: given } = value as { readonly choose?: unknown };
  if (given !== undefined) chooses(given, inside(here, 'choose'));
  (ABILITIES[kind] as Check)(value, here);
};

const abilities: Check = listOf(ability);
const stringOrWhole = wholeOr('any');

/** A definition, without what makes sense of it; `validate` adds that. */
export const CARD: ShapeOf<CardDef> = {
  id: text,
  name: text,
  as: maybe(text),
  kind: oneOf('vampire', 'imbued', 'library'),
  editions: maybe(listOf(oneOf('2000', 'third', 'fifth'))),
  unique: maybe(bool),
  traits: maybe(listOf(text)),
  abilities: maybe(abilities),
  variants: maybe(() => {}),
  clan: maybe(text),
  capacity: maybe(whole),
  group: maybe(stringOrWhole),
  sect: maybe(text),
  title: maybe(text),
  titleOf: maybe(text),
  disciplines: maybe((value, at) => {
    if (!isObject(value)) complain(at, 'expected Disciplines and their levels');
    else for (const [code, level] of Object.entries(value)) oneOf(1, 2)(level, inside(at, code));
  }),
  advanced: maybe(bool),
  mergedAbilities: maybe(abilities),
  mergedTitle: maybe(text),
  mergedTitleOf: maybe(text),
  bleed: maybe(whole),
  strength: maybe(whole),
  votes: maybe(whole),
  types: maybe(listOf(oneOf(...LIBRARY_TYPES))),
  cost: maybe(cost),
  requires: maybe(filter),
  oneOnMinion: maybe(text),
  burnOption: maybe(bool),
  trifle: maybe(bool),
  outOfTurn: maybe(bool),
  life: maybe(whole),
  superiorLife: maybe(whole),
  superiorStrength: maybe(whole),
  gives: maybe(text),
  capacityBonus: maybe(whole),
  replace: maybe(oneOf('action', 'combat', 'unlock', 'discard', 'turn')),
  modes: maybe(listOf(mode)),
};
