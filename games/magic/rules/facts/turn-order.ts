/** The order of steps (M-TURN-001 to M-TURN-006). */
import type { CardId } from '@praxis/engine';
import { type G, playerOf } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import { inTurnOrder } from './scope.ts';
import { has, traitsOf } from './traits.ts';

/** Enters the step after the current one. */
export function nextStep(g: G): void {
  g.state.at = followingStep(g);
}

function followingStep(g: G): Step | 'new turn' {
  const { step, combat } = g.state;
  switch (step) {
    case 'setup':
      return 'untap';
    case 'untap':
      return 'upkeep';
    case 'upkeep':
      return 'draw';
    case 'draw':
      return 'main 1';
    case 'main 1':
      return 'beginning of combat';
    case 'beginning of combat':
      return 'declare attackers';
    case 'declare attackers':
      // M-X-047 The declaration counts: attackers that have been removed since leave the steps as they are.
      return combat ? 'declare blockers' : 'end of combat';
    case 'declare blockers':
      return strikesFirst(g) ? 'first strike damage' : 'combat damage';
    case 'first strike damage':
      return 'combat damage';
    case 'combat damage':
      return 'end of combat';
    case 'end of combat':
      return 'main 2';
    case 'main 2':
      return 'end';
    case 'end':
      return 'cleanup';
    case 'cleanup':
      return 'new turn';
    default:
      return step satisfies never;
  }
}

/** M-X-065 True if there are two damage steps. */
function strikesFirst(g: G): boolean {
  const strikes = (id: CardId): boolean => {
    const traits = traitsOf(g, id);
    return has(traits, 'first strike') || has(traits, 'double strike');
  };
  const { combat } = g.state;
  if (!combat) return false;
  return (
    combat.idle.some(strikes) || combat.attackers.some(({ card, blockers }) => strikes(card) || blockers.some(strikes))
  );
}

/** The seat after the active one that is still in the game. */
export function nextSeat(g: G): number {
  const [first, second] = inTurnOrder(g, g.state.turn);
  return first === g.state.turn && !playerOf(g, g.state.turn).lost ? (second ?? first) : (first ?? g.state.turn);
}
