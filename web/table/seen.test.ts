import { expect, test } from 'vitest';
import { keepSeen, seenOf } from './seen.ts';

function device(first?: string): Pick<Storage, 'getItem' | 'setItem'> & { readonly kept: () => string | undefined } {
  let kept = first;
  return {
    getItem: () => kept ?? null,
    setItem: (_, value) => {
      kept = value;
    },
    kept: () => kept,
  };
}

test('the number of events last seen of each match is kept', () => {
  const phone = device();
  keepSeen('a', 3, phone);
  keepSeen('b', 8, phone);
  keepSeen('a', 5, phone);
  expect([seenOf('a', phone), seenOf('b', phone), seenOf('c', phone)]).toEqual([5, 8, undefined]);
});

test('fifty matches are kept, those viewed last', () => {
  const phone = device();
  keepSeen('first', 1, phone);
  keepSeen('second', 2, phone);
  for (let match = 0; match < 48; match++) keepSeen(`m${match}`, match, phone);
  keepSeen('first', 7, phone);
  keepSeen('another', 9, phone);
  expect([seenOf('first', phone), seenOf('second', phone), seenOf('another', phone)]).toEqual([7, undefined, 9]);
  expect(JSON.parse(phone.kept() ?? '')).toHaveLength(50);
});

test.each(['', '{', 'null', '7', '{"a":1}', '[["a"],["a","b"],[1,2],["a",1.5],null]'])('%j is nothing', (kept) => {
  const phone = device(kept);
  expect(seenOf('a', phone)).toBeUndefined();
  keepSeen('a', 4, phone);
  expect(seenOf('a', phone)).toBe(4);
});

test('a device that keeps nothing does no harm', () => {
  const refuse = (): never => {
    throw new Error('forbidden');
  };
  keepSeen('a', 1, { getItem: refuse, setItem: refuse });
  expect(seenOf('a', { getItem: refuse })).toBeUndefined();
  keepSeen('a', 1, undefined);
});
