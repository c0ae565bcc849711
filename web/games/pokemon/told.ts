/** What is going on at the table, in sentences for those who listen. */
import type { View } from '@praxis/engine/game.ts';
import type { Telling } from '../look.ts';
import { whereOf } from './where.ts';

export function told(view: View, { label, card }: Telling): readonly string[] {
  const { stadium, suddenDeaths = 0 } = whereOf(view);
  return [
    ...(stadium === undefined ? [] : [`${label('table stadium')}: ${card(stadium)}`]),
    ...(suddenDeaths === 0 ? [] : [label('table sudden death')]),
  ];
}
