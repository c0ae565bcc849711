/** Wake-ups reach all listeners, even if one of them fails. */
import type pg from 'pg';
import { expect, test } from 'vitest';
import { openLog } from '../base/log.ts';
import { Tasks } from '../resources.ts';
import { FakeClock } from '../testing/fixtures.ts';
import { LocalBus, PostgresBus } from './bus.ts';

function listening() {
  const lines: string[] = [];
  return { lines, log: openLog({ logLevel: 'trace' }, { write: (line) => lines.push(line) }) };
}

test('a listener that fails affects neither the other listeners nor the sender', () => {
  const { lines, log } = listening();
  const bus = new LocalBus(log);
  const heard: string[] = [];
  bus.listen(({ match }) => heard.push(`first ${match}`));
  bus.listen(() => {
    throw new Error('it fails');
  });
  bus.listen(({ match }) => heard.push(`last ${match}`));
  bus.tell('table', 'a');
  bus.tell('chat', 'b');
  expect(heard).toEqual(['first a', 'last a', 'first b', 'last b']);
  expect(lines.filter((line) => line.includes('it fails'))).toHaveLength(2);
});

test('work that fails at once is logged like work that fails later', async () => {
  const { lines, log } = listening();
  const tasks = new Tasks(log);
  tasks.run('something', () => {
    throw new Error('at once');
  });
  tasks.run('something', async () => {
    await Promise.resolve();
    throw new Error('later');
  });
  await tasks.done();
  expect(lines.map((line) => /at once|later/.exec(line)?.[0])).toEqual(['at once', 'later']);
});

test.each([
  [false, 20],
  [true, 100],
])('wake-ups for other processes are sent together (matches have homes: %s)', async (routed, ms) => {
  const sent: unknown[] = [];
  const pool = { query: async (_: string, values: unknown[]) => sent.push(values[1]) } as unknown as pg.Pool;
  const clock = new FakeClock();
  const bus = new PostgresBus('', pool, clock, listening().log, 'own', routed);
  bus.tellOthers('entries', 'a');
  await clock.advance(ms - 1, async () => {});
  bus.tellOthers('entries', 'b');
  expect(sent).toEqual([]);
  await clock.advance(1, async () => {});
  expect(sent).toEqual(['own ea eb']);
  await bus.close();
});
