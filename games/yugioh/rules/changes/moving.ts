/** Cards change places: several at the same time, each to its real destination, with all consequences. */
import { bit, type CardId, EVERYBODY, mix, refer, renew, type Seat } from '@praxis/engine';
import type { Ability, Position, SummonWay } from '../../cards/language.ts';
import { isEvent } from '../facts/events.ts';
import { equipsOn, faceOf, isOnField, MONSTER_ZONES, SPELL_ZONES, workingOf } from '../facts/places.ts';
import { scopeOf } from '../facts/scope.ts';
import { isEffective, kindsOf, valuesOf } from '../facts/values.ts';
import { changed, changedFor, handChanged } from '../state/changed.ts';
import type { Cause, Happening, Moved } from '../state/happenings.ts';
import {
  cardOf,
  defOf,
  type G,
  type Last,
  type Placed,
  type Player,
  placedOf,
  playerOf,
  refTo,
  type Zone,
} from '../state/state.ts';
import { destination } from './destination.ts';
import { happens } from './happening.ts';

export interface Move {
  readonly card: CardId;
  readonly to: 'deck' | 'deck bottom' | 'hand' | 'extra' | 'graveyard' | 'banished' | 'attached';
  readonly cause: Cause;
  readonly destroyed?: boolean;
  /** The player of the effect, cost or attack. */
  readonly by?: Seat | undefined;
  readonly source?: CardId | undefined;
  readonly for?: CardId | undefined;
  readonly withMaterial?: boolean;
  readonly attacked?: boolean;
  /** Y-X-NEG-01 It does not count as having been on the field. */
  readonly notFromField?: boolean;
}

/**
 * Moves all of these at the same time (Y-ZONE-009, Y-TERM-003, Y-TERM-005, Y-TERM-006, Y-TERM-010). Returns the moves
 * that really happened.
 */
export function moveCards(g: G, moves: readonly Move[]): readonly Moved[] {
  if (moves.length === 0) return [];
  const planned = moves.map((move) => ({ move, to: destination(g, move) }));
  const followers: Move[] = [];
  // They leave together: each is recorded as it was while all were there, regardless of earlier results.
  for (const { move, to } of planned) {
    followers.push(...consequences(g, move, to));
    noteLast(g, move.card);
  }
  const players = playersOf(g, moves);
  const done = planned.map(({ move, to }) => moveOne(g, move, to));
  if (players === BOTH) changed(g);
  else changedFor(g, players === bit(0) ? 0 : 1);
  const moved: Happening = { type: 'moved', moves: done };
  happens(g, moved);
  followers.push(...destroyedWhen(g, moved));
  if (followers.length > 0)
    moveCards(
      g,
      followers.filter(({ card }) => isOnField(cardOf(g, card).zone) || cardOf(g, card).zone === 'attached'),
    );
  return done;
}

const BOTH = bit(0) | bit(1);

/** The players who control or own the cards, as bits. */
function playersOf(g: G, moves: readonly Move[]): number {
  let found = 0;
  for (const { card } of moves) {
    const { owner, placed } = cardOf(g, card);
    found |= bit(owner) | bit(placed?.controller ?? owner);
  }
  return found;
}

/** Consequences for other cards when this one leaves the field (Y-SPL-005, Y-XYZ-006, Y-AMB-16). */
export function consequences(
  g: G,
  { card: id, destroyed }: Pick<Move, 'card' | 'destroyed'>,
  to: Zone,
): readonly Move[] {
  const { zone, placed } = cardOf(g, id);
  if (!isOnField(zone) || !placed) return NO_MOVES;
  const found: Move[] = [];
  for (const equip of equipsOn(g, id))
    found.push({
      card: equip,
      to: 'graveyard',
      cause: 'rule',
      destroyed: true,
      withMaterial: to === 'attached',
    });
  if (to !== 'attached')
    for (const material of placed.materials) found.push({ card: material, to: 'graveyard', cause: 'rule' });
  addBonds(g, id, placed, destroyed === true, found);
  return found;
}

const NO_MOVES: readonly Move[] = [];

/** Y-X-SMN-14 Cards that destroy themselves when this happens, without an activation. */
function destroyedWhen(g: G, happening: Happening): Move[] {
  const found: Move[] = [];
  for (const { id: card, seat, zone } of workingOf(g)) {
    if (zone !== 'monsters') continue;
    for (const each of faceOf(g, card).others)
      if (
        each.kind === 'destroyed when' &&
        isEffective(g, card) &&
        isEvent(g, each.when, happening, scopeOf(seat, refTo(g, card)))
      )
        found.push({ card, to: 'graveyard', cause: 'effect', destroyed: true, by: seat, source: card });
  }
  return found;
}

