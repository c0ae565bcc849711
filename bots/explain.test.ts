import { LANGUAGES } from '@praxis/contract';
import { expect, test } from 'vitest';
import type { Why } from './bot.ts';
import { explain } from './explain.ts';

const words = { answer: 'Sully bleeds Alex', reason: (key: string) => `<${key}>` };

test.each([
  [{ because: 'only answer' }, '“Sully bleeds Alex”: nothing else was possible.'],
  [{ because: 'chance' }, '“Sully bleeds Alex”: it left the choice to chance.'],
  [{ because: 'insight' }, '“Sully bleeds Alex”: it looked most promising.'],
  [{ because: 'insight', reason: 'bleed' }, '“Sully bleeds Alex”, because <bleed>.'],
  [
    { because: 'worlds', worlds: 64, value: 0.312 },
    '“Sully bleeds Alex”: in 64 imagined games this did best, with a chance of about 31% to win.',
  ],
  [
    { because: 'worlds', worlds: 1, value: 0.3, reason: 'oust' },
    '“Sully bleeds Alex”: in 1 imagined game this did best, with a chance of about 30% to win; <oust>.',
  ],
  [
    { because: 'too slow', instead: { because: 'insight', reason: 'bleed' } },
    'It had to answer at once. “Sully bleeds Alex”, because <bleed>.',
  ],
] as const satisfies readonly (readonly [Why, string])[])('%o', (why, sentence) => {
  expect(explain(why, words, 'en')).toBe(sentence);
});

test('every language has a sentence of its own for every reason', () => {
  const reasons: Why[] = [
    { because: 'only answer' },
    { because: 'chance' },
    { because: 'insight' },
    { because: 'insight', reason: 'bleed' },
    { because: 'worlds', worlds: 64, value: 0.3, reason: 'oust' },
    { because: 'too slow', instead: { because: 'chance' } },
  ];
  for (const why of reasons) {
    const sentences = LANGUAGES.map((language) => explain(why, words, language));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
    for (const sentence of sentences) expect(sentence).toContain('Sully bleeds Alex');
  }
  expect(explain({ because: 'insight', reason: 'bleed' }, words, 'pt')).toBe('“Sully bleeds Alex”, porque <bleed>.');
  expect(explain({ because: 'chance' }, words, 'tlh')).toBe(explain({ because: 'chance' }, words, 'en'));
});
