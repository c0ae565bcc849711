/** The worth of an activated effect at the current table. It reads the definition that is executed. */
import type { Activated, Amount, CardDef, Cost, Effect, Filter, Modification, What } from '../cards/language.ts';
import { attackWorth, threatOf } from './battle.ts';
import { type Body, bodyWorth, damageWorth, handWorth, type Side, type Table } from './table.ts';

/** An effect that is being considered, with the choices made for it. */
export interface Use {
  readonly table: Table;
  readonly source: number | undefined;
  readonly ability: Activated;
  /** Handles of the named cards so far; a missing name is assumed to be chosen as well as possible. */
  readonly chosen: Readonly<Record<string, readonly number[]>>;
}

/** The objects of an effect: cards that can be seen, or a number of unknown ones of a side. */
interface Objects {
  readonly handles: readonly number[];
  /** A choice among these: only the best counts. */
  readonly oneOf: boolean;
}

const COST_WORTH: { readonly [Each in Cost['pay']]: number } = {
  lp: 0,
  discard: 0.7,
  send: 0.75,
  tribute: 1,
  banish: 0.35,
  return: 0.6,
  detach: 0.15,
  mill: 0.1,
};

export function useWorth(use: Use): number {
  const { ability } = use;
  let worth = effectsWorth(use, ability.effects);
  if (ability.modes) worth += Math.max(...ability.modes.map(({ effects }) => effectsWorth(use, effects)));
  for (const cost of ability.cost ?? []) worth -= costWorth(use, cost);
  return worth;
}

function costWorth({ table: { own } }: Use, cost: Cost): number {
  if (cost.pay === 'lp') {
    const amount = cost.amount === 'half' ? own.lp / 2 : cost.amount;
    return amount >= own.lp ? 20 : damageWorth(own.lp, amount);
  }
  const count = cost.pay === 'mill' ? cost.most : (cost.count ?? 1);
  return COST_WORTH[cost.pay] * count;
}

function effectsWorth(use: Use, effects: readonly Effect[]): number {
  let worth = 0;
  for (const effect of effects) worth += effectWorth(use, effect);
  return worth;
}

function effectWorth(use: Use, effect: Effect): number {
  const { table } = use;
  const { own, foe } = table;
  switch (effect.do) {
    case 'destroy':
    case 'send':
      return removed(use, effect.what, 1);
    case 'banish':
      return removed(use, effect.what, 1.05);
    case 'return':
      return effect.to === 'hand' ? returned(use, effect.what) : removed(use, effect.what, 0.9);
    case 'discard':
      return sideSign(effect.who) * -0.8 * Math.min(effect.count, effect.who === 'opponent' ? foe.cards : own.cards);
    case 'draw':
      return sideSign(effect.who) * 0.95 * amountOf(use, effect.count, 1) * (own.deck < 6 ? -1 : 1);
    case 'damage':
      return effect.who === 'opponent'
        ? damageWorth(foe.lp, amountOf(use, effect.amount, 800))
        : -damageWorth(own.lp, amountOf(use, effect.amount, 800));
    case 'gain':
      return sideSign(effect.who) * 0.00025 * amountOf(use, effect.amount, 1000);
    case 'mill':
      return sideSign(effect.who) * 0.05 * effect.count;
    case 'find':
    case 'excavate':
      return effect.do === 'find' && effect.to === 'graveyard' ? 0.5 : 1;
    case 'summon':
      return summoned(use, effect.what, effect.count ?? 1);
    case 'token':
      return 0.5 * effect.count;
    case 'trap monster':
      return 0.6 + threatOf(table) * 0.5;
    case 'fusion summon':
    case 'ritual summon':
    case 'synchro summon':
      return 1.2;
    case 'modify':
      return modified(use, effect.what, effect.gives, effect.until === 'left');
    case 'equip':
      return effect.what === 'this' ? equipped(use, effect.to) : removed(use, effect.what, 1);
    case 'position':
      return positioned(use, effect.what);
    case 'negate activation':
    case 'negate effect':
    case 'negate summon':
    case 'negate summon or activation':
      return negated(use);
    case 'negate attack':
    case 'end battle phase':
      return Math.max(0, threatOf(table)) + (effect.do === 'end battle phase' ? 0.3 : 0);
    case 'battle damage':
      return effect.who === 'you' ? 0.6 * Math.max(0, threatOf(table)) : 0;
    case 'control':
      return removed(use, effect.what, 1.4);
    case 'forbid':
      return forbidden(table, effect.who, effect.what);
    case 'win':
      return sideSign(effect.who) * 20;
    case 'may':
      return Math.max(0, effectsWorth(use, effect.effects));
    case 'if':
      return 0.6 * effectsWorth(use, effect.effects) + 0.3 * effectsWorth(use, effect.otherwise ?? []);
    case 'later':
      return 0.5 * effectsWorth(use, effect.effects);
    case 'set':
    case 'place':
      return 0.2;
    case 'turn up':
    case 'counters':
      return 0.1;
    case 'choose':
    case 'choose at random':
    case 'declare':
    case 'tie':
      return 0;
    default:
      return effect satisfies never;
  }
}

