import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/fixtures.ts';
import { lockFolder } from './folder-lock.ts';

const { folder, remove } = temporaryFolder();
const file = join(folder, 'praxis.lock');
afterAll(remove);

test('a folder is taken once, and free again when it is given back', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
  unlock();
  expect(existsSync(file)).toBe(false);
  lockFolder(folder)();
});

test('the lock of a dead process is no obstacle', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(file, JSON.stringify({ pid, begun: '1' }));
  const unlock = lockFolder(folder);
  expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
  unlock();
});

test('a process that has got the number of a dead one is not taken for it', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, begun: 'long ago' }));
  lockFolder(folder)();
});

test('a file that cannot be read belongs to nobody', () => {
  writeFileSync(file, 'half writ');
  lockFolder(folder)();
});
