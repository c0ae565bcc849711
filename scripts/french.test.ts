/** French texts of every game have spaces that do not break beside their marks, wherever they come from. */
import { inWordsOf } from '@praxis/contract';
import { GAMES } from '@praxis/games';
import { expect, test } from 'vitest';

const BREAKING = /\S [;:!?»]|« /;

test.each(GAMES.map(({ id, hosting }) => [id, hosting] as const))('%s', async (_, load) => {
  const loaded = await load();
  const lessons = await loaded.lessons?.();
  const texts = loaded.choices.editions.flatMap((edition, index) => {
    const hosting = inWordsOf(loaded, edition);
    // The cards of one edition are many thousand texts already.
    const cards = index === 0 ? hosting.game.allCards(edition) : [];
    return [
      ...Object.values(hosting.labels('fr')),
      ...(hosting.rules?.('fr') ?? []).flatMap(({ chapter, statement }) => [chapter, statement]),
      ...cards.flatMap((def) => {
        const { lines, short } = hosting.face(def, 'fr');
        return [...lines.flatMap(({ text, named }) => [text, named?.text ?? '']), short];
      }),
      ...(lessons?.first('fr', edition) ?? []).flatMap(({ title, introduction }) => [title, introduction]),
    ];
  });
  expect(texts.filter((text) => BREAKING.test(text)).slice(0, 5)).toEqual([]);
  expect(texts.some((text) => /[\u00a0\u202f]/.test(text))).toBe(true);
});
