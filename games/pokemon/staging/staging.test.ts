import { StagingMistake } from '@praxis/contract';
import { describe, expect, test } from 'vitest';
import { tableAt } from '../testing.ts';
import { stage } from './position.ts';

const GARY = { active: { pokemon: 'Mouse' } };

function mistakeIn(position: Record<string, unknown>): { message: string; at: readonly (string | number)[] } {
  try {
    stage(position);
  } catch (error) {
    const { message, at } = error as StagingMistake;
    return { message, at: error instanceof StagingMistake ? at : [] };
  }
  throw new Error('There was no mistake.');
}

const ash = (seat: unknown): Record<string, unknown> => ({ seats: { Ash: seat, Gary: GARY } });

describe('a position that is wrong', () => {
  test.each([
    ['one seat', { seats: { Ash: GARY } }, 'Expected a map of two seats', ['seats']],
    ['no Active Pokémon', ash({}), 'Every player has an Active Pokémon', ['seats', 'Ash', 'active']],
    ['an unknown card', ash({ active: 'Fuecocco' }), 'did you mean Fuecoco?', ['seats', 'Ash', 'active']],
    ['a name of several cards', ash({ active: 'Rotom' }), 'Several cards are called Rotom', ['seats', 'Ash', 'active']],
    ['an Energy as Pokémon', ash({ active: 'Fire Energy' }), 'is no Pokémon', ['seats', 'Ash', 'active']],
    [
      'a Tool among the Energy',
      ash({ active: { card: 'Fuecoco SVI 36', energy: ['Rocky Helmet'] } }),
      'expected an Energy card',
      ['seats', 'Ash', 'active', 'energy', 0],
    ],
    ['an unknown key', ash({ ...GARY, pool: 3 }), 'not "pool"', ['seats', 'Ash', 'pool']],
    ['an unknown condition', ash({ active: { pokemon: 'Rex', conditions: ['Sleepy'] } }), 'not "Sleepy"', undefined],
    [
      'a wrong symbol',
      ash({ active: { pokemon: 'Rex', attacks: { Bite: { cost: 'Q' } } } }),
      '"Q" is no symbol',
      undefined,
    ],
    [
      'wording that the rules do not know',
      ash({ active: { pokemon: 'Rex', attacks: { Bite: { effects: [{ do: 'bite' }] } } } }),
      'there is no do: "bite"',
      undefined,
    ],
    ['another edition', { ...ash(GARY), edition: '1999' }, 'has no edition "1999"', undefined],
    ['a Stadium that is none', { ...ash(GARY), stadium: 'Potion' }, 'Expected a Stadium', ['stadium']],
    ['somebody else', { ...ash(GARY), turn: 'Misty' }, 'Expected one of Ash, Gary', ['turn']],
  ])('%s is named with its place', (_, position, words, at) => {
    const mistake = mistakeIn(position);
    expect(mistake.message).toContain(words);
    if (at) expect(mistake.at).toEqual(at);
  });

  test('two cards of one name are distinguished by `as` only', () => {
    const table = tableAt(ash({ active: 'Quaxly', bench: ['Quaxly'] }));
    expect(() => table.read('Quaxly.damage')).toThrow('2 cards are called Quaxly');
    expect(() => table.read('Misty.damage')).toThrow('There is no seat and no card called Misty');
    expect(() => table.read('Ash.pool')).toThrow('Ash has no pool');
  });
});

test('an Evolution comes with its earlier stages', () => {
  const table = tableAt(ash({ active: 'Skeledirge' }));
  expect(table.read('Skeledirge.under')).toEqual(['Fuecoco', 'Crocalor']);
});
