/** Tests of setup that scenarios cannot express: the number of players, the City Deck, every dealing of Rivals. */
import { Mistake, openMatch, type Setup } from '@praxis/engine';
import { expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { DECKS } from '../../decks/index.ts';
import { contextOf, rivals } from '../../game.ts';
import { isCity } from '../facts/cards.ts';
import { defOf } from '../state/state.ts';
import { derangements } from './setup.ts';

const decks = Object.values(DECKS);
const table = (players: number, seed = 'setup'): Setup => ({
  edition: '1.9',
  seats: Array.from({ length: players }, (_, seat) => ({
    name: `Player ${seat}`,
    deck: decks[seat % decks.length] ?? {},
  })),
  seed,
});

test('R-CARD-001 the game is for 2 to 4 players', () => {
  for (const players of [2, 3, 4]) expect(openMatch(rivals, table(players)).result).toBeUndefined();
  expect(() => openMatch(rivals, table(1))).toThrow(Mistake);
  expect(() => openMatch(rivals, table(5))).toThrow(Mistake);
});

test('R-CARD-003 the City Deck has 27 cards', () => {
  const city = CARDS.filter(({ kind }) => kind === 'city');
  const copies = (type: Parameters<typeof isCity>[1]): number =>
    city.filter((def) => isCity(def, type)).reduce((sum, { copies: each = 1 }) => sum + each, 0);
  expect(city.reduce((sum, { copies: each = 1 }) => sum + each, 0)).toBe(27);
  expect([copies('title'), copies('event'), copies('second inquisition'), copies('citizen')]).toEqual([1, 10, 4, 7]);
  expect(city.filter((def) => isCity(def, 'event') && isCity(def, 'ongoing'))).toHaveLength(7);
});

test('R-SET-001 four Events are removed and nobody sees them', () => {
  const match = openMatch(rivals, table(2));
  for (const question of [...match.questions]) match.choose(question.seat, question.next([]).slice(0, 1));
  const { state, setup } = match;
  const g = contextOf(state, setup);
  expect(state.city.removed).toHaveLength(4);
  for (const id of state.city.removed) {
    expect(isCity(defOf(g, id), 'event')).toBe(true);
    expect(state.cards[id]?.seen).toBe(0);
  }
});

test('R-SET-010 with 2, 3 and 4 players there are 1, 2 and 9 dealings of Rival tokens', () => {
  for (const [players, count] of [
    [2, 1],
    [3, 2],
    [4, 9],
  ] as const) {
    const dealings = derangements(players);
    expect(dealings).toHaveLength(count);
    for (const dealing of dealings) for (const [seat, rival] of dealing.entries()) expect(rival).not.toBe(seat);
  }
});
