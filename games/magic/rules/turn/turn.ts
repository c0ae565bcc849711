/** The turn and its steps (M-TURN-001 to M-TURN-007, M-X-043 to M-X-047). Every step is a part of the match. */
import type { CardId, Procedure } from '@praxis/engine';
import { discard } from '../cards/casting.ts';
import { chooseCards } from '../cards/choosing.ts';
import { emptyPools } from '../cards/mana.ts';
import { isOver } from '../changes/ending.ts';
import { untap } from '../changes/life.ts';
import { startTurn } from '../changes/new-turn.ts';
import { occur } from '../changes/triggers.ts';
import { drawCards } from '../changes/zones.ts';
import { declareAttackers } from '../combat/attack.ts';
import { declareBlockers } from '../combat/block.ts';
import { combatDamage } from '../combat/combat-damage.ts';
import { cannot, changed, controllerOf, traitsOf } from '../facts/traits.ts';
import { nextSeat, nextStep } from '../facts/turn-order.ts';
import { setupPart } from '../setup/setup.ts';
import { cardOf, type G, permanentOf, playerOf } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import { givePriority, priorityPart, settle } from './priority.ts';
import { forgetGone } from './state-based.ts';

/** M-X-014 */
const HAND_SIZE_MAX = 7;

export const parts: Readonly<Record<string, (g: G) => Procedure>> = {
  setup: setupPart,
  priority: priorityPart,
  untap: (g) => begin(g, 'untap', untapStep),
  upkeep: (g) => begin(g, 'upkeep', upkeepStep),
  draw: (g) => begin(g, 'draw', drawStep),
  'main 1': (g) => begin(g, 'main 1', openWindow),
  'beginning of combat': (g) => begin(g, 'beginning of combat', openWindow),
  'declare attackers': (g) => begin(g, 'declare attackers', attackersStep),
  'declare blockers': (g) => begin(g, 'declare blockers', blockersStep),
  'first strike damage': (g) => begin(g, 'first strike damage', (each) => damageStep(each, true)),
  'combat damage': (g) => begin(g, 'combat damage', (each) => damageStep(each, false)),
  'end of combat': (g) => begin(g, 'end of combat', openWindow),
  'main 2': (g) => begin(g, 'main 2', mainAfterCombat),
  end: (g) => begin(g, 'end', endStep),
  cleanup: (g) => begin(g, 'cleanup', cleanupStep),
  'new turn': newTurn,
};

function* begin(g: G, step: Step, part: (g: G) => Procedure): Procedure {
  g.state.step = step;
  g.emit({ type: 'step', seat: g.state.turn, step });
  yield* part(g);
}

function* openWindow(g: G): Procedure {
  givePriority(g);
}

/** M-TURN-003, M-AMB-04 The active player untaps his permanents; M-X-043 nobody gets priority. */
function* untapStep(g: G): Procedure {
  const { state } = g;
  for (const id of state.battlefield) {
    if (controllerOf(g, id) !== state.turn) continue;
    // M-X-053 He has controlled it since his turn began.
    permanentOf(g, id).sick = false;
    if (!cannot(traitsOf(g, id), 'untap')) untap(g, id);
  }
  endUntapEffects(g);
  nextStep(g);
}

/** Ends effects that kept a permanent from untapping once. */
function endUntapEffects(g: G): void {
  const { state } = g;
  const isOfActive = (card: CardId): boolean => {
    const { zone } = cardOf(g, card);
    return zone !== 'battlefield' || controllerOf(g, card) === state.turn;
  };
  if (!state.lasting.some(({ until }) => until === 'next untap')) return;
  const kept = state.lasting.flatMap((each) => {
    if (each.until !== 'next untap') return [each];
    const objects = each.objects.filter(({ card }) => !isOfActive(card));
    return objects.length > 0 ? [{ ...each, objects }] : [];
  });
  state.lasting = kept;
  changed(g);
}

function* upkeepStep(g: G): Procedure {
  occur(g, { on: 'upkeep', seat: g.state.turn });
  givePriority(g);
}

/** M-TURN-004, M-X-043 The draw comes before anybody gets priority; M-X-003, M-AMB-03 the starting player skips his first. */
function* drawStep(g: G): Procedure {
  const { state, settings } = g;
  const isFirst = state.turnNumber === 1 && state.players.length === 2;
  if (!isFirst || settings.firstDraw) drawCards(g, state.turn, 1);
  givePriority(g);
}

function* attackersStep(g: G): Procedure {
  yield* declareAttackers(g);
  givePriority(g);
}

function* blockersStep(g: G): Procedure {
  yield* declareBlockers(g);
  givePriority(g);
}

function* damageStep(g: G, first: boolean): Procedure {
  yield* combatDamage(g, first);
  givePriority(g);
}

/** M-TURN-005 There is one combat phase, and it is over. */
function* mainAfterCombat(g: G): Procedure {
  g.state.combat = undefined;
  givePriority(g);
}

function* endStep(g: G): Procedure {
  occur(g, { on: 'end step', seat: g.state.turn });
  givePriority(g);
}

/** M-TURN-007, M-X-014, M-X-044, M-X-045 */
function* cleanupStep(g: G): Procedure {
  const { state } = g;
  const { hand } = playerOf(g, state.turn);
  const excess = hand.length - HAND_SIZE_MAX;
  if (excess > 0) discard(g, state.turn, yield* chooseCards(g, state.turn, 'discards', hand, excess, excess));
  for (const id of state.battlefield) {
    const permanent = permanentOf(g, id);
    permanent.damage = 0;
    permanent.shields = 0;
    permanent.damagedBy = [];
  }
  if (state.lasting.length > 0) {
    state.lasting = state.lasting.filter(({ until }) => until !== 'turn');
    changed(g);
    forgetGone(g);
  }
  state.shields = [];
  state.permissions = [];
  emptyPools(g);
  // Nobody gets priority, unless something happens; then another cleanup step follows.
  if (yield* settle(g)) {
    if (!isOver(g)) givePriority(g);
    return;
  }
  nextStep(g);
}

/** M-AMB-20 Turns go round the table. */
function* newTurn(g: G): Procedure {
  const { state } = g;
  if (state.turnNumber >= g.settings.turnLimit) {
    state.ended = 'time';
    g.emit({ type: 'time is up' });
    return;
  }
  startTurn(g, nextSeat(g), state.turnNumber + 1);
}
