import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { copiesInHand, copiesTogether, withoutCopies } from './copies.ts';
import type { Tree } from './sentence.ts';

/** The hand has two copies of Fame (1 and 2) and one Brawl (3); another Fame (4) lies on the table. */
const view = {
  viewer: 0,
  seats: [{ seat: 0, name: 'Ana', counters: {}, zones: { hand: [1, 2, 3], table: [4] } }],
  cards: Object.fromEntries(
    ['fame', 'fame', 'brawl', 'fame'].map((def, at) => [at + 1, { handle: at + 1, def, owner: 0 }]),
  ),
  where: {},
} as unknown as View;

const NAMES: Readonly<Record<number, string>> = { 1: 'Fame', 2: 'Fame', 3: 'Brawl', 4: 'Fame' };

const play = (card: number, more: Partial<Choice> = {}): Choice => ({
  answer: `plays:c${card}`,
  label: `Play ${NAMES[card]}`,
  pieces: [{ key: `plays:c${card}`, say: 'plays', card }],
  more: false,
  ...more,
});

const tree = (...choices: readonly Choice[]): Tree => ({ choices, loaded: new Map() });
const answers = ({ choices }: Tree): readonly string[] => choices.map(({ answer }) => answer);

test('two copies in hand are listed once', () => {
  const shown = withoutCopies(tree(play(1), play(2), play(3)), copiesInHand(view, []));
  expect(answers(shown)).toEqual(['plays:c1', 'plays:c3']);
});

test('a copy on the table is another card', () => {
  const shown = withoutCopies(tree(play(1), play(4)), copiesInHand(view, []));
  expect(answers(shown)).toEqual(['plays:c1', 'plays:c4']);
});

test('the copy that was pointed at stays', () => {
  const shown = withoutCopies(tree(play(1), play(2), play(3)), copiesInHand(view, ['c2']));
  expect(answers(shown)).toEqual(['plays:c1', 'plays:c2', 'plays:c3']);
});

/** A card that is played on one of these seats. */
const playOn = (card: number, ...seats: readonly number[]): Choice =>
  play(card, {
    more: true,
    next: seats.map((seat) => ({
      answer: `plays:c${card} on:s${seat}`,
      label: `Play ${NAMES[card]} on ${seat}`,
      pieces: [{ key: `on:s${seat}`, say: 'on', seat }],
      more: false,
    })),
  });

test('copies with the same continuations are listed once, and with others twice', () => {
  const shown = (first: Choice, second: Choice) => answers(withoutCopies(tree(first, second), copiesInHand(view, [])));
  expect(shown(playOn(1, 1, 2), playOn(2, 1, 2))).toEqual(['plays:c1']);
  expect(shown(playOn(1, 1), playOn(2, 2))).toEqual(['plays:c1', 'plays:c2']);
});

const member = (card: number, next?: readonly Choice[]): Choice => ({
  ...play(card, next ? { more: true, next } : {}),
  pieces: [{ key: `plays:c${card}`, say: 'plays', card, list: true }],
});

test('a set of two copies is not one copy', () => {
  const first = member(1, [member(2), member(3)]);
  const both: Choice = { ...member(2), pieces: [...member(2).pieces, ...member(3).pieces] };
  expect(answers(withoutCopies(tree(first, both), copiesInHand(view, [])))).toEqual(['plays:c1', 'plays:c2']);
});

test('as the only member of a set one copy is as good as another', () => {
  expect(answers(withoutCopies(tree(member(1), member(2), member(3)), copiesInHand(view, [])))).toEqual([
    'plays:c1',
    'plays:c3',
  ]);
});

test('continuations name copies once, too', () => {
  const spell = play(3, { more: true, next: [play(1), play(2)] });
  const [only] = withoutCopies(tree(spell), copiesInHand(view, [])).choices;
  expect(only?.next?.map(({ answer }) => answer)).toEqual(['plays:c1']);
});

test('in the hand copies lie beside each other, and cards that are not known stay where they are', () => {
  const DEFS: Readonly<Record<number, string>> = { 1: 'Plains', 2: 'Guard', 3: 'Plains', 5: 'Guard', 6: 'Plains' };
  const laid = copiesTogether([1, 2, 3, 4, 5, 6, 7], (handle) => DEFS[handle]);
  expect(laid.map(({ handle }) => handle)).toEqual([1, 3, 6, 2, 5, 4, 7]);
  expect(laid.filter(({ isCopy }) => isCopy).map(({ handle }) => handle)).toEqual([3, 6, 5]);
});
