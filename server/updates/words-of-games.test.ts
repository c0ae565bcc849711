/**
 * The games' words for every table: each has only those that belong to it, and none that is wrong for one of its
 * readers.
 */
import { LANGUAGES } from '@praxis/contract';
import { describe, expect, test } from 'vitest';
import { Registry } from '../registry.ts';

const GAMES = ['vtes', 'pokemon', 'magic', 'yugioh', 'rivals'] as const;
const registry = new Registry();

describe.each(GAMES)('%s', (game) => {
  test('standing answers are offered only in the game that they belong to', async () => {
    const labels = (await registry.hosting(game))?.labels('en') ?? {};
    // Nobody answers anything in another player's turn of Pokémon; only two games have something like a vote.
    expect('standing this action' in labels).toBe(game !== 'pokemon');
    expect('standing votes' in labels).toBe(game === 'vtes' || game === 'rivals');
    if (game !== 'vtes') expect(Object.values(labels).filter((label) => label.includes('this action'))).toEqual([]);
  });

  test('one of something is called by its singular, where the plural is another word', async () => {
    const hosting = await registry.hosting(game);
    for (const language of LANGUAGES) {
      const labels = hosting?.labels(language) ?? {};
      for (const key of Object.keys(labels).filter((each) => each.endsWith(' one')))
        expect(labels[key], `${language} ${key}`).not.toBe('');
      if (game === 'vtes')
        for (const counter of ['transfers', 'discard actions', 'master actions'])
          expect(labels[`counter ${counter} one`], `${language} ${counter}`).not.toBe(labels[`counter ${counter}`]);
    }
  });
});

test('why a Pokémon match ended reads the same for the winner and the loser', async () => {
  const hosting = await registry.hosting('pokemon');
  const reasons = ['last prize', 'no Pokémon left', 'empty deck', 'conceded'];
  expect(reasons.filter((reason) => /opponent/i.test(hosting?.reason(reason, 'en') ?? 'opponent'))).toEqual([]);
});
