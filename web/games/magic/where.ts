/** The situation in a match of Magic, read from its view. */
import type { View } from '@praxis/engine';
import type { MagicWhere } from '@praxis/magic/where.ts';

/** The view's `where`; empty where a card is shown outside of a match. */
export function whereOf({ where }: View): Partial<MagicWhere> {
  return where;
}

/** The steps in which players can be asked, in their order. */
export const WINDOWS = [
  'upkeep',
  'draw',
  'main 1',
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first strike damage',
  'combat damage',
  'end of combat',
  'main 2',
  'end',
] as const;
export type StepWindow = (typeof WINDOWS)[number];

/** The name by which arrows find things on the stack. */
export const stackName = (id: number): string => `stack ${id}`;
