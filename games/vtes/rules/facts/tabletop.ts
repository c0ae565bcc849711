/** Each player's cards in play, gathered once and kept until a card moves. */

import type { CardId, Seat } from '@praxis/engine';
import type { Ability, CardDef } from '../../cards/language.ts';
import { cardOf, defOf, type G, playerOf, playOf, type State, timingOfCard } from '../state/state.ts';
import { stepBit } from '../state/steps.ts';
import { isPlayedFrom } from './stored.ts';

/** The cards on the table. */
interface Gathered {
  /** By seat: the cards it controls in play, cards on other cards included. */
  readonly controlled: readonly CardId[][];
  /** By seat: the cards in play whose text it can use, which may lie on its vampires and be controlled by others. */
  readonly usable: readonly CardId[][];
  /** Cards whose text changes other cards. */
  readonly reaching: CardId[];
  /** Cards whose text changes the cost of cards. */
  readonly pricing: CardId[];
  /** Cards that can be used to pay less for others. */
  readonly discounting: CardId[];
  /** Cards that keep other minions from playing some cards. */
  readonly barring: CardId[];
  /** Cards that lay hands open. */
  readonly opening: CardId[];
  /** Cards through which minions can take actions. */
  readonly offering: CardId[];
  readonly equipment: CardId[];
  readonly redList: CardId[];
  /** Minions that can block more than their controller's others. */
  readonly roaming: CardId[];
  /** Cards that are no minions and attempt to block. */
  readonly blocking: CardId[];
  /** Cards that leave the game when their controller lacks another card. */
  readonly dependent: CardId[];
  /** By seat: cards that lie face down on its cards, and those of them that can be played from there. */
  readonly kept: readonly CardId[][];
  readonly playable: readonly CardId[][];
}

interface Tabletop {
  readonly changes: number;
  readonly table: Gathered;
  /**
   * By seat: the steps in which something in its hand can be played or something in play can be used, as bits; computed
   * on demand.
   */
  readonly steps: (number | undefined)[];
}

/** The uses of a definition's text, determined once. */
interface Nature {
  /** True if anything below holds; most cards are skipped with this one test. */
  readonly noteworthy: boolean;
  readonly usable: boolean;
  readonly usedByHost: boolean;
  /** By more players than its controller. */
  readonly usedByAll: boolean;
  readonly reaching: boolean;
  readonly pricing: boolean;
  readonly discounting: boolean;
  readonly barring: boolean;
  readonly opening: boolean;
  readonly offering: boolean;
  readonly equipment: boolean;
  readonly redList: boolean;
  readonly roaming: boolean;
  readonly blocking: boolean;
  readonly dependent: boolean;
}

const ROAMING: ReadonlySet<string> = new Set(['blocks any vampire', 'blocks any minion']);

const natures = new WeakMap<CardDef, Nature>();

function natureOf(def: CardDef): Nature {
  let nature = natures.get(def);
  if (!nature) {
    const abilities: readonly Ability[] = [...(def.abilities ?? []), ...(def.mergedAbilities ?? [])];
    const found = {
      usable: abilities.some((each) => 'use' in each),
      usedByHost: abilities.some((each) => 'use' in each && each.user === 'controller of bearer'),
      usedByAll: abilities.some(
        (each) => 'use' in each && (each.user === 'anybody' || each.user === 'others' || each.by === 'acting'),
      ),
      reaching: abilities.some(
        (each) =>
          'always' in each &&
          each.always === 'modify' &&
          (typeof each.of === 'object' || each.of === 'players' || each.of === 'prey' || each.of === 'everybody'),
      ),
      pricing: abilities.some((each) => 'always' in each && each.always === 'cost'),
      discounting: abilities.some((each) => 'always' in each && each.always === 'discount'),
      barring: abilities.some(
        (each) => 'always' in each && (each.always === 'bars cards' || each.always === 'no more'),
      ),
      opening: abilities.some((each) => 'always' in each && each.always === 'open hand'),
      offering: abilities.some((each) => 'action' in each),
      equipment: def.types?.includes('equipment') === true,
      redList: def.traits?.includes('red list') === true,
      blocking: def.becomes === 'blocker',
      roaming: abilities.some((each) => 'always' in each && each.always === 'modify' && ROAMING.has(each.stat)),
      dependent: abilities.some((each) => 'always' in each && each.always === 'leaves without'),
    };
    nature = { noteworthy: Object.values(found).includes(true), ...found };
    natures.set(def, nature);
  }
  return nature;
}

const tabletops = new WeakMap<State, Tabletop>();

/** The faces of hidden cards have changed though nothing moved: a world is being imagined. */
export function forgetTabletop(state: State): void {
  tabletops.delete(state);
}

/** The same value as long as nothing has moved and no world was imagined. */
export function stillness(g: G): unknown {
  return tabletopOf(g);
}

/** A card has moved from and to places that are out of play: the cards on the table have not changed. */
export function keepTable(g: G): void {
  const known = tabletops.get(g.state);
  const { changes } = g.state;
  if (known?.changes === changes - 1) tabletops.set(g.state, { changes, table: known.table, steps: [] });
}

function tabletopOf(g: G): Tabletop {
  const known = tabletops.get(g.state);
  if (known && known.changes === g.state.changes) return known;
  const tabletop: Tabletop = { changes: g.state.changes, table: gather(g), steps: [] };
  tabletops.set(g.state, tabletop);
  return tabletop;
}

