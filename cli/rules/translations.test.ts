import { LANGUAGES } from '@praxis/contract';
import { GAME_IDS } from '@praxis/games';
import { describe, expect, test } from 'vitest';
import { readRuleIndex } from './rule-index.ts';
import { ROOT, readNoCode } from './rulebook.ts';
import {
  attributeOf,
  differencesIn,
  INDEX,
  noCodeIn,
  OPEN_QUESTIONS,
  openQuestionsIn,
  textsIn,
} from './translations.ts';

const INDEXES = GAME_IDS.map((game) => ({ ...readRuleIndex(ROOT, game), noCode: readNoCode(ROOT, game) }));
const AMBIGUITIES = INDEXES.flatMap(({ ambiguities }) => ambiguities);
const DIFFERENCES = INDEXES.flatMap(({ differences }) => differences);
const NO_CODE: Readonly<Record<string, string>> = Object.assign({}, ...INDEXES.map(({ noCode }) => noCode));

/** The edition has no such rule. */
const NOTHING = '—';

/** Names and one or two words may be the same in another language: "Camarilla", "magaji, kholo", a card's name. */
const copied = (text: string, original: string): boolean =>
  text === original && original.split(' ').filter((word) => /^[a-z]/.test(word)).length > 2;

/** `D-001.topic` for each attribute of each message. */
function namesIn(folder: string, language: string): readonly string[] {
  return [...textsIn(folder, language)]
    .flatMap(([id, said]) => Object.keys(said).map((name) => `${id}.${name}`))
    .sort();
}

describe.each(LANGUAGES.filter((each) => each !== 'en'))('in %s', (language) => {
  test('every open question and its decision is there, and no other', () => {
    const wanted = AMBIGUITIES.flatMap(({ id }) => [`${id}.question`, `${id}.decision`]);
    expect(wanted.length).toBeGreaterThan(300);
    expect(namesIn(OPEN_QUESTIONS, language)).toEqual(wanted.sort());
    for (const [at, { id, question, decision }] of openQuestionsIn(language, AMBIGUITIES).entries()) {
      expect(copied(question, AMBIGUITIES[at]!.question), id).toBe(false);
      expect(copied(decision, AMBIGUITIES[at]!.decision), id).toBe(false);
    }
  });

  test('every difference between editions and every reason for no code is there, and no other', () => {
    const wanted = [
      ...Object.keys(NO_CODE).map((id) => `${id}.noCode`),
      ...DIFFERENCES.flatMap(({ id, says }) => [
        `${id}.topic`,
        ...says.filter(({ words }) => words !== NOTHING).map(({ edition }) => `${id}.${attributeOf(edition)}`),
      ]),
    ];
    expect(DIFFERENCES.length).toBeGreaterThan(140);
    expect(namesIn(INDEX, language)).toEqual(wanted.sort());
    for (const [at, { id, topic, says }] of differencesIn(language, DIFFERENCES).entries()) {
      const original = DIFFERENCES[at]!;
      expect(copied(topic, original.topic), id).toBe(false);
      for (const [place, { words }] of says.entries())
        expect(copied(words, original.says[place]!.words), id).toBe(false);
    }
    for (const [id, reason] of Object.entries(noCodeIn(language, NO_CODE)))
      expect(copied(reason, NO_CODE[id]!), id).toBe(false);
  });
});

test('English and a language without these texts have those of the index', () => {
  for (const language of ['en', 'de']) {
    expect(openQuestionsIn(language, AMBIGUITIES)).toEqual(AMBIGUITIES);
    expect(differencesIn(language, DIFFERENCES)).toEqual(DIFFERENCES);
    expect(noCodeIn(language, NO_CODE)).toEqual(NO_CODE);
  }
});
