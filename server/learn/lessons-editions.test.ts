/** The lessons of an older edition teach that edition, in its words. */
import { LANGUAGES } from '@praxis/contract';
import type { Lesson, LessonExplained, LessonList, LessonPart, LessonSummary } from '@praxis/protocol/learn.ts';
import { describe, expect, test } from 'vitest';
import { realGame, testPages, testServer } from '../testing/test-server.ts';
import { Learner } from './testing-learner.ts';

const games = ['vtes', 'rivals'].map(realGame);
const table = testServer({ games, realTime: true, config: { requestsPerMinute: 100_000 } });
const learner = new Learner(testPages(table));

async function firstIn(game: string, edition: string, language: string): Promise<readonly LessonSummary[]> {
  const { lessons } = await learner.get<LessonList>(`${game}/lessons?language=${language}`);
  return lessons.filter((each) => each.kind === 'first' && each.edition === edition);
}

/** Words that only the rulebook of the fifth edition has. The other languages have one word for each thing. */
const FIFTH: Readonly<Record<string, RegExp>> = {
  en: /\b(?:un)?lock/i,
  pt: /\b(?:des)?trava|\brecurso|percepção|\brodada|região pronta|região não controlada|referendo\b/i,
};

/** Everything that a learner reads in a part of a lesson, but for the names and texts of cards. */
function wordsOf({ task, updates, shown }: LessonPart): readonly string[] {
  return [
    task ?? '',
    ...updates.flatMap(({ events, decisions = [] }) => [
      ...events.flatMap(({ line }) => line ?? []),
      ...decisions.flatMap(({ choices }) => choices.map(({ label }) => label)),
    ]),
    ...(shown?.facts ?? []).map(({ what }) => what),
    ...(shown?.rules ?? []).map(({ statement }) => statement),
  ];
}

const COMMON = [
  'bleed',
  'edge',
  'hunt',
  'equip',
  'raise',
  'block',
  'intercept',
  'combat',
  'torpor',
  'politics',
  'oust',
];
const TAUGHT = {
  third: ['control', ...COMMON].map((id) => (id === 'control' ? id : `${id}-third`)),
  '2000': [...['control', ...COMMON].map((id) => `${id}-2000`), 'ante'],
};

describe.each(['third', '2000'] as const)('VTES, edition %s', (edition) => {
  test.each(LANGUAGES)(
    'every first lesson can be played to its end, in the words of the edition: %s',
    async (language) => {
      const lessons = await firstIn('vtes', edition, language);
      expect(lessons.map(({ id }) => id)).toEqual(TAUGHT[edition]);
      for (const { id, title } of lessons) {
        const { introduction = '' } = await learner.get<Lesson>(`vtes/lessons/${id}?language=${language}`);
        expect(introduction.length).toBeGreaterThan(60);
        const { parts, end } = await learner.play(`vtes/lessons/${id}`, language);
        expect([id, end.shown?.facts.length === 0, end.shown?.rules.length === 0]).toEqual([id, false, false]);
        const read = [title, introduction, ...[...parts, end].flatMap(wordsOf)];
        expect(read.filter((words) => FIFTH[language]?.test(words))).toEqual([]);
      }
    },
  );

  test('the titles of the examples are in the words of the edition', async () => {
    for (const [language, fifth] of Object.entries(FIFTH)) {
      const { lessons } = await learner.get<LessonList>(`vtes/lessons?language=${language}`);
      const titles = lessons.filter((each) => each.edition === edition).map(({ title }) => title);
      expect(titles.filter((title) => fifth.test(title))).toEqual([]);
    }
  });
});

test('a lesson uses the words of its edition', async () => {
  const told = async (id: string, language: string): Promise<string> =>
    (await learner.get<Lesson>(`vtes/lessons/${id}?language=${language}`)).introduction ?? '';
  expect(await told('bleed', 'en')).toContain('The vampire that acts locks.');
  expect(await told('bleed-2000', 'en')).toContain('The vampire that acts taps.');
  expect(await told('bleed-third', 'pt')).toContain('O vampiro que age fica virado.');
  const possible = async (id: string): Promise<readonly string[]> => {
    const words = 'moves 1 pool to Ilse';
    return (await learner.post<LessonExplained>(`vtes/lessons/${id}/explain`, { at: 0, words }, 200, 'pt')).possible;
  };
  expect((await possible('influence')).join()).toContain('1 de recurso');
  expect((await possible('control-2000')).join()).toContain('1 de reserva');
});

test('a lesson shows no rule that its edition lacks', async () => {
  const rulesOf = async (id: string): Promise<readonly string[]> =>
    (await learner.get<Lesson>(`vtes/lessons/${id}`)).rules;
  expect(await rulesOf('torpor')).toContain('V-TOR-010');
  expect(await rulesOf('torpor-third')).toEqual(['V-TOR-008', 'V-TOR-009']);
});

test('V-SET-014 who ousts the prey in 2000 wins the ante', async () => {
  const { end } = await learner.play('vtes/lessons/ante', 'en');
  expect(end.updates.flatMap(({ events }) => events.flatMap(({ line }) => line ?? []))).toContain(
    "You win Alex's ante",
  );
  expect(end.shown?.rules.map(({ id }) => id)).toEqual(['V-SET-013', 'V-SET-014', 'V-END-004']);
});

test('the lessons of Rivals hold in the Core Set as first printed', async () => {
  const [own, core] = [await firstIn('rivals', '1.9', 'en'), await firstIn('rivals', 'core', 'en')];
  expect(core.map(({ title }) => title)).toEqual(own.map(({ title }) => title));
  for (const { id } of core) expect((await learner.play(`rivals/lessons/${id}`, 'en')).end.shown).toBeDefined();
});
