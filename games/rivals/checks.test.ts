/** The checks that every game must pass, for two to four players. */
import { CHECKS, checkFaults, checkOtherProcess, checkPlayouts } from '@praxis/testkit/checks.ts';
import { describe, test } from 'vitest';
import { rivals } from './game.ts';
import { invariant, tables } from './trial.ts';

describe('Rivals', () => {
  for (const [claim, check] of Object.entries(CHECKS))
    if (check !== checkPlayouts && check !== checkFaults)
      test(claim, () => check(rivals, tables, { matches: 4, seed: 'rivals' }));

  // Each fault replays the match from its beginning, so these matches are short.
  test('an answer that fails leaves the decision standing', () => {
    checkFaults(
      rivals,
      (seed) => {
        const table = tables(seed);
        return { ...table, options: { ...table.options, turnLimit: 6 } };
      },
      { matches: 2, seed: 'rivals' },
    );
  });

  test('random matches end with a result and nothing is lost on the way', () => {
    checkPlayouts(rivals, tables, { matches: 30, seed: 'rivals', invariant });
  });

  test('another process comes to the same hashes', () => {
    const module = new URL('./game.ts', import.meta.url).href;
    checkOtherProcess(rivals, tables, { matches: 2, seed: 'process', module, name: 'rivals' });
  });
});
