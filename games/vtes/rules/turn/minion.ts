/** Chapter 12: the minion phase. Each action is one part of the match: it starts at a checkpoint. */

import {
  ask,
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
import { takeAction } from '../action/action.ts';
import { startAction } from '../action/announcing.ts';
import { actionNext, actionPieces, isActionSentence } from '../action/sentences.ts';
import { continuation, openings } from '../cards/offers.ts';
import { carryOut } from '../cards/playing.ts';
import { cardQuestion, openQuestion } from '../cards/questions.ts';
import { runTriggers } from '../cards/triggers.ts';
import { drawDelayed } from '../changes/hand.ts';
import { goToTorpor } from '../combat/torpor.ts';
import { isHungry, mandatoryActions, waitsFor } from '../facts/acting.ts';
import { isReadyUnlocked } from '../facts/cards.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { has } from '../facts/values.ts';
import { isMinionCard, modesOf } from '../state/modes.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';

/**
 * V-MIN-001, V-MIN-002 The player's minions act one after another; an action is resolved before another is announced.
 * V-MIN-003 A minion that unlocks meanwhile is offered again; V-MIN-005 the player chooses which mandatory action comes
 * first.
 */
export function* minionPart(g: G): Procedure {
  g.state.phase = 'minion';
  const seat = g.state.turn;
  if (playerOf(g, seat).ousted) {
    g.state.at = 'influence';
    return;
  }
  for (const id of [...playerOf(g, seat).zones.ready])
    if (isHungry(g, id) && has(g, id, 'torpor instead of hunting')) yield* goToTorpor(g, id);
  const heard: Heard | undefined = yield* askWindow(clockwiseFrom(g, seat), (each) => minionQuestion(g, each));
  if (!heard) {
    g.state.at = 'influence';
    yield* runTriggers(g, 'end of minion phase');
    for (const each of clockwiseFrom(g, seat)) drawDelayed(g, 'minion phase', each);
    return;
  }
  g.state.at = 'minion';
  if (isActionSentence(g, heard.path)) {
    const { action, play } = startAction(g, heard.seat, heard.path);
    yield* takeAction(g, action, play);
  } else yield* carryOut(g, heard, 'minion');
}

function minionQuestion(g: G, seat: Seat): Question | undefined {
  const about: Piece = { say: 'minion phase' };
  if (seat !== g.state.turn) return cardQuestion(g, seat, 'minion', about);
  const pieces = () => minionPieces(g, seat);
  return openQuestion(g, seat, 'minion', about, pieces(), pieces, (prefix) => minionNext(g, seat, prefix));
}

function minionNext(g: G, seat: Seat, prefix: Path): readonly Piece[] {
  const { say } = prefix[0] as Piece;
  return say === 'plays' || say === 'uses' ? continuation(g, seat, 'minion', prefix) : actionNext(g, seat, prefix);
}

/**
 * An effect lets the minion take an action, also in another Methuselah's turn. All rules of actions hold: it has to be
 * unlocked, and its own prey and predator may block. An action whose card is cancelled as it is played was not taken:
 * it may take another one.
 */
export function* actNow(g: G, minion: CardId): Procedure {
  const { at: seat } = cardOf(g, minion);
  const about: Piece = { say: 'acts now', card: minion };
  for (;;) {
    const pieces = () => [
      PASS,
      ...actionPieces(g, seat),
      ...openings(g, seat, 'minion').filter((piece) => isActionCard(g, piece)),
    ];
    g.state.actsNow = minion;
    const path = yield* ask(
      openQuestion(g, seat, 'minion', about, pieces(), pieces, (prefix) => minionNext(g, seat, prefix)),
    );
    g.state.actsNow = undefined;
    if (path[0]?.say === PASS.say) return;
    if (!isActionSentence(g, path)) {
      // A card of several types, played as another one of them.
      yield* carryOut(g, { seat, path }, 'minion');
      continue;
    }
    const { action, play } = startAction(g, seat, path);
    if (yield* takeAction(g, action, play)) return;
    if (!isReadyUnlocked(g, minion) || cardOf(g, minion).at !== seat) return;
  }
}

function isActionCard(g: G, { say, card }: Piece): boolean {
  if (say !== 'plays') return false;
  const def = defOf(g, card as CardId);
  return modesOf(def).some((mode) => isMinionCard(def, mode));
}

/** V-MIN-004 A mandatory action must be taken: there is no passing while one is possible. */
function minionPieces(g: G, seat: Seat): Piece[] {
  const pieces = [...actionPieces(g, seat), ...openings(g, seat, 'minion')];
  const must =
    forbid(
      waitsFor(g),
      pieces.some((piece) => isMandatory(g, piece)),
    ) !== undefined;
  return must ? pieces : [PASS, ...pieces];
}

function isMandatory(g: G, piece: Piece): boolean {
  return (
    piece.card !== undefined &&
    piece.say !== 'plays' &&
    piece.say !== 'uses' &&
    mandatoryActions(g, piece.card).length === 1
  );
}
