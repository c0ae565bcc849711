/** Declarations that need only one click, and how many clicks the others take. */
import type { Attackable, Blockable } from './offered.ts';

/** Only one creature can attack, and only one player can be attacked: a click on it is the attack. */
export function isOnlyAttack({ able, must, goals }: Pick<Attackable, 'able' | 'must' | 'goals'>): boolean {
  return able.length === 1 && must.length === 0 && goals.length === 1;
}

/** One of several attacks and the others stay: a button beside it, and in the panel. */
export function mayAttackAlone({ able, must, goals }: Pick<Attackable, 'able' | 'must' | 'goals'>): boolean {
  return able.length > 1 && must.length === 0 && goals.length === 1;
}

/** The only possible block: a click on either creature is the block. */
export function onlyBlock({ able }: Pick<Blockable, 'able'>): readonly [number, number] | undefined {
  const [first, another] = able;
  if (!first || another) return undefined;
  const [blocker, attackers] = first;
  return attackers.length === 1 ? [blocker, attackers[0] as number] : undefined;
}

/**
 * Each attacker is chosen, then the attack is declared; all of them attack with one click. `pointing`: on the table and
 * without a mouse, where one of several takes two.
 */
export function attackClicks(offered: Attackable, attackers: number, pointing = false): number {
  if (isOnlyAttack(offered) || (!pointing && attackers === 1 && mayAttackAlone(offered))) return 1;
  return attackers === offered.able.length && offered.goals.length === 1 ? 1 : attackers + 1;
}

/** A creature that can block several attackers needs a second click. */
export function blockClicks(offered: Blockable, blockers: readonly number[]): number {
  if (onlyBlock(offered)) return 1;
  return blockers.reduce((sum, each) => sum + ((offered.able.get(each)?.length ?? 1) > 1 ? 2 : 1), 1);
}
