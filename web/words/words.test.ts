import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBeta } from '@praxis/contract/languages.ts';
import { playerName } from '@praxis/contract/words/words.ts';
import { describe, expect, test } from 'vitest';
import {
  BETA_LANGUAGES,
  isPageLanguage,
  LANGUAGE_NAMES,
  languageFor,
  PAGE_LANGUAGES,
  wordsAbout,
  wordsIn,
} from './languages.ts';

const en = await wordsIn('en');

/** Arguments of any name. */
const ANYTHING: object = new Proxy({}, { get: () => 2 });

type Leaf = readonly [path: readonly string[], said: unknown];

function leaves(words: unknown, path: readonly string[] = []): readonly Leaf[] {
  if (typeof words !== 'object' || words === null) return [[path, words]];
  return Object.entries(words).flatMap(([key, value]) => leaves(value, [...path, key]));
}

const PAGE = join(import.meta.dirname, '..');
const source = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist|words|e2e)\//.test(file) && !file.includes('.test.'),
  )
  .map((file) => readFileSync(join(PAGE, file), 'utf8'))
  .join('\n')
  // Formatting may break a chain of names over several lines.
  .replace(/\s*\n\s*\./g, '.');

/** `words.a.b`, or `words.a[…` for keys chosen at run time. */
function isUsed(path: readonly string[]): boolean {
  const whole = new RegExp(`words\\.${path.join('\\.')}\\b`);
  const chosen = `words.${path.slice(0, -1).join('.')}[`;
  return whole.test(source) || source.includes(chosen) || source.includes(`].${path.at(-1)}`);
}

test('every word is used somewhere', () => {
  const unused = leaves(en).filter(([path]) => !isUsed(path));
  expect(unused.map(([path]) => path.join('.'))).toEqual([]);
});

test('in Portuguese, players of Magic and Yu-Gi-Oh! have cards and decks, as their rulebooks say', async () => {
  await wordsIn('pt');
  const saidAbout = (game: string): unknown => {
    const words = wordsAbout(game, 'pt');
    return [words?.match.cards({ count: 2 }), words?.table.yourDeck, words?.decks.found({ count: 1 })];
  };
  expect(saidAbout('magic')).toEqual(['2 cards', 'Seu deck', '1 card']);
  expect(saidAbout('yugioh')).toEqual(['2 cards', 'Seu Deck', '1 card']);
  expect(saidAbout('vtes')).toEqual(['2 cartas', 'Seu baralho', '1 carta']);
});

test('a deleted player has the same name on the page as in the texts of the server', async () => {
  for (const language of [...PAGE_LANGUAGES, ...BETA_LANGUAGES])
    expect((await wordsIn(language)).deleted).toBe(playerName('deleted', language));
});

describe.each([...PAGE_LANGUAGES, ...BETA_LANGUAGES].filter((language) => language !== 'en'))(
  '%s',
  async (language) => {
    const own = await wordsIn(language);
    const english = new Map(leaves(en).map(([path, said]) => [path.join('.'), said]));
    /** Words that some languages spell as English does. */
    const ALIKE: Readonly<Record<string, readonly string[]>> = {
      pt: ['clock.hours', 'menu.title', 'replay.title'],
      es: ['clock.hours'],
      it: ['clock.hours', 'menu.title', 'chat.title', 'replay.title'],
      fr: [
        ...['clock.hours', 'menu.title', 'nav.label', 'nav.decks', 'decks.title', 'decks.types'],
        ...['match.score', 'table.title'],
      ],
    };

    test('says everything', () => {
      expect(leaves(own).map(([path]) => path.join('.'))).toEqual([...english.keys()]);
    });

    // One in preparation may still be in English here and there.
    if (!isBeta(language))
      test('says everything in its own words', () => {
        const copied = leaves(own).filter(([path, said]) => {
          const key = path.join('.');
          const original = english.get(key);
          if (ALIKE[language]?.includes(key)) return false;
          const text = (each: unknown): unknown => (typeof each === 'function' ? each(ANYTHING) : each);
          return text(said) === text(original);
        });
        expect(copied.map(([path]) => path.join('.'))).toEqual([]);
      });

    test('begins and ends its sentences as the English ones', () => {
      const wrong = leaves(own).filter(([path, said]) => {
        const original = english.get(path.join('.'));
        if (typeof said !== 'string' || typeof original !== 'string') return false;
        const [end, ending] = [original.at(-1) ?? '', said.at(-1) ?? ''];
        return /[.!?:…]/.test(end) ? end !== ending : /[.:…]/.test(ending);
      });
      expect(wrong.map(([path]) => path.join('.'))).toEqual([]);
    });
  },
);

test('a language in preparation is marked as such', () => {
  for (const language of BETA_LANGUAGES) expect(LANGUAGE_NAMES[language]).toMatch(/ \(Beta\)$/);
  expect(LANGUAGE_NAMES.de).toBe('Deutsch (Beta)');
});

test('every language has a name of its own', () => {
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(PAGE_LANGUAGES.length + BETA_LANGUAGES.length);
});

test('the language is the first that the browser prefers and the page has; one in the making is chosen by hand', () => {
  expect(languageFor(['de-DE', 'pt-BR', 'en'])).toBe('pt');
  expect(languageFor(['de'])).toBe('en');
  expect(languageFor([])).toBe('en');
  expect(isPageLanguage('it')).toBe(true);
  expect(isPageLanguage('de')).toBe(true);
  expect(isPageLanguage('nl')).toBe(false);
});
