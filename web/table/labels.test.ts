import { expect, test } from 'vitest';
import { headed, labelOf } from './labels.ts';

const LABELS = {
  'mark locked': 'locked',
  'mark prince': 'prince',
  'mark prince of *': 'prince of *',
  'mark marked by *': 'marked by *',
  'mark corruption *': 'corruption counters *',
};

test('a key has its word, and a key without one is not shown', () => {
  expect(labelOf(LABELS, 'mark', 'locked')).toBe('locked');
  expect(labelOf(LABELS, 'mark', 'did bleed')).toBeUndefined();
  expect(labelOf(LABELS, 'zone', 'locked')).toBeUndefined();
});

test('a star matches the rest of the key', () => {
  expect(labelOf(LABELS, 'mark', 'prince of Chicago')).toBe('prince of Chicago');
  expect(labelOf(LABELS, 'mark', 'prince of Mexico City')).toBe('prince of Mexico City');
  expect(labelOf(LABELS, 'mark', 'marked by 1', (seat) => ['Ana', 'Bruno'][seat] ?? '')).toBe('marked by Bruno');
  expect(labelOf(LABELS, 'mark', 'corruption ×2 by 1', (seat) => ['Ana', 'Bruno'][seat] ?? '')).toBe(
    'corruption counters ×2 (Bruno)',
  );
});

test('a label begins large at the beginning of a line', () => {
  expect(headed('été')).toBe('Été');
});
