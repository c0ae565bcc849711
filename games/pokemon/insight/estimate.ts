/**
 * A card's effects in numbers, for bots. They read this and never the shape of a definition, so a new kind of effect is
 * counted here and nowhere else. Benefits are the user's; harm is negative.
 */
import {
  type Amount,
  type Attack,
  type CardDef,
  type Count,
  type Effect,
  isEnergyDef,
  isFossilDef,
  isPlayedDef,
  isPokemonDef,
  isStayingDef,
  type Modifier,
  type PokemonDef,
  type Power,
  type Target,
  type Who,
} from '../cards/language.ts';

/** Possible gains, in the units of the game. */
export interface Benefits {
  /** Damage on the opponent's Pokémon, in points. */
  readonly damage: number;
  /** Damage on one's own, healed (positive) or done (negative). */
  readonly healing: number;
  /** Cards that come to the hand. */
  readonly cards: number;
  /** Energy attached to one's own Pokémon. */
  readonly energy: number;
  /** Pokémon that come into play or evolve. */
  readonly pokemon: number;
  /** Hindrance of the opponent: conditions, Energy lost, switching, prohibitions. */
  readonly hindrance: number;
  /** Freedom of one's own: switching, protection, more HP. */
  readonly freedom: number;
}

export const NOTHING: Benefits = { damage: 0, healing: 0, cards: 0, energy: 0, pokemon: 0, hindrance: 0, freedom: 0 };

export interface AttackEstimate {
  readonly name: string;
  readonly energy: number;
  readonly gives: Benefits;
}

export interface CardEstimate {
  readonly kind: CardDef['kind'];
  /** Of a Pokémon; 0 for others. */
  readonly hp: number;
  readonly prizes: number;
  readonly attacks: readonly AttackEstimate[];
  /** The gains of playing the card, at once. */
  readonly gives: Benefits;
  /** The repeated gains while it is in play. */
  readonly inPlay: Benefits;
}

function plus(a: Benefits, b: Benefits, factor = 1): Benefits {
  return {
    damage: a.damage + b.damage * factor,
    healing: a.healing + b.healing * factor,
    cards: a.cards + b.cards * factor,
    energy: a.energy + b.energy * factor,
    pokemon: a.pokemon + b.pokemon * factor,
    hindrance: a.hindrance + b.hindrance * factor,
    freedom: a.freedom + b.freedom * factor,
  };
}

const some = (benefits: Partial<Benefits>): Benefits => ({ ...NOTHING, ...benefits });

/** The usual number of each thing on an ordinary table. */
const USUAL: { readonly [Kind in Count['count']]: (count: Extract<Count, { count: Kind }>) => number } = {
  counters: () => 3,
  energy: () => 2,
  'energy cards': () => 2,
  hand: () => 5,
  'prizes taken': () => 2,
  'prizes left': () => 4,
  pokemon: () => 2,
  'discard pile': () => 3,
  heads: ({ coins }) => (coins === 'until tails' ? 1 : coins / 2),
  done: () => 1,
};

function usual(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  return amount.times * (USUAL[amount.of.count] as (count: Count) => number)(amount.of);
}

/** The number of targets, and whether they are the opponent's. */
function aim(to: Target): { readonly theirs: boolean; readonly many: number } {
  if (typeof to === 'string') return { theirs: to === 'defending' || to === 'attacker', many: 1 };
  const who: Who = 'each' in to ? to.each : to.choose;
  return { theirs: who.of === 'opponent', many: 'each' in to ? (who.spot === 'active' ? 1 : 3) : (to.count ?? 1) };
}

/** The target decides whether harm is good. */
function harm(to: Target, amount: number): Benefits {
  const { theirs, many } = aim(to);
  return theirs ? some({ damage: amount * many }) : some({ healing: -amount * many });
}

