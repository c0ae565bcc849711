import { expect, test } from 'vitest';
import { STARTER_DECKS } from '../../games/vtes/decks/index.ts';
import { pairingFor, pairings } from './pairings.ts';

const names = Object.keys(STARTER_DECKS);
const all = pairings(['2000', 'third', 'fifth']);
const of = (edition: string, size: number): readonly (readonly string[])[] =>
  all.filter((each) => each.edition === edition && each.decks.length === size).map(({ decks }) => decks);

test('every deck meets every other and itself, from either seat', () => {
  expect(of('fifth', 2)).toHaveLength(names.length ** 2);
  expect(new Set(of('fifth', 2).map((decks) => decks.join())).size).toBe(names.length ** 2);
});

test('five sit round the table in every order', () => {
  for (const edition of ['2000', 'third', 'fifth']) {
    expect(of(edition, 5)).toHaveLength(24);
    // Everybody has been the prey of everybody else.
    const preys = of(edition, 5).flatMap((decks) => decks.map((deck, at) => `${deck} ${decks[(at + 1) % 5]}`));
    expect(new Set(preys).size).toBe(names.length * (names.length - 1));
  }
});

test('nobody plays with a deck that is not legal', () => {
  // 77 cards are too many for two players there (V-DECK-004).
  expect(of('2000', 2)).toEqual([]);
  expect(of('third', 2)).toEqual([]);
});

test('the next time round the same decks begin with another', () => {
  const [first] = all;
  const again = pairingFor(all, all.length);
  expect(pairingFor(all, 0)).toEqual(first);
  expect(again.decks[0]).toBe(first?.decks[1]);
  expect([...again.decks].sort()).toEqual([...(first?.decks ?? [])].sort());
});
