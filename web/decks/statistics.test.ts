import type { CardFace } from '@praxis/contract';
import { expect, test } from 'vitest';
import { curvesOf, drawn, listsOf, typesOf } from './statistics.ts';

const face = (name: string, type: string, marks: CardFace['marks'] = {}): CardFace => ({
  name,
  kind: type.toLowerCase(),
  type,
  marks,
  lines: [],
  short: '',
});
const CARDS = [
  { face: face('Rex', 'Vampire', { capacity: 3, disciplines: ['dom', 'AUS'] }), count: 2 },
  { face: face('Nora', 'Vampire', { capacity: 5, disciplines: ['AUS'], group: 6 }), count: 1 },
  { face: face('Bonding', 'Modifier'), count: 4 },
];
const LABELS = { 'counter capacity': 'capacity', 'discipline dom': 'Dominate', 'discipline aus': 'Auspex' };

test('types are counted, the most frequent first', () => {
  expect(typesOf(CARDS, 'Types').bars).toEqual([
    { name: 'Modifier', count: 4 },
    { name: 'Vampire', count: 3 },
  ]);
});

test('numbers with a name become curves without gaps', () => {
  expect(curvesOf(CARDS, LABELS)).toEqual([
    {
      title: 'capacity',
      bars: [
        { name: '3', count: 2 },
        { name: '4', count: 0 },
        { name: '5', count: 1 },
      ],
    },
  ]);
});

test('many neighbouring numbers without a card are one bar', () => {
  const cards = [60, 80, 110, 180].map((hp) => ({ face: face('x', 'Pokémon', { hp }), count: 1 }));
  expect(curvesOf(cards, { 'counter hp': 'HP' })[0]?.bars.map(({ name }) => name)).toEqual(
    '60 70 80 90 100 110 120–170 180'.split(' '),
  );
});

test('numbers in steps of ten are counted in tens, and a type is shown without its details', () => {
  const cards = [30, 60, 340].map((hp) => ({ face: face('x', `Pokémon · Basic · ${hp} HP`, { hp }), count: 1 }));
  const [curve] = curvesOf(cards, { 'counter hp': 'HP' });
  expect(curve?.bars.map(({ name }) => name)).toEqual(['30', '40', '50', '60', '70–330', '340']);
  expect(curve?.bars.filter(({ count }) => count > 0).map(({ name }) => name)).toEqual(['30', '60', '340']);
  expect(curvesOf([{ face: face('x', 'y', { hp: 50 }), count: 2 }], { 'counter hp': 'HP' })[0]?.bars).toEqual([
    { name: '50', count: 2 },
  ]);
  expect(typesOf([...cards, { face: face('x', 'Creature — Goblin'), count: 1 }], 'Types').bars).toEqual([
    { name: 'Pokémon', count: 3 },
    { name: 'Creature', count: 1 },
  ]);
});

test('lists of named words are counted at any level', () => {
  expect(listsOf(CARDS, LABELS, 'Abilities')).toEqual([
    {
      title: 'Abilities',
      bars: [
        { name: 'Auspex', count: 3 },
        { name: 'Dominate', count: 2 },
      ],
    },
  ]);
});

test('a sample hand is drawn without putting cards back', () => {
  const hand = drawn(CARDS, 7, () => 0.5);
  expect(hand).toHaveLength(7);
  expect(hand.filter(({ name }) => name === 'Bonding')).toHaveLength(4);
  expect(drawn(CARDS, 3, () => 0)).toHaveLength(3);
});
