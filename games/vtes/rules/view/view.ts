/** A seat's or a spectator's view: the one door for hidden information (V-GEN-004, V-GEN-033, V-SET-011). */

import {
  bit,
  type CardId,
  type CardView,
  knows,
  type Random,
  type Seat,
  type SeatView,
  type Viewer,
} from '@praxis/engine';
import { guessedCards, knownDecks } from '@praxis/kit/guessing.ts';
import { isOwned } from '../../cards/language/terms.ts';
import type { CardDef } from '../../cards/language.ts';
import { STARTER_DECKS } from '../../decks/index.ts';
import type { VtesView, VtesWhere } from '../../where.ts';
import { blockingSeats } from '../facts/blocking.ts';
import { isAlly, isVampire } from '../facts/cards.ts';
import { isKept } from '../facts/stored.ts';
import { titleOf } from '../facts/titles.ts';
import { bleedOf, bonus, capacityOf, handSizeOf, interceptOf, stealthOf, strengthOf } from '../facts/values.ts';
import { termsOf } from '../politics/referendum.ts';
import { findCard } from '../setup/deck.ts';
import type { Action } from '../state/action.ts';
import { type Card, cardOf, defOf, type G, type Place, type Player, playerOf, type Title } from '../state/state.ts';

export function viewOf(g: G, viewer: Viewer): VtesView {
  return lookAt(g, viewer, true);
}

/**
 * Without the cards in ash heaps and those removed from the game, of which the view gives only the numbers, and without
 * the players' actions and hand sizes.
 */
export function lightViewOf(g: G, viewer: Viewer): VtesView {
  return lookAt(g, viewer, false);
}

function lookAt(g: G, viewer: Viewer, closely: boolean): VtesView {
  // Bots look cards up all the time, which is faster in a list; a view that is sent holds only the cards there are.
  const cards: Record<number, CardView> = closely ? {} : new Array(g.state.handles + 1);
  const seats = g.state.players.map((player, seat) => seatView(g, viewer, seat, player, cards, closely));
  handles(g, viewer, betweenPlaces(g, cards), cards);
  return { viewer, seats, cards, where: whereView(g) };
}

/** Cards that are in no zone while they are in use: played for an action, calling a referendum, striking. */
function betweenPlaces(g: G, cards: Readonly<Record<number, CardView>>): readonly CardId[] {
  const { action, referendum, playing, combat } = g.state;
  const used = [
    action?.card,
    referendum?.card,
    playing?.card,
    ...(combat?.fighters ?? []).map(({ strike }) => strike?.source),
  ];
  return used.filter((id): id is CardId => id !== undefined && cards[cardOf(g, id).handle] === undefined);
}

function seatView(
  g: G,
  viewer: Viewer,
  seat: Seat,
  player: Player,
  cards: Record<number, CardView>,
  closely: boolean,
): SeatView {
  const zones = zonesOf(g, viewer, seat, player, cards, closely);
  return { seat, name: g.setup.seats[seat]?.name ?? '', counters: countersOfPlayer(g, seat, player, closely), zones };
}

/**
 * Zones whose cards nobody can tell apart are counts; of a hand, and of cards that left the game unseen, those that the
 * viewer knows are listed. Every zone is written by its name, because views are made for each decision of a bot.
 */
function zonesOf(
  g: G,
  viewer: Viewer,
  seat: Seat,
  { zones, ante }: Player,
  cards: Record<number, CardView>,
  closely: boolean,
): SeatView['zones'] {
  const { library, crypt, hand, ash_heap, removed } = zones;
  const listed = (ids: readonly CardId[]): readonly number[] => handles(g, viewer, ids, cards);
  const known = (ids: readonly CardId[]): readonly number[] => listed(ids.filter((id) => knows(cardOf(g, id), viewer)));
  const found: Record<string, readonly number[] | number> = { library: library.length, crypt: crypt.length };
  if (viewer === seat) found.hand = listed(hand);
  else {
    found.hand = hand.length;
    found['known hand'] = known(hand);
  }
  found.uncontrolled = listed(zones.uncontrolled);
  found.ready = listed(zones.ready);
  found.torpor = listed(zones.torpor);
  found.incapacitated = listed(zones.incapacitated);
  found.in_play = listed(zones.in_play);
  found.contested = listed(zones.contested);
  found.ash_heap = closely ? listed(ash_heap) : ash_heap.length;
  if (closely) {
    found['removed count'] = removed.length;
    found.removed = known(removed);
  } else found.removed = removed.length;
  if (ante.length > 0) found.ante = listed(ante);
  return found;
}

