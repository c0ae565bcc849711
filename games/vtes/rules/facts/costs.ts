/** Costs of cards. */

import type { CardId, Piece, Seat } from '@praxis/engine';
import type { Ability, CardDef, Cost, Filter, Mode, Strike } from '../../cards/language.ts';
import type { Combat } from '../state/combat.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { isSaid } from '../state/words.ts';
import { repeats } from './acting.ts';
import { isVampire } from './cards.ts';
import { allHold } from './conditions.ts';
import { opponentOf, whoIs } from './fighters.ts';
import { matches } from './filters.ts';
import { abilitiesOf, hasEffect, isDoing, ownBonus } from './printed.ts';
import { sceneOf } from './scenes.ts';
import { cardsInPlay, pricingCards } from './tabletop.ts';
import { bonus, capacityOf } from './values.ts';

/** A card's cost when an effect lowers or halves it. */
export function loweredCost(
  { cost = {} }: CardDef,
  {
    less,
    half,
  }: {
    readonly less?: { readonly pool: number; readonly blood: number } | undefined;
    readonly half?: true | undefined;
  },
): Cost {
  const lowered = (amount: Cost['pool'] | Cost['blood'], by: number): number | undefined =>
    typeof amount === 'number' ? Math.max(0, half ? Math.floor(amount / 2) : amount - by) : undefined;
  if (!less && !half) return cost;
  const [pool, blood] = [lowered(cost.pool, less?.pool ?? 0), lowered(cost.blood, less?.blood ?? 0)];
  return { ...cost, ...(pool === undefined ? {} : { pool }), ...(blood === undefined ? {} : { blood }) };
}

/** The cost of a mode with the costs added to it. */
export function costOf(def: CardDef, mode: Mode): Cost {
  return mode.cost ?? def.cost ?? {};
}

/** "Burn 1 blood to …" is the price of an effect, not the cost of the card, which prints none (V-CARD-009). */
export function isPriceOfEffect({ cost }: CardDef, mode: Mode | undefined): boolean {
  return cost === undefined && mode?.cost !== undefined;
}

/**
 * The amounts to pay, including the surcharges of cards in play on these targets, and the changes for the minion that
 * plays it in this way.
 */
export function amountsOf(
  g: G,
  seat: Seat,
  def: CardDef,
  cost: Cost,
  x: number,
  targets: readonly number[],
  minion?: CardId,
  mode?: Mode,
): { readonly pool: number; readonly blood: number } {
  const blood =
    cost.blood === 'X'
      ? x
      : cost.blood === 'copies'
        ? copiesOf(g, seat, def)
        : cost.blood === 'capacity'
          ? capacities(g, targets)
          : (cost.blood ?? 0);
  const pool = cost.pool === 'X' ? x : (cost.pool ?? 0);
  const changes = pricingCards(g).length === 0 ? NONE : changesFor(g, def, mode, seat, minion);
  const burned = isPriceOfEffect(def, mode) ? { blood, pool } : NOTHING;
  const base = halved(changes, { blood: blood - burned.blood, pool: pool - burned.pool });
  const cheaper = base.blood > 0 && minion !== undefined ? cheaperBy(g, def, mode, minion) : 0;
  const isDearer = g.state.lasting.length > 0 || g.state.combat !== undefined;
  const dearer = minion !== undefined && isDearer ? dearerBy(g, def, mode, minion) : 0;
  const plain = {
    blood: Math.max(0, base.blood - cheaper) + dearer,
    pool: base.pool + surcharge(g, seat, def, targets),
  };
  const price = changed(changes, plain);
  return { blood: price.blood + burned.blood, pool: price.pool + burned.pool };
}

const NOTHING: Price = { blood: 0, pool: 0 };

/** An effect that makes the next combat card of the minion cheaper. */
function cheaperBy(g: G, def: CardDef, mode: Mode | undefined, minion: CardId): number {
  return g.state.combat && isSuch(def, mode, { type: 'combat' }) ? bonus(g, minion, 'one cheaper combat card') : 0;
}

