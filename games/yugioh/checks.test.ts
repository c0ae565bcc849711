/** The checks that every game must pass. */
import { CHECKS, checkOtherProcess, checkPlayouts } from '@praxis/testkit/checks.ts';
import { describe, test } from 'vitest';
import { yugioh } from './game.ts';
import { invariant, matches, tables } from './trial.ts';

describe('Yu-Gi-Oh!', () => {
  for (const [claim, check] of Object.entries(CHECKS))
    if (check !== checkPlayouts) test(claim, () => check(yugioh, tables, { matches: 2, seed: 'yugioh' }));

  test('random Duels end with a result and nothing is lost on the way', () => {
    checkPlayouts(yugioh, tables, { matches: 20, seed: 'yugioh', invariant });
  });

  test('another process comes to the same hashes', () => {
    const module = new URL('./game.ts', import.meta.url).href;
    checkOtherProcess(yugioh, tables, { matches: 2, seed: 'process', module, name: 'yugioh' });
  });
});

describe('Yu-Gi-Oh! in Matches', () => {
  for (const [claim, check] of Object.entries(CHECKS))
    test(claim, () =>
      check(yugioh, matches, { matches: 1, seed: 'match', ...(check === checkPlayouts ? { invariant } : {}) }),
    );
});