function sideSign(who: string): 1 | -1 | 0 {
  return who === 'opponent' ? -1 : who === 'both' ? 0 : 1;
}

function amountOf(use: Use, amount: Amount, usual: number): number {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return objectsOf(use, amount.count).handles.length * (amount.times ?? 1);
  const part = 'atk' in amount ? amount.atk : undefined;
  if (part) {
    const body = use.table.body(objectsOf(use, part.of).handles[0]);
    if (body) return body.atk * (part.half ? 0.5 : 1);
  }
  return usual;
}

/** The cards of the field in the description, as far as a view shows them. */
function objectsOf(use: Use, what: What): Objects {
  const { table, source, ability, chosen } = use;
  const { attack, chain, summon } = table.where;
  if (typeof what !== 'string') {
    if (what.is !== undefined) return objectsOf(use, what.is);
    return { handles: fittingOnField(table, what, source), oneOf: false };
  }
  const some = (...handles: readonly (number | undefined)[]): Objects => ({
    handles: handles.filter((each) => each !== undefined),
    oneOf: false,
  });
  const isMyAttack = table.isMyTurn;
  switch (what) {
    case 'this':
      return some(source);
    case 'attacker':
      return some(attack?.attacker);
    case 'attack target':
      return some(attack?.target);
    case 'battling':
      return some(isMyAttack ? attack?.attacker : attack?.target);
    case 'opposing':
      return some(isMyAttack ? attack?.target : attack?.attacker);
    case 'fighters':
      return some(attack?.attacker, attack?.target);
    case 'answered':
      return some(chain.at(-1)?.card);
    case 'it':
    case 'other':
      return some(...(summon?.cards ?? (attack ? [attack.attacker] : newestOf(table.foe))));
    case 'equipped':
    case 'tied':
      return some();
    default: {
      const name = what.slice('the '.length);
      const named = chosen[name];
      if (named) return { handles: named, oneOf: false };
      const target = ability.targets?.find((each) => each.as === name);
      const choice = target?.what ?? choiceOf(ability.effects, name);
      return choice ? { handles: fittingOnField(table, choice, source), oneOf: true } : some();
    }
  }
}

/** The newest monster: a window does not name its subject. */
function newestOf({ bodies }: Side): readonly number[] {
  return bodies.slice(-1).map(({ handle }) => handle);
}

/** The filter of a `choose` that gave the name. */
function choiceOf(effects: readonly Effect[], name: string): Filter | undefined {
  for (const effect of effects) if (effect.do === 'choose' && effect.as === name) return effect.what;
  return undefined;
}

function fittingOnField(table: Table, filter: Filter, source: number | undefined): readonly number[] {
  const places = filter.in === undefined ? undefined : [filter.in].flat();
  if (places && !places.some((place) => ['field', 'monsters', 'spells', 'pendulum'].includes(place))) return [];
  const sides = filter.of === 'you' ? [table.own] : filter.of === 'opponent' ? [table.foe] : [table.own, table.foe];
  const handles: number[] = [];
  for (const side of sides) {
    for (const body of side.bodies) if (fitsBody(filter, body)) handles.push(body.handle);
    for (const { handle, def, isSet } of side.backing)
      if (fitsDef(filter, def) && isFace(filter, isSet) && !wantsMonster(filter)) handles.push(handle);
  }
  return handles.filter((handle) => handle !== source);
}

