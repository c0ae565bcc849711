/** Everything that the rules say has words in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { eventFor, openMatch } from '@praxis/engine';
import { diceFrom, playOut } from '@praxis/testkit/playout.ts';
import { describe, expect, test } from 'vitest';
import { DECKS } from '../decks/index.ts';
import { EDITION, pokemon } from '../game.ts';
import { tableAt } from '../testing.ts';
import { REASONS } from './keys/reasons.ts';
import { labelsIn } from './labels.ts';
import { TEXTS } from './languages.ts';
import { wordingIn } from './wording.ts';

const { log, sentences } = TEXTS.en;
const RULES = new URL('../rules/', import.meta.url);
const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, RULES), 'utf8'))
  .join('\n');

const found = (pattern: RegExp): string[] => [
  ...new Set([...sources.matchAll(pattern)].map(([, key]) => key as string)),
];

test('every piece that the rules say has a phrase', () => {
  const known = new Set([
    ...Object.keys(sentences.heads),
    ...Object.keys(sentences.parts),
    ...Object.keys(sentences.abouts),
  ]);
  const said = [
    ...found(/\bsay: '([^']+)'/g),
    ...found(/aboutOf\('([^']+)'/g),
    ...found(/'(finds|chooses|switches in|discards|attaches|evolves into|draws|benching)', /g),
  ];
  expect(said.filter((key) => !known.has(key))).toEqual([]);
});

test('no phrase is for something that the rules never say', () => {
  const said = (key: string): boolean => sources.includes(`'${key}'`) || key === 'end';
  const keys = [
    ...Object.keys(sentences.heads),
    ...Object.keys(sentences.parts),
    ...Object.keys(sentences.abouts),
    ...Object.keys(log.events),
  ];
  expect(keys.filter((key) => !said(key) && key !== 'concedes' && key !== 'give up' && key !== 'conceded')).toEqual([]);
});

test('every event of the rules has a phrase', () => {
  const told = found(/\btype: '([^']+)'/g);
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter((key) => !(key in log.events))).toEqual([]);
});

test('the end of a match is told alike to the winner and to the loser, so it speaks of no opponent', () => {
  for (const { log } of Object.values(TEXTS))
    for (const ending of Object.values(log.endings))
      expect(ending).not.toMatch(/opponent|oponente|adversár|avversari|adversaire|rival/i);
});

test('every rule that forbids is stated in every language', () => {
  expect(found(/\bforbid\(\s*'(P-[A-Z]+-\d+)'/g).filter((id) => !REASONS.includes(id as never))).toEqual([]);
  expect(REASONS.filter((id) => !sources.includes(`'${id}'`))).toEqual([]);
  for (const language of Object.keys(TEXTS))
    for (const id of REASONS) {
      expect(wordingIn(language).rule(id)).not.toBe(id);
      if (language !== 'en') expect(wordingIn(language).rule(id)).not.toBe(wordingIn('en').rule(id));
    }
});

describe.each(Object.keys(TEXTS))('a match in %s', (language) => {
  test('reads without gaps, and different answers differ in their words', () => {
    const [first, second] = [DECKS[0], DECKS.at(-1)];
    const seats = [first, second].map((deck, seat) => ({
      name: ['Ash', 'Misty'][seat] as string,
      deck: deck?.deck ?? {},
    }));
    const match = openMatch(pokemon, { edition: EDITION, seats, seed: language });
    const wording = wordingIn(language);
    let lines = 0;
    playOut(match, diceFrom(language), {
      onAnswer: ({ questions, context }) => {
        for (const event of match.takeEvents()) {
          const line = wording.event(context, eventFor(event, 0));
          expect(line).not.toMatch(/undefined|NaN|\[object/);
          if (line !== '') lines++;
        }
        for (const question of questions) expect(wording.about(context, question)).not.toMatch(/undefined|^$/);
      },
    });
    expect(lines).toBeGreaterThan(50);
  });

  test('every mark and step has a label', () => {
    const labels = labelsIn(language);
    for (const key of ['zone bench', 'counter damage', 'step main', 'mark Asleep', 'mark cannot attack', 'type Fire'])
      expect(labels[key]).toBeTruthy();
  });
});

test('Pokémon of one name are distinguished by their spots and by their players', () => {
  const table = tableAt({
    seats: {
      Ash: {
        active: { card: 'Fuecoco SVI 36', energy: ['Fire Energy', 'Fire Energy'] },
        bench: ['Fuecoco SVI 36', 'Quaxly', 'Fuecoco SVI 36'],
        hand: ['Fire Energy'],
      },
      Gary: { active: 'Fuecoco SVI 36' },
    },
  });
  expect(table.offered('Ash')).toEqual(
    expect.arrayContaining([
      'Ash attaches Basic Fire Energy to Fuecoco (Active)',
      'Ash attaches Basic Fire Energy to Fuecoco (Bench 1)',
      'Ash attaches Basic Fire Energy to Quaxly',
      'Ash attaches Basic Fire Energy to Fuecoco (Bench 3)',
      'Ash retreats Fuecoco (Active) for Quaxly paying Basic Fire Energy, Basic Fire Energy',
    ]),
  );
});
