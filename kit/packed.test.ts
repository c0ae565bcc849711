import { expect, test } from 'vitest';
import { cardsIn, filesIn, packed, unpacked } from './packed.ts';

const files = {
  'a.yaml': { ash: { name: 'Ash', cost: 2 }, élan: { name: 'Élan 力 𝔸' } },
  'b/c.yaml': {},
  'd.yaml': { words: { prey: ['Beute', 'presa'] } },
};

test('packed definitions are the same when they are unpacked', () => {
  expect(filesIn(packed(files))).toEqual(files);
  expect(filesIn(JSON.parse(JSON.stringify(packed(files))))).toEqual(files);
  expect([...unpacked(packed(files)).keys()]).toEqual(Object.keys(files));
});

test('their text is ASCII, whatever the names', () => {
  expect(packed(files).text).toMatch(/^[\0-\x7f]+$/);
});

test('ids, names and parts are known before a card is parsed, and a card is parsed once', () => {
  const { text, ...rest } = packed(files);
  // The same text with a mistake in the first card.
  const cards = cardsIn({ ...rest, text: text.replace('{', '?') });
  expect(cards.map(({ id, name }) => [id, name])).toEqual([
    ['ash', 'Ash'],
    ['élan', 'Élan 力 𝔸'],
    ['words', ''],
  ]);
  expect(cards.map((card) => card.has('"cost":'))).toEqual([true, false, false]);
  expect(cards[1]?.written).toEqual({ name: 'Élan 力 𝔸' });
  expect(cards[1]?.written).toBe(cards[1]?.written);
  expect(() => cards[0]?.written).toThrow(SyntaxError);
});
