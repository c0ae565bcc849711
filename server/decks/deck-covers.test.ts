import { hosting as magic } from '@praxis/magic/hosting.ts';
import { hosting as pokemon } from '@praxis/pokemon/hosting.ts';
import { hosting as rivals } from '@praxis/rivals/hosting.ts';
import { hosting as vtes } from '@praxis/vtes/hosting.ts';
import { hosting as yugioh } from '@praxis/yugioh/hosting.ts';
import { expect, test } from 'vitest';
import { deckCovers } from './deck-covers.ts';

test.each([vtes, pokemon, magic, yugioh, rivals])('each deck has one: %#', async (hosting) => {
  expect(Object.keys(await deckCovers(hosting))).toEqual(hosting.decks.map(({ id }) => id));
});

test('it is the greatest card of a deck, or the first where a game does not say what is great', async () => {
  expect((await deckCovers(vtes))['path-of-cathari']?.id).toBe('agnieszka-tempter-of-legions');
  expect((await deckCovers(pokemon))['lucario-ex']?.marks.hp).toBe(260);
  expect((await deckCovers(magic))['red-inferno']?.id).toBe('shivan-dragon');
  expect((await deckCovers(yugioh))['first-duel']?.id).toBe('blue-eyes-white-dragon');
  expect((await deckCovers(rivals)).brujah?.id).toBe('hydra');
});
