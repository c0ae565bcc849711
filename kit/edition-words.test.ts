import { expect, test } from 'vitest';
import { swapOf, swapped } from './edition-words.ts';
import { readTerms } from './terms.ts';

const terms = readTerms(
  `lock:
  forms: [lock, locked, unlock phase]
  source: rulebook fifth p.16
  editions: { third: { forms: [tap, tapped, untap phase], source: rulebook third §1.1 } }
`,
  'en.yaml',
);
const third = swapOf(terms, ['third']);
if (!third) throw new Error('The third edition has words of its own.');

test('an edition says its own words, form for form, with capitals where they were', () => {
  expect(third('Lock a card in the unlock phase; it is locked.')).toBe('Tap a card in the untap phase; it is tapped.');
  expect(third('Locksmith, padlock')).toBe('Locksmith, padlock');
});

test('an edition without words of its own takes those of the next one that has some', () => {
  expect(swapOf(terms, ['2000', 'third'])?.('lock')).toBe('tap');
  expect(swapOf(terms, ['2000'])).toBeUndefined();
});

test('names in sentences stay as they are', () => {
  const { locked } = swapped({ locked: ({ card }: { card: string }) => `${card} is locked` }, third);
  expect(locked({ card: 'Lock' })).toBe('Lock is tapped');
  expect(locked({ card: 'Locked Door' })).toBe('Locked Door is tapped');
});
