import { decksIn, LANGUAGES } from '@praxis/contract';
import { expect, test } from 'vitest';
import type { CardDef } from '../cards/language.ts';
import { vtes } from '../game.ts';
import { hosting } from '../hosting.ts';
import { deckProblems } from '../rules/setup/deck.ts';
import { EDITIONS, type Edition } from '../rules/state/editions.ts';
import { labelsIn } from '../text/labels.ts';
import { deckOf } from './index.ts';
import { OLDER_DECKS } from './older.ts';

const older = Object.entries(OLDER_DECKS);

test.each(older)('%s is complete and legal in its edition', (name, { edition }) => {
  const defs = vtes.allCards(edition) as readonly CardDef[];
  expect(deckOf(name, defs)).not.toHaveProperty('Blank');
  expect(deckProblems(deckOf(name, defs), EDITIONS[edition] as Edition, defs, 5)).toEqual([]);
});

test.each(older)('%s is offered first in its edition and in no other', (name, { edition }) => {
  const names = (each: string) => decksIn(hosting.decks, each).map((deck) => deck.name);
  expect(names(edition).slice(0, older.length)).toContain(name);
  for (const other of hosting.choices.editions) if (other !== edition) expect(names(other)).not.toContain(name);
});

test('each of them has a sentence on how it plays in every language', () => {
  for (const { id, editions } of hosting.decks)
    for (const language of LANGUAGES)
      expect(labelsIn(language)[`deck about ${id}`] !== undefined).toBe(editions !== undefined);
});
