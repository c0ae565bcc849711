import { expect, test } from 'vitest';
import { toldOf } from './last-deed.ts';

const event = (type: string, line: string) => ({ type, turn: 1, data: {}, line });

test('of a combat the middle tells the damage, not the strikes', () => {
  const told = toldOf([
    event('blocked', 'Bruno blocks with Bijou'),
    event('combat', 'Monique Kim and Bijou fight'),
    event('played', 'Bruno plays Quickness'),
    event('strike', 'Bijou strikes with hand'),
    event('damage', 'Monique Kim takes 1 damage (1)'),
    event('combat over', 'The combat is over'),
  ]);
  expect(told).toEqual(['Bruno blocks with Bijou', 'Monique Kim takes 1 damage (1)']);
});

test('the last four things are told', () => {
  expect(toldOf(['a', 'b', 'c', 'd', 'e'].map((line) => event('pool', line)))).toEqual(['b', 'c', 'd', 'e']);
});

test('a line that sums up several events counts as what it is about', () => {
  const sum = { ...event('summary', 'They strike'), of: { type: 'strike', data: {} } };
  expect(toldOf([sum, event('torpor', 'Bijou goes to torpor')])).toEqual(['Bijou goes to torpor']);
});
