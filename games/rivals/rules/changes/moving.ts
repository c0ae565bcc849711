/** Cards move between piles and places, and leave play with everything on them. */
import { bit, type CardId, EVERYBODY, refer, renew, type Seat } from '@praxis/engine';
import {
  type Card,
  type CityPile,
  cardOf,
  defOf,
  type G,
  type InPlay,
  newPlay,
  type Pile,
  type Place,
  playerOf,
  playOf,
} from '../state/state.ts';

/** Places with hidden cards. A removed Event is never seen (R-SET-001). */
export const HIDDEN: ReadonlySet<Place> = new Set(['library', 'faction', 'hand', 'city deck', 'city removed']);

/** Something has changed on which values can depend. */
export function changed(g: G): void {
  g.state.changes++;
}

function remove(list: CardId[], id: CardId): void {
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
}

/** The list in which a card lies. */
function listOf(g: G, { place, at, play }: Card): CardId[] | undefined {
  const player = playerOf(g, at);
  switch (place) {
    case 'character':
      return player.characters;
    case 'in_play':
      return player.inPlay;
    case 'conspiracy':
      return player.conspiracies;
    case 'mortal':
      return g.state.mortals;
    case 'event':
      return g.state.events;
    case 'attached':
      return play?.on === undefined ? undefined : playOf(g, play.on).with;
    case 'city deck':
    case 'city discard':
    case 'city burned':
    case 'city removed':
      return g.state.city[place.slice('city '.length) as CityPile];
    case 'haven card':
    case 'agenda card':
    case 'aside':
    case 'used':
      return undefined;
    default:
      return player.piles[place];
  }
}

/** Puts a card somewhere; players who cannot follow it lose track of it. */
function put(g: G, id: CardId, place: Place, at: Seat, seen: number): void {
  const card = cardOf(g, id);
  const list = listOf(g, card);
  if (list) remove(list, id);
  if (HIDDEN.has(card.place) || HIDDEN.has(place)) renew(g.state, id);
  card.place = place;
  card.at = at;
  card.seen = seen;
  listOf(g, card)?.push(id);
  changed(g);
}

export function isCityCard(g: G, id: CardId): boolean {
  return defOf(g, id).kind === 'city';
}

/** A card leaves play with everything on it: R-ATT-007 attachments are burned, tokens go to the general supply. */
function leavePlay(g: G, id: CardId): void {
  const { play } = cardOf(g, id);
  if (!play) return;
  for (const each of [...play.with]) burn(g, each);
}

/** To a pile of its owner, or of the City (R-ATT-008). */
export function toPile(g: G, id: CardId, pile: Pile): void {
  leavePlay(g, id);
  const card = cardOf(g, id);
  const city = isCityCard(g, id);
  const open = pile === 'discard' || pile === 'burned';
  const seen = open ? EVERYBODY : pile === 'hand' ? card.seen | bit(card.owner) : card.seen;
  const place: Place = city ? `city ${pile === 'burned' ? 'burned' : pile === 'discard' ? 'discard' : 'deck'}` : pile;
  put(g, id, place, city ? 0 : card.owner, seen);
  cardOf(g, id).play = undefined;
}

/** R-ATT-008 The burned pile of its owner. The Prince's title goes back to the table (R-PRI-006). */
export function burn(g: G, id: CardId): void {
  if (id === g.state.prince) {
    toTable(g, id);
    return;
  }
  toPile(g, id, 'burned');
  g.emit({ type: 'burned', card: refer(g.state, id, true) });
}

function toTable(g: G, id: CardId): void {
  put(g, id, 'aside', 0, EVERYBODY);
  cardOf(g, id).play = undefined;
  g.emit({ type: 'title free', card: refer(g.state, id, true) });
}

export function discard(g: G, seat: Seat, ids: readonly CardId[]): void {
  for (const id of ids) toPile(g, id, 'discard');
  if (ids.length > 0) g.emit({ type: 'discarded', seat, cards: ids.map((id) => refer(g.state, id, true)) });
}

/** Into play under a player. */
export function enterPlay(g: G, id: CardId, place: 'character' | 'in_play', seat: Seat): InPlay {
  put(g, id, place, seat, EVERYBODY);
  const play = newPlay(g.state.players.length);
  cardOf(g, id).play = play;
  return play;
}

/** A vampire in play comes under another player, with everything on it. */
export function handOver(g: G, id: CardId, seat: Seat): void {
  put(g, id, 'character', seat, EVERYBODY);
}

/** R-CON-001 Face down before its player. */
export function putFaceDown(g: G, id: CardId, seat: Seat): InPlay {
  const { seen } = cardOf(g, id);
  put(g, id, 'conspiracy', seat, seen | bit(seat));
  const play = newPlay(g.state.players.length);
  cardOf(g, id).play = play;
  return play;
}

/** A card that is being used: an Action while it is resolved, a card put down for an attack or a conflict. */
export function use(g: G, id: CardId, faceUp: boolean): void {
  const { at, seen } = cardOf(g, id);
  put(g, id, 'used', at, faceUp ? EVERYBODY : seen);
}

export function turnUp(g: G, id: CardId): void {
  cardOf(g, id).seen = EVERYBODY;
}

/** R-ATT-010 An attachment keeps being ready or exhausted when it changes its bearer. */
export function attachTo(g: G, id: CardId, bearer: CardId): void {
  const { play } = cardOf(g, id);
  // `put` adds a card to the list of its bearer, so it is removed from the old one first, and the new bearer is set
  // below.
  if (play?.on !== undefined) {
    remove(playOf(g, play.on).with, id);
    play.on = undefined;
  }
  put(g, id, 'attached', cardOf(g, bearer).at, EVERYBODY);
  const now = play ?? newPlay(g.state.players.length);
  now.on = bearer;
  now.by = cardOf(g, bearer).at;
  now.with = [];
  cardOf(g, id).play = now;
  if (!playOf(g, bearer).with.includes(id)) playOf(g, bearer).with.push(id);
  changed(g);
}

/** A City card comes to lie in The Streets or beside them. */
export function cityCardTo(g: G, id: CardId, place: 'mortal' | 'event', by: Seat): void {
  put(g, id, place, by, EVERYBODY);
  cardOf(g, id).play = newPlay(g.state.players.length);
}
