import { openMatch } from '@praxis/engine';
import { expect, test } from 'vitest';
import type { CardDef } from '../../cards/language.ts';
import { vtes } from '../../game.ts';
import type { G } from './state.ts';
import { isSaid } from './words.ts';

const flag: CardDef = {
  id: 'flag',
  name: 'Flag',
  kind: 'library',
  types: ['master'],
  abilities: [{ always: 'modify', stat: 'hand size', of: 'controller', amount: 1 }],
};

function matchWith(cards: readonly CardDef[]): G {
  const deck = { Blank: 60, Belinde: 12 };
  const seats = ['Sara', 'Alex'].map((name) => ({ name, deck }));
  return openMatch(vtes, { edition: 'fifth', seed: 'words', cards, seats }).context;
}

test('a word is said in a match if one of its cards has it, played or not', () => {
  expect(isSaid(matchWith([]), 'hand size')).toBe(false);
  expect(isSaid(matchWith([flag]), 'hand size')).toBe(true);
  expect(isSaid(matchWith([flag]), 'bleed')).toBe(false);
});

test('a card that is guessed in an imagined world brings its words along', () => {
  const g = matchWith([]);
  expect(isSaid(g, 'your unlock phase')).toBe(false);
  const guessed = vtes.pool
    .all('fifth')
    .find(({ abilities }) =>
      abilities?.some((each) => 'trigger' in each && each.trigger === 'your unlock phase'),
    ) as CardDef;
  g.cards.numberOf(guessed.id);
  expect(isSaid(g, 'your unlock phase')).toBe(true);
});

test('the rules read all definitions with the same keys; they are recorded as they are written', () => {
  const { cards } = matchWith([flag]);
  expect(new Set(cards.defs.map((def) => Object.keys(def).join())).size).toBe(1);
  expect(cards.own.find(({ id }) => id === 'flag')).toStrictEqual(flag);
  expect(cards.defs.find(({ id }) => id === 'flag')).toEqual(flag);
});
