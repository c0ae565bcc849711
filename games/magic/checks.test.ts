/** The checks that every game must pass, for two players and more. */
import { CHECKS, checkFaults, checkOtherProcess, checkPlayouts, type SetupFor } from '@praxis/testkit/checks.ts';
import { describe, test } from 'vitest';
import { DECKS } from './decks/index.ts';
import { SAMPLE } from './decks/sample.ts';
import { magic } from './game.ts';
import { invariant, NAMES, tables } from './trial.ts';

const shortTables: SetupFor = (seed) => {
  const table = tables(seed);
  return { ...table, options: { ...table.options, mana: 'in payments', turnLimit: 14 } };
};

/** The deck against the next one of its size. */
function tableOfDeck(name: string): SetupFor {
  const names = Object.keys(DECKS).filter((each) => each in SAMPLE === name in SAMPLE);
  const other = names[(names.indexOf(name) + 1) % names.length] as string;
  return (seed) => ({
    edition: '2014',
    seats: [name, other].map((each, seat) => ({ name: NAMES[seat] as string, deck: DECKS[each] as never })),
    seed,
    options: { mana: 'in payments', turnLimit: 60 },
  });
}

describe('Magic', () => {
  for (const [claim, check] of Object.entries(CHECKS))
    if (check !== checkPlayouts && check !== checkFaults)
      test(claim, () => check(magic, tables, { matches: 4, seed: 'magic' }));

  // Each fault derives the match again from its beginning, so these matches are short.
  test('an answer that fails leaves the decision open', () => {
    checkFaults(magic, shortTables, { matches: 2, seed: 'magic' });
  });

  test('random matches end with a result and nothing is lost on the way', () => {
    checkPlayouts(magic, tables, { matches: 30, seed: 'magic', invariant });
  });

  test.each(Object.keys(DECKS))('a random match with the deck %s', (name) => {
    checkPlayouts(magic, tableOfDeck(name), { matches: 1, seed: name, invariant });
  });

  test('another process comes to the same hashes', () => {
    const module = new URL('./game.ts', import.meta.url).href;
    checkOtherProcess(magic, tables, { matches: 2, seed: 'process', module, name: 'magic' });
  });
});