/** Cards that depend on each other, without an activation (Call of the Haunted and its monster). */
function addBonds(g: G, id: CardId, { tied, equippedTo }: Placed, destroyed: boolean, found: Move[]): void {
  const partner = tied ?? equippedTo;
  if (partner !== undefined && isEffective(g, id) && bondOf(g, id)?.whenThisLeaves)
    found.push(destruction(g, partner, id));
  const addTied = (each: CardId): void => {
    if (placedOf(g, each).tied !== id) return;
    const bond = bondOf(g, each);
    if (bond?.whenItLeaves || (destroyed && bond?.whenItIsDestroyed)) found.push(destruction(g, each, each));
  };
  for (const { spells, monsters } of g.state.players) {
    for (const each of spells) addTied(each);
    for (const each of monsters) addTied(each);
  }
}

function destruction(g: G, card: CardId, source: CardId): Move {
  const by = placedOf(g, source).controller;
  return { card, to: 'graveyard', cause: 'effect', destroyed: true, by, source };
}

function bondOf(g: G, id: CardId): Extract<Ability, { kind: 'bond' }> | undefined {
  return faceOf(g, id).others.find((each) => each.kind === 'bond');
}

function moveOne(g: G, move: Move, to: Zone): Moved {
  const { card: id, to: wanted, cause, destroyed = false, by, source, for: purpose } = move;
  const { attacked = false, withMaterial = false, notFromField } = move;
  const { state } = g;
  const card = cardOf(g, id);
  const from: Zone = notFromField ? 'none' : card.zone;
  const { placed, owner, up } = card;
  const onField = isOnField(card.zone);
  const controller = placed?.controller ?? owner;
  const shown = refer(state, id, onField || card.zone !== 'deck');
  takeOut(g, id);
  card.since = ++card.incarnation;
  card.zone = to;
  card.placed = undefined;
  card.up = to === 'graveyard' || to === 'banished' || (to === 'extra' && defOf(g, id).scale !== undefined);
  // Y-X-SMN-07
  if (to === 'hand' || to === 'deck' || to === 'extra') card.proper = false;
  putIn(g, id, to, wanted);
  const wasKnown = card.seen;
  if (to === 'graveyard' || to === 'banished' || (to === 'extra' && card.up) || to === 'attached' || to === 'none')
    card.seen = EVERYBODY;
  else {
    if (to !== 'deck') card.seen |= bit(owner);
    renew(state, id);
  }
  const isPublic = card.seen === EVERYBODY;
  g.emit({
    type: 'moved',
    seat: controller,
    owner,
    from,
    zone: to,
    cause: destroyed ? 'destroyed' : cause,
    // The event shows a card that becomes known with its face; one that disappears, as far as it was known.
    card: isPublic ? refer(state, id, true) : { ...shown, seen: wasKnown },
  });
  return {
    card: refTo(g, id),
    from,
    to,
    controller,
    owner,
    up: onField && up,
    position: placed?.position,
    destroyed,
    cause,
    by,
    source,
    for: purpose,
    withMaterial,
    attacked,
  };
}

function noteLast(g: G, id: CardId): void {
  const card = cardOf(g, id);
  if (isOnField(card.zone) && card.placed) card.last = lastOf(g, id, card.placed);
}

function lastOf(g: G, id: CardId, placed: Placed): Last {
  const { incarnation, up, zone } = cardOf(g, id);
  const { atk, def } = valuesOf(g, id);
  const { level, attributes, name } = kindsOf(g, id);
  return {
    incarnation,
    controller: placed.controller,
    zone,
    up,
    position: placed.position,
    atk,
    def,
    level,
    attributes,
    name,
    equippedTo: placed.equippedTo,
    tied: placed.tied === undefined ? undefined : refTo(g, placed.tied),
  };
}

function takeOut(g: G, id: CardId): void {
  const { zone, owner, placed } = cardOf(g, id);
  const player = playerOf(g, placed?.controller ?? owner);
  switch (zone) {
    case 'attached':
      for (const { monsters } of g.state.players)
        for (const each of monsters) {
          const { materials } = placedOf(g, each);
          const at = materials.indexOf(id);
          if (at >= 0) materials.splice(at, 1);
        }
      return;
    case 'summoning':
    case 'none':
      return;
    default: {
      const zones = player[zone as 'hand'];
      const at = zones.indexOf(id);
      if (at >= 0) zones.splice(at, 1);
    }
  }
}

function putIn(g: G, id: CardId, to: Zone, wanted: Move['to']): void {
  if (to === 'attached' || to === 'none' || to === 'summoning') return;
  const zone = playerOf(g, cardOf(g, id).owner)[to as 'hand'];
  if (wanted === 'deck bottom') zone.unshift(id);
  else zone.push(id);
}

