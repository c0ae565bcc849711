import { expect, test } from 'vitest';
import { linkedParts } from './card-names-in-text.ts';

test('names of cards become links, longer names first', () => {
  const jack = { def: 'jack', name: 'Jack', handle: 4 };
  const smiling = { def: 'smiling-jack', name: 'Smiling Jack' };
  expect(linkedParts('Jack burns Smiling Jack.', [jack, smiling])).toEqual([
    { text: 'Jack', card: jack },
    ' burns ',
    { text: 'Smiling Jack', card: smiling, mark: '.' },
  ]);
  expect(linkedParts('Nothing here', [jack])).toEqual(['Nothing here']);
  expect(linkedParts('Plain')).toEqual(['Plain']);
});
