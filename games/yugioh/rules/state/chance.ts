/** Results of chance that scenarios script by a name. */
import { plainName } from '@praxis/kit/spelling.ts';

const FIRST = 1_000_000;

/** A number that differs from all results of dice, coins and card counts. */
export function chanceOfName(name: string): number {
  let code = 0;
  for (const letter of plainName(name)) code = (code * 31 + letter.charCodeAt(0)) % FIRST;
  return FIRST + code;
}
