/** Declarations that need few clicks, and how many clicks the others take. */
import type { Attackable, Blockable } from './offered.ts';

/** Only one creature can attack, and only one player can be attacked: a click on it is the attack. */
export function isOnlyAttack({ able, must, goals }: Pick<Attackable, 'able' | 'must' | 'goals'>): boolean {
  return able.length === 1 && must.length === 0 && goals.length === 1;
}

/** One of several attacks and the others stay: a button on it, beside it under the mouse, and in the panel. */
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

/** One of several blocks the only attacker that it can, and the others do not block: a button on it, and in the panel. */
export function mayBlockAlone({ able }: Pick<Blockable, 'able'>, blocker: number): number | undefined {
  const [only, another] = able.get(blocker) ?? [];
  return able.size > 1 && another === undefined ? only : undefined;
}

/** Each attacker is chosen, then the attack is declared; one alone and all of them attack with one click. */
export function attackClicks(offered: Attackable, attackers: number): number {
  if (isOnlyAttack(offered) || (attackers === 1 && mayAttackAlone(offered))) return 1;
  return attackers === offered.able.length && offered.goals.length === 1 ? 1 : attackers + 1;
}

type Laid = Pick<ReadonlySet<number>, 'has' | 'size'>;

/** The only creature that can still block this attacker: a click on the attacker assigns it. */
export function onlyBlockerOf({ able }: Pick<Blockable, 'able'>, laid: Laid, attacker: number): number | undefined {
  const [only, another] = [...able].filter(
    ([blocker, attackers]) => !laid.has(blocker) && attackers.includes(attacker),
  );
  return another ? undefined : only?.[0];
}

/** Every creature that can block does, so the blocks are declared without another click. */
export function areAllLaid({ able }: Pick<Blockable, 'able'>, laid: Laid): boolean {
  return laid.size === able.size;
}

/**
 * The clicks of blocks, each a blocker with its attacker. A click on either is enough if the other one is the only one
 * possible; such blocks come first, because fewer are left for the others then.
 */
export function blockClicks(offered: Blockable, blocks: readonly (readonly [number, number])[]): number {
  const { able, kindOf } = offered;
  const [first, another] = blocks;
  if (first && !another && mayBlockAlone(offered, first[0]) === first[1]) return 1;
  const laid = new Set<number>();
  const free = (blocker: number): number =>
    [...able.keys()].find((each) => !laid.has(each) && kindOf(each) === kindOf(blocker)) ?? blocker;
  const isOneClick = ([blocker, attacker]: readonly [number, number]): boolean =>
    (able.get(blocker)?.length ?? 1) === 1 || onlyBlockerOf(offered, laid, attacker) === free(blocker);
  let clicks = 0;
  for (let left = [...blocks]; left.length > 0; ) {
    const next = left.find(isOneClick) ?? (left[0] as readonly [number, number]);
    clicks += isOneClick(next) ? 1 : 2;
    laid.add(free(next[0]));
    left = left.filter((each) => each !== next);
  }
  return clicks + (areAllLaid(offered, laid) ? 0 : 1);
}
