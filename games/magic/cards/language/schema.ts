/** The card language as checks: every key of every kind. What the types know at compile time is known of foreign data at load time. */

import {
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
import { isManaCost } from '../../rules/faces.ts';
import {
  type Ability,
  CARD_TYPES,
  type CardDef,
  COLORS,
  type Condition,
  type Cost,
  type Effect,
  type Filter,
  KEYWORDS,
  LAND_TYPES,
  MANA_KINDS,
  type Modification,
  RESTRICTIONS,
  SUPERTYPES,
  type Trigger,
} from '../language.ts';

const isText = (value: unknown): boolean => typeof value === 'string';
const isList = (value: unknown): boolean => Array.isArray(value);
const THE = 'the ';

/** A name that has been given before, by a target, a choice or an effect. */
function isNamed(value: string, at: Place): boolean {
  if (!value.startsWith(THE)) return false;
  const name = value.slice(THE.length);
  if (!at.names.has(name)) complain(at, `nothing has been chosen under the name ${JSON.stringify(name)}`);
  return true;
}

const REFS = ['this', 'host', 'it', 'linked'];
const PLAYERS = ['you', 'each player', 'each opponent', 'defending player', 'that player'];

const ref: Check = (value, at) => {
  if (typeof value === 'string' && isNamed(value, at)) return;
  oneOf(...REFS)(value, at);
};

const player: Check = (value, at) => {
  if (typeof value === 'string') {
    const of = /^(?:controller|owner) of (.+)$/.exec(value)?.[1];
    if (of !== undefined) return ref(of, at);
    if (isNamed(value, at)) return;
  }
  oneOf(...PLAYERS)(value, at);
};

const playerOrOpponent = either((value) => value === 'opponent', text, player);
const oneOrMore = (...allowed: readonly string[]): Check =>
  either(isList, listOf(oneOf(...allowed)), oneOf(...allowed));

const quality: Check = (value, at) => {
  if (typeof value === 'string' && isNamed(value, at)) return;
  oneOf(...COLORS, ...CARD_TYPES)(value, at);
};

const keyword: Check = either(
  isText,
  oneOf(...KEYWORDS),
  either(
    (value) => isObject(value) && 'protection' in value,
    shape({ protection: listOf(quality), keepsAuras: maybe(flag) }),
    shape({ landwalk: oneOf(...LAND_TYPES) }),
  ),
);

const FILTER: ShapeOf<Filter> = {
  type: maybe(oneOrMore(...CARD_TYPES)),
  supertype: maybe(oneOf(...SUPERTYPES)),
  subtype: maybe(text),
  color: maybe(oneOrMore(...COLORS)),
  keyword: maybe(keyword),
  controller: maybe(playerOrOpponent),
  owner: maybe(playerOrOpponent),
  in: maybe(oneOf('battlefield', 'stack', 'graveyard', 'hand', 'library', 'exile')),
  other: maybe(flag),
  combat: maybe(oneOf('attacking', 'blocking', 'attacking or blocking')),
  tapped: maybe(oneOf(true, false)),
  powerMin: maybe(whole),
  toughnessMin: maybe(whole),
  attachedTo: maybe(ref),
  damagedBy: maybe(ref),
  not: maybe((value, at) => filter(value, at)),
  any: maybe((value, at) => listOf(filter)(value, at)),
};
export const filter: Check = shape(FILTER);

const what = either(isText, ref, filter);
const whatOrPlayer: Check = (value, at) => {
  if (!isText(value)) return filter(value, at);
  const quiet: Place = { ...at, errors: [] };
  player(value, quiet);
  if (quiet.errors.length > 0) ref(value, at);
};

const amount: Check = either(
  isObject,
  either((value) => isObject(value) && 'count' in value, shape({ count: filter }), shape({ power: ref })),
  wholeOr('X', 'that much', 'starting life'),
);

type ConditionShapes = { readonly [Kind in Condition['if']]: ShapeOf<Omit<Extract<Condition, { if: Kind }>, 'if'>> };
const CONDITIONS: ConditionShapes = {
  exists: { what: filter, min: maybe(whole) },
  none: { what: filter },
  'controls this': { who: player },
  'lost life last turn': { who: player },
  'life below start': { who: player },
  'has cast a spell this turn': { who: player },
};
const condition: Check = variants('if', CONDITIONS);

const manaText: Check = (value, at) => {
  if (typeof value !== 'string' || !isManaCost(value))
    complain(at, `expected mana symbols, not ${JSON.stringify(value)}`);
};

const COST: ShapeOf<Cost> = {
  mana: maybe(manaText),
  tap: maybe(flag),
  life: maybe(whole),
  sacrifice: maybe(either(isText, oneOf('this'), filter)),
  discard: maybe(whole),
  loyalty: maybe(whole),
};
const cost: Check = shape(COST);

const MODIFICATION: ShapeOf<Modification> = {
  control: maybe(player),
  addTypes: maybe(listOf(oneOf(...CARD_TYPES))),
  addSubtypes: maybe(listOf(text)),
  creatureTypes: maybe(listOf(text)),
  colors: maybe(listOf(oneOf(...COLORS))),
  loseAbilities: maybe(flag),
  gain: maybe(listOf(keyword)),
  lose: maybe(listOf(oneOf(...KEYWORDS))),
  abilities: maybe((value, at) => listOf(givenAbility)(value, at)),
  base: maybe(shape({ power: amount, toughness: amount })),
  power: maybe(amount),
  toughness: maybe(amount),
  cannot: maybe(listOf(oneOf(...RESTRICTIONS))),
  must: maybe(oneOf('attack')),
  blockersMax: maybe(whole),
  blockersMin: maybe(whole),
  cannotBeBlockedBy: maybe(filter),
  canBlockOnly: maybe(filter),
};
const modification: Check = shape(MODIFICATION);

/** Static abilities are gathered from what is printed, so none can be given. */
const givenAbility: Check = (value, at) => {
  if (isObject(value) && value.kind === 'static') complain(at, 'a static ability cannot be given');
  ability(value, at);
};

type TriggerShapes = { readonly [Kind in Trigger['on']]: ShapeOf<Omit<Extract<Trigger, { on: Kind }>, 'on'>> };
const TRIGGERS: TriggerShapes = {
  enters: { what },
  dies: { what },
  'put into graveyard': { what: filter },
  attacks: { what },
  blocks: { what, blocked: maybe(filter) },
  upkeep: { of: player },
  'end step': { of: player },
  'life gained': { who: player },
  cast: { who: player, what: filter },
  damage: { by: maybe(what), to: either((value) => value === 'player', text, what), combat: maybe(flag) },
};
const trigger: Check = variants('on', TRIGGERS);

const duration: Check = either(isObject, shape({ while: condition }), oneOf('turn', 'next untap', 'game'));
const destination = oneOf('hand', 'graveyard', 'exile', 'battlefield', 'library top', 'library second');

/** A name that later effects can refer to. */
const newName: Check = (value, at) => {
  text(value, at);
  if (typeof value === 'string') at.names.add(value);
};

/** Effects in order: what one of them names, the next can refer to. */
const effects: Check = (value, at) => listOf(effect)(value, at);

type EffectShapes = { readonly [Kind in Effect['do']]: ShapeOf<Omit<Extract<Effect, { do: Kind }>, 'do'>> };
const EFFECTS: EffectShapes = {
  damage: { amount, to: whatOrPlayer, by: maybe(ref) },
  destroy: { what, noRegeneration: maybe(flag) },
  move: { what, to: destination, tapped: maybe(flag), under: maybe(player), linked: maybe(flag) },
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
  'prevent damage': { by: filter, combat: maybe(flag) },
  search: {
    what: filter,
    upTo: wholeOr('any number'),
    to: destination,
    tapped: maybe(flag),
    as: maybe(newName),
    linked: maybe(flag),
  },
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
  'allow playing': { what: ref },
  'cast copies': { what: ref, amount: whole },
  'shuffle in': { who: player },
  'choose color': { as: newName },
  choose: { what: filter, among: maybe(ref), as: newName, optional: maybe(flag) },
  may: { effects: (value, at) => effects(value, at) },
  unless: { who: player, pays: listOf(cost), effects: (value, at) => effects(value, at) },
  if: { condition, effects: (value, at) => effects(value, at) },
  later: { when: trigger, effects: (value, at) => effects(value, at) },
};
const effect: Check = variants('do', EFFECTS);

const COMMON_TARGET = {
  name: newName,
  count: maybe(whole),
  upTo: maybe(flag),
  differsFrom: maybe(listOf(text)),
};
const target: Check = either(
  (value) => isObject(value) && 'object' in value,
  shape({ ...COMMON_TARGET, object: filter }),
  either(
    (value) => isObject(value) && 'player' in value,
    shape({ ...COMMON_TARGET, player: oneOf('any', 'opponent'), orPlaneswalker: maybe(flag) }),
    shape({ ...COMMON_TARGET, any: flag }),
  ),
);

type AbilityShapes = { readonly [Kind in Ability['kind']]: ShapeOf<Omit<Extract<Ability, { kind: Kind }>, 'kind'>> };
const ABILITIES: AbilityShapes = {
  spell: { targets: maybe(listOf(target)), effects },
  activated: { cost, sorcery: maybe(flag), targets: maybe(listOf(target)), effects },
  mana: { adds: listOf(oneOf(...MANA_KINDS)) },
  triggered: { when: listOf(trigger), if: maybe(condition), targets: maybe(listOf(target)), effects },
  static: { of: what, while: maybe(condition), gives: modification },
  enters: {
    tapped: maybe(flag),
    copy: maybe(filter),
    abilities: maybe((value, at) => listOf(givenAbility)(value, at)),
  },
  prevention: {
    to: either((value) => value === 'you and your planeswalkers', text, what),
    by: maybe(filter),
    combat: maybe(flag),
    allBut: maybe(whole),
  },
};

/** Names given in one ability mean nothing in another. */
const ability: Check = (value, at) => variants('kind', ABILITIES)(value, { ...at, names: new Set() });

export const CARD: ShapeOf<CardDef> = {
  id: text,
  name: text,
  as: maybe(text),
  cost: maybe(manaText),
  colors: maybe(listOf(oneOf(...COLORS))),
  supertypes: maybe(listOf(oneOf(...SUPERTYPES))),
  types: listOf(oneOf(...CARD_TYPES)),
  subtypes: maybe(listOf(text)),
  power: maybe(amount),
  toughness: maybe(amount),
  loyalty: maybe(whole),
  keywords: maybe(listOf(keyword)),
  enchant: maybe(filter),
  equip: maybe(cost),
  castOnly: maybe(condition),
  additionalCost: maybe(cost),
  abilities: maybe(listOf(ability)),
  object: maybe(oneOf('token', 'emblem')),
};
