import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { clicksFor } from './clicks.ts';
import { cardThing, type Thing, type Tree } from './sentence.ts';
import { plainUse, USES_MAX, usesOf, usesOnCards, usesToPull } from './uses.ts';

/** A choice by its answer; the numbers in its last piece are handles of cards. */
function choice(answer: string, next?: readonly Choice[]): Choice {
  const last = answer.split(' ').at(-1) as string;
  const [say = '', card] = last.split(':c');
  const piece = { key: last, say, ...(card === undefined ? {} : { card: Number(card) }) };
  return { answer, label: answer, pieces: [piece], more: next !== undefined, ...(next ? { next } : {}) };
}

const attaches = (energy: number, targets: readonly number[]): Choice =>
  choice(
    `attaches:c${energy}`,
    targets.map((target) => choice(`attaches:c${energy} to:c${target}`)),
  );
const treeOf = (choices: readonly Choice[]): Tree => ({ choices, loaded: new Map() });
const answers = (choices: readonly Choice[]): readonly string[] => choices.map(({ answer }) => answer);

test('a card with several uses shows each of them as a whole sentence', () => {
  const tree = treeOf([choice('summons:c1'), choice('sets:c1'), choice('sets:c2'), attaches(3, [4, 5])]);
  expect(answers(usesOf(tree, cardThing(1)))).toEqual(['summons:c1', 'sets:c1']);
  expect(answers(usesOf(tree, cardThing(3)))).toEqual(['attaches:c3 to:c4', 'attaches:c3 to:c5']);
});

test('a card with one use needs no buttons, nor does one that is only a target', () => {
  const tree = treeOf([choice('sets:c2'), attaches(3, [4, 5])]);
  expect(usesOf(tree, cardThing(2))).toEqual([]);
  expect(usesOf(tree, cardThing(4))).toEqual([]);
});

test('with too many sentences the beginnings are shown, and nothing if these are too many', () => {
  const many = Array.from({ length: USES_MAX + 1 }, (_, index) => index + 10);
  const tree = treeOf([attaches(3, many), choice('discards:c3')]);
  expect(answers(usesOf(tree, cardThing(3)))).toEqual(['attaches:c3', 'discards:c3']);
  expect(usesOf(treeOf([attaches(3, many)]), cardThing(3))).toEqual([]);
});

test('beside a pulled card are the uses without a target on the table', () => {
  const tree = treeOf([choice('summons:c1'), choice('sets:c1'), attaches(1, [4, 5])]);
  expect(answers(usesToPull(tree, cardThing(1), () => true))).toEqual(['summons:c1', 'sets:c1']);
  expect(answers(usesToPull(tree, cardThing(1), (thing) => thing === 'c5'))).toEqual([
    'summons:c1',
    'sets:c1',
    'attaches:c1 to:c4',
  ]);
});

test('a card pulled onto the table has its only use that names nothing else', () => {
  const tree = treeOf([choice('benches:c1'), attaches(1, [4, 5]), choice('summons:c2'), choice('sets:c2')]);
  expect(plainUse(tree, cardThing(1))?.answer).toBe('benches:c1');
  expect(plainUse(tree, cardThing(2))).toBeUndefined();
  expect(plainUse(tree, cardThing(4))).toBeUndefined();
});

const NAMES: Readonly<Record<string, string>> = { summons: 'Summon', sets: 'Set', 'sets field': 'Set' };
const nameOf = ({ pieces }: Choice): string | undefined => NAMES[pieces[0]?.say ?? ''];
const namedOn = (tree: Tree, card: number): readonly string[] | undefined =>
  usesOnCards(tree, nameOf)
    .get(card)
    ?.map(({ name }) => name);

test('uses with a name are buttons on their card, beside uses without one', () => {
  const tree = treeOf([choice('summons:c1'), choice('sets:c1'), attaches(1, [4, 5]), choice('sets:c2')]);
  expect(namedOn(tree, 1)).toEqual(['Summon', 'Set']);
  expect(namedOn(tree, 2)).toEqual(['Set']);
  expect(namedOn(tree, 4)).toBeUndefined();
});

test('two uses with the same name are no buttons on their card', () => {
  const again = { ...choice('sets:c1'), answer: 'sets:c1 with' };
  expect(namedOn(treeOf([choice('sets:c1'), again]), 1)).toBeUndefined();
});

test('a button on the card is one tap; without it the card comes first', () => {
  const choices = [choice('summons:c1'), choice('sets:c1'), attaches(3, [4, 5]), attaches(6, [4, 5])];
  const asked = { choices, behind: () => [] };
  expect(clicksFor(asked, 'sets:c1', 'taps')).toBe(2);
  expect(clicksFor({ ...asked, nameOfUse: nameOf }, 'sets:c1', 'taps')).toBe(1);
  expect(clicksFor({ ...asked, nameOfUse: nameOf }, 'attaches:c3 to:c4', 'taps')).toBe(2);
});

test('a player who looks at the cards needs one click with a mouse, one pull with a finger, and two taps', () => {
  const choices = [
    choice('summons:c1'),
    choice('sets:c1'),
    choice('sets:c2'),
    ...[3, 6].map((each) => attaches(each, [4, 5])),
  ];
  const placeOf = (thing: Thing) => (thing === 'c4' ? 'table' : thing === 'c5' ? undefined : 'hand');
  const asked = { choices, behind: () => [], placeOf };
  expect(clicksFor(asked, 'sets:c1', 'mouse')).toBe(1);
  expect(clicksFor(asked, 'sets:c1', 'taps')).toBe(2);
  expect(clicksFor(asked, 'sets:c1', 'finger')).toBe(1);
  expect(clicksFor(asked, 'sets:c2', 'taps')).toBe(1);
  expect(clicksFor(asked, 'attaches:c3 to:c4', 'finger')).toBe(1);
  expect(clicksFor({ choices, behind: () => [] }, 'attaches:c3 to:c4', 'finger')).toBe(2);
});
