import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_LANGUAGES } from '../../words/languages.ts';
import { MAGIC_WORDS } from './words.ts';

/** Arguments of any name. */
const TWO: object = new Proxy({}, { get: () => 2 });

const SOURCES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$|^words[./]/.test(name))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

test('every word is used by a panel', () => {
  expect(Object.keys(MAGIC_WORDS.en).filter((key) => !SOURCES.includes(`words.${key}`))).toEqual([]);
});

test('every language says everything, and nothing is empty', () => {
  for (const language of PAGE_LANGUAGES) {
    const said = Object.values(MAGIC_WORDS[language]).flatMap((word): string[] => {
      if (typeof word === 'function') return [(word as (about: object) => string)(TWO)];
      return typeof word === 'string' ? [word] : Object.values(word as Record<string, string>);
    });
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((text) => text.trim() === '')).toEqual([]);
  }
});

test('before the first turn it matters who plays first', () => {
  const asked = { count: 7, starter: 'Bob' };
  expect(MAGIC_WORDS.en.keepHand({ ...asked, own: 'yes' })).toBe('You play first. Keep this hand of 7 cards?');
  expect(MAGIC_WORDS.it.keepHand({ ...asked, own: 'no' })).toBe('Inizia Bob. Tenere questa mano di 7 carte?');
});
