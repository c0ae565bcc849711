/** Attackers and blockers in combat. */
import type { CardId } from '@praxis/engine';
import type { G, State } from './state.ts';

/** All that attack or block. */
export function fighting(combat: State['combat']): readonly CardId[] {
  if (!combat) return NOBODY;
  const found: CardId[] = [];
  for (const { card, blockers } of combat.attackers) {
    found.push(card);
    for (const id of blockers) found.push(id);
  }
  for (const id of combat.idle) found.push(id);
  return found;
}

const NOBODY: readonly CardId[] = [];

/** M-X-067 The attacker that it blocks stays blocked (M-X-058), and those that block it stay blocking creatures. */
export function removeFromCombat({ state }: G, id: CardId): void {
  const { combat } = state;
  if (!combat || !fighting(combat).includes(id)) return;
  for (const { card, blockers } of combat.attackers) if (card === id) combat.idle.push(...blockers);
  combat.attackers = combat.attackers.filter(({ card }) => card !== id);
  combat.idle = combat.idle.filter((each) => each !== id);
  for (const attacker of combat.attackers)
    if (attacker.blockers.includes(id)) attacker.blockers = attacker.blockers.filter((each) => each !== id);
  combat.struck = combat.struck.filter((each) => each !== id);
}
