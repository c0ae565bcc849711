import { decksIn, LANGUAGES } from '@praxis/contract';
import { expect, test } from 'vitest';
import type { CardDef } from '../cards/language.ts';
import { vtes } from '../game.ts';
import { hosting } from '../hosting.ts';
import { deckProblems } from '../rules/setup/deck.ts';
import { EDITIONS, type Edition } from '../rules/state/editions.ts';
import { labelsIn } from '../text/labels.ts';
import { deckOf } from './index.ts';
import { PRECONSTRUCTED_DECKS } from './preconstructed.ts';

const decks = Object.entries(PRECONSTRUCTED_DECKS);

test.each(decks)('%s is complete and legal in its edition', (name, { edition }) => {
  const defs = vtes.allCards(edition) as readonly CardDef[];
  expect(deckOf(name, defs)).not.toHaveProperty('Blank');
  expect(deckProblems(deckOf(name, defs), EDITIONS[edition] as Edition, defs, 5)).toEqual([]);
});

test.each(decks)('%s is offered first in its edition and in no other', (name, { edition }) => {
  const names = (each: string) => decksIn(hosting.decks, each).map((deck) => deck.name);
  expect(names(edition).indexOf(name)).toBeLessThan(
    hosting.decks.filter(({ editions }) => editions?.[0] === edition).length,
  );
  for (const other of hosting.choices.editions) if (other !== edition) expect(names(other)).not.toContain(name);
});

test('each deck has a sentence of its own on how it plays in every language', () => {
  for (const language of LANGUAGES) {
    const notes = hosting.decks.map(({ id }) => labelsIn(language)[`deck about ${id}`]);
    expect(notes).not.toContain(undefined);
    expect(new Set(notes).size).toBe(hosting.decks.length);
  }
});
