import type { CardFace, Hosting } from '@praxis/contract';
import type { Definition } from '@praxis/engine';
import { expect, test } from 'vitest';
import { PlayableCards } from './playable-cards.ts';

/** A game with this many cards, every tenth of them a token; it counts the faces that it makes. */
function pool(count: number): { readonly hosting: Hosting; faces(): number } {
  let faces = 0;
  const cards = Array.from(
    { length: count },
    (_, number): Definition => ({ id: `c${number}`, name: `Card ${number}` }),
  );
  const named = (def: unknown): string => (def as { readonly name: string }).name;
  const hosting = {
    game: { allCards: () => [...cards, { id: 'again', name: 'Card 3' }] },
    labels: () => ({}),
    cardNames: (def: unknown) => [named(def)],
    isToken: (def: unknown) => named(def).endsWith('0'),
    face: (def: unknown): CardFace => {
      faces++;
      return { name: named(def), kind: 'card', type: '', marks: {}, lines: [], short: '' };
    },
  } as unknown as Hosting;
  return { hosting, faces: () => faces };
}

test.each([40, 4149])('with %i cards only the requested faces are made', (count) => {
  const { hosting, faces } = pool(count);
  const cards = new PlayableCards(hosting, 'any');
  expect(faces()).toBe(0);
  expect(cards.named('c7', 'en')).toEqual({ id: 'c7', name: 'Card 7', face: expect.anything() });
  expect(cards.named('Card 7', 'en')?.id).toBe('c7');
  expect(cards.named('c31', 'en')?.id).toBe('c31');
  expect(faces()).toBe(2);
});

test('a name that several cards have means the first and is marked; a token is no card', async () => {
  const cards = new PlayableCards(pool(40).hosting, 'any');
  expect(cards.named('Card 3', 'en')).toMatchObject({ id: 'c3', shared: true });
  expect(cards.named('Card 10', 'en')).toBeUndefined();
  expect(cards.named('c10', 'en')).toBeUndefined();
  expect((await cards.find({ find: 'card', facts: {} }, 'en', 0)).total).toBe(37);
});

test('without a wish there are all cards, page by page, by name', async () => {
  const cards = new PlayableCards(pool(60).hosting, 'any');
  const everything = { find: '', facts: {} };
  const { total, cards: first } = await cards.find(everything, 'en', 0);
  expect(total).toBe(55);
  expect(first).toHaveLength(40);
  expect(first.slice(0, 4).map(({ id }) => id)).toEqual(['c1', 'c2', 'c3', 'again']);
  expect((await cards.find(everything, 'en', 40)).cards.at(-1)?.id).toBe('c59');
});

test('others are served while thousands of cards are written for the first search', async () => {
  const { hosting } = pool(200);
  const { face } = hosting;
  const slow: Hosting['face'] = (...of) => {
    for (const from = performance.now(); performance.now() - from < 1; );
    return face(...of);
  };
  const cards = new PlayableCards({ ...hosting, face: slow }, 'any');
  let served = 0;
  const serve = (): void => {
    served++;
    serving = setImmediate(serve);
  };
  let serving = setImmediate(serve);
  const [one, other] = await Promise.all([
    cards.find({ find: 'card', facts: {} }, 'en', 0),
    cards.find({ find: 'card', facts: {} }, 'en', 0),
  ]);
  clearImmediate(serving);
  expect(one).toEqual(other);
  expect(served).toBeGreaterThan(10);
});