function countersOfPlayer(g: G, seat: Seat, player: Player, closely: boolean): Record<string, number> {
  const { pool, vp } = player;
  const ousted = player.ousted ? 1 : 0;
  if (!closely) return { pool, vp, ousted };
  return {
    pool,
    vp,
    ousted,
    'hand size': player.ousted ? 0 : handSizeOf(g, seat),
    transfers: player.transfers,
    'master actions': player.masterActions,
    'discard actions': player.discardActions,
    withdrawing: player.withdrawing ? 1 : 0,
  };
}

function handles(g: G, viewer: Viewer, ids: readonly CardId[], cards: Record<number, CardView>): readonly number[] {
  if (ids.length === 0) return NONE;
  const found: number[] = new Array(ids.length);
  for (let i = 0; i < found.length; i++) {
    const id = ids[i] as CardId;
    const { handle, play } = cardOf(g, id);
    found[i] = handle;
    cards[handle] = cardView(g, viewer, id);
    if (play) handles(g, viewer, play.with, cards);
    if (play && play.merged !== undefined) handles(g, viewer, [play.merged], cards);
  }
  return found;
}

function cardView(g: G, viewer: Viewer, id: CardId): CardView {
  const card = cardOf(g, id);
  const known = knows(card, viewer);
  const { handle, owner, at, play } = card;
  if (!play) return known ? aside(g, card) : { handle, owner, controller: at };
  const counters = countersOf(g, id, known);
  const marks = marksOf(g, id, known);
  const attached = play.with.length === 0 ? NONE : play.with.map((each) => cardOf(g, each).handle);
  if (!known) return { handle, owner, controller: at, counters, marks, with: attached };
  const { id: def, name } = defOf(g, id);
  return { handle, def, name, owner, controller: at, counters, marks, with: attached };
}

const NONE: readonly number[] = [];

/**
 * Views of cards outside of play, most of them in ash heaps, where they stay as they are: by their handles, also for
 * copies of a match. They are frozen, so a host can keep them and see at once that they are the same.
 */
const asides = new WeakMap<readonly CardDef[], (CardView | undefined)[]>();

function aside(g: G, { handle, def, owner, at }: Card): CardView {
  const made = asides.get(g.defs) ?? [];
  if (made.length === 0) asides.set(g.defs, made);
  const known = made[handle];
  const { id, name } = g.defs[def] as CardDef;
  if (known && known.def === id && known.owner === owner && known.controller === at) return known;
  const view: CardView = Object.freeze({ handle, def: id, name, owner, controller: at });
  made[handle] = view;
  return view;
}

function countersOf(g: G, id: CardId, known: boolean): Record<string, number> {
  const { play, place } = cardOf(g, id);
  const counters = play?.counters ?? 0;
  if (!known || place === 'uncontrolled') return { counters };
  if (isVampire(g, id)) return { blood: counters, capacity: capacityOf(g, id) };
  return isAlly(g, id) || defOf(g, id).types?.includes('retainer') ? { life: counters } : { counters };
}

function marksOf(g: G, id: CardId, known: boolean): string[] {
  const { play, place } = cardOf(g, id);
  if (!play) return [];
  const marks = play.marks.slice();
  if (play.locked) marks.push('locked');
  if (bonus(g, id, 'cannot unlock') > 0) marks.push('no unlock');
  // A contested card lies face down, too; the reason says more.
  if (place === 'contested') marks.push('contested');
  else if (play.faceDown) marks.push('face down');
  if (play.titleContested) marks.push('title contested');
  if (play.superior) marks.push('superior');
  if (play.named)
    for (const { kind, of, count } of play.named)
      marks.push(isOwned(kind) ? `${kind} ×${count} by ${of}` : `${kind} ×${count}`);
  const title = known && isVampire(g, id) ? titleOf(g, id) : undefined;
  if (title) marks.push(titleMark(title));
  return marks;
}

const titleMarks = new WeakMap<Title, string>();

function titleMark(title: Title): string {
  let mark = titleMarks.get(title);
  if (mark === undefined) {
    mark = title.of ? `${title.rank} of ${title.of}` : title.rank;
    titleMarks.set(title, mark);
  }
  return mark;
}

