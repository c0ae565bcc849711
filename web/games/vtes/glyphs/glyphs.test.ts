import type { Hosting } from '@praxis/contract';
import { Registry } from '@praxis/server/registry.ts';
import { beforeAll, expect, test } from 'vitest';
import { CLAN_SIGNS } from './clans.ts';
import { DISCIPLINE_SIGNS } from './disciplines.ts';
import { TYPE_SIGNS } from './signs.ts';

let faces: ReturnType<Hosting['face']>[];

beforeAll(async () => {
  const hosting = (await new Registry().hosting('vtes')) as Hosting;
  const definitions = hosting.game.allCards('fifth');
  faces = definitions.map((definition) => hosting.face(definition, 'en'));
});

test('every clan of the pool has a sign', () => {
  const clans = faces.flatMap(({ marks }) => (typeof marks['clan id'] === 'string' ? [marks['clan id']] : []));
  const names = new Set(clans.map((clan) => clan.replace(/ antitribu$/, '')));
  expect(names.size).toBeGreaterThan(20);
  expect([...names].filter((clan) => !Object.hasOwn(CLAN_SIGNS, clan))).toEqual([]);
});

test('every Discipline of the pool has a sign', () => {
  const codes = faces.flatMap(({ marks, lines }) => [
    ...(Array.isArray(marks.disciplines) ? (marks.disciplines as readonly string[]) : []),
    ...lines.flatMap(({ icons }) => icons),
  ]);
  const known = new Set(codes.map((code) => code.toLowerCase()));
  expect(known.size).toBeGreaterThan(25);
  expect([...known].filter((code) => !Object.hasOwn(DISCIPLINE_SIGNS, code))).toEqual([]);
});

test('every type of library card has a sign', () => {
  const types = new Set(faces.flatMap(({ marks }) => (Array.isArray(marks.types) ? (marks.types as string[]) : [])));
  expect(types.size).toBeGreaterThan(8);
  expect([...types].filter((type) => !Object.hasOwn(TYPE_SIGNS, type))).toEqual([]);
});

test('no two signs of the same list are alike', () => {
  for (const signs of [CLAN_SIGNS, DISCIPLINE_SIGNS, TYPE_SIGNS])
    expect(new Set(Object.values(signs)).size).toBe(Object.keys(signs).length);
});