/** The surcharge of effects on combat cards of a vampire, on strike cards, on reaction cards in the action, and on an action that is repeated. */
function dearerBy(g: G, def: CardDef, mode: Mode | undefined, minion: CardId): number {
  const { action, combat } = g.state;
  let sum = 0;
  if (combat && isSuch(def, mode, { type: 'combat' })) {
    if (isVampire(g, minion)) sum += bonus(g, minion, 'dearer combat cards');
    const strike = mode?.effects.find((effect) => effect.do === 'strike');
    if (strike?.do === 'strike')
      sum += bonus(g, minion, 'dearer strike cards') + priceOfStriking(g, combat, minion, strike.strike);
  }
  if (action && mode && isSuch(def, mode, { type: 'reaction' }))
    sum += bonus(g, action.by, 'dearer reactions') + bonus(g, action.by, 'one dearer reaction');
  for (const { amount } of repeats(g, minion, def.name)) sum += amount;
  return sum;
}

/** The price of a strike at the opponent by the opponent's text; a dodge and the end of combat are aimed at nobody. */
export function priceOfStriking(g: G, combat: Combat, minion: CardId, { kind }: Strike): number {
  if (kind === 'dodge' || kind === 'combat ends' || kind === 'none') return 0;
  const who = whoIs(combat, minion);
  return who === undefined ? 0 : ownBonus(g, opponentOf(combat, who).card, 'price of striking it');
}

interface Price {
  readonly pool: number;
  readonly blood: number;
}
type Change = Extract<Ability, { always: 'cost' }>;
const NONE: readonly Change[] = [];

/** Changes by cards in play to the cost of such a card for the player, or for the minion that plays it. */
function changesFor(g: G, def: CardDef, mode: Mode | undefined, seat: Seat, minion: CardId | undefined): Change[] {
  const found: Change[] = [];
  for (const source of pricingCards(g))
    for (const ability of abilitiesOf(g, source)) {
      if (!('always' in ability) || ability.always !== 'cost') continue;
      if (!isFor(g, source, ability, seat, minion) || !isSuch(def, mode, ability.cards)) continue;
      if (!ability.if || allHold(g, sceneOf(g, source), ability.if)) found.push(ability);
    }
  return found;
}

function isFor(g: G, source: CardId, { for: whom }: Change, seat: Seat, minion: CardId | undefined): boolean {
  if (whom === 'controller') return cardOf(g, source).at === seat;
  if (minion === undefined) return false;
  return whom ? matches(g, sceneOf(g, source), whom, minion) : (cardOf(g, source).play?.on ?? source) === minion;
}

/** The blood that cards in play add to the cost of a political action that a minion takes without playing a card. */
export function politicalCost(g: G, minion: CardId): number {
  if (pricingCards(g).length === 0) return 0;
  const changes = changesFor(g, POLITICAL, undefined, cardOf(g, minion).at, minion).filter(
    ({ cards }) => cards.type === 'political action',
  );
  return changed(changes, { blood: 0, pool: 0 }).blood;
}

const POLITICAL: CardDef = { id: '', name: '', kind: 'library', types: ['political action'] };

/** True if a change concerns the pool cost: because it says so, or because the card costs only pool. */
function isOfPool(change: Change, { blood, pool }: Price): boolean {
  return change.in === 'pool' || (change.in === undefined && blood === 0 && pool > 0);
}

/** A cost is divided before anything is added to it or taken from it. */
function halved(changes: readonly Change[], price: Price): Price {
  let { blood, pool } = price;
  for (const change of changes)
    if (change.amount === 'half')
      if (isOfPool(change, price)) pool = Math.floor(pool / 2);
      else blood = Math.floor(blood / 2);
  return { blood, pool };
}

/**
 * V-CARD-009, V-GEN-001 A cost that is lowered never becomes less than nothing; extra blood or pool is added to the
 * rest.
 */
function changed(changes: readonly Change[], price: Price): Price {
  let { blood, pool } = price;
  for (const each of changes) {
    if (each.amount === 'half') continue;
    const change = each.amount === 'nothing' ? Number.NEGATIVE_INFINITY : each.amount;
    if (isOfPool(each, price)) pool = Math.max(0, pool + change);
    else blood = Math.max(0, blood + change);
  }
  return { blood, pool };
}

