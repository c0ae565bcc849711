import { expect, test } from 'vitest';
import type { KnownCard } from './knowledge.ts';
import { substitutesFor } from './substitutes.ts';

const vampire = (name: string, more: Partial<KnownCard>): KnownCard => ({
  ...{ name, kind: 'vampire', mark: '', clan: 'Ventrue', group: 5, capacity: 6, disciplines: { dom: 2, pre: 1 } },
  ...more,
});
const library = (name: string, more: Partial<KnownCard>): KnownCard => ({
  ...{ name, kind: 'library', mark: '', types: ['action modifier'], requires: ['Dominate'] },
  ...more,
});
const names = (cards: readonly KnownCard[]): readonly string[] => cards.map(({ name }) => name);

test('a vampire is replaced by kin of a neighbouring group and about the same capacity', () => {
  const all = [
    vampire('Far', { def: 'far', group: 2 }),
    vampire('Near', { def: 'near', capacity: 7 }),
    vampire('Nearest', { def: 'nearest' }),
    vampire('Stranger', { def: 'stranger', clan: 'Brujah', disciplines: { cel: 2 } }),
    vampire('Alike', { def: 'alike', clan: 'Malkavian', group: 6 }),
    vampire('Unplayable', {}),
  ];
  expect(names(substitutesFor(vampire('Missing', {}), all))).toEqual(['Nearest', 'Near', 'Alike']);
  expect(names(substitutesFor(vampire('Missing', {}), all, new Set(['Nearest'])))).toEqual(['Near', 'Alike']);
});

test('a library card is replaced by one of the same types and Disciplines', () => {
  const all = [
    library('Dear', { def: 'dear', cost: { blood: 2 } }),
    library('Cheap', { def: 'cheap' }),
    library('Banned', { def: 'banned', banned: '2005' }),
    library('Other type', { def: 'type', types: ['reaction'] }),
    library('Other Discipline', { def: 'discipline', requires: ['Presence'] }),
    library('Of a clan', { def: 'clan', clan: 'Ventrue' }),
  ];
  expect(names(substitutesFor(library('Missing', {}), all))).toEqual(['Cheap', 'Dear']);
  expect(substitutesFor(library('Plain', { requires: [] }), [library('Any', { def: 'any', requires: [] })])).toEqual(
    [],
  );
});
