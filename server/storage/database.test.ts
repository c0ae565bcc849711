/** The embedded database behind its pool: connections that break and come again. */
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-server.ts';

const shared = testDatabase();

test('a statement with a name can be used by one connection after the other', async () => {
  for (let each = 0; each < 3; each++) {
    const client = await shared.database.pool.connect();
    const statement = { name: 'each', text: 'select $1::integer as each', values: [each] };
    expect((await client.query(statement)).rows).toEqual([{ each }]);
    expect((await client.query(statement)).rows).toEqual([{ each }]);
    // As after a failure: the connection is thrown away, and the next is a new one.
    client.release(true);
  }
});

test('a statement that fails leaves the others as they were', async () => {
  const divide = (by: number) => ({ name: 'divide', text: 'select 10 / $1::integer as part', values: [by] });
  expect((await shared.database.pool.query(divide(5))).rows).toEqual([{ part: 2 }]);
  await expect(shared.database.pool.query(divide(0))).rejects.toMatchObject({ code: '22012' });
  expect((await shared.database.pool.query(divide(2))).rows).toEqual([{ part: 5 }]);
});
