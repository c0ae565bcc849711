import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@praxis/contract';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { hosting } from '../hosting.ts';
import { STEPS } from '../rules/state/steps.ts';
import { labelsIn } from './labels.ts';
import { TEXTS } from './languages.ts';
import { statementOf } from './rule-index.ts';
import { rulesIn } from './rule-list.ts';
import { wordingIn } from './wording.ts';

const { log, sentences } = TEXTS.en;
const RULES = new URL('../rules/', import.meta.url);

/** The rules as they are written. */
const source = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, RULES), 'utf8'))
  .join('\n');

test('every rule that forbids is stated in every language', () => {
  const forbidding = new Set(
    [...source.matchAll(/\bforbid\(([^,()]*)/g)].flatMap(
      ([, rule = '']) => rule.match(/Y-[A-Z]+(?:-[A-Z]+)?-\d+/g) ?? [],
    ),
  );
  expect(forbidding.size).toBeGreaterThan(30);
  for (const [language, { reasons }] of Object.entries(TEXTS))
    expect(
      [...forbidding].filter((id) => !(id in reasons)),
      language,
    ).toEqual([]);
});

test('every reason is a rule of the index', () => {
  // A reason may be one case of a rule: `Y-BAT-003 turn`.
  const rules = Object.keys(TEXTS.en.reasons).map((reason) => reason.split(' ')[0] as string);
  expect(rules.filter((id) => statementOf(id) === undefined)).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('a view has its words', () => {
    const labels = labelsIn(language);
    expect(Object.keys(labels).sort()).toEqual(Object.keys(labelsIn('en')).sort());
    for (const step of STEPS) expect(labels).toHaveProperty([`step ${step}`]);
  });

  test('every card has a face', () => {
    for (const def of CARDS) {
      const { name, type, short } = hosting.face(def, language);
      expect([name, type, short].filter((text) => text === '' || text.includes('undefined'))).toEqual([]);
    }
  });

  test('every rule and every chapter is stated', () => {
    const english = new Map(rulesIn('en').map((rule) => [rule.id, rule]));
    const ours = rulesIn(language);
    expect(ours.length).toBe(english.size);
    expect(ours.filter(({ translated }) => !translated)).toEqual([]);
    if (language === 'en') return;
    expect(ours.filter(({ id, statement }) => statement === english.get(id)?.statement)).toEqual([]);
    expect(ours.filter(({ id, chapter }) => chapter === english.get(id)?.chapter)).toEqual([]);
  });

  test('nothing is in English by mistake', () => {
    if (language === 'en') return;
    const { sentences: ours, log: told, reasons } = TEXTS[language];
    const args = {
      who: 'W',
      card: 'C',
      amount: 3,
      word: 'X',
      seat: 'S',
      number: '1',
      zone: 'Z',
      position: 'P',
      on: 'O',
      link: '1',
      change: '1',
      now: '2',
      phase: 'F',
    };
    const texts = (table: object): string[] =>
      Object.entries(table).map(([key, say]) => `${key}: ${(say as (args: object) => string)(args)}`);
    const english = new Set([...texts(sentences.heads), ...texts(sentences.abouts), ...texts(log.events)]);
    const same = [...texts(ours.heads), ...texts(ours.abouts), ...texts(told.events)].filter((text) =>
      english.has(text),
    );
    // These are nothing but names and numbers.
    expect(same.filter((text) => !/^(?:phase|open|explain|life): /.test(text))).toEqual([]);
    expect(
      Object.entries(reasons).filter(([id, text]) => TEXTS.en.reasons[id as keyof typeof reasons] === text),
    ).toEqual([]);
  });
});

test('a reason is in the language of the reader', () => {
  expect(wordingIn('it').rule('Y-SUM-012')).toBe('Questo mostro è stato Posizionato in questo turno.');
  expect(wordingIn('en').rule('Y-SUM-012')).toBe('This monster was Set this turn.');
});
