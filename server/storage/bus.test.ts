/** Wake-ups reach all listeners, even if one of them fails. */
import { expect, test } from 'vitest';
import { openLog } from '../base/log.ts';
import { Tasks } from '../resources.ts';
import { LocalBus } from './bus.ts';

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
