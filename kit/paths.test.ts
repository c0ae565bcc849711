import { type BaseState, type CardId, type Context, Mistake, type Setup } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import { firstFound, numberOfChance, pathReader, winners } from './paths.ts';

type G = Context<BaseState & { readonly names: readonly string[]; readonly inPlay: readonly number[] }>;

const NAMES = ['Ash', 'Ash', 'Birch', 'Birch', 'Élan'];
const setup = { edition: 'x', seed: '', seats: [{ name: 'Ana' }, { name: 'Ben' }] } as unknown as Setup;
const g = { setup, state: { cards: NAMES, names: NAMES, inPlay: [1, 4] }, emit: () => {} } as unknown as G;

const read = pathReader<G>({
  table: { turn: () => 'Ana' },
  seat: { number: (_, seat) => seat },
  card: { id: (_, id) => id },
  groups: { fight: { round: () => 2 } },
  nameOf: ({ state }, id) => state.names[id] as string,
  meant: ({ state }, found) =>
    firstFound(
      found.filter((id) => state.inPlay.includes(id)),
      found,
    ),
  readInstead: (_, id) => (id === 4 ? (0 as CardId) : id),
});
const at = (path: string, names: ReadonlyMap<string, CardId> = new Map()): unknown => read(g, path.split('.'), names);

describe('a path', () => {
  test('leads to the table, a seat, a card or a group', () => {
    expect(at('turn')).toBe('Ana');
    expect(at('Ben.number')).toBe(1);
    expect(at('ash.id')).toBe(1);
    expect(at('fight.round')).toBe(2);
  });

  test('finds a card by the name that a scenario has given it, and reads another one where two are one', () => {
    expect(at('first.id', new Map([['first', 0 as CardId]]))).toBe(0);
    expect(at('elan.id')).toBe(0);
    expect(at('second.id', new Map([['second', 4 as CardId]]))).toBe(0);
  });

  test.each([
    ['a.b.c', 'A path has two parts at most: a.b.c has 3.'],
    [
      'toString',
      'There is no path toString; expected one of turn, step, or a seat, a card or fight with a dot and a property.',
    ],
    ['Ana.pool', 'Ana has no pool; expected one of number.'],
    ['Birch.id', '2 cards are called Birch; name them with `as`.'],
    ['Bich.id', 'There is no seat and no card called Bich in this match; did you mean Birch'],
  ])('%s is refused with the valid ones', (path, complaint) => {
    expect(() => at(path)).toThrow(complaint);
    expect(() => at(path)).toThrow(Mistake);
  });
});

test('winners are named, alone or together', () => {
  const over = (...of: number[]): unknown => winners(g, { kind: 'over', winners: of, scores: [], reason: '' });
  expect([over(1), over(0, 1), over(), winners(g, undefined)]).toEqual(['Ben', ['Ana', 'Ben'], 'nobody', 'none']);
  expect(winners(g, { kind: 'stopped', report: '' })).toBe('stopped');
});

test('chance by numbers takes whole numbers from 0 on', () => {
  expect(numberOfChance(3)).toBe(3);
  for (const wrong of [-1, 1.5, 'heads']) expect(() => numberOfChance(wrong)).toThrow(Mistake);
});
