/** The situation in a Duel, read from its view. */
import type { CardView, View } from '@praxis/engine';
import type { YugiohWhere } from '@praxis/yugioh/where.ts';

/** The view's `where`; empty where a card is shown outside of a Duel. */
export function whereOf({ where }: View): Partial<YugiohWhere> {
  return where as Partial<YugiohWhere>;
}

/** The parts of a turn as the bar shows them, each with its phases and steps. */
export const PHASES = [
  { name: 'draw', steps: ['draw'] },
  { name: 'standby', steps: ['standby'] },
  { name: 'main 1', steps: ['main 1'] },
  { name: 'battle', steps: ['start step', 'battle step', 'end step'] },
  { name: 'main 2', steps: ['main 2'] },
  { name: 'end', steps: ['end'] },
] as const;
export type PhaseName = (typeof PHASES)[number]['name'];

/** The step of a phase for a player's stop: in the Battle Phase the one in which attacks are declared. */
export function stopStep(phase: PhaseName): string {
  return phase === 'battle' ? 'battle step' : phase;
}

/** The name by which arrows find Links of a Chain. */
export const linkName = (id: number): string => `link ${id}`;

/** The five zones of a row, by their numbers from the player's left. */
export const ZONES = [1, 2, 3, 4, 5] as const;

/** The card in each zone of a row. */
export function inZones(
  handles: readonly number[],
  cards: Readonly<Record<number, CardView>>,
  zones: readonly number[],
): readonly (number | undefined)[] {
  return zones.map((zone) => handles.find((handle) => (cards[handle]?.counters?.zone ?? 0) === zone));
}

/** A monster in Defense Position lies across, face-up or Set. */
export function liesAcross({ marks = [] }: CardView, zone: string): boolean {
  return zone === 'monsters' && !marks.includes('attack');
}
