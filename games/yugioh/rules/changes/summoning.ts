/** Monsters come to the field, are turned, change their positions. */
import { bit, type CardId, EVERYBODY, refer, type Seat } from '@praxis/engine';
import type { Position, SummonWay } from '../../cards/language.ts';
import { equipsOn } from '../facts/places.ts';
import { changed, changedFor, positionChanged, valuesChanged } from '../state/changed.ts';
import { cardOf, defOf, type Fixed, type G, placedOf, refTo, type Zone } from '../state/state.ts';
import { happens } from './happening.ts';
import { consequences, type Move, moveCards, placeCard } from './moving.ts';

export interface Arrival {
  readonly card: CardId;
  readonly position: Position;
  readonly materials?: readonly CardId[];
  readonly gives?: readonly Fixed[];
  readonly face?: 'down';
  /** Where it was before the Summon was declared. */
  readonly from?: Zone;
}

/** Monsters of one Summon arrive at the same time and are one event (Y-X-PEN-06). */
export function arrive(
  g: G,
  seat: Seat,
  way: SummonWay,
  arrivals: readonly Arrival[],
  proper: boolean,
  own = false,
): void {
  const from: Zone[] = [];
  for (const { card, position, materials = [], gives = [], face, from: before } of arrivals) {
    from.push(before ?? cardOf(g, card).zone);
    placeCard(g, card, { seat, zone: 'monsters', up: face !== 'down', position, way });
    const placed = placedOf(g, card);
    if (proper) cardOf(g, card).proper = true;
    for (const material of materials) attach(g, material, card);
    placed.granted = materials.flatMap((material) => grantedBy(g, material, materials));
    for (const each of gives) addLasting(g, [card], each, seat);
    g.emit({ type: 'summoned', seat, way, position, card: refer(g.state, card, true) });
  }
  changedFor(g, seat);
  happens(g, {
    type: 'summoned',
    seat,
    way,
    cards: arrivals.map(({ card }) => refTo(g, card)),
    from,
    ...(own ? { own } : {}),
  });
}

function grantedBy(g: G, material: CardId, all: readonly CardId[]): { def: number; at: number }[] {
  const gives = defOf(g, material).asMaterial?.gives;
  if (!gives || !all.every((each) => defOf(g, each).name.includes(gives.series))) return [];
  return [{ def: cardOf(g, material).def, at: -1 }];
}

/** Y-XYZ-004 The card becomes Xyz Material: it is no card on the field any more. */
export function attach(g: G, material: CardId, to: CardId): void {
  const { zone } = cardOf(g, material);
  if (zone !== 'attached') moveCards(g, [{ card: material, to: 'attached', cause: 'xyz material', for: to }]);
  placedOf(g, to).materials.push(material);
  cardOf(g, material).seen = EVERYBODY;
  changed(g);
}

/** A change that lasts while the card stays where it is. */
export function addLasting(
  g: G,
  cards: readonly CardId[],
  gives: Fixed,
  seat: Seat,
  until: 'left' | Parameters<typeof lastingOf>[2] = 'left',
): void {
  g.state.lasting.push(lastingOf(g, { objects: cards.map((card) => refTo(g, card)), gives, seat }, until));
  valuesChanged(g);
}

function lastingOf(
  g: G,
  { objects, gives, seat }: { objects: ReturnType<typeof refTo>[]; gives: Fixed; seat: Seat },
  until: G['state']['lasting'][number]['until'],
): G['state']['lasting'][number] {
  return { id: ++g.state.lastings, objects, gives, until, seat, turn: g.state.turnNumber };
}

/** Y-SUM-007, Y-SUM-009, Y-TERM-020 Setting is not a Summon. */
export function setMonster(g: G, seat: Seat, id: CardId): void {
  placeCard(g, id, { seat, zone: 'monsters', up: false, position: 'defense' });
  g.emit({ type: 'set', seat, zone: 'monsters', card: refer(g.state, id, true) });
  happens(g, { type: 'set', card: refTo(g, id), seat });
}

