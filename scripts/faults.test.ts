import { expect, test } from 'vitest';
import { LANGUAGES } from '../contract/languages.ts';
import { GAME_FAULTS } from '../games/registry.ts';
import { faultsIn, KIT_FAULTS } from '../kit/faults.ts';
import { SCENARIO_FAULTS } from '../scenario/faults.ts';
import { faultTexts } from './faults.ts';
import { textFiles } from './files.ts';

const FAULTS = faultsIn([KIT_FAULTS, SCENARIO_FAULTS, ...GAME_FAULTS]);

/** Not said to anybody by themselves: parts of other texts, and a word of the format. */
const PARTS = [
  'Inside braces a comma begins a new key: put words that hold one in quotes.',
  'Nobody is asked anything.',
  'variants.7001: 7002',
  'true',
];

test('Every text about wrong input exists in every language, with everything that varies in it', () => {
  const texts = faultTexts(textFiles());
  expect(texts.length).toBeGreaterThan(500);
  const wrong = texts.flatMap(({ at, text }) => {
    const missing = FAULTS.untranslated(text).filter((part) => !PARTS.includes(part));
    if (missing.length > 0) return [`${at}: no message has ${missing.map((part) => JSON.stringify(part)).join(', ')}`];
    if (PARTS.includes(text)) return [];
    return LANGUAGES.flatMap((language) => {
      const said = FAULTS.inLanguage(text, language);
      if (language !== 'en' && said === text) return [`${at}: ${JSON.stringify(text)} is English in ${language}`];
      const lost = (text.match(/7\d{3}/g) ?? []).filter((hole) => !said.includes(hole));
      return lost.length === 0 ? [] : [`${at}: ${JSON.stringify(said)} in ${language} has lost ${lost.join(', ')}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('A fault with parts is translated as a whole', () => {
  const said = (text: string, language: string): string => FAULTS.inLanguage(text, language);
  expect(said('Segment 1 of the record: entry 12 names an unknown seat.', 'it')).toBe(
    'Nel segmento 1 della registrazione, la voce 12 indica un posto sconosciuto.',
  );
  expect(said('Expected a seat (Sara, Alex) or a step (until, luck), not "Nora".', 'pt')).toBe(
    'Esperado: um lugar (Sara, Alex) ou um passo (until, luck), e não "Nora".',
  );
  expect(said('Ash cannot be used: modes[0].effects: expected a list, not nothing; a card needs a type.', 'it')).toBe(
    'Ash non può essere usata: modes[0].effects: previsto: una lista, non un valore vuoto; una carta deve avere un tipo.',
  );
  expect(
    said(
      'No answer of Sara fits "bleeds": the turn of Sara ended.\nPassed on the way: Sara at master, Alex at block.',
      'es',
    ),
  ).toBe(
    'Ninguna respuesta de Sara encaja con "bleeds": el turno de Sara terminó.\nEntretanto pasaron: Sara (master), Alex (block).',
  );
});

test('Names with a word between them get the word of the language', () => {
  const near = 'There is no card "Bsah"; did you mean Bash or Ash or Smash?';
  expect(['pt', 'es', 'it', 'fr'].map((language) => FAULTS.inLanguage(near, language).split('; ').at(-1))).toEqual([
    'você quis dizer Bash, Ash ou Smash?',
    '¿querías decir Bash, Ash o Smash?',
    'intendevi Bash, Ash o Smash?',
    expect.stringContaining('vouliez-vous dire Bash, Ash ou Smash'),
  ]);
  const twoKeys =
    'Expected a step with one key; here are "Sara" and "Duck and Cover". Inside braces a comma begins a new key: put words that hold one in quotes.';
  expect(FAULTS.inLanguage(twoKeys, 'pt')).toContain('aqui há "Sara" e "Duck and Cover".');
});

test('A text that no message has stays as it is', () => {
  expect(FAULTS.inLanguage('The moon is full: nobody knows why.', 'it')).toBe('The moon is full: nobody knows why.');
  expect(FAULTS.untranslated('Expected the moon, not 7001.')).toEqual(['the moon']);
});
