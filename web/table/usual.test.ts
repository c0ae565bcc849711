import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { isReduced, usualChoices } from './usual.ts';

function choice(answer: string, say: string, next?: readonly Choice[]): Choice {
  return { answer, label: answer, pieces: [{ key: answer, say }], more: next !== undefined, ...(next ? { next } : {}) };
}

const usual = { implied: ['paying automatically'], seldom: ['activates for mana'] };
const pay = [choice('cast auto', 'paying automatically'), choice('cast forest', 'paying')];

test('implied pieces are included, and rarely wanted choices are left out', () => {
  const [cast, ...others] = usualChoices([choice('cast', 'casts', pay), choice('tap', 'activates for mana')], usual);
  expect(others).toEqual([]);
  expect(cast).toMatchObject({ answer: 'cast auto', more: false });
  expect(cast?.pieces.map(({ say }) => say)).toEqual(['casts', 'paying automatically']);
});

test('several ways stay several', () => {
  const targets = [choice('on a', 'target', pay), choice('on b', 'target', pay)];
  const [cast] = usualChoices([choice('cast', 'casts', targets)], usual);
  expect(cast).toMatchObject({ answer: 'cast', more: true });
  expect(cast?.next?.map(({ answer }) => answer)).toEqual(['cast auto', 'cast auto']);
});

test('without anything that is rare nothing is left out', () => {
  const plain = [choice('a', 'plays'), choice('b', 'plays')];
  expect(usualChoices(plain, usual)).toEqual(plain);
  expect(isReduced(plain, usual)).toBe(false);
  expect(isReduced([choice('cast', 'casts', pay)], usual)).toBe(true);
});
