/** The duration and the number of times of allowed uses. */
import type { Effect } from '../../cards/language.ts';

type Allow = Extract<Effect, { do: 'allow' }>;

export type Allowance = Allow['until'] | 'once in the action' | 'once in the round' | 'once in each round';

export function allowanceOf({ until, once }: Allow): Allowance {
  if (once === undefined) return until;
  return once === 'action' ? 'once in the action' : until === 'round' ? 'once in the round' : 'once in each round';
}
