/** The situation beyond the cards on the table, in sentences for screen readers. */
import type { View } from '@praxis/engine';
import type { SpokenWords } from '../look.ts';
import { whereOf } from './where.ts';

export function spokenLines(view: View, { label }: SpokenWords): readonly string[] {
  const { suddenDeaths = 0 } = whereOf(view);
  return suddenDeaths === 0 ? [] : [label('table sudden death')];
}
