/** Chapter 8: the turn. V-TURN-001 Its five phases in their order are the parts of the match. */

import type { CardId, Procedure } from '@praxis/engine';
import { settleDepartures } from '../cards/departures.ts';
import { perform } from '../cards/effects.ts';
import { runTriggers } from '../cards/triggers.ts';
import { forgetFallen } from '../changes/burned.ts';
import { drawDelayed, settleHands } from '../changes/hand.ts';
import { endLasting } from '../changes/lasting.ts';
import { move } from '../changes/moving.ts';
import { oustThoseWhoConceded } from '../changes/ousting.ts';
import { isOver } from '../facts/ending.ts';
import { clockwiseFrom, preyOf } from '../facts/seats.ts';
import { cardsInPlay } from '../facts/tabletop.ts';
import { setupPart } from '../setup/setup.ts';
import type { PutOffForTurns } from '../state/action.ts';
import { type G, playerOf, playOf } from '../state/state.ts';
import { discardPart } from './discard.ts';
import { influencePart } from './influence.ts';
import { masterPart } from './master.ts';
import { minionPart } from './minion.ts';
import { unlockPart } from './unlock.ts';

/**
 * The parts of a match: each starts at a checkpoint, and `minion` is entered again for every action. V-TURN-001; V-TURN-002 no part
 * but unlocking, mandatory actions and payments demands anything of a player.
 */
export const parts: Readonly<Record<string, (g: G) => Procedure>> = {
  setup: setupPart,
  unlock: (g) => phase(g, 'unlock', unlockPart),
  master: (g) => phase(g, 'master', masterPart),
  minion: (g) => phase(g, 'minion', minionPart),
  influence: (g) => phase(g, 'influence', influencePart),
  discard: (g) => phase(g, 'discard', discardPart),
  'end of turn': endOfTurn,
};

/**
 * Carries out one phase. Players who have left the table since the last checkpoint are out; a player who is out has no
 * further phases.
 */
function* phase(g: G, name: string, part: (g: G) => Procedure): Procedure {
  oustThoseWhoConceded(g);
  if (isOver(g)) return;
  if (playerOf(g, g.state.turn).ousted) {
    g.state.at = 'end of turn';
    return;
  }
  if (g.state.phase !== name) beginPhase(g, name);
  yield* part(g);
  if (g.state.dying.length > 0) yield* g.chapters.settleOusting(g);
  yield* settleHands(g);
  if (g.state.departed.length > 0) yield* settleDepartures(g);
}

/** V-GEN-019 Uses that are limited to once per phase are possible again. */
function beginPhase(g: G, name: string): void {
  g.state.phase = name;
  forget(g, (key) => key.startsWith('phase:'));
  g.emit({ type: 'phase', seat: g.state.turn, phase: name });
}

/** Removes notes of past deeds from the cards and the players. */
function forget(g: G, isOld: (key: string) => boolean): void {
  const stays = (key: string): boolean => !isOld(key);
  g.state.players.forEach((player, seat) => {
    if (player.did.length > 0) player.did = player.did.filter(stays);
    for (const id of cardsInPlay(g, seat)) {
      const play = playOf(g, id);
      if (play.did.length > 0) play.did = play.did.filter(stays);
    }
  });
}

/** Ends the effects that last for the turn, and V-SET-012 the next turn is that of the player's prey. */
function* endOfTurn(g: G): Procedure {
  const { turn } = g.state;
  const due = g.state.endOfTurn;
  g.state.endOfTurn = due.filter((each) => !isDue(g, each));
  for (const each of due.filter((one) => isDue(g, one))) {
    const { seat, minion, card, chosen, effects } = each;
    yield* perform(g, { seat, minion, card, chosen, x: 0 }, effects);
  }
  if (!playerOf(g, turn).ousted) yield* runTriggers(g, 'end of turn');
  drawDelayed(g, 'lock', turn);
  for (const seat of clockwiseFrom(g, turn)) drawDelayed(g, 'turn', seat);
  endLastingEffects(g);
  g.state.barredCards = [];
  endMarks(g);
  forgetFallen(g);
  // Notes about the whole game are kept, all others are about the turn.
  forget(g, (key) => !key.startsWith('game:') && !key.startsWith('unlock:'));
  yield* settleHands(g);
  oustThoseWhoConceded(g);
  if (!isOver(g)) beginTurn(g);
}

/** Some effects end before or after a player's next turn. */
function isDue(g: G, { until, of, since = 0 }: PutOffForTurns): boolean {
  const { turn, turnNumber } = g.state;
  if (until === 'next unlock') return preyOf(g, turn) === of;
  return until === undefined || (turn === of && turnNumber > since);
}

function endLastingEffects(g: G): void {
  if (g.state.lasting.length === 0) return;
  endLasting(g, 'turn');
  endLasting(g, 'blocked bleed');
}

/** Marks that a card bears for one turn only. V-RED-001 A Red List minion is marked for the turn. */
function isForTheTurn(mark: string): boolean {
  return mark === 'recruited' || mark.startsWith('marked by ') || mark.startsWith('note:');
}

/** V-ACT-030, V-ACT-031, V-AMB-02 Allies recruited this turn can act from now on; 2000 and third move them to the ready region. */
function endMarks(g: G): void {
  g.state.cards.forEach((card, index) => {
    if (!card.play?.marks.some(isForTheTurn)) return;
    const id = index as CardId;
    card.play.marks = card.play.marks.filter((mark) => !isForTheTurn(mark));
    if (card.place === 'uncontrolled') move(g, id, 'ready', card.at);
  });
}

/** V-SET-012 Turns pass clockwise. The match ends at its turn limit. */
function beginTurn(g: G): void {
  const { state } = g;
  const next = preyOf(g, state.turn);
  if (state.turnNumber >= state.turnLimit) {
    state.timeUp = true;
    g.emit({ type: 'time is up' });
    return;
  }
  state.turn = next;
  state.turnNumber++;
  state.at = 'unlock';
  g.emit({ type: 'turn', seat: next, number: state.turnNumber });
  beginPhase(g, 'unlock');
}
