/** The description of a card for screen readers. */
import type { View } from '@praxis/engine';
import { expect, test } from 'vitest';
import type { Words } from '../words/words.ts';
import { cardLine } from './describe.ts';

const words = { match: { faceDown: 'face down', attached: 'with' } } as unknown as Words;
const labels = { 'mark face down': 'face down', 'mark locked': 'locked', 'counter blood': 'blood' };

function line(card: object, faces: object = {}): string {
  const view = { viewer: 0, seats: [], cards: { 1: { handle: 1, owner: 0, ...card } }, where: {} } as unknown as View;
  return cardLine({ view, labels, faces: faces as never }, words, 1);
}

test('a card that nobody knows is called face down once', () => {
  expect(line({ marks: ['face down'] })).toBe('face down');
  expect(line({ marks: ['face down', 'locked'] })).toBe('face down, locked');
});

test('a card has its name, then its counters and states', () => {
  const faces = { x: { name: 'Belinde', kind: '', type: '', marks: {}, lines: [], short: '' } };
  expect(line({ def: 'x', counters: { blood: 5 }, marks: ['locked'] }, faces)).toBe('Belinde, blood 5, locked');
});