/**
 * Removes a card from its zone, for a Summon that is declared. It is nowhere until the Summon succeeds (Y-X-SMN-02).
 */
export function liftForSummon(g: G, id: CardId): Zone {
  const card = cardOf(g, id);
  const { zone } = card;
  takeOut(g, id);
  card.since = ++card.incarnation;
  card.zone = 'summoning';
  card.up = true;
  card.seen = EVERYBODY;
  if (zone === 'hand') handChanged(g, card.owner);
  else changed(g);
  return zone;
}

export interface Placing {
  readonly seat: Seat;
  readonly zone: 'monsters' | 'spells' | 'field' | 'pendulum';
  readonly up: boolean;
  readonly position?: Position;
  readonly way?: SummonWay | undefined;
}

/** Puts a card on the field, in the first free zone from the left. */
export function placeCard(g: G, id: CardId, { seat, zone, up, position = 'attack', way }: Placing): void {
  const { state } = g;
  const card = cardOf(g, id);
  const player = playerOf(g, seat);
  const fromHand = card.zone === 'hand' && !up;
  const wasUp = card.up && isOnField(card.zone);
  const before = card.placed?.controller ?? card.owner;
  takeOut(g, id);
  // Others do not know which card of the hand was put there face-down.
  if (fromHand) obscureHand(g, seat);
  card.since = ++card.incarnation;
  if (!isOnField(card.zone)) card.arrivals++;
  card.zone = zone;
  card.up = up;
  card.seen = up ? EVERYBODY : fromHand ? bit(seat) : card.seen | bit(seat);
  if (!up) renew(state, id);
  // Y-X-OPT-01 A card that only changes its zone on the field keeps its uses.
  const used = up && wasUp ? card.placed?.used : undefined;
  card.placed = newPlaced(seat, freeSlot(g, player, zone), position, state.turnNumber, way);
  if (used) card.placed.used = used;
  insertBySlot(g, player[zone], id);
  if (before === seat) changedFor(g, seat);
  else changed(g);
}

export function newPlaced(controller: Seat, slot: number, position: Position, turn: number, way?: SummonWay): Placed {
  return {
    controller,
    under: controller,
    slot,
    position,
    arrived: turn,
    way,
    flipped: 0,
    changed: 0,
    attackTurn: 0,
    attacks: 0,
    attacked: [],
    gaveUp: 0,
    gemini: false,
    materials: [],
    equippedTo: undefined,
    tied: undefined,
    counters: {},
    used: {},
    trapMonster: undefined,
    turnsLeft: undefined,
    granted: [],
    doomed: false,
  };
}

export function freeSlot(g: G, player: Player, zone: Placing['zone']): number {
  let taken = 0;
  for (const id of player[zone]) taken |= bit(placedOf(g, id).slot);
  if (zone === 'spells')
    for (const id of player.monsters) if (placedOf(g, id).trapMonster) taken |= bit(placedOf(g, id).slot);
  const most = zone === 'monsters' ? MONSTER_ZONES : zone === 'spells' ? SPELL_ZONES : zone === 'pendulum' ? 2 : 1;
  for (let slot = 0; slot < most; slot++) if ((taken & bit(slot)) === 0) return slot;
  throw new Error(`There is no free zone among the ${zone}`);
}

function insertBySlot(g: G, zone: CardId[], id: CardId): void {
  const { slot } = placedOf(g, id);
  const at = zone.findIndex((each) => placedOf(g, each).slot > slot);
  if (at < 0) zone.push(id);
  else zone.splice(at, 0, id);
}

/** Others lose their knowledge of a hand: a card has left it unseen. */
export function obscureHand(g: G, seat: Seat): void {
  for (const id of playerOf(g, seat).hand) {
    const card = cardOf(g, id);
    if (card.seen === bit(seat)) continue;
    card.seen = bit(seat);
    renew(g.state, id);
  }
}

/** Y-TERM-002 The card moves to that player's side of the field, with its materials and Equip Cards (Y-XYZ-007, Y-X-STA-05). */
export function giveControl(g: G, id: CardId, to: Seat): void {
  const placed = placedOf(g, id);
  if (placed.controller === to) return;
  const { zone } = cardOf(g, id);
  takeOut(g, id);
  placed.controller = to;
  placed.slot = freeSlot(g, playerOf(g, to), zone as Placing['zone']);
  insertBySlot(g, playerOf(g, to)[zone as 'monsters'], id);
  changed(g);
  g.emit({ type: 'control', seat: to, card: refer(g.state, id, true) });
}

/** Y-TERM-015, Y-ZONE-012 */
export function shuffleDeck(g: G, seat: Seat): void {
  mix(g.state, playerOf(g, seat).deck);
  g.emit({ type: 'shuffled', seat });
}