function wantsMonster({ kind, atk, level, attribute, type, position }: Filter): boolean {
  return (
    (kind !== undefined && [kind].flat().every((each) => each === 'monster')) ||
    [atk, level, attribute, type, position].some((each) => each !== undefined)
  );
}

function isFace({ face }: Filter, isSet: boolean): boolean {
  return face === undefined || (face === 'down') === isSet;
}

function fitsBody(filter: Filter, body: Body): boolean {
  if (filter.kind !== undefined && ![filter.kind].flat().includes('monster')) return false;
  if (!isFace(filter, body.position === 'set')) return false;
  if (filter.position === 'attack' && body.position !== 'attack') return false;
  if (filter.position === 'defense' && body.position === 'attack') return false;
  const { atk } = filter;
  if (typeof atk?.min === 'number' && body.atk < atk.min) return false;
  if (typeof atk?.max === 'number' && body.atk > atk.max) return false;
  return fitsDef(filter, body.def);
}

/** Checks the card's definition; an unknown card may be anything. */
export function fitsDef(filter: Filter, def: CardDef | undefined): boolean {
  if (!def) return true;
  const any = <T>(wanted: T | readonly T[] | undefined, is: (each: T) => boolean): boolean =>
    wanted === undefined || ([wanted].flat() as T[]).some(is);
  const { level } = filter;
  if (typeof level?.is === 'number' && def.level !== level.is) return false;
  if (typeof level?.max === 'number' && (def.level ?? 99) > level.max) return false;
  if (typeof level?.min === 'number' && (def.level ?? 0) < level.min) return false;
  return (
    any(filter.kind, (each) => each === def.kind) &&
    any(filter.icon, (each) => each === def.icon) &&
    any(filter.frame, (each) => each === def.frame) &&
    any(filter.attribute, (each) => each === def.attribute) &&
    any(filter.type, (each) => each === def.type) &&
    any(filter.name, (each) => each === def.name) &&
    any(filter.series, (each) => def.name.includes(each) || (def.series ?? []).includes(each)) &&
    any(filter.ability, (each) => (def.abilities ?? []).includes(each))
  );
}

/** The sum over all objects, or the best one of a choice. */
function over({ handles, oneOf }: Objects, worth: (handle: number) => number): number {
  if (handles.length === 0) return 0;
  const each = handles.map(worth);
  return oneOf ? Math.max(...each) : each.reduce((sum, one) => sum + one, 0);
}

/** Removing a card of the other side is good, of one's own bad. */
export function removal(table: Table, handle: number): number {
  const card = table.body(handle) ?? table.backing(handle);
  if (!card) return table.isMine(handle) ? -0.1 : 0.4;
  // A Set Spell or Trap may be used in response; an attacking monster is worth removing even more.
  const pressing = handle === table.where.attack?.attacker && !card.mine ? Math.max(0, threatOf(table)) : 0;
  return (card.mine ? -1 : 1) * card.worth + pressing;
}

function removed(use: Use, what: What, times: number): number {
  return times * over(objectsOf(use, what), (handle) => removal(use.table, handle));
}

/** From the field it is an exchange of tempo; from the Graveyard it is a card. */
function returned(use: Use, what: What): number {
  const objects = objectsOf(use, what);
  if (objects.handles.length === 0) return 0.8;
  return over(objects, (handle) => {
    const body = use.table.body(handle);
    const isExtra = body?.def?.frame === 'synchro' || body?.def?.frame === 'xyz' || body?.def?.frame === 'fusion';
    if (body || use.table.backing(handle)) return (isExtra ? 1.1 : 0.6) * removal(use.table, handle);
    const def = use.table.def(handle);
    return def && use.table.isMine(handle) ? handWorth(def) : 0;
  });
}

function summoned(use: Use, what: What, count: number): number {
  const { table, ability, chosen } = use;
  if (typeof what === 'string') {
    if (what === 'this') return worthOf(table.def(use.source));
    const [handle] = chosen[what.slice('the '.length)] ?? [];
    if (handle !== undefined) return worthOf(table.def(handle));
    const filter =
      ability.targets?.find(({ as }) => what === `the ${as}`)?.what ?? choiceOf(ability.effects, what.slice(4));
    return filter ? bestOf(table, filter) : 1;
  }
  return Math.min(count, 2) * bestOf(table, what);
}

