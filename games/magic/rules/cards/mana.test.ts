import { expect, test } from 'vitest';
import type { CardDef } from '../../cards/language.ts';
import { layCard, tableAt } from '../../testing.ts';

/** The target player loses life unless they pay. */
const toll: CardDef = {
  id: 'toll',
  name: 'Toll',
  cost: '{U}',
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ name: 'player', player: 'any' }],
      effects: [
        {
          do: 'unless',
          who: 'the player',
          pays: [{ mana: '{1}' }],
          effects: [{ do: 'lose life', who: 'the player', amount: 4 }],
        },
      ],
    },
  ],
};

const position = {
  seats: { Ana: { battlefield: ['Island'] }, Bob: { battlefield: ['Swamp', 'Mountain'], hand: ['Lightning Strike'] } },
};

test('M-X-021, M-X-028 a payment during a resolution uses the sources that its player names', () => {
  const table = tableAt(position, [toll], (g) => void layCard(g, 0, 'hand', 'Toll'));
  table.say('Ana', 'casts Toll on Bob');
  table.until(() => table.question('Bob')?.about.say === 'pay');
  expect(table.offered('Bob')).toEqual([
    'Bob declines',
    'Bob pays {1}',
    'Bob pays {1} paying Swamp',
    'Bob pays {1} paying Mountain',
  ]);
  table.say('Bob', 'pays {1} paying Mountain');
  expect(table.player('Bob').life).toBe(20);
  expect(table.read('Mountain.tapped')).toBe(true);
  expect(table.read('Swamp.tapped')).toBe(false);
});

test('M-X-028 a player who does not pay suffers the effect', () => {
  const table = tableAt(position, [toll], (g) => void layCard(g, 0, 'hand', 'Toll'));
  table.say('Ana', 'casts Toll on Bob').say('Bob', 'declines');
  expect(table.player('Bob').life).toBe(16);
  expect(table.read('Bob.tapped')).toEqual([]);
});

test('the greatest X that can be paid for is offered first', () => {
  const mountains = ['Mountain', 'Mountain', 'Mountain'];
  const table = tableAt({ seats: { Ana: { battlefield: mountains, hand: ['Blaze'] }, Bob: {} } });
  expect(table.offered('Ana')?.filter((answer) => answer.endsWith('on Bob'))).toEqual([
    'Ana casts Blaze with X = 2 on Bob',
    'Ana casts Blaze with X = 1 on Bob',
    'Ana casts Blaze with X = 0 on Bob',
  ]);
});
