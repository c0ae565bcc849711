import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { distinctions } from './distinctions.ts';

const choice = (answer: string, label: string): Choice => ({ answer, label, pieces: [], more: false });

test('of two copies in different states only the difference is named', () => {
  const choices = [choice('a', 'Moves 1 pool to Lenny'), choice('b', 'Moves 1 pool to Lenny')];
  const states = { a: ['counters 4', 'primogen'], b: ['primogen'] };
  const found = distinctions(choices, ({ answer }) => states[answer as 'a' | 'b']);
  expect([...found]).toEqual([['a', 'counters 4']]);
});

test('copies that look the same are counted', () => {
  const choices = ['a', 'b', 'c'].map((answer) => choice(answer, 'Moves 1 pool to Donny'));
  const found = distinctions(choices, ({ answer }) => (answer === 'b' ? ['counters 2'] : []));
  expect([...found]).toEqual([
    ['a', '1/2'],
    ['b', 'counters 2'],
    ['c', '2/2'],
  ]);
});

test('a sentence of its own needs no further words', () => {
  const found = distinctions([choice('a', 'Lenny hunts'), choice('b', 'Ryan hunts')], () => ['locked']);
  expect([...found]).toEqual([]);
});

test('the choices about one card are told apart by the card', () => {
  const cards = [
    { answer: '7', label: 'Whispering Campaign', card: 7 },
    { answer: '9', label: 'Whispering Campaign', card: 9 },
    { answer: '11', label: 'Destroy the Plans', card: 11 },
  ];
  const found = distinctions(cards, ({ card }) => (card === 9 ? ['token 2'] : []));
  expect([...found]).toEqual([['9', 'token 2']]);
});
