import { expect, test } from 'vitest';
import { Slices } from './slices.ts';

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('work is done in its order and in short slices, and other callbacks run in between', async () => {
  let now = 0;
  const slices = new Slices(() => now);
  const done: number[] = [];
  for (let each = 1; each <= 5; each++)
    slices.add(() => {
      now += 3;
      done.push(each);
    });
  expect(done).toEqual([]);
  await nextTurn();
  expect(done).toEqual([1, 2]);
  await nextTurn();
  expect(done).toEqual([1, 2, 3, 4]);
  await nextTurn();
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test('work can add work, and more can come when all was done', async () => {
  const slices = new Slices(() => 0);
  const done: string[] = [];
  slices.add(() => {
    done.push('first');
    slices.add(() => done.push('second'));
  });
  await nextTurn();
  expect(done).toEqual(['first', 'second']);
  slices.add(() => done.push('third'));
  await nextTurn();
  expect(done).toEqual(['first', 'second', 'third']);
});
