/** Everything that the rules say has words in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@praxis/contract';
import { eventFor, openMatch } from '@praxis/engine';
import { diceFrom, playOut } from '@praxis/testkit/playout.ts';
import { describe, expect, test } from 'vitest';
import { DECKS } from '../decks/index.ts';
import { rivals } from '../game.ts';
import { labelsIn } from './labels.ts';
import { TEXTS } from './languages.ts';
import { wordingIn } from './wording.ts';

const RULES = new URL('../rules/', import.meta.url);
const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, RULES), 'utf8'))
  .join('\n');

test.each(LANGUAGES)('rules that forbid are reasons in %s', (language) => {
  const ids = [...new Set([...sources.matchAll(/\bforbid\(\s*'(R-[A-Z]+-\d+)'/g)].map(([, id]) => id as string))];
  expect(ids.length).toBeGreaterThan(40);
  // R-DECK: problems of a deck have messages of their own.
  const told = ids.filter((id) => !id.startsWith('R-DECK-'));
  expect(told.filter((id) => !(id in TEXTS[language].reasons))).toEqual([]);
});

describe.each(LANGUAGES)('a match in %s', (language) => {
  test('reads without gaps, and nothing falls back on a key', () => {
    const decks = Object.values(DECKS);
    const seats = ['Ana', 'Bob', 'Cleo', 'Dan'].map((name, seat) => ({ name, deck: decks[seat] ?? {} }));
    const match = openMatch(rivals, { edition: '1.9', seats, seed: language });
    const wording = wordingIn(language);
    let lines = 0;
    playOut(match, diceFrom(language), {
      maxAnswers: 600,
      onAnswer: ({ questions, context }) => {
        for (const event of match.takeEvents()) {
          const line = wording.event(context, eventFor(event, 0));
          expect(line).not.toMatch(/undefined|NaN|\[object/);
          if (line !== '') lines++;
        }
        for (const question of questions) {
          expect(wording.about(context, question)).not.toMatch(/undefined|^$/);
          for (const piece of question.next([])) {
            const sentence = wording.sentence(context, question, [piece]);
            expect(sentence).not.toMatch(/undefined|NaN|\[object|\s{2}/);
            const { say } = piece;
            const key = say === 'pass' && piece.word !== undefined ? `pass ${piece.word}` : say;
            expect(TEXTS[language].sentences.heads).toHaveProperty([key]);
          }
        }
      },
    });
    expect(lines).toBeGreaterThan(100);
  });

  test('shows how much of the rules is reconstructed', () => {
    expect(labelsIn(language)['table reconstructed']).toContain('44');
  });
});
