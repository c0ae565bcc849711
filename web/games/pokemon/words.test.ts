import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_LANGUAGES } from '../../words/languages.ts';
import { POKEMON_WORDS } from './words.ts';

/** Arguments of any name. */
const ONE: object = new Proxy({}, { get: () => 1 });
const TWO: object = new Proxy({}, { get: () => 2 });

const SOURCES = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

test('every word is used by the table', () => {
  expect(Object.keys(POKEMON_WORDS.en).filter((key) => !SOURCES.includes(`words.${key}`))).toEqual([]);
});

test('every language says everything in its own words', () => {
  const said = (language: (typeof PAGE_LANGUAGES)[number]): string[] =>
    Object.values(POKEMON_WORDS[language]).flatMap((word) =>
      typeof word === 'function' ? [word(ONE as never), word(TWO as never)] : [word as string],
    );
  const english = said('en');
  for (const language of PAGE_LANGUAGES) {
    const own = said(language);
    expect(own).toHaveLength(english.length);
    expect(own.filter((text) => text.trim() === '')).toEqual([]);
    if (language !== 'en') expect(own.filter((text) => english.includes(text))).toEqual([]);
  }
});
