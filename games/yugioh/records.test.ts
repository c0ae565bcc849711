/** Records of Duels with the offered decks lead to the same state, even if views were read meanwhile. */
import { openMatch, replay } from '@praxis/engine';
import { diceFrom, playOut } from '@praxis/testkit/playout.ts';
import { expect, test } from 'vitest';
import { hosting } from './hosting.ts';

test.each([1, 2, 3, 15])('a Duel with views after every answer is replayed with the same hash (%i)', (number) => {
  const { decks, game } = hosting;
  const seats = ['Ana', 'Bob'].map((name, seat) => ({ name, deck: decks[(number + seat) % decks.length]?.deck ?? {} }));
  const match = openMatch(game, { edition: '9.0', seats, seed: `bench ${number}` });
  playOut(match, diceFrom(`bench ${number}`), {
    onAnswer: () => {
      for (const viewer of [0, 1, 'spectator'] as const) match.view(viewer);
    },
  });
  expect(replay(game, JSON.parse(JSON.stringify(match.record))).hash()).toBe(match.hash());
});
