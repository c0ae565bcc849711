/** Chapter 11: the master phase. */

import {
  askWindow,
  type CardId,
  forbid,
  type Heard,
  PASS,
  type Path,
  type Piece,
  type Procedure,
  type Question,
  type Seat,
} from '@praxis/engine';
import { continuation, openings } from '../cards/offers.ts';
import { carryOut } from '../cards/playing.ts';
import { cardQuestion, openQuestion } from '../cards/questions.ts';
import { runTriggers } from '../cards/triggers.ts';
import { drawDelayed } from '../changes/hand.ts';
import { mark } from '../changes/marks.ts';
import { hasTrait, isMinion } from '../facts/cards.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { cardsInPlay } from '../facts/tabletop.ts';
import { playerBonus } from '../facts/values.ts';
import { type G, playerOf } from '../state/state.ts';

/** V-MAS-001 One, unless a card says two. */
function usualActions(g: G, seat: Seat): number {
  return playerBonus(g, seat, 'two master actions') > 0 ? 2 : 1;
}

/** V-MAS-001, V-MAS-002 The phase: the player uses his master phase actions and other effects in the order he likes. */
export function* masterPart(g: G): Procedure {
  const seat = g.state.turn;
  const player = playerOf(g, seat);
  g.state.phase = 'master';
  drawDelayed(g, 'master phase', seat);
  g.state.at = 'minion';
  if (g.edition.outOfTurnAgain === 'next master phase') player.outOfTurnPlayed = false;
  // V-MAS-006 Out-of-turn masters have used up actions of this phase; V-MAS-014 out-of-turn trifles give one.
  player.masterActions =
    Math.max(0, usualActions(g, seat) + playerBonus(g, seat, 'master actions') - player.masterDebt) +
    player.masterBonus;
  player.trifled = player.masterBonus > 0;
  player.masterDebt = 0;
  player.masterBonus = 0;
  yield* runTriggers(g, 'your master phase');
  yield* runTriggers(g, 'each master phase');
  for (;;) {
    if (player.ousted) break;
    const heard: Heard | undefined = yield* askWindow(clockwiseFrom(g, seat), (each) => masterQuestion(g, each));
    if (!heard) break;
    if (heard.path[0]?.say === 'marks') markRedList(g, heard.seat, heard.path);
    else yield* carryOut(g, heard, 'master');
  }
  // V-TURN-003 Unused actions are lost.
  player.masterActions = 0;
  player.trifled = false;
  if (g.edition.outOfTurnAgain === 'after next master phase') player.outOfTurnPlayed = false;
}

function masterQuestion(g: G, seat: Seat): Question | undefined {
  const about: Piece = { say: 'master phase' };
  if (seat !== g.state.turn) return cardQuestion(g, seat, 'master', about);
  const first = (): Piece[] => [PASS, ...openings(g, seat, 'master'), ...redListPieces(g, seat)];
  return openQuestion(g, seat, 'master', about, first(), first, (prefix) =>
    prefix[0]?.say === 'marks' ? [] : continuation(g, seat, 'master', prefix),
  );
}

/** V-RED-001 Any Methuselah may use a master phase action to mark a Red List minion for the turn. */
function redListPieces(g: G, seat: Seat): Piece[] {
  if (!g.edition.traits) return [];
  const pieces: Piece[] = [];
  for (const each of clockwiseFrom(g, seat))
    for (const card of cardsInPlay(g, each))
      if (isMinion(g, card) && hasTrait(g, card, 'red list') && whyNotMark(g, seat, card) === undefined)
        pieces.push({ say: 'marks', card });
  return pieces;
}

function whyNotMark(g: G, seat: Seat, card: CardId): string | undefined {
  return (
    forbid('V-MAS-003', playerOf(g, seat).masterActions < 1) ??
    (hasTrait(g, card, `marked by ${seat}`) ? 'V-RED-001' : undefined)
  );
}

function markRedList(g: G, seat: Seat, path: Path): void {
  playerOf(g, seat).masterActions--;
  mark(g, (path[0] as Piece).card as CardId, `marked by ${seat}`);
}
