/** The checks that every game must pass, for two players and more. */
import type { Match, Setup } from '@praxis/engine';
import { CHECKS, checkFaults, checkOtherProcess, checkPlayouts, type SetupFor } from '@praxis/testkit/checks.ts';
import { diceFrom } from '@praxis/testkit/playout.ts';
import { describe, test } from 'vitest';
import { DECKS } from './decks/index.ts';
import { SAMPLE } from './decks/sample.ts';
import { magic } from './game.ts';
import { checkNumbers, checkZones } from './invariants.ts';
import type { G, State } from './rules/state.ts';
import { trialDecks } from './testing.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const decks = trialDecks();

/** Tables with all settings, mostly of two. */
const tables: SetupFor = (seed): Setup => {
  const dice = diceFrom(`table ${seed}`);
  const seats = dice(4) === 0 ? 3 + dice(2) : 2;
  return {
    edition: '2014',
    seats: NAMES.slice(0, seats).map((name) => ({ name, deck: decks[dice(decks.length)] as never })),
    seed,
    options: {
      openDecks: dice(2) === 0,
      mana: dice(3) === 0 ? 'any time' : 'in payments',
      blockers: dice(2) === 0 ? 'ordered' : 'free',
      opening: dice(4) === 0 ? 'firstGame' : 'mulligan',
      targets: dice(2) === 0 ? 'any target' : 'creature or player',
      turnLimit: 60,
    },
  };
};

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

function invariant(match: Match<State, G>): void {
  checkZones(match.context);
  checkNumbers(match.context);
}

describe('Magic', () => {
  for (const [claim, check] of Object.entries(CHECKS))
    if (check !== checkPlayouts && check !== checkFaults)
      test(claim, () => check(magic as never, tables, { matches: 4, seed: 'magic' }));

  // Each fault derives the match anew from its beginning, so these matches are short.
  test('an answer that fails leaves the decision standing', () => {
    checkFaults(magic as never, shortTables, { matches: 2, seed: 'magic' });
  });

  test('random matches end with a result and nothing is lost on the way', () => {
    checkPlayouts(magic, tables, { matches: 30, seed: 'magic', invariant });
  });

  test.each(Object.keys(DECKS))('a random match with the deck %s', (name) => {
    checkPlayouts(magic, tableOfDeck(name), { matches: 1, seed: name, invariant });
  });

  test('another process comes to the same hashes', () => {
    const module = new URL('./game.ts', import.meta.url).href;
    checkOtherProcess(magic as never, tables, { matches: 2, seed: 'process', module, name: 'magic' });
  });
});
