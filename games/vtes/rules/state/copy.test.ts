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
