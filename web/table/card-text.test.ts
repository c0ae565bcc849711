import type { CardFace } from '@praxis/contract';
import { expect, test } from 'vitest';
import { cardText } from './card-text.ts';

const face = {
  lines: [
    { icons: [], text: 'Secrecy +1.' },
    { icons: [], text: 'Discard a Mortal: reveal a City card.' },
    { icons: [], text: 'Retreat: 2', level: 'foot' },
  ],
} as unknown as CardFace;
const explain = cardText(['uses']);
const at = (handle: number): CardFace | undefined => (handle === 1 ? face : undefined);

test('an answer that uses a card has what the card says beside it', () => {
  const pieces = [
    { key: 'uses:c1', say: 'uses', card: 1 },
    { key: 'effect:2', say: 'effect', amount: 2 },
  ];
  expect(explain(pieces, at)).toBe('Secrecy +1. Discard a Mortal: reveal a City card.');
});

test('other answers have not, nor has a card that nobody may see', () => {
  expect(explain([{ key: 'recruits:c1', say: 'recruits', card: 1 }], at)).toBeUndefined();
  expect(explain([{ key: 'uses:c2', say: 'uses', card: 2 }], at)).toBeUndefined();
});
