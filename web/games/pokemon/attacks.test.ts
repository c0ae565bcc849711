import type { CardFace } from '@praxis/contract';
import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { attackName, attacksAmong, isAttack, printedAgainst } from './attacks.ts';

const piece = (say: string, word?: string): Choice['pieces'][number] => ({
  key: word ?? say,
  say,
  ...(word === undefined ? {} : { word }),
});

function choice(answer: string, pieces: Choice['pieces'], next?: readonly Choice[]): Choice {
  return { answer, label: answer, pieces, more: next !== undefined, ...(next ? { next } : {}) };
}

const BITE = choice('attacks bite', [piece('with attack', 'Bite')]);
const ROAR = choice('attacks roar', [piece('with attack', 'Roar')], [choice('attacks roar on', [piece('on')])]);
const END = choice('ends turn', [piece('ends turn')]);

test('every attack is a choice of its own, also one that needs further choices', () => {
  const tree = { choices: [END, choice('attacks', [piece('attacks')], [BITE, ROAR])], loaded: new Map() };
  expect(attacksAmong(tree)).toEqual([BITE, ROAR]);
  expect(attacksAmong(tree).map(attackName)).toEqual(['Bite', 'Roar']);
  expect(isAttack(END)).toBe(false);
});

test('the only attack comes as one choice', () => {
  const only = choice('attacks bite', [piece('attacks'), piece('with attack', 'Bite')]);
  expect(attacksAmong({ choices: [only, END], loaded: new Map() })).toEqual([only]);
});

test('attacks that are not known yet are offered as a whole', () => {
  const unknown: Choice = { answer: 'attacks', label: 'attacks', pieces: [piece('attacks')], more: true };
  expect(attacksAmong({ choices: [unknown], loaded: new Map() })).toEqual([unknown]);
  expect(attacksAmong({ choices: [unknown], loaded: new Map([['attacks', [BITE]]]) })).toEqual([BITE]);
});

test('Weakness and Resistance to the types of the attacker are told, and no others', () => {
  const face = (marks: CardFace['marks']): CardFace => ({ name: '', kind: '', type: '', marks, lines: [], short: '' });
  const attacker = face({ types: ['Fire', 'Water'] });
  expect(printedAgainst(attacker, face({ weakness: ['Fire 2', 'Grass 2'], resistance: ['Water 30'] }))).toEqual({
    weakness: ['×2'],
    resistance: ['−30'],
  });
  expect(printedAgainst(attacker, face({ weakness: ['Water +20'] })).weakness).toEqual(['+20']);
  expect(printedAgainst(attacker, face({ weakness: ['Grass 2'] }))).toEqual({ weakness: [], resistance: [] });
  expect(printedAgainst(attacker, undefined)).toEqual({ weakness: [], resistance: [] });
});