/** True if a card that is played in this way is such a card, as far as it is printed on it. */
export function isSuch(def: CardDef, mode: Mode | undefined, filter: Filter): boolean {
  const { is, type, trait, requires, clan, effect, strikeCard, costsBlood, superior, any, not } = filter;
  const types: readonly string[] = mode?.as ? [mode.as] : (def.types ?? []);
  if (is !== undefined && is !== 'card' && !types.includes(is) && !(def.traits ?? []).includes(is)) return false;
  if (type !== undefined && !types.includes(type)) return false;
  if (trait !== undefined && !def.traits?.includes(trait) && !mode?.traits?.includes(trait)) return false;
  if (requires !== undefined && !mode?.disciplines?.some((each) => each.toLowerCase() === requires)) return false;
  if (clan !== undefined && !requiresClan(def, clan)) return false;
  if (effect !== undefined && !(mode ? isDoing(mode, effect) : hasEffect(def, effect))) return false;
  if (strikeCard && !mode?.effects.some((each) => each.do === 'strike')) return false;
  if (costsBlood && (isPriceOfEffect(def, mode) ? undefined : (mode?.cost ?? def.cost)?.blood) === undefined)
    return false;
  if (superior && !mode?.disciplines?.some((each) => each === each.toUpperCase())) return false;
  if (not && isSuch(def, mode, not)) return false;
  return any === undefined || any.some((each) => isSuch(def, mode, each));
}

/** "Gangrel or Gangrel antitribu" requires each of them. */
function requiresClan({ requires }: CardDef, clan: string): boolean {
  return requires?.clan === clan || requires?.any?.some((each) => each.clan === clan) === true;
}

/** The price for the named vampires, by their capacities; before they are named it is 0. */
function capacities(g: G, targets: readonly number[]): number {
  return targets.reduce((sum, id) => sum + capacityOf(g, id as CardId), 0);
}

function copiesOf(g: G, seat: Seat, def: CardDef): number {
  return cardsInPlay(g, seat).filter((id) => defOf(g, id).name === def.name).length;
}

function isDearer({ name, type }: Extract<Ability, { always: 'surcharge' }>, def: CardDef): boolean {
  return (name === undefined || name === def.name) && (type === undefined || def.types?.includes(type) === true);
}

/** The amount that a target and the cards on it add to the cost of playing a card on it. */
export function surchargeOn(g: G, seat: Seat, def: CardDef, target: CardId): number {
  if (!isSaid(g, 'surcharge')) return 0;
  let sum = 0;
  if (cardOf(g, target).at === seat)
    for (const ability of defOf(g, target).abilities ?? [])
      if ('always' in ability && ability.always === 'surcharge' && ability.on === 'this' && isDearer(ability, def))
        sum += ability.pool;
  for (const id of cardOf(g, target).play?.with ?? [])
    for (const ability of defOf(g, id).abilities ?? [])
      if ('always' in ability && ability.always === 'surcharge' && ability.on === 'bearer' && isDearer(ability, def))
        sum += ability.pool;
  return sum;
}

function surcharge(g: G, seat: Seat, def: CardDef, targets: readonly number[]): number {
  if (!isSaid(g, 'surcharge')) return 0;
  let sum = 0;
  for (const target of targets) sum += surchargeOn(g, seat, def, target as CardId);
  for (const id of cardsInPlay(g, seat))
    for (const ability of defOf(g, id).abilities ?? [])
      if ('always' in ability && ability.always === 'surcharge' && ability.on === undefined && isDearer(ability, def))
        sum += ability.pool;
  return sum;
}

/** V-IMB-009 */
export function convictionsOn(g: G, minion: CardId | undefined): number {
  if (minion === undefined) return 0;
  return (cardOf(g, minion).play?.with ?? []).filter((id) => defOf(g, id).types?.includes('conviction')).length;
}

/** The X of a cost, from 0 to the most that can be paid, or as the cost says. */
export function xPieces(g: G, seat: Seat, minion: CardId | undefined, cost: Cost): readonly Piece[] {
  if (cost.pool !== 'X' && cost.blood !== 'X') return [];
  const most =
    cost.pool === 'X' ? playerOf(g, seat).pool : minion === undefined ? 0 : (cardOf(g, minion).play?.counters ?? 0);
  const [from, to] = cost.x ? [cost.x.min, Math.min(most, cost.x.max)] : [0, most];
  return Array.from(
    { length: Math.max(0, to - from + 1) },
    (_, index): Piece => ({ say: 'paying', amount: from + index }),
  );
}
