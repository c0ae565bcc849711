import type { IndexedRule, Language, Staging } from '@praxis/contract';
import { lessonsOf } from '@praxis/kit/lessons.ts';
import { describe, expect, test } from 'vitest';
import { chapterFaults, exampleFaults, lessonFaults, statementFaults } from './lessons.ts';

const scenario = (title: string): string =>
  `game: chain\nedition: first\ntitle: "${title}"\nrules: [R-1]\nseats:\n  Ana: {}\n  Bob: {}\nscript:\n  - Ana: passes\n`;
const TEXT = ['Lesson: begin', 'Lesson: go on', 'EX-01 A pass'].map(scenario).join('---\n');

function taught(change: { readonly text?: string; readonly seat?: string; readonly italian?: string }) {
  const { text = TEXT, seat = 'Bob', italian = 'it' } = change;
  const words = (language: string) => {
    const each = { title: language, introduction: language };
    return { lessons: { begin: each, on: { ...each, introduction: `${language} on` } } };
  };
  const titles = (language: string) => ({ examples: { 'A pass': language } });
  return lessonsOf({
    staging: {} as Staging,
    files: () => [
      { file: 'lessons.yaml', text },
      { file: 'rulings.yaml', text: scenario('A ruling') },
    ],
    order: { begin: { scenario: 'Lesson: begin' }, on: { scenario: 'Lesson: go on', seat } },
    texts: { en: words('en'), pt: words('pt'), es: words('es'), it: words(italian), fr: words('fr') },
    translations: { pt: titles('pt'), es: titles('es'), it: titles('it'), fr: titles('fr') },
  });
}

describe('The lessons of a game', () => {
  test('are without fault, and hold no rulings', () => {
    expect(lessonFaults(taught({}))).toEqual([]);
    expect(exampleFaults(taught({}), ['A pass'])).toEqual([]);
    expect(
      taught({})
        .texts()
        .map(({ file }) => file),
    ).toEqual(['lessons.yaml']);
  });

  test('lack a scenario, a learner, an order or words of their own, which is reported', () => {
    const [first = '', second = ''] = TEXT.split('---\n');
    expect(lessonFaults(taught({ text: first }))).toContain('on: 0 scenarios are called Lesson: go on');
    expect(lessonFaults(taught({ seat: 'Eve' }))).toEqual(['on: nobody is called Eve']);
    expect(lessonFaults(taught({ text: `${second}---\n${first}` }))).toEqual(['the scenarios are in another order']);
    expect(lessonFaults(taught({ italian: 'fr' }))).toEqual([
      'begin: two languages have the same words',
      'on: two languages have the same words',
    ]);
  });

  test('lack the title of an example, or have one too many, which is reported', () => {
    const text = `${TEXT}---\n${scenario('EX-02 A move')}`;
    expect(exampleFaults(taught({ text }), ['A pass'])).toEqual(
      ['pt', 'es', 'it', 'fr'].map((l) => `${l}: EX-02 A move`),
    );
    expect(exampleFaults(taught({}), ['A pass', 'A move'])).toEqual(['no example is called A move']);
    expect(exampleFaults(taught({ text: scenario('Lesson: begin') }), [])).toEqual(['there are no examples']);
  });
});

describe('The rule index of a game', () => {
  const rules =
    (change: (rule: IndexedRule, language: Language) => IndexedRule) =>
    (language: Language): readonly IndexedRule[] => [
      change(
        {
          ...{ id: 'R-1', statement: `rule in ${language}`, translated: true, editions: [] },
          chapter: language === 'en' ? 'Start' : `Start ${language}`,
        },
        language,
      ),
    ];
  const NAMES = Object.fromEntries(
    ['pt', 'es', 'it', 'fr'].map((language) => [language, { chapters: { Start: `Start ${language}` } }]),
  );

  test('is without fault', () => {
    expect(statementFaults(rules((rule) => rule))).toEqual([]);
    expect(
      chapterFaults(
        rules((rule) => rule),
        NAMES,
      ),
    ).toEqual([]);
  });

  test('lacks a statement or the name of a chapter, which is reported', () => {
    expect(statementFaults(rules((rule, language) => ({ ...rule, translated: language !== 'it' })))).toEqual(['R-1']);
    expect(statementFaults(rules((rule) => ({ ...rule, statement: 'the same' })))).toEqual(['R-1']);
    expect(
      chapterFaults(
        rules((rule) => ({ ...rule, chapter: 'Start' })),
        NAMES,
      ),
    ).toHaveLength(4);
    expect(
      chapterFaults(
        rules((rule) => rule),
        { ...NAMES, it: { chapters: { Start: 'Start it', End: 'End it' } } },
      ),
    ).toEqual(['there is no End']);
    expect(
      chapterFaults(
        rules((rule) => rule),
        {},
      ),
    ).toContain('R-1: Start fr in fr');
  });
});
