/** The parts of a match: setup, then turn after turn (R-TURN-001). */
import type { Part, Procedure } from '@praxis/engine';
import { actionStep } from '../action/actions.ts';
import { end, mostAgenda } from '../changes/ending.ts';
import { setup } from '../setup/setup.ts';
import { type G, playerOf, seatsOf } from '../state/state.ts';
import { beginningPhase } from './beginning.ts';
import { endPhase } from './end.ts';

/** R-TURN-005 */
const ACTIONS = 2;

function* beginning(g: G): Procedure {
  const { state } = g;
  const player = playerOf(g, state.turn);
  state.turnNumber++;
  state.phase = 'beginning';
  state.attack = undefined;
  state.conflict = undefined;
  player.turns++;
  player.actions = ACTIONS;
  player.unhosted = 0;
  g.emit({ type: 'turn', seat: state.turn, number: state.turnNumber });
  yield* beginningPhase(g, state.turn);
  state.phase = 'action';
  state.at = 'action';
}

function* action(g: G): Procedure {
  if (yield* actionStep(g)) return;
  g.state.at = 'end';
}

function* endOfTurn(g: G): Procedure {
  const { state } = g;
  state.phase = 'end';
  yield* endPhase(g, state.turn);
  if (state.over) return;
  forgetTurn(g);
  if (state.turnNumber >= g.settings.turnLimit) {
    end(g, { winners: mostAgenda(g, [], []), reason: 'time' });
    return;
  }
  state.turn = (state.turn + 1) % state.players.length;
  state.at = 'beginning';
}

/**
 * R-TURN-011 Effects of the turn end; abilities may be used again (R-ABL-001, R-ABL-003): Relentless ones in each
 * player's turn (R-AMB-18).
 */
function forgetTurn(g: G): void {
  g.state.lasting = [];
  for (const seat of seatsOf(g)) playerOf(g, seat).did = [];
  for (const { play } of g.state.cards)
    if (play) {
      play.used = [];
      play.added = [];
      play.choosable = [];
    }
}

export const parts: Readonly<Record<string, Part<G>>> = { setup, beginning, action, end: endOfTurn };
