/** Every setting that a game offers to tables is one that its rules know, and has words in every language. */
import { chosenSettings, LANGUAGES, settingsIn } from '@praxis/contract';
import { openMatch } from '@praxis/engine';
import { GAMES } from '@praxis/games';
import { describe, expect, test } from 'vitest';

describe.each(GAMES)('$id', ({ hosting: load }) => {
  test('begins a match with every value of every setting, and explains them in five languages', async () => {
    const { choices, decks, game, labels } = await load();
    for (const edition of choices.editions)
      for (const { id, values } of settingsIn(choices.settings, edition)) {
        for (const value of values) {
          const options = chosenSettings(choices.settings, edition, { [id]: value });
          const seats = ['Ana', 'Bob'].map((name, at) => ({ name, deck: decks[at % decks.length]?.deck ?? {} }));
          expect(() => openMatch(game, { edition, seats, seed: 'settings', options }), `${id} ${value}`).not.toThrow();
        }
        const told = LANGUAGES.map((language) => labels(language)[`about ${id}`]);
        expect(new Set(told).size, id).toBe(LANGUAGES.length);
        for (const language of LANGUAGES) {
          expect(labels(language)[`setting ${id}`], `${id} in ${language}`).toBeTruthy();
          for (const value of values)
            if (typeof value !== 'number')
              expect(labels(language)[`setting ${id} ${value}`], `${id} ${value}`).toBeTruthy();
        }
      }
  });
});

test('A setting or value that an edition lacks is refused by its name; the usual value says nothing', () => {
  const offered = [{ id: 'ante', values: [false, true] as const, editions: ['2000'] }];
  expect(() => chosenSettings(offered, 'fifth', { ante: true })).toThrow('no setting "ante"');
  expect(() => chosenSettings(offered, '2000', { ante: 'x' })).toThrow('ante: false, true');
  expect(chosenSettings(offered, '2000', { ante: false })).toEqual({});
  expect(chosenSettings(offered, '2000', { ante: true })).toEqual({ ante: true });
});
