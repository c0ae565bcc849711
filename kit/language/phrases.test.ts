import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { completed, phraseFiles, reporting } from './phrases.ts';

test('the files of a language are one tree', () => {
  const folder = mkdtempSync(join(tmpdir(), 'praxis-phrases-'));
  mkdirSync(join(folder, 'fr', 'cards'), { recursive: true });
  writeFileSync(join(folder, 'fr', 'cards', 'one.json'), '{ "a": "un" }');
  writeFileSync(join(folder, 'fr', 'cards', 'two.json'), '{ "b": { "c": "deux" } }');
  const files = phraseFiles(pathToFileURL(`${folder}/`));
  expect(files('fr')).toEqual({ a: 'un', b: { c: 'deux' } });
  expect(files('de')).toBeUndefined();
  rmSync(folder, { recursive: true });
});

test('a language in preparation has English phrases where it lacks its own, but no phrase of both', () => {
  const english = { burn: { order: 'burn it', infinitive: 'have it burned' }, table: { a: 'one', b: 'two' } };
  expect(completed({ table: { b: 'zwei' } }, english)).toEqual({ ...english, table: { a: 'one', b: 'zwei' } });
  expect(completed({ table: {} }, english)).toEqual(english);
  expect(completed({ burn: 'verbrennen' }, english)).toEqual({ ...english, burn: 'verbrennen' });
});

test('an English phrase is reported when it is read, and no other', () => {
  let borrowed = 0;
  const english = { burn: 'burn it', table: { a: 'one', b: 'two' }, more: { c: 'three' } };
  const phrases = reporting({ burn: 'verbrenne es', table: { b: 'zwei' } }, english, () => {
    borrowed += 1;
  });
  expect([phrases.burn, phrases.table.b, typeof phrases.more, borrowed]).toEqual(['verbrenne es', 'zwei', 'object', 0]);
  expect([phrases.table.a, phrases.more.c]).toEqual(['one', 'three']);
  expect(borrowed).toBe(2);
});