/** All current events, in handles and words of the game. */
function whereView(g: G): VtesWhere {
  const { turn, turnNumber, phase, at, edge, action, combat, referendum, playing, lasting } = g.state;
  const handle = (id: CardId | undefined): number | undefined => (id === undefined ? undefined : cardOf(g, id).handle);
  return {
    turn,
    turnNumber,
    phase,
    part: at,
    edge,
    playing: playing && { card: handle(playing.card), seat: playing.seat, minion: handle(playing.minion) },
    action: action && {
      kind: action.kind,
      by: cardOf(g, action.by).handle,
      seat: action.seat,
      card: handle(action.card),
      targets: action.targets,
      on: action.on.map((id) => handle(id) ?? null),
      stealth: stealthOf(g, action.by),
      bleed: action.kind === 'bleed' ? bleedOf(g, action.by) : undefined,
      state: action.state,
      blocker: handle(action.blocker),
      intercept: action.blocker === undefined ? undefined : interceptOf(g, action.blocker),
      declined: action.declined,
      attempts: action.attempts,
      intercepts: interceptsView(g, action),
    },
    combat: combat && {
      acting: cardOf(g, combat.acting).handle,
      opposing: cardOf(g, combat.opposing).handle,
      range: combat.range,
      round: combat.round,
      continuing: combat.continuing,
      strikes: combat.fighters.map(({ strike }) => strike?.strike.kind ?? null),
      fighters: combat.fighters.map(({ card, strike, additional, bloodLostToDamage, damageInflicted }) => ({
        strength: strengthOf(g, card),
        strike: strike?.strike.kind,
        with: handle(strike?.weapon ?? strike?.source),
        at: handle(strike?.target),
        first: strike?.strike.first,
        additional,
        lost: bloodLostToDamage,
        inflicted: damageInflicted,
      })),
    },
    referendum: referendum && {
      caller: referendum.caller,
      by: handle(referendum.by),
      card: handle(referendum.card),
      bloodHunt: referendum.bloodHunt,
      for: referendum.for,
      against: referendum.against,
      passed: referendum.passed,
      terms: termsOf(g, referendum),
      ballots: referendum.ballots.map(({ seat, source, votes, subVotes, cast }) => ({
        seat,
        source: handle(source),
        votes,
        subVotes,
        cast,
      })),
    },
    lasting: lasting.map(({ until, card, seat, stat, amount }) => ({
      until,
      card: handle(card),
      seat,
      stat,
      amount,
    })),
  };
}

/** The intercept of all minions that may still attempt to block, by handle. */
function interceptsView(g: G, action: Action): Record<number, number> {
  const intercepts: Record<number, number> = {};
  if (action.state !== 'announced' || action.blocker !== undefined) return intercepts;
  for (const seat of blockingSeats(g, action))
    if (!action.declined.includes(seat))
      for (const id of playerOf(g, seat).zones.ready) intercepts[cardOf(g, id).handle] = interceptOf(g, id);
  return intercepts;
}

const HIDDEN: ReadonlySet<Place> = new Set(['library', 'crypt', 'hand', 'uncontrolled', 'removed']);

/** Cards whose face some seats may not know, by their back. The card notes which seats know it. */
export function backOf(g: G, id: CardId): string | undefined {
  const card = cardOf(g, id);
  if (!HIDDEN.has(card.place) && !isKept(card)) return undefined;
  return defOf(g, id).kind === 'library' ? 'library' : 'crypt';
}

/** Guesses another player's cards from the seat's view alone: the rest of a starter deck, or any cards of the kind. */
export function guess(g: G, seat: Seat, owner: Seat, back: string, count: number, random: Random): number[] {
  const isLibrary = back === 'library';
  const isKind = ({ kind }: CardDef): boolean => (kind === 'library') === isLibrary;
  const seen: string[] = [];
  for (const card of g.state.cards) {
    if (card.owner !== owner || (card.seen & bit(seat)) === 0) continue;
    const def = g.defs[card.def] as CardDef;
    if (isKind(def)) seen.push(def.id);
  }
  const { pool, brought } = g.cards;
  return guessedCards({
    ...{ decks: startersOf(pool), seen, count, random },
    fits: (id) => isKind(g.cards.find(id) as CardDef),
    others: () => [...faces(pool, isLibrary), ...faces(brought, isLibrary)],
  }).map((id) => g.cards.numberOf(id));
}

/** The ids of all definitions of a kind, found once per list of definitions. */
const facesOf = new WeakMap<readonly CardDef[], Map<boolean, readonly string[]>>();

function faces(defs: readonly CardDef[], isLibrary: boolean): readonly string[] {
  const known = facesOf.get(defs) ?? new Map<boolean, readonly string[]>();
  facesOf.set(defs, known);
  let found = known.get(isLibrary);
  if (!found) {
    found = defs.flatMap(({ kind, name, id }) =>
      (kind === 'library') === isLibrary && !name.startsWith('Blank') ? [id] : [],
    );
    known.set(isLibrary, found);
  }
  return found;
}

/** The starter decks by ids, read once per list of cards. */
const startersOf = knownDecks(() => Object.values(STARTER_DECKS), findCard);
