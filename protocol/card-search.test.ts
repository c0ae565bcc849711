import type { CardFace } from '@praxis/contract';
import { expect, test } from 'vitest';
import { facetsOf, factsOf, foundCards, plainText, searchable } from './card-search.ts';

const LABELS = {
  'counter capacity': 'capacity',
  'fact discipline': 'Discipline',
  'fact clan': 'clan',
  'discipline aus': 'Auspex',
  'discipline dom': 'Dominate',
  'clan Ventrue': 'Ventrue',
};
const face = (name: string, type: string, marks: CardFace['marks'], text = ''): CardFace => ({
  ...{ name, kind: 'x', type, marks, short: '' },
  lines: text === '' ? [] : [{ icons: [], text }],
});
const FACES = [
  face('Łucja Żółć', 'Vampire', { capacity: 10, disciplines: ['AUS', 'dom'], clans: ['Ventrue'], group: 6 }),
  face('Rex', 'Vampire', { capacity: 3, disciplines: ['aus'] }, 'He knows Dominus.'),
  face('Dominus', 'Action modifier / Combat', { 'required disciplines': ['dom'], cost: 'X' }),
];
const CARDS = FACES.map((each) => searchable(each, each.name, LABELS));
const found = (find: string, facts: Record<string, string> = {}): readonly (string | undefined)[] =>
  foundCards(CARDS, { find, facts }).map((index) => FACES[index]?.name);

test('accents, capitals and apostrophes do not matter', () => {
  expect(plainText('Łucja Żółć’s ÆON')).toBe("lucja zolc's aeon");
  expect(found('lucja zolc')).toEqual(['Łucja Żółć']);
  expect(found('ŻÓŁĆ')).toEqual(['Łucja Żółć']);
});

test('names come before texts, and all words must be there', () => {
  expect(found('dominus')).toEqual(['Dominus', 'Rex']);
  expect(found('rex dominus')).toEqual(['Rex']);
  expect(found('rex nobody')).toEqual([]);
});

test("cards' disciplines are found by name, at any level, required or not", () => {
  expect(found('dominate')).toEqual(['Łucja Żółć', 'Dominus']);
  expect(found('', { discipline: 'Auspex' })).toEqual(['Łucja Żółć', 'Rex']);
  expect(found('', { discipline: 'Dominate', kind: 'Combat' })).toEqual(['Dominus']);
  expect(found('', { capacity: '3' })).toEqual(['Rex']);
  expect(found('', { capacity: '1' })).toEqual([]);
});

test('facets are those facts that have names and that tell cards apart', () => {
  expect(facetsOf(FACES, LABELS, 'en')).toEqual([
    { fact: 'kind', values: ['Action modifier', 'Combat', 'Vampire'] },
    { fact: 'capacity', title: 'capacity', values: ['3', '10'] },
    { fact: 'discipline', title: 'Discipline', values: ['Auspex', 'Dominate'] },
  ]);
  expect([...factsOf(FACES[0] as CardFace, LABELS).keys()]).toEqual(['kind', 'capacity', 'discipline', 'clan']);
});
