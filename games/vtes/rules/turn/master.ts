/** Chapter 11: the master phase and master cards. */

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
import type { Mode } from '../../cards/language.ts';
import { perform } from '../cards/effects.ts';
import { announceCard, carryOut, continuation, openings, type Play, sceneOfPlay, settle } from '../cards/playing.ts';
import { runTriggers } from '../cards/triggers.ts';
import { cardQuestion, openQuestion } from '../cards/windows.ts';
import { burnPool, clockwiseFrom, hasTrait, isMinion, mark } from '../changes/general.ts';
import { amountsOf, costOf } from '../facts/costs.ts';
import { cardsInPlay } from '../facts/tabletop.ts';
import { playerBonus } from '../facts/values.ts';
import { modesOf } from '../state/modes.ts';
import { defOf, type G, playerOf } from '../state/state.ts';

/** V-MAS-001, V-MAS-002 The phase: the player uses his master phase actions and other effects in the order he likes. */
export function* masterPart(g: G): Procedure {
  const seat = g.state.turn;
  const player = playerOf(g, seat);
  g.state.phase = 'master';
  g.state.at = 'minion';
  if (g.edition.outOfTurnAgain === 'next master phase') player.outOfTurnPlayed = false;
  // V-MAS-006 Out-of-turn masters have used up actions of this phase; V-MAS-014 out-of-turn trifles give one.
  player.masterActions =
    Math.max(0, 1 + playerBonus(g, seat, 'master actions') - player.masterDebt) + player.masterBonus;
  player.trifled = player.masterBonus > 0;
  player.masterDebt = 0;
  player.masterBonus = 0;
  yield* runTriggers(g, 'your master phase');
  for (;;) {
    if (player.ousted) break;
    const heard: Heard | undefined = yield* askWindow(clockwiseFrom(g, seat), (each) => masterQuestion(g, each));
    if (!heard) break;
    if (heard.path[0]?.say === 'marks') markRedList(g, heard.seat, heard.path);
    else yield* carryOut(g, heard, 'master');
  }
  // V-TURN-003 What was not used is lost.
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

export function whyNotMark(g: G, seat: Seat, card: CardId): string | undefined {
  return (
    forbid('V-MAS-003', playerOf(g, seat).masterActions < 1) ??
    (hasTrait(g, card, `marked by ${seat}`) ? 'V-RED-001' : undefined)
  );
}

function markRedList(g: G, seat: Seat, path: Path): void {
  playerOf(g, seat).masterActions--;
  mark(g, (path[0] as Piece).card as CardId, `marked by ${seat}`);
}

/** V-MAS-003 to V-MAS-007, V-MAS-012 to V-MAS-016 */
export function* playMaster(g: G, play: Play): Procedure {
  const def = defOf(g, play.card);
  const player = playerOf(g, play.seat);
  const outOfTurn = def.outOfTurn === true;
  if (outOfTurn) {
    // V-MAS-006, V-CAN-008 Cancelled or not, it uses up an action of the next master phase.
    player.masterDebt++;
    player.outOfTurnPlayed = true;
  } else player.masterActions--;
  if (!(yield* announceCard(g, play))) return;
  if (def.trifle && g.edition.trifles) trifle(g, play.seat, outOfTurn);
  const mode = modesOf(def)[play.mode] as Mode;
  const owed = mode.paidWithEffects
    ? amountsOf(g, play.seat, def, costOf(def, mode), play.x, play.chosen.target ?? []).pool
    : 0;
  yield* perform(g, sceneOfPlay(play), mode.effects);
  // What is gained at the same time comes first, so that nobody is ousted in between.
  if (owed > 0) burnPool(g, play.seat, owed);
  settle(g, play.card);
}

/** V-MAS-012 to V-MAS-014, V-CAN-007 One additional action, at most one from trifles per master phase. */
function trifle(g: G, seat: Seat, outOfTurn: boolean): void {
  const player = playerOf(g, seat);
  if (outOfTurn) {
    if (player.masterBonus === 0) player.masterBonus = 1;
  } else if (forbid('V-MAS-013', player.trifled) === undefined) {
    player.trifled = true;
    player.masterActions++;
  }
}
