/** The card language as checks: every key of every kind. What the types know at compile time is known of foreign data at load time. */

import {
  atLeast,
  bool,
  type Check,
  complain,
  either,
  flag,
  has,
  isNumber,
  isObject,
  isText,
  later,
  listOf,
  maybe,
  oneOf,
  type ShapeOf,
  shape,
  text,
  variants,
  whole,
} from '@praxis/kit/shape.ts';
import {
  type Ability,
  type Attack,
  CONDITIONS,
  type Cost,
  type Count,
  type Effect,
  type Fact,
  KINDS,
  type Modifier,
  type Provision,
  type Quality,
  STAGES,
  SYMBOLS,
  TAGS,
  TYPES,
  type Wanted,
  type Who,
} from '../language.ts';

const type = oneOf(...TYPES);
const condition = oneOf(...CONDITIONS);
const you = oneOf('you', 'opponent');
const player = oneOf('you', 'opponent', 'each');
const spot = oneOf('active', 'bench');

const QUALITY: ShapeOf<Quality> = {
  kind: maybe(oneOf(...KINDS, 'Trainer', 'Energy')),
  stage: maybe(oneOf(...STAGES, 'Evolution')),
  type: maybe(either(Array.isArray, listOf(type, 1), type)),
  name: maybe(text),
  tag: maybe(oneOf(...TAGS)),
  ruleBox: maybe(bool),
  hpMax: maybe(atLeast(10)),
  retreatMin: maybe(atLeast(0)),
  evolvesFromYours: maybe(flag),
  not: maybe(later(() => quality)),
  or: maybe(
    listOf(
      later(() => quality),
      2,
    ),
  ),
};
const quality: Check = shape(QUALITY);

const WHO: ShapeOf<Who> = {
  ...QUALITY,
  of: maybe(oneOf('you', 'opponent', 'both')),
  spot: maybe(spot),
  damaged: maybe(flag),
  energy: maybe(listOf(type)),
  noEnergy: maybe(flag),
  condition: maybe(oneOf(...CONDITIONS, 'any')),
  hpLeftMax: maybe(atLeast(0)),
  evolved: maybe(bool),
  other: maybe(flag),
};
const who: Check = shape(WHO);

const TARGET_WORDS = ['self', 'active', 'defending', 'that', 'attacker'] as const;
const target: Check = either(
  isText,
  oneOf(...TARGET_WORDS),
  either(has('each'), shape({ each: who }), shape({ choose: who, count: maybe(atLeast(1)), upTo: maybe(flag) })),
);

const COUNTS: { readonly [Kind in Count['count']]: Omit<ShapeOf<Extract<Count, { count: Kind }>>, 'count'> } = {
  counters: { on: target },
  energy: { on: target, type: maybe(type) },
  'energy cards': { on: target, card: quality },
  hand: { of: you },
  'prizes taken': { by: you },
  'prizes left': { of: you },
  pokemon: { who },
  'discard pile': { card: quality },
  heads: { coins: either(isText, oneOf('until tails'), atLeast(1)) },
  done: {},
};
const count: Check = later(() => variants('count', COUNTS));

const amount: Check = either(isNumber, atLeast(0), shape({ times: atLeast(1), of: count }));

const FACTS: { readonly [Kind in Fact['if']]: Omit<ShapeOf<Extract<Fact, { if: Kind }>>, 'if'> } = {
  is: { who: target, a: who },
  any: { who },
  'behind in prizes': {},
  'equal hands': {},
  done: {},
  played: { card: quality },
  'at least': { of: count, amount: atLeast(0) },
  'extra energy': { amount: atLeast(1), type: maybe(type) },
  'own first turn': {},
  not: { fact: later(() => fact) },
  all: {
    facts: listOf(
      later(() => fact),
      2,
    ),
  },
};
export const fact: Check = later(() => variants('if', FACTS));

const WANTED: ShapeOf<Wanted> = { card: quality, count: atLeast(1), upTo: maybe(flag), may: maybe(flag) };
const wanted = shape(WANTED);

const source: Check = either(
  isText,
  oneOf('deck', 'discard pile', 'hand', "opponent's hand"),
  either(has('top'), shape({ top: atLeast(1) }), shape({ bottom: atLeast(1) })),
);
const destination: Check = either(
  isText,
  oneOf('hand', 'bench', 'deck', 'bottom of deck', 'top of deck', 'discard pile', 'Lost Zone'),
  either(has('attach'), shape({ attach: target }), shape({ attachInAnyWay: who })),
);

const ignored = listOf(oneOf('weakness', 'resistance', 'effects'), 1);
const until = oneOf('end of turn', "end of opponent's next turn", 'end of your next turn');

