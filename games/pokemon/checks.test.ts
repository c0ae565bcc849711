/** The checks that every game must pass, with all offered decks. */
import { CHECKS, checkOtherProcess, checkPlayouts } from '@praxis/testkit/checks.ts';
import { describe, test } from 'vitest';
import { pokemon } from './game.ts';
import { invariant, tables } from './trial.ts';

describe('Pokémon', () => {
  for (const [claim, check] of Object.entries(CHECKS))
    if (check !== checkPlayouts) test(claim, () => check(pokemon, tables, { matches: 4, seed: 'checks' }));

  test('random matches end with a result and nothing is lost on the way', () => {
    checkPlayouts(pokemon, tables, { matches: 30, seed: 'checks', invariant });
  });

  test('another process comes to the same hashes', () => {
    const module = new URL('./game.ts', import.meta.url).href;
    checkOtherProcess(pokemon, tables, { matches: 2, seed: 'process', module, name: 'pokemon' });
  });
});
