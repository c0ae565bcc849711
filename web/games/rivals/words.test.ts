import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_LANGUAGES } from '../../words/languages.ts';
import { RIVALS_WORDS } from './words.ts';

/** Arguments of any name. */
const TWO: object = new Proxy({}, { get: () => 2 });

const SOURCES = readdirSync(import.meta.dirname)
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.ts$|^words[./]/.test(name))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

test('every word is used by a panel', () => {
  expect(Object.keys(RIVALS_WORDS.en).filter((key) => !SOURCES.includes(`words.${key}`))).toEqual([]);
});

test('every language says everything, and nothing is empty', () => {
  for (const language of PAGE_LANGUAGES) {
    const said = Object.values(RIVALS_WORDS[language]).flatMap((word): string[] => {
      if (typeof word === 'function') return [(word as (about: object) => string)(TWO)];
      return typeof word === 'string' ? [word] : Object.values(word as Record<string, string>);
    });
    expect(said.length).toBeGreaterThan(25);
    expect(said.filter((text) => text.trim() === '' || text.includes('undefined'))).toEqual([]);
  }
});
