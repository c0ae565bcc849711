import { hashOf } from '@praxis/engine';
import { expect, test } from 'vitest';
import { tableAt } from '../../testing.ts';
import { emptyState } from '../setup/setup.ts';
import { copyState } from './copy.ts';
import { type Card, newPlay, type State } from './state.ts';

const { match } = tableAt({ seats: { Sara: { ready: [{ vampire: 'Rex' }] }, Alex: {} } });
const stored = JSON.parse(JSON.stringify(match.state)) as State;

test('A stored state leaves out undefined values; its copy has the same fingerprint', () => {
  expect('edge' in stored).toBe(false);
  expect(hashOf(copyState(stored))).toBe(hashOf(match.state));
});

test('A copy has every property in the order in which a match begins with them, so that states are objects of one kind', () => {
  const restored = copyState(stored);
  expect(Object.keys(restored)).toEqual(Object.keys(emptyState(match.setup)));
  const inPlay = restored.cards.find((card: Card) => card.place === 'ready');
  expect(Object.keys(inPlay?.play ?? {})).toEqual(Object.keys(newPlay()));
});

test('A copy shares with an earlier one the cards that are as they were and not in play, and no others', () => {
  const state = copyState(stored);
  const earlier = copyState(state);
  const moved = state.cards.findIndex((card) => card.place === 'library');
  (state.cards[moved] as Card).place = 'ash_heap';
  const copy = copyState(state, earlier);
  expect(hashOf(copy)).toBe(hashOf(copyState(state)));
  for (const [index, card] of copy.cards.entries())
    expect(card === earlier.cards[index]).toBe(index !== moved && card.play === undefined);
  expect(earlier.cards[moved]?.place).toBe('library');
  expect(copy.cards.some((card, index) => card === state.cards[index])).toBe(false);
});
