import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { aimOf as inPokemon } from '../games/pokemon/usual.ts';
import { aimOf as inYugioh } from '../games/yugioh/usual.ts';
import { withAims } from './aims.ts';
import { pointed, START } from './sentence.ts';

type Piece = Choice['pieces'][number];

const choice = (answer: string, pieces: readonly Piece[], next?: readonly Choice[]): Choice => ({
  answer,
  label: answer,
  pieces,
  more: next !== undefined,
  ...(next ? { next } : {}),
});

const view = (own: object, others: object): View =>
  ({
    viewer: 0,
    where: {},
    cards: {},
    seats: [
      { seat: 0, zones: own },
      { seat: 1, zones: others },
    ],
  }) as unknown as View;

const attacks: Piece = { key: 'attacks:c1', say: 'attacks', card: 1 };
const named = (word: string): Piece => ({ key: word, say: 'with attack', word });
const retreats = choice('retreats:c1', [{ key: 'retreats:c1', say: 'retreats', card: 1 }]);

/** The answer that is given by pointing at this. */
function given(choices: readonly Choice[], thing: 'c9' | 's1'): string | undefined {
  const after = pointed({ choices, loaded: new Map() }, START, thing);
  return after && 'give' in after ? after.give.answer : undefined;
}

test('Pokémon: the only attack is made by pointing at the Pokémon that it hits', () => {
  const field = view({ active: [1] }, { active: [9], bench: [8] });
  const only = withAims([choice('bite', [attacks, named('Bite')]), retreats], (each) => inPokemon(each, field));
  expect(given(only, 'c9')).toBe('bite');
});

test('Pokémon: of several attacks none is made by that, nor one with targets of its own', () => {
  const field = view({ active: [1] }, { active: [9] });
  const several = [choice('attacks', [attacks], [choice('bite', [named('Bite')]), choice('roar', [named('Roar')])])];
  const chosen = [choice('dive', [attacks, named('Dive'), { key: 'on:c8', say: 'on', card: 8 }])];
  expect(withAims(several, (each) => inPokemon(each, field))).toEqual(several);
  expect(withAims(chosen, (each) => inPokemon(each, field))).toEqual(chosen);
});

test('Yu-Gi-Oh!: a direct attack is aimed at the opponent', () => {
  const field = view({ monsters: [1] }, { monsters: [] });
  const change = choice('to_defense:c1', [{ key: 'to_defense:c1', say: 'to defense', card: 1 }]);
  const attack = choice('attacks:c1 directly', [attacks, { key: 'directly', say: 'directly' }]);
  const choices = withAims([change, attack], (each) => inYugioh(each, field));
  expect(given(choices, 's1')).toBe('attacks:c1 directly');
  expect(choices[0]).toBe(change);
});
