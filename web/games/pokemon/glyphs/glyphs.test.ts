import type { Hosting } from '@praxis/contract';
import { Registry } from '@praxis/server/registry.ts';
import { beforeAll, expect, test } from 'vitest';
import { LETTERS } from './glyph.tsx';
import { CONDITION_SIGNS, KIND_SIGNS, SIGNS, TYPE_SIGNS } from './signs.ts';

let hosting: Hosting;
let faces: ReturnType<Hosting['face']>[];

beforeAll(async () => {
  hosting = (await new Registry().hosting('pokemon')) as Hosting;
  const edition = hosting.choices.editions[0];
  faces = hosting.game.allCards(edition).map((each) => hosting.face(each, 'en'));
});

const keysOf = (group: string): string[] =>
  Object.keys(hosting.labels('en')).flatMap((key) =>
    key.startsWith(`${group} `) ? [key.slice(group.length + 1)] : [],
  );

test('every type has a sign', () => {
  expect(keysOf('type').length).toBe(11);
  expect(keysOf('type').filter((type) => !Object.hasOwn(TYPE_SIGNS, type))).toEqual([]);
});

test('every type that Energy provides has a sign', () => {
  const provided = new Set(faces.flatMap(({ marks }) => (marks.provides as readonly string[] | undefined) ?? []));
  expect(provided.size).toBeGreaterThan(8);
  expect([...provided].filter((type) => !Object.hasOwn(TYPE_SIGNS, type))).toEqual([]);
});

test('every letter of a cost is a type', () => {
  const letters = new Set(faces.flatMap(({ lines }) => lines.flatMap(({ icons }) => icons)));
  expect(letters.size).toBeGreaterThan(8);
  expect([...letters].filter((letter) => !Object.hasOwn(LETTERS, letter))).toEqual([]);
  expect(Object.values(LETTERS).toSorted()).toEqual(keysOf('type').toSorted());
});

test('every kind of card but Pokémon has a sign', () => {
  const kinds = new Set(faces.map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan(5);
  expect([...kinds].filter((kind) => kind !== 'Pokémon' && !Object.hasOwn(KIND_SIGNS, kind))).toEqual([]);
});

test('every Special Condition has a sign', () => {
  const marks = keysOf('mark');
  expect(Object.keys(CONDITION_SIGNS).filter((condition) => !marks.includes(condition))).toEqual([]);
  expect(Object.keys(CONDITION_SIGNS)).toHaveLength(5);
});

test('no two signs of the same list are alike', () => {
  for (const signs of [TYPE_SIGNS, KIND_SIGNS, CONDITION_SIGNS, SIGNS])
    expect(new Set(Object.values(signs)).size).toBe(Object.keys(signs).length);
});