function gather(g: G): Gathered {
  const { players } = g.state;
  const table: Gathered = {
    controlled: players.map((): CardId[] => []),
    usable: players.map((): CardId[] => []),
    reaching: [],
    pricing: [],
    discounting: [],
    barring: [],
    opening: [],
    offering: [],
    equipment: [],
    redList: [],
    roaming: [],
    blocking: [],
    dependent: [],
    kept: players.map((): CardId[] => []),
    playable: players.map((): CardId[] => []),
  };
  for (const { zones } of players) {
    for (const id of zones.ready) add(g, id, table);
    for (const id of zones.torpor) add(g, id, table);
    for (const id of zones.incapacitated) add(g, id, table);
    for (const id of zones.in_play) add(g, id, table);
    // V-AMB-02 Recruited allies wait there though they are controlled.
    for (const id of zones.uncontrolled) if (cardOf(g, id).play?.marks.includes('recruited')) add(g, id, table);
  }
  return table;
}

function stepsOf(g: G, seat: Seat): number {
  const { steps, table } = tabletopOf(g);
  const known = steps[seat];
  if (known !== undefined) return known;
  let bits = 0;
  for (const id of playerOf(g, seat).zones.hand) bits |= timingOfCard(g, id).all;
  for (const id of table.playable[seat] ?? []) bits |= timingOfCard(g, id).all;
  for (const id of table.usable[seat] ?? []) {
    bits |= timingOfCard(g, id).use;
    const under = playOf(g, id).merged;
    if (under !== undefined) bits |= timingOfCard(g, under).use;
  }
  for (const { minion, ability } of g.state.allowed)
    if (cardOf(g, minion).at === seat) for (const step of ability.when) bits |= stepBit(step);
  steps[seat] = bits;
  return bits;
}

/** True if a seat has any card that could be of use in a step; most windows close with this test. */
export function couldUse(g: G, seat: Seat, stepBits: number): boolean {
  return (stepsOf(g, seat) & stepBits) !== 0;
}

export function anybodyCouldUse(g: G, stepBits: number): boolean {
  for (let seat = 0; seat < g.state.players.length; seat++) if (couldUse(g, seat, stepBits)) return true;
  return false;
}

function add(g: G, id: CardId, table: Gathered): void {
  const { at, play } = cardOf(g, id);
  table.controlled[at]?.push(id);
  note(g, id, at, natureOf(defOf(g, id)), table);
  if (!play) return;
  if (play.merged !== undefined) note(g, id, at, natureOf(defOf(g, play.merged)), table);
  for (const each of play.with)
    if (!cardOf(g, each).play?.faceDown) add(g, each, table);
    else {
      // A card that lies face down on another one is out of play.
      table.kept[at]?.push(each);
      if (isPlayedFrom(g, id)) table.playable[at]?.push(each);
    }
}

function note(g: G, id: CardId, at: Seat, nature: Nature, table: Gathered): void {
  if (!nature.noteworthy) return;
  if (nature.usable) {
    const host = cardOf(g, id).play?.on;
    const user = nature.usedByHost && host !== undefined ? cardOf(g, host).at : at;
    for (const seat of nature.usedByAll ? table.usable.keys() : [user])
      if (!table.usable[seat]?.includes(id)) table.usable[seat]?.push(id);
  }
  if (nature.reaching) table.reaching.push(id);
  if (nature.pricing) table.pricing.push(id);
  if (nature.discounting) table.discounting.push(id);
  if (nature.barring) table.barring.push(id);
  if (nature.opening) table.opening.push(id);
  if (nature.offering) table.offering.push(id);
  if (nature.equipment) table.equipment.push(id);
  if (nature.redList) table.redList.push(id);
  if (nature.roaming) table.roaming.push(id);
  if (nature.blocking) table.blocking.push(id);
  if (nature.dependent) table.dependent.push(id);
}

/** Every card that a seat controls in play: in its regions, and on any card. */
export function cardsInPlay(g: G, seat: Seat): readonly CardId[] {
  return tabletopOf(g).table.controlled[seat] ?? [];
}

/** Cards that lie face down on cards of the seat. */
export function keptCards(g: G, seat: Seat): readonly CardId[] {
  return tabletopOf(g).table.kept[seat] ?? [];
}

/** Those of them that can be played from there. */
export function playableKept(g: G, seat: Seat): readonly CardId[] {
  return tabletopOf(g).table.playable[seat] ?? [];
}

export function usableCards(g: G, seat: Seat): readonly CardId[] {
  return tabletopOf(g).table.usable[seat] ?? [];
}

export function reachingCards(g: G): readonly CardId[] {
  return tabletopOf(g).table.reaching;
}

export function pricingCards(g: G): readonly CardId[] {
  return tabletopOf(g).table.pricing;
}

export function discountingCards(g: G): readonly CardId[] {
  return tabletopOf(g).table.discounting;
}

export function barringCards(g: G): readonly CardId[] {
  return tabletopOf(g).table.barring;
}

export function openingCards(g: G): readonly CardId[] {
  return tabletopOf(g).table.opening;
}

export function equipmentInPlay(g: G): readonly CardId[] {
  return tabletopOf(g).table.equipment;
}

export function redListInPlay(g: G): readonly CardId[] {
  return tabletopOf(g).table.redList;
}

export function roamingBlockers(g: G): readonly CardId[] {
  return tabletopOf(g).table.roaming;
}

export function blockingCards(g: G): readonly CardId[] {
  return tabletopOf(g).table.blocking;
}

export function dependentCards(g: G): readonly CardId[] {
  return tabletopOf(g).table.dependent;
}

export function offeringCards(g: G): readonly CardId[] {
  return tabletopOf(g).table.offering;
}
