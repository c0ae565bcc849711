/**
 * The lessons of Pokémon and Magic: each can be played to its end in every language, and only the right answers lead
 * on.
 */
import { LANGUAGES } from '@praxis/contract';
import type { Lesson, LessonAnswered, LessonExplained, LessonList, RuleList } from '@praxis/protocol/learn.ts';
import { describe, expect, test } from 'vitest';
import { realGame, testPages, testServer } from '../testing/test-server.ts';
import { Learner } from './testing-learner.ts';

const games = ['pokemon', 'magic'].map(realGame);
const table = testServer({ games, realTime: true, config: { requestsPerMinute: 100_000 } });
const pages = testPages(table);
const learner = new Learner(pages);

const FIRST = {
  pokemon: [
    'setup',
    'energy',
    'attack',
    'evolve',
    'retreat',
    'trainers',
    'sleep',
    'poison',
    'ability',
    'stadium',
  ].concat(['knockout', 'turn', 'win']),
  magic: ['land', 'attack', 'waiting', 'block', 'stack', 'evasion', 'strike', 'aura', 'equip', 'planeswalker'].concat([
    'counter',
    'turn',
    'win',
  ]),
};

describe.each(['pokemon', 'magic'] as const)('%s', (game) => {
  test('newcomers begin with the same lessons in every language, in its own words', async () => {
    const lists = await Promise.all(
      LANGUAGES.map((each) => learner.get<LessonList>(`${game}/lessons?language=${each}`)),
    );
    const first = lists.map(({ lessons }) => lessons.filter(({ kind }) => kind === 'first'));
    for (const lessons of first) expect(lessons.map(({ id }) => id)).toEqual(FIRST[game]);
    const titles = first.map((lessons) => lessons.map(({ title }) => title));
    for (const place of FIRST[game].keys())
      expect(new Set(titles.map((each) => each[place])).size).toBe(LANGUAGES.length);
    for (const { lessons } of lists) expect(lessons.filter(({ translated }) => !translated)).toEqual([]);
  });

  test.each(LANGUAGES)('every first lesson can be played to its end in %s', async (language) => {
    for (const id of FIRST[game]) {
      const { introduction } = await learner.get<Lesson>(`${game}/lessons/${id}?language=${language}`);
      expect(introduction?.length).toBeGreaterThan(60);
      const { shown } = (await learner.play(`${game}/lessons/${id}`, language)).end;
      expect([id, shown?.facts.length]).not.toEqual([id, 0]);
      expect(shown?.rules.length).toBeGreaterThan(0);
      expect(shown?.rules.filter(({ translated }) => !translated)).toEqual([]);
    }
  });

  test('every other answer that is allowed in a first lesson leads nowhere, and is named', async () => {
    let wrong = 0;
    for (const id of FIRST[game]) {
      const path = `${game}/lessons/${id}`;
      for (const part of (await learner.play(path, 'en')).parts)
        for (const { label, answer } of await learner.offered(path, part)) {
          const answered = await learner.post<LessonAnswered>(`${path}/answer`, { at: part.at, answer });
          // Naming the very cards that would have been taken for a payment is the same answer in other words.
          if (label === part.task || label.startsWith(`${part.task} paying`)) continue;
          expect([id, label, answered]).toEqual([id, label, { right: false, said: label }]);
          wrong++;
        }
    }
    expect(wrong).toBeGreaterThan(40);
  });

  test('the examples of the rulebook are lessons too, by their numbers, and all of them ask for something', async () => {
    const { lessons } = await learner.get<LessonList>(`${game}/lessons`);
    const examples = lessons.filter(({ kind }) => kind === 'example');
    expect(examples.length).toBeGreaterThan(45);
    const numbers = examples.map(({ title }) => Number(/^EX-(\d+) /.exec(title)?.[1]));
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    for (const { id, title } of examples) {
      const { count, part } = await learner.get<Lesson>(`${game}/lessons/${id}`);
      expect([title, count > 0, part.task !== undefined]).toEqual([title, true, true]);
    }
  });

  test('the whole rule index is there', async () => {
    const english = (await learner.get<RuleList>(`${game}/rules?language=en`)).rules;
    const french = (await learner.get<RuleList>(`${game}/rules?language=fr`)).rules;
    expect(english.length).toBe({ pokemon: 259, magic: 199 }[game]);
    expect(french.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  });
});

test('an impossible action is explained, with its rules', async () => {
  const wondered = [
    ['pokemon/lessons/energy', 1, 'Ash attaches Basic Water Energy to Sprigatito', undefined],
    ['pokemon/lessons/attack', 0, 'Fuecoco attacks with Combustion', 'P-ENE-003'],
    ['pokemon/lessons/evolve', 0, 'Ash evolves Fuecoco into Crocalor', 'P-EVO-004'],
    ['pokemon/lessons/poison', 0, 'Quaxly attacks with Pound', 'P-CON-012'],
    ['magic/lessons/land', 0, 'Ana casts Runeclaw Bear', 'M-MANA-004'],
    ['magic/lessons/waiting', 1, 'Ana attacks with Bruno', 'M-CBT-003'],
    ['magic/lessons/block', 0, 'Bob blocks Runeclaw Bear with Walking Corpse', 'M-CBT-006'],
    ['magic/lessons/stack', 0, 'Bob casts Centaur Courser', 'M-TYPE-005'],
  ] as const;
  for (const [path, at, words, rule] of wondered) {
    const { possible, reasons } = await learner.post<LessonExplained>(`${path}/explain`, { at, words });
    expect([words, possible]).toEqual([words, []]);
    if (rule !== undefined)
      expect([words, reasons.map((reason) => reason.rule)]).toEqual([words, expect.arrayContaining([rule])]);
  }
});

test('paying with the very lands that would have been taken is as right as not saying so', async () => {
  const path = 'magic/lessons/land';
  const { parts } = await learner.play(path, 'en');
  const offered = await learner.offered(path, parts[1] as (typeof parts)[number]);
  const named = offered.find(({ label }) => label === 'Cast Runeclaw Bear paying Forest, Forest');
  const answered = await learner.post<LessonAnswered>(`${path}/answer`, { at: 1, answer: named?.answer });
  expect(answered).toMatchObject({ right: true, part: { at: 2 } });
});

test("the facts that a lesson has shown name cards in the learner's language", async () => {
  const { shown } = (await learner.play('magic/lessons/aura', 'pt')).end;
  expect(shown?.facts).toEqual([
    { of: 'Bob', what: 'pontos de vida', value: '16' },
    { of: 'Urso Garra de Runa', what: 'poder', value: '4' },
    { of: 'Urso Garra de Runa', what: 'vigilância' },
  ]);
  const won = (await learner.play('pokemon/lessons/win', 'it')).end.shown;
  expect(won?.facts).toEqual([{ of: 'Ash', what: 'vince la partita' }]);
});