const MODIFIERS: { readonly [Kind in Modifier['gets']]: Omit<ShapeOf<Extract<Modifier, { gets: Kind }>>, 'gets'> } = {
  hp: { amount: whole },
  'retreat cost': { amount: whole },
  'no retreat cost': {},
  'attack cost': { amount: whole },
  'damage done': { amount: whole, to: maybe(who) },
  'damage taken': { amount: whole, from: maybe(who) },
  'no damage': { from: maybe(who) },
  'no effects': { from: maybe(who) },
  'cannot attack': {},
  'cannot retreat': {},
  'cannot use': { attack: text },
  'flip to attack': {},
  immune: { to: listOf(condition, 1) },
  'no Abilities': {},
  'bench size': { amount: whole },
  'cannot play': { card: quality },
};
const modifier: Check = later(() => variants('gets', MODIFIERS));

export const effects: Check = listOf(later(() => effect));

const EFFECTS: { readonly [Kind in Effect['do']]: Omit<ShapeOf<Extract<Effect, { do: Kind }>>, 'do'> } = {
  damage: { amount, to: target, ignoring: maybe(ignored) },
  'more damage': { amount },
  ignore: { what: ignored },
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
    to: either(isText, oneOf('discard pile', 'hand', 'top of deck', 'Lost Zone', ...TARGET_WORDS), target),
  },
  switch: { who: you, chosenBy: you, with: maybe(oneOf('self')) },
  'take from play': {
    what: target,
    to: oneOf('hand', 'deck', 'discard pile', 'Lost Zone'),
    attached: oneOf('too', 'discarded'),
  },
  evolve: { what: target, from: oneOf('deck', 'hand'), skipping: maybe(flag), searchFirst: maybe(flag) },
  devolve: { what: target },
  'discard stadium': {},
  flip: { heads: maybe(effects), tails: maybe(effects) },
  if: { fact, effects, else: maybe(effects) },
  may: { effects, ifSo: maybe(effects) },
  choose: { most: atLeast(1), among: listOf(effects, 2) },
  lasting: {
    on: either(isText, oneOf('you', 'opponent', ...TARGET_WORDS), target),
    until,
    gives: listOf(modifier, 1),
  },
  'end turn': {},
};
const effect: Check = later(() => variants('do', EFFECTS));

const COST: ShapeOf<Cost> = { discard: wanted };
export const cost = shape(COST);

const NAMED = {
  name: maybe(text),
  vstar: maybe(flag),
  as: maybe(oneOf('Poké-Body', 'Poké-Power', 'Ancient Trait', 'rule')),
};
const USED = { use: oneOf('once', 'often'), spot: maybe(spot), if: maybe(fact), cost: maybe(cost), effects };
const STATIC = {
  to: either(isText, oneOf('self', 'you'), who),
  gives: listOf(modifier, 1),
  if: maybe(fact),
  spot: maybe(spot),
};
const TRIGGERED = {
  when: oneOf(
    'evolved',
    'attached',
    'damaged',
    'active knocked out',
    'knocked out',
    'checkup',
    'end of turn',
    'benched',
    'put on Bench',
    'Energy attached',
  ),
  may: maybe(flag),
  if: maybe(fact),
  effects,
};

function powerWith(more: Readonly<Record<string, unknown>>): Check {
  const form = (keys: object): Check => shape({ ...keys, ...more } as never);
  const forms = [
    ['use', form(USED)],
    ['gives', form(STATIC)],
    ['when', form(TRIGGERED)],
    ['leaves', form({ leaves: oneOf('end of turn') })],
  ] as const;
  return (value, at) => {
    const found = forms.find(([key]) => isObject(value) && key in value);
    if (found) found[1](value, at);
    else complain(at, 'expected one of use, gives, when, leaves');
  };
}

export const power = powerWith({});
export const ability: Check = powerWith({ ...NAMED, name: text } satisfies Partial<Record<keyof Ability, unknown>>);

const costLetters: Check = (value, at) => {
  if (typeof value !== 'string' || [...value].some((letter) => !SYMBOLS[letter]))
    complain(at, `expected letters of ${Object.keys(SYMBOLS).join('')}, not ${JSON.stringify(value)}`);
};

const ATTACK: ShapeOf<Attack> = {
  name: text,
  cost: costLetters,
  damage: maybe(either(isNumber, atLeast(0), shape({ each: atLeast(1), of: count }))),
  before: maybe(effects),
  effects: maybe(effects),
  gx: maybe(flag),
  vstar: maybe(flag),
};
export const attack = shape(ATTACK);

const PROVISION: ShapeOf<Provision> = {
  types: either(isText, oneOf('every'), listOf(type, 1)),
  count: atLeast(1),
  if: maybe(fact),
};
export const provision = shape(PROVISION);
