import { expect, test } from 'vitest';
import { oncePerMinion, oncePerTable } from './once.ts';
import type { Minion, Table } from './table.ts';

const [one, other] = [{} as Table, {} as Table];
const [sully, rex] = [{ handle: 1 } as Minion, { handle: 2 } as Minion];

test('a value of the table is found again only for another look at it', () => {
  const found: Table[] = [];
  const count = oncePerTable((table) => found.push(table));
  expect([count(one), count(one), count(other), count(one)]).toEqual([1, 1, 2, 3]);
  expect(found).toEqual([one, other, one]);
});

test('a value of a minion is found again for another table and another temperament', () => {
  let found = 0;
  const worth = oncePerMinion((_, { handle }, factor: number) => {
    found++;
    return handle * factor;
  });
  expect([worth(one, sully, 3), worth(one, rex, 3), worth(one, sully, 3)]).toEqual([3, 6, 3]);
  expect(found).toBe(2);
  expect([worth(one, sully, 5), worth(other, sully, 5), worth(other, sully, 5)]).toEqual([5, 5, 5]);
  expect(found).toBe(4);
});
