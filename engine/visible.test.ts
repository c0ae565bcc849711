import { expect, test } from 'vitest';
import type { CardId, Decision, Piece } from './decision.ts';
import { oneOf, subset } from './decision.ts';
import { pathOf, visibleDecision } from './visible.ts';

const state = { cards: [{ handle: 70 }, { handle: 71 }] };
const first = { say: 'plays', card: 0 as CardId } satisfies Piece;
const second = { say: 'plays', card: 1 as CardId, amount: 2, seat: 1, word: 'at dusk' } satisfies Piece;

function decision(next: Decision['next'], passive?: Decision['passive']): Decision {
  return { number: 5, seat: 1, step: 'main', about: { say: 'move' }, forced: false, next, passive };
}

test('cards are named by handles, and nothing of the state shows', () => {
  const seen = visibleDecision(state, decision(oneOf([first, second])));
  expect(seen.next([])).toEqual([
    { key: 'plays:c70', say: 'plays', card: 70 },
    { key: 'plays:c71:s1:2:at_dusk', say: 'plays', card: 71, seat: 1, amount: 2, word: 'at dusk' },
  ]);
  expect(seen.next(['plays:c70'])).toEqual([]);
  expect(JSON.parse(JSON.stringify(seen))).toEqual({
    number: 5,
    seat: 1,
    step: 'main',
    about: { key: 'move', say: 'move' },
    forced: false,
  });
});

test('the passive answer is given as text', () => {
  expect(visibleDecision(state, decision(oneOf([first]), [second])).passive).toBe('plays:c71:s1:2:at_dusk');
});

test('members of a list are marked as such', () => {
  const seen = visibleDecision(state, decision(subset([first, second], 2, 2)));
  expect(seen.next([])).toEqual([{ key: 'plays:c70', say: 'plays', card: 70, list: true }]);
  expect(seen.next(['plays:c70'])).toMatchObject([{ card: 71, list: true }]);
});

test('a key that is not offered is named', () => {
  const asked = decision(oneOf([first]));
  expect(() => pathOf(state, asked, ['plays:c70', 'plays:c71'])).toThrow('"plays:c71" is not offered here.');
  expect(pathOf(state, asked, ['plays:c70'])).toEqual([first]);
});
