import { openMatch, type Setup } from '@praxis/engine';
import { lazyList } from '@praxis/kit/lazy.ts';
import { expect, test } from 'vitest';
import { CARDS } from './cards/index.ts';
import type { CardDef } from './cards/language.ts';
import { STARTER_DECKS } from './decks/index.ts';
import { vtesWith } from './game.ts';
import { isSaid } from './rules/state/words.ts';

const POOL = 4149;

const setup = (seed: string): Setup => ({
  edition: 'fifth',
  seed,
  seats: Object.entries(STARTER_DECKS).map(([name, deck]) => ({ name, deck: { ...deck } })),
});

/** Cards beside the existing ones, and the properties that have been read of them. */
function others(): { readonly cards: readonly CardDef[]; looked(): readonly PropertyKey[] } {
  let looked: PropertyKey[] = [];
  const cards = Array.from({ length: POOL - CARDS.length }, (_, number) => {
    const like = CARDS[number % CARDS.length] as CardDef;
    const card = { ...like, id: `${like.id}-${number}`, name: `${like.name} ${number}` };
    return new Proxy(card, {
      get: (target, key) => {
        looked.push(key);
        return Reflect.get(target, key);
      },
    });
  });
  return {
    cards,
    looked: () => {
      const seen = looked;
      looked = [];
      return seen;
    },
  };
}

test('a match looks at its own cards, however many there are beside them', () => {
  const { cards, looked } = others();
  const game = vtesWith([...cards, ...CARDS]);
  openMatch(game, setup('first'));
  // The first match reads the cards' names, and nothing else about them.
  expect(new Set(looked())).toEqual(new Set(['id', 'name']));
  const match = openMatch(game, setup('second'));
  const alone = openMatch(vtesWith(CARDS), setup('second'));
  expect(looked()).toEqual([]);
  expect(match.view(0)).toEqual(alone.view(0));
  expect(match.setup.definitions).toEqual(alone.setup.definitions);
  expect(match.record).toEqual(alone.record);
});

test('the first match makes the cards of its decks and no others', () => {
  const made: string[] = [];
  const cards = lazyList(CARDS, (card) => {
    made.push(card.name);
    return card;
  });
  const match = openMatch(vtesWith(cards), setup('first'));
  match.view(0);
  expect(new Set(made)).toEqual(new Set(Object.values(STARTER_DECKS).flatMap(Object.keys)));
});

test('matches with the same decks share what is known of their cards, but not their guesses', () => {
  const game = vtesWith(CARDS);
  const { seats, ...rest } = setup('first');
  const [one, other, longer] = [
    openMatch(game, { ...rest, seats }).context,
    openMatch(game, { ...rest, seats: seats.toReversed() }).context,
    openMatch(game, { ...rest, seats: [...seats, { name: 'Sara', deck: { 'Jost Werner': 12, Blank: 60 } }] }).context,
  ] as const;
  expect(other.setup.definitions).toBe(one.setup.definitions);
  expect(other.cards.own).toBe(one.cards.own);
  expect(longer.setup.definitions).not.toEqual(one.setup.definitions);

  const guessed = CARDS.find(
    ({ id, abilities }) =>
      !one.setup.definitions?.includes(id) &&
      abilities?.some((each) => 'trigger' in each && each.trigger === 'your discard phase'),
  ) as CardDef;
  const count = one.defs.length;
  expect(isSaid(one, 'your discard phase')).toBe(false);
  expect(one.cards.numberOf(guessed.id)).toBe(count);
  expect(isSaid(one, 'your discard phase')).toBe(true);
  expect(other.defs).toHaveLength(count);
  expect(isSaid(other, 'your discard phase')).toBe(false);
  expect(openMatch(game, setup('second')).context.defs).toHaveLength(count);
});