function worthOf(def: CardDef | undefined): number {
  return def ? bodyWorth(def.atk ?? 0, def.def ?? 0) : 1.1;
}

/** The best monster among those that can be seen where it may come from. */
function bestOf(table: Table, filter: Filter): number {
  const places = [filter.in ?? 'hand'].flat();
  if (places.includes('deck') || places.includes('extra')) return 1.2;
  const sides = filter.of === 'you' ? [table.own] : filter.of === 'opponent' ? [table.foe] : [table.own, table.foe];
  let best = 0;
  for (const side of sides)
    for (const place of places)
      for (const def of table.known(side, place))
        if (def.kind === 'monster' && fitsDef(filter, def)) best = Math.max(best, worthOf(def));
  return best;
}

/** A change of ATK decides a battle, or makes a monster stronger for longer. */
function modified(use: Use, what: What, gives: Modification, lasts: boolean): number {
  const { table } = use;
  const objects = objectsOf(use, what);
  const sign = gives.loses ? -1 : 1;
  return over(objects, (handle) => {
    const body = table.body(handle);
    if (!body) return 0;
    const side = body.mine ? 1 : -1;
    const change =
      gives.atkBecomes === undefined
        ? sign * amountOf(use, gives.atk ?? 0, 1000) +
          (gives.atkTimes === 'half' ? -body.atk / 2 : gives.atkTimes ? body.atk : 0)
        : amountOf(use, gives.atkBecomes, 0) - body.atk;
    const other = gives.negated || gives.cannot ? -0.5 * side : 0.05 * side;
    return turned(table, body, change) + side * (lasts ? 0.0006 : 0.00015) * change + other;
  });
}

/** The change in the outcome of the current battle, or of the next one. */
function turned(table: Table, body: Body, change: number): number {
  const { own, foe, where } = table;
  const { attack } = where;
  if (!attack || change === 0) return 0;
  const attacker = table.body(attack.attacker);
  const target = table.body(attack.target);
  if (!attacker || (body.handle !== attacker.handle && body.handle !== target?.handle)) return 0;
  const [mine, other] = table.isMyTurn ? [own, foe] : [foe, own];
  const after = (each: Body): Body =>
    each.handle === body.handle ? { ...each, atk: Math.max(0, each.atk + change) } : each;
  const difference =
    attackWorth(after(attacker), target && after(target), mine, other) - attackWorth(attacker, target, mine, other);
  return table.isMyTurn ? difference : -difference;
}

function equipped(use: Use, to: What): number {
  const { table } = use;
  const def = table.def(use.source);
  let gain = 0.3;
  for (const each of def?.effects ?? [])
    if (each.kind === 'continuous' && each.of === 'equipped') gain += 0.0006 * amountOf(use, each.gives.atk ?? 0, 500);
  const objects = objectsOf(use, to);
  return over(objects, (handle) => {
    const body = table.body(handle);
    return body ? (body.mine ? gain + 0.1 * body.worth : -gain) : 0;
  });
}

/** The attacker goes to Defense Position, the strong one is turned. */
function positioned(use: Use, what: What): number {
  return over(objectsOf(use, what), (handle) => {
    const body = use.table.body(handle);
    if (!body) return 0.1;
    return body.mine
      ? -0.1
      : 0.3 + (handle === use.table.where.attack?.attacker ? Math.max(0, threatOf(use.table)) : 0);
  });
}

function negated({ table }: Use): number {
  const { chain, summon } = table.where;
  const link = chain.at(-1);
  if (link) return link.seat === table.own.seat ? -3 : 1.3;
  return summon ? (summon.seat === table.own.seat ? -3 : 1.4) : 0;
}

function forbidden(table: Table, who: string, what: string): number {
  const sign = -sideSign(who);
  if (what === 'attack' || what === 'battle phase') {
    // Only before the attacks of the turn, and only if there are any to fear.
    const isTheirs = !table.isMyTurn && ['main 1', 'start step', 'battle step'].includes(table.where.phase);
    return sign * (isTheirs ? 0.4 + Math.max(0, threatOf(table)) : 0.05);
  }
  return sign * 0.3;
}
