import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keep, kept, type Source } from './definition-cache.ts';
import { readDefinitions } from './definition-files.ts';
import { packed } from './packed.ts';

// No such folder has to exist: its cache goes by its name.
const folder = new URL('./definitions-of-this-test/', import.meta.url);
const file = new URL('../node_modules/.cache/praxis/kit-definitions-of-this-test', import.meta.url);
const sources: readonly Source[] = [
  { path: 'a.yaml', bytes: Buffer.from('ash:\n  name: Ash\n') },
  { path: 'b/c.yaml', bytes: Buffer.from('élan:\n  name: Élan 力 𝔸\n') },
];
const data = packed({ 'a.yaml': { ash: { name: 'Ash' } }, 'b/c.yaml': { élan: { name: 'Élan 力 𝔸' } } });

beforeEach(() => keep(folder, sources, data));
afterEach(() => rmSync(file, { force: true }));

test('the cache of a folder is found again unchanged', () => {
  expect(kept(folder, sources)).toEqual(data);
});

test('it holds for these files only: the same bytes under the same paths', () => {
  const [first, second] = sources as readonly [Source, Source];
  expect(kept(folder, [first, { ...second, bytes: Buffer.from('élan:\n  name: Élan 力 𝔹\n') }])).toBeUndefined();
  expect(kept(folder, [first, { ...second, path: 'b/d.yaml' }])).toBeUndefined();
  expect(kept(folder, [first])).toBeUndefined();
  expect(kept(folder, [first, second, { path: 'e.yaml', bytes: Buffer.from('') }])).toBeUndefined();
  expect(kept(folder, [second, first])).toBeUndefined();
});

test('a damaged cache is not used', () => {
  const { length } = readFileSync(file);
  truncateSync(file, length - 1);
  expect(kept(folder, sources)).toBeUndefined();
  truncateSync(file, 40);
  expect(kept(folder, sources)).toBeUndefined();
  writeFileSync(file, '');
  expect(kept(folder, sources)).toBeUndefined();
  rmSync(file);
  expect(kept(folder, sources)).toBeUndefined();
});

test('nothing is kept of folders elsewhere, and a file that has changed is read again', () => {
  const elsewhere = mkdtempSync(`${tmpdir()}/praxis-definitions-`);
  try {
    const url = pathToFileURL(`${elsewhere}/`);
    writeFileSync(new URL('a.yaml', url), 'ash:\n  name: Ash\n');
    expect(readDefinitions(url)).toEqual({ 'a.yaml': { ash: { name: 'Ash' } } });
    writeFileSync(new URL('a.yaml', url), 'ash:\n  name: Elm\n');
    expect(readDefinitions(url)).toEqual({ 'a.yaml': { ash: { name: 'Elm' } } });
    keep(url, sources, data);
    expect(kept(url, sources)).toBeUndefined();
  } finally {
    rmSync(elsewhere, { recursive: true });
  }
});
