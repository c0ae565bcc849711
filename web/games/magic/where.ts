/** What the view of a match of Magic tells of what is going on. */
import type { View } from '@praxis/engine';

export type Target = { readonly card: number } | { readonly seat: number };

/** A spell or an ability on the stack. */
export interface StackItem {
  readonly id: number;
  readonly kind: 'spell' | 'ability';
  /** The spell itself, or the source of the ability. */
  readonly card: number;
  readonly name: string;
  readonly seat: number;
  readonly x: number;
  readonly targets: readonly Target[];
}

export interface Attacker {
  readonly card: number;
  readonly defender: number;
  readonly planeswalker?: number;
  readonly blocked: boolean;
  readonly blockers: readonly number[];
}

export interface Where {
  readonly turn?: number;
  readonly turnNumber?: number;
  readonly step?: string;
  /** What was put there last stands last. */
  readonly stack?: readonly StackItem[];
  readonly combat?: { readonly attackers: readonly Attacker[] };
}

export function whereOf(view: View): Where {
  return view.where as Where;
}

/** The steps in which somebody can be asked, in their order. */
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

/** The name under which things on the stack are found by arrows. */
export const stackName = (id: number): string => `stack ${id}`;