const WORTH_OF_MODIFIER: { readonly [Kind in Modifier['gets']]: number } = {
  hp: 1,
  'retreat cost': 0.5,
  'no retreat cost': 1,
  'attack cost': -2,
  'damage done': 2,
  'damage taken': 2,
  'no damage': 4,
  'no effects': 2,
  'cannot attack': -4,
  'cannot retreat': -2,
  'cannot use': -2,
  'flip to attack': -2,
  immune: 1,
  'no Abilities': -2,
  'bench size': 0,
  'cannot play': -2,
};

function worthOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, modifier) => {
    const worth = WORTH_OF_MODIFIER[modifier.gets];
    return (
      sum +
      ('amount' in modifier &&
      modifier.amount < 0 &&
      modifier.gets !== 'damage taken' &&
      modifier.gets !== 'retreat cost'
        ? -worth
        : worth)
    );
  }, 0);
}

const OF_EFFECT: { readonly [Kind in Effect['do']]: (effect: Extract<Effect, { do: Kind }>) => Benefits } = {
  damage: ({ amount, to }) => harm(to, usual(amount)),
  'more damage': ({ amount }) => some({ damage: usual(amount) }),
  ignore: () => some({ damage: 5 }),
  nothing: () => NOTHING,
  'put counters': ({ amount, on }) => harm(on, usual(amount) * 10),
  'spread counters': ({ amount }) => some({ damage: amount * 10 }),
  'move counters': ({ upTo }) => some({ damage: upTo * 5 }),
  heal: ({ amount, on }) =>
    some({ healing: (amount === 'all' ? 60 : amount) * aim(on).many * (aim(on).theirs ? -1 : 1) }),
  afflict: ({ on }) => some(aim(on).theirs ? { hindrance: 3 } : { freedom: -3 }),
  recover: () => some({ freedom: 2 }),
  'knock out': ({ what }) => harm(what, 120),
  draw: ({ amount, who }) => some({ cards: who === 'opponent' ? -usual(amount) : who === 'you' ? usual(amount) : 0 }),
  'draw until': ({ amount }) => some({ cards: Math.max(0, usual(amount) - 3) }),
  take: ({ cards, to }) =>
    ofTaking(
      cards.reduce((sum, { count }) => sum + count, 0),
      to,
    ),
  'put hand': ({ who }) => some({ cards: who === 'opponent' ? 3 : who === 'you' ? -3 : 0 }),
  'discard top': ({ amount, who }) => some({ hindrance: who === 'opponent' ? usual(amount) : 0 }),
  'move energy': ({ amount, from, to }) => ofEnergy(typeof amount === 'number' ? amount : 2, from, to),
  switch: ({ who }) => some(who === 'you' ? { freedom: 2 } : { hindrance: 2 }),
  'take from play': ({ what }) => some(aim(what).theirs ? { hindrance: 6 } : { freedom: 2 }),
  evolve: () => some({ pokemon: 1 }),
  devolve: ({ what }) => some(aim(what).theirs ? { hindrance: 4 } : { pokemon: -1 }),
  'discard stadium': () => some({ hindrance: 1 }),
  flip: ({ heads = [], tails = [] }) => plus(plus(NOTHING, estimateEffects(heads), 0.5), estimateEffects(tails), 0.5),
  if: ({ effects, else: otherwise = [] }) =>
    plus(plus(NOTHING, estimateEffects(effects), 0.5), estimateEffects(otherwise), 0.5),
  may: ({ effects, ifSo = [] }) => estimateEffects([...effects, ...ifSo]),
  choose: ({ among }) => estimateEffects(among[0] ?? []),
  lasting: ({ on, gives }) => {
    const worth = worthOf(gives);
    const theirs = on === 'opponent' || (on !== 'you' && aim(on).theirs);
    return some(theirs ? { hindrance: -worth } : { freedom: worth });
  },
  'end turn': () => some({ freedom: -3 }),
};

function ofTaking(count: number, to: Extract<Effect, { do: 'take' }>['to']): Benefits {
  if (typeof to === 'object') return some({ energy: count });
  if (to === 'hand') return some({ cards: count });
  return to === 'bench' ? some({ pokemon: count }) : some({ cards: count / 4 });
}

