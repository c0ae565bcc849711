/** Secrets for the matches of tests: one after the other, the same in every run, so that no test depends on luck. */
import { createHash } from 'node:crypto';

/** A source of 32 bytes in hexadecimal digits; each seed has a series of its own. */
export function fixedSecrets(seed: string): () => string {
  let drawn = 0;
  return () => createHash('sha256').update(`${seed} ${drawn++}`).digest('hex');
}
