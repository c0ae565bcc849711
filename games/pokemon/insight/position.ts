/** A seat's expectation of the match's result. */
import type { Side, Table } from './table.ts';
import { bestAttack, fighterWorth, PRIZE } from './worth.ts';

function strengthOf(side: Side, rival: Side): number {
  let strength = -PRIZE * 0.8 * side.prizes + 0.12 * Math.min(side.cards, 10);
  for (const fighter of side.all) strength += fighterWorth(fighter);
  if (side.active)
    strength += 0.35 * bestAttack(side.active, rival.active) + 0.15 * bestAttack(side.active, rival.active, 1);
  // With an empty Bench the next Knock Out ends the game.
  if (side.bench.length === 0) strength -= 2;
  if (side.deck < 5) strength -= 0.5 * (5 - side.deck);
  return strength;
}

const SLOPE = 0.3;

export function expectationOf({ own, foe, isMyTurn }: Table): number {
  const lead = strengthOf(own, foe) - strengthOf(foe, own) + (isMyTurn ? 0.3 : -0.3);
  return 1 / (1 + Math.exp(-SLOPE * lead));
}