function ofEnergy(count: number, from: Target, to: Extract<Effect, { do: 'move energy' }>['to']): Benefits {
  if (aim(from).theirs) return some({ hindrance: count * 2 });
  // Energy that moves between one's own Pokémon is not lost.
  return to === 'discard pile' || to === 'Lost Zone' ? some({ energy: -count }) : NOTHING;
}

export function estimateEffects(effects: readonly Effect[]): Benefits {
  return effects.reduce(
    (sum, effect) => plus(sum, (OF_EFFECT[effect.do] as (effect: Effect) => Benefits)(effect)),
    NOTHING,
  );
}

/** An attack that fails at its own coin fails half of the time. */
function canFail(effects: readonly Effect[]): boolean {
  return effects.some((effect) => effect.do === 'flip' && (effect.tails ?? []).some((each) => each.do === 'nothing'));
}

export function estimateAttack({ name, cost, damage, before = [], effects = [] }: Attack): AttackEstimate {
  const base =
    damage === undefined ? 0 : typeof damage === 'number' ? damage : usual({ times: damage.each, of: damage.of });
  const all = plus(plus(some({ damage: base }), estimateEffects(before)), estimateEffects(effects));
  return { name, energy: cost.length, gives: canFail(before) ? plus(NOTHING, all, 0.5) : all };
}

function estimatePower(power: Power): Benefits {
  if ('gives' in power)
    return some({ freedom: worthOf(power.gives) * (power.to === 'self' || power.to === 'you' ? 1 : 0.5) });
  if ('leaves' in power) return NOTHING;
  const once = estimateEffects(power.effects);
  return 'cost' in power && power.cost ? plus(once, some({ cards: -power.cost.discard.count })) : once;
}

function estimatePowers(powers: readonly Power[]): Benefits {
  return powers.reduce((sum, power) => plus(sum, estimatePower(power)), NOTHING);
}

const known = new WeakMap<CardDef, CardEstimate>();

export function estimateCard(def: CardDef): CardEstimate {
  let estimate = known.get(def);
  if (!estimate) {
    estimate = made(def);
    known.set(def, estimate);
  }
  return estimate;
}

function made(def: CardDef): CardEstimate {
  const plain: CardEstimate = { kind: def.kind, hp: 0, prizes: 0, attacks: [], gives: NOTHING, inPlay: NOTHING };
  if (isPokemonDef(def))
    return {
      ...plain,
      hp: def.hp ?? 0,
      prizes: prizesOf(def),
      attacks: (def.attacks ?? []).map(estimateAttack),
      inPlay: estimatePowers(def.abilities ?? []),
    };
  if (isFossilDef(def)) return { ...plain, hp: def.hp, prizes: def.prizes ?? 1, gives: some({ pokemon: 1 }) };
  if (isPlayedDef(def)) {
    const gives = estimateEffects(def.effects);
    return { ...plain, gives: def.cost ? plus(gives, some({ cards: -def.cost.discard.count })) : gives };
  }
  if (isStayingDef(def))
    return { ...plain, attacks: def.attack ? [estimateAttack(def.attack)] : [], inPlay: estimatePowers(def.powers) };
  if (isEnergyDef(def)) {
    const energy = Math.max(...def.provides.map(({ count }) => count));
    return { ...plain, gives: some({ energy }), inPlay: estimatePowers(def.powers ?? []) };
  }
  return plain;
}

function prizesOf({ tags = [], prizes }: PokemonDef): number {
  if (prizes !== undefined) return prizes;
  if (tags.some((tag) => tag === 'VMAX' || tag === 'V-UNION' || tag === 'TAG TEAM')) return 3;
  return tags.some((tag) => ['ex', 'V', 'VSTAR', 'EX', 'GX', 'Mega', 'Primal'].includes(tag)) ? 2 : 1;
}
