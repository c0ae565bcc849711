/** Where cards are: reads only. */
import type { CardId, Seat } from '@praxis/engine';
import type { Kind, Place } from '../../cards/language.ts';
import { layoutOf, type Working } from '../state/derived.ts';
import { type Face, faceAt } from '../state/faces.ts';
import { rosterOf } from '../state/roster.ts';
import { type Card, cardOf, defOf, type G, type Player, playerOf, type Zone } from '../state/state.ts';

export function faceOf(g: G, id: CardId): Face {
  return faceAt(g, cardOf(g, id).def);
}

/** Y-ZONE-015 */
export function isOnField(zone: Zone): boolean {
  return zone === 'monsters' || zone === 'spells' || zone === 'field' || zone === 'pendulum';
}

export function isAt(zone: Zone, place: Place): boolean {
  if (place === 'field') return isOnField(zone);
  return place === 'field zone' ? zone === 'field' : zone === place;
}

/** Y-ZONE-016, Y-TERM-001 Its controller; its owner off the field. */
export function controllerOf(g: G, id: CardId): Seat {
  const { placed, owner } = g.state.cards[id] as Card;
  return placed ? placed.controller : owner;
}

export function isMonster(g: G, id: CardId): boolean {
  const card = cardOf(g, id);
  if (card.zone === 'monsters') return true;
  // Y-X-PEN-01, Y-TERM-022 In the Pendulum Zone and as an Equip Card it is a Spell.
  if (card.zone === 'pendulum' || card.zone === 'spells') return false;
  return defOf(g, id).kind === 'monster';
}

/** Constant lists, because they are needed often. */
export const KINDS: { readonly [Each in Kind]: readonly Kind[] } = {
  monster: ['monster'],
  spell: ['spell'],
  trap: ['trap'],
};
const TRAP_MONSTER: readonly Kind[] = ['monster', 'trap'];

/** The kind of card it counts as where it is (Y-X-PEN-01, Y-TERM-022, Y-X-SMN-16). */
export function kindsAt(g: G, id: CardId): readonly Kind[] {
  const { zone, placed } = cardOf(g, id);
  const { kind } = defOf(g, id);
  if (zone === 'monsters') return placed?.trapMonster ? TRAP_MONSTER : KINDS.monster;
  if (kind === 'monster' && (zone === 'pendulum' || zone === 'spells')) return KINDS.spell;
  return KINDS[kind];
}

/** Where the cards of a player lie. Xyz Material lies below its monster. */
export type Pile = Exclude<Zone, 'summoning' | 'none'>;

const FIELD: readonly Pile[] = ['monsters', 'spells', 'field', 'pendulum'];

export function pilesOf(place: Place): readonly Pile[] {
  if (place === 'field') return FIELD;
  return [place === 'field zone' ? 'field' : place];
}

/** The cards of a player there, in a public order. */
export function cardsIn(g: G, seat: Seat, pile: Pile): readonly CardId[] {
  const player = playerOf(g, seat);
  if (pile === 'attached') return player.monsters.flatMap((id) => cardOf(g, id).placed?.materials ?? []);
  return player[pile];
}

/** Y-ZONE-002, Y-TOK-003 */
export const MONSTER_ZONES = 5;
/** Y-ZONE-004, Y-SPL-004 Equip Cards count; Field Spells and Pendulum cards do not (Y-ZONE-006 to Y-ZONE-008). */
export const SPELL_ZONES = 5;

export function freeMonsterZones(g: G, seat: Seat): number {
  return MONSTER_ZONES - playerOf(g, seat).monsters.length;
}

/** Y-X-SMN-16 A Trap Monster keeps its Spell & Trap Zone occupied. */
export function freeSpellZones(g: G, seat: Seat): number {
  const { spells, monsters } = playerOf(g, seat);
  let free = SPELL_ZONES - spells.length;
  for (const id of monsters) if (cardOf(g, id).placed?.trapMonster) free--;
  return free;
}

/** Y-PEN-001 */
export function freePendulumZones(g: G, seat: Seat): number {
  return 2 - playerOf(g, seat).pendulum.length;
}

/** Equip Cards on this monster, under either player's control. */
export function equipsOn(g: G, id: CardId): CardId[] {
  const found: CardId[] = [];
  for (const { spells } of g.state.players)
    for (const each of spells) if (cardOf(g, each).placed?.equippedTo === id) found.push(each);
  return found;
}

/** Face-up on the field. */
export function isUp(g: G, id: CardId): boolean {
  const { zone, up } = cardOf(g, id);
  return up && isOnField(zone);
}

/** Face-up cards on the field, and cards in Graveyards, with effects that work by themselves. */
export function workingOf(g: G): readonly Working[] {
  const layout = layoutOf(g);
  if (layout.working) return layout.working;
  const found: Working[] = [];
  const { players } = g.state;
  const { anyInGraveyard } = rosterOf(g);
  for (let seat = 0; seat < players.length; seat++) {
    const { monsters, spells, field, pendulum, graveyard } = players[seat] as Player;
    addWorking(g, seat, 'monsters', monsters, found);
    addWorking(g, seat, 'spells', spells, found);
    addWorking(g, seat, 'field', field, found);
    addWorking(g, seat, 'pendulum', pendulum, found);
    if (anyInGraveyard)
      for (const id of graveyard) if (faceOf(g, id).worksInGraveyard) found.push({ id, seat, zone: 'graveyard' });
  }
  layout.working = found;
  layout.anyStray = found.some(({ id }) => mayStray(g, id));
  return found;
}

/** An Equip Card, a Trap Monster, and cards with conditions for staying on the field. */
function mayStray(g: G, id: CardId): boolean {
  const { placed, def } = cardOf(g, id);
  const { isUnique, destroysItself } = faceAt(g, def);
  return isUnique || destroysItself || placed?.equippedTo !== undefined || placed?.trapMonster !== undefined;
}

/** True if the rules may have to remove one of the cards that work by themselves. */
export function anyStray(g: G): boolean {
  workingOf(g);
  return layoutOf(g).anyStray;
}

function addWorking(g: G, seat: Seat, zone: Working['zone'], ids: readonly CardId[], found: Working[]): void {
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] as CardId;
    const { up, placed, def } = cardOf(g, id);
    if (!up || !placed) continue;
    if (faceAt(g, def).works || placed.equippedTo !== undefined || placed.trapMonster || placed.granted.length > 0)
      found.push({ id, seat, zone });
  }
}