export function setSpell(g: G, seat: Seat, id: CardId): void {
  const zone = defOf(g, id).icon === 'field' ? 'field' : 'spells';
  placeCard(g, id, { seat, zone, up: false });
  g.emit({ type: 'set', seat, zone, card: refer(g.state, id, true) });
  happens(g, { type: 'set', card: refTo(g, id), seat });
}

/**
 * A face-down monster is turned up (Y-DMG-002, Y-SUM-011, Y-X-SMN-15). Every way of turning it triggers its Flip effect
 * (Y-MON-007).
 */
export function turnUp(g: G, id: CardId, position: Position): void {
  const card = cardOf(g, id);
  const placed = placedOf(g, id);
  card.up = true;
  card.seen = EVERYBODY;
  placed.position = position;
  placed.flipped = g.state.turnNumber;
  changedFor(g, placed.controller);
  g.emit({ type: 'flipped', seat: placed.controller, position, card: refer(g.state, id, true) });
  happens(g, { type: 'flipped', card: refTo(g, id) });
}

/** Y-X-STA-03 A card that is turned face-down loses all changes; its Equip Cards are destroyed (Y-SPL-005). Materials stay (Y-XYZ-007). */
export function turnDown(g: G, id: CardId): void {
  const card = cardOf(g, id);
  const placed = placedOf(g, id);
  if (!card.up || card.token) return;
  const equips = equipsOn(g, id);
  if (placed.trapMonster) {
    becomeTrap(g, id, false);
    return;
  }
  card.up = false;
  card.incarnation++;
  placed.position = 'defense';
  placed.gemini = false;
  placed.used = {};
  placed.counters = {};
  card.seen |= bit(placed.controller);
  changed(g);
  g.emit({ type: 'turned down', seat: placed.controller, card: refer(g.state, id, true) });
  happens(g, { type: 'position', card: refTo(g, id) });
  moveCards(
    g,
    equips.map((each): Move => ({ card: each, to: 'graveyard', cause: 'rule', destroyed: true })),
  );
}

/** Y-X-SMN-16 A Trap Monster is a Trap again and goes back to the zone that it has kept. */
export function becomeTrap(g: G, id: CardId, up: boolean): void {
  const { controller, trapMonster, arrived } = placedOf(g, id);
  if (!trapMonster) return;
  const followers = consequences(g, { card: id }, 'spells');
  placedOf(g, id).trapMonster = undefined;
  placeCard(g, id, { seat: controller, zone: 'spells', up });
  placedOf(g, id).arrived = arrived;
  const card = refer(g.state, id, true);
  if (up)
    g.emit({
      type: 'moved',
      seat: controller,
      owner: cardOf(g, id).owner,
      from: 'monsters',
      zone: 'spells',
      cause: 'rule',
      card,
    });
  else g.emit({ type: 'turned down', seat: controller, card });
  happens(g, { type: 'position', card: refTo(g, id) });
  moveCards(g, followers);
}

export function changePosition(g: G, id: CardId, position: Position): boolean {
  const placed = placedOf(g, id);
  if (placed.position === position) return false;
  placed.position = position;
  positionChanged(g);
  g.emit({ type: 'position', seat: placed.controller, position, card: refer(g.state, id, true) });
  happens(g, { type: 'position', card: refTo(g, id) });
  return true;
}

/** Y-TOK-001 A Token is made. */
export function makeToken(g: G, seat: Seat, def: number): CardId {
  const { state } = g;
  const id = state.cards.length as CardId;
  state.cards.push({
    def,
    owner: seat,
    handle: ++state.handles,
    seen: EVERYBODY,
    zone: 'none',
    incarnation: 0,
    since: 0,
    arrivals: 0,
    up: true,
    proper: true,
    token: true,
    placed: undefined,
    last: undefined,
  });
  return id;
}
