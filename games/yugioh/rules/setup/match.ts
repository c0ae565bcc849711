/** A Match: best of three Duels, with exchanges between them (Y-MATCH-001 to Y-MATCH-006, Y-AMB-09). */
import {
  allReasons,
  askEach,
  bit,
  type CardId,
  type Conceivable,
  forbid,
  type Procedure,
  type Question,
  renew,
  type Seat,
  type Setup,
} from '@praxis/engine';
import { exchanges, KEEPS, type Swap, swapsOf } from '@praxis/kit/exchange.ts';
import type { SeriesLength } from '@praxis/kit/series.ts';
import { changed } from '../state/changed.ts';
import { EXTRA_MAX, MAIN_MAX, MAIN_MIN } from '../state/construction.ts';
import { settingsOf } from '../state/settings.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { addCard, emptyState, homeOf, newPlayer, showSides } from './setup.ts';

/** Y-MATCH-001 */
const WINS = 2;

/** Undefined: a single Duel. */
export function matchLength(setup: Setup): SeriesLength | undefined {
  const { match, duelLimit } = settingsOf(setup);
  return match ? { wins: WINS, most: duelLimit === 0 ? undefined : duelLimit } : undefined;
}

/**
 * Y-MATCH-006 All cards return to their owners' Decks, Tokens end, and everything is as before a Duel. The players look at their Decks until
 * they are shuffled. The last turn of the old Duel lasts until the first one of the new Duel begins.
 */
export function nextDuel(g: G): void {
  const { state } = g;
  const { cards, players, random, handles, series, changes, turn, turnNumber } = state;
  const inSide = new Set(players.flatMap(({ side }) => side));
  const kept = { random, handles, series, turn, turnNumber, changes };
  Object.assign(state, emptyState(g.setup), kept, { at: 'side', step: 'side' });
  changed(g);
  for (const _ of players) state.players.push(newPlayer());
  for (const [id, { def, owner, token }] of cards.entries()) {
    if (token) continue;
    const home = inSide.has(id as CardId) ? 'side' : homeOf(g.defs[def] as Parameters<typeof homeOf>[0]);
    addCard(state, def, owner, home).seen = bit(owner);
  }
}

/** Y-MATCH-002 Both exchange at the same time, without seeing the other's choices. */
export function* sidePart(g: G): Procedure {
  const { state } = g;
  const answers = yield* askEach([...state.players.keys()].map((seat) => exchangeQuestion(g, seat)));
  for (const [seat, path] of answers.entries()) exchange(g, seat, swapsOf(path));
  showSides(g);
  state.at = 'setup';
}

function exchangeQuestion(g: G, seat: Seat): Question {
  const { deck, extra, side } = playerOf(g, seat);
  return {
    seat,
    step: 'side',
    about: { say: 'exchange' },
    next: exchanges({
      out: [...deck, ...extra],
      side,
      sameCard: (one, other) => cardOf(g, one).def === cardOf(g, other).def,
      isLegal: (swaps) => whyNotExchange(g, seat, swaps) === undefined,
    }),
    passive: [KEEPS],
    // The legality of an exchange would reveal something about the cards; their number is public.
    free: side.length > 0,
  };
}

/**
 * Y-MATCH-004 The Decks must keep their sizes within the limits; how many copies there are of a card does not change. Y-MATCH-003 holds
 * by itself, because cards are exchanged one for one.
 */
function whyNotExchange(g: G, seat: Seat, swaps: readonly Swap[]): string | undefined {
  const { deck, extra } = playerOf(g, seat);
  const isMain = (id: CardId): boolean => homeOf(defOf(g, id)) === 'deck';
  let grown = 0;
  for (const { out, into } of swaps) grown += Number(isMain(into)) - Number(isMain(out));
  const main = deck.length + grown;
  return forbid('Y-MATCH-004', grown !== 0 && (main < MAIN_MIN || main > MAIN_MAX || extra.length - grown > EXTRA_MAX));
}

function exchange(g: G, seat: Seat, swaps: readonly Swap[]): void {
  const { state } = g;
  const player = playerOf(g, seat);
  for (const { out, into } of swaps) {
    const from = cardOf(g, out).zone === 'extra' ? player.extra : player.deck;
    from.splice(from.indexOf(out), 1);
    player.side.splice(player.side.indexOf(into), 1, out);
    cardOf(g, out).zone = 'side';
    const home = homeOf(defOf(g, into));
    player[home].push(into);
    cardOf(g, into).zone = home;
  }
  // The place of a card must not reveal whether it was exchanged.
  for (const zone of [player.extra, player.side]) {
    zone.sort((a, b) => a - b);
    for (const id of zone) renew(state, id);
  }
}

/** Pairs that a player might think of, with the rules against them. */
export function* conceivableSwaps(g: G, seat: Seat): Iterable<Conceivable> {
  const { deck, extra, side } = playerOf(g, seat);
  for (const out of [...deck, ...extra])
    for (const into of side)
      yield {
        path: [
          { say: 'exchanges', card: out },
          { say: 'exchanged for', card: into },
        ],
        reasons: allReasons(() => whyNotExchange(g, seat, [{ out, into }])),
      };
}
