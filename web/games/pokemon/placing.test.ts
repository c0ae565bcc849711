import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { cardThing, offered, picked, START, type Tree } from '../../table/sentence.ts';
import { activeFor, placingOffer } from './placing.ts';

const ALONE = 'with an empty Bench';

function choice(answer: string, label: string, card: number | undefined, next?: readonly Choice[]): Choice {
  const piece = card === undefined ? { key: 'end', say: 'end' } : { key: answer, say: 'starts with', card };
  return { answer, label, more: next !== undefined, pieces: [piece], ...(next ? { next } : {}) };
}

/** Every Active Pokémon with every Bench, for Basic Pokémon of these names. */
function placing(...names: readonly string[]): Tree {
  const choices = names.map((name, card) => {
    const label = `Start with ${name}`;
    const others = names.filter((each) => each !== name);
    const benches = Array.from({ length: 2 ** others.length }, (_, bits) =>
      others.filter((__, at) => bits & (1 << at)),
    );
    const next = benches.map((bench) =>
      bench.length === 0
        ? choice(`${name} end`, label, undefined)
        : choice(`${name} ${bench.join(' ')}`, `${label} benching ${bench.join(', ')}`, names.indexOf(bench[0] ?? '')),
    );
    return choice(name, label, card, next);
  });
  return { choices, loaded: new Map() };
}

const labels = (tree: Tree, building = START): readonly string[] => {
  const offer = placingOffer(tree, building, offered(tree, building), ALONE);
  return offer.kind === 'groups' ? [] : offer.choices.map(({ label }) => label);
};

test('two Basic Pokémon are placed with one answer', () => {
  expect(labels(placing('Quaxly', 'Bruxish'))).toEqual([
    'Start with Quaxly',
    'Start with Quaxly benching Bruxish',
    'Start with Bruxish',
    'Start with Bruxish benching Quaxly',
  ]);
});

test('of three or more the Active one is asked for first, then the Bench', () => {
  const tree = placing('Houndour', 'Seviper', 'Morpeko');
  expect(labels(tree)).toEqual(['Start with Houndour', 'Start with Seviper', 'Start with Morpeko']);
  const [first] = tree.choices;
  expect(labels(tree, picked(tree, START, first as Choice))).toEqual([
    'Start with Houndour with an empty Bench',
    'Start with Houndour benching Seviper',
    'Start with Houndour benching Morpeko',
    'Start with Houndour benching Seviper, Morpeko',
  ]);
});

test('the first card that is pointed at becomes the Active Pokémon', () => {
  const tree = placing('Houndour', 'Seviper', 'Morpeko');
  expect(activeFor(tree, START, cardThing(1))?.label).toBe('Start with Seviper');
  expect(activeFor(tree, picked(tree, START, tree.choices[0] as Choice), cardThing(1))).toBeUndefined();
});
