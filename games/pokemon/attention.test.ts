import { openMatch } from '@praxis/engine';
import { expect, test } from 'vitest';
import { NO_RESPONSE } from './attention.ts';
import { DECKS } from './decks/index.ts';
import { EDITION } from './game.ts';
import { hosting } from './hosting.ts';
import { TEXTS } from './text/languages.ts';

test('a player who is asked outside their own turn is concerned', () => {
  const deck = DECKS[0]?.deck ?? {};
  const seats = ['Ash', 'Misty'].map((name) => ({ name, deck }));
  const match = openMatch(hosting.game, { edition: EDITION, seats, seed: 'attention' });
  const attention = hosting.attention?.(match.view(1));
  expect(attention).toMatchObject({ turn: 0, at: [1], vote: false });
  expect(hosting.attention?.(match.view('spectator'))?.at).toEqual([]);
});

test('answers without a response are actions of a turn, and none that ends it', () => {
  expect(NO_RESPONSE.filter((say) => !(say in TEXTS.en.sentences.heads))).toEqual([]);
  expect(hosting.noResponse).toEqual(NO_RESPONSE);
  expect(NO_RESPONSE).not.toContain('attacks');
  expect(NO_RESPONSE).not.toContain('ends turn');
});
