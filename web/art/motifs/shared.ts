/** Materials, and helpers that repeat shapes. */
import type { Numbers } from '../numbers.ts';
import { placed, type Tones } from '../pen.ts';

export type Motif = (tones: Tones, numbers: Numbers) => string;

export const STEEL = '#aeb6c2';
export const GOLD = '#d9ab45';
export const BONE = '#e9dfc8';
export const WOOD = '#6b4226';

/** The same shape around a middle. */
export function around(count: number, shape: string): string {
  let shapes = '';
  for (let each = 0; each < count; each++) shapes += placed(shape, { turn: (360 / count) * each });
  return shapes;
}
