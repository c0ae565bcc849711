/** The great moments in each game, and how a match ends for its viewer. */
import type { Faces } from '@praxis/contract';
import type { View } from '@praxis/engine';
import type { SentEvent } from '@praxis/protocol';
import { describe, expect, test } from 'vitest';
import { moment as magic } from '../games/magic/moment.tsx';
import { moment as pokemon } from '../games/pokemon/moment.tsx';
import { moment as rivals } from '../games/rivals/moment.tsx';
import { moment as vtes } from '../games/vtes/moment.tsx';
import { moment as yugioh } from '../games/yugioh/moment.tsx';
import { endOf } from './moments.ts';

const at = (viewer: number | 'spectator', result?: View['result']): View =>
  ({ viewer, seats: [], cards: {}, where: {}, ...(result ? { result } : {}) }) as View;
const step = (...events: readonly SentEvent[]) => ({ before: at(0), after: at(0), events });
const event = (type: string, data: SentEvent['data'] = {}, line: string | undefined = 'It happens.'): SentEvent => ({
  ...{ type, data, turn: 1, cards: [{ def: 'x', name: 'X' }] },
  ...(line === '' ? {} : { line }),
});
const faces = (marks: Readonly<Record<string, number>>): Faces =>
  ({ x: { name: 'X', kind: '', type: '', marks, lines: [], short: '' } }) as Faces;

test.each([
  ['an ousting', vtes, event('ousted'), 'fall'],
  ['a Knock Out', pokemon, event('knocked out'), 'fall'],
  ['a lost game of Magic', magic, event('lost'), 'fall'],
  ['the end of a Duel', yugioh, event('game over'), 'fall'],
  ['an elimination', rivals, event('eliminated'), 'fall'],
  ['much damage', pokemon, event('damage', { amount: 210 }), 'rise'],
  ['an Xyz Summon', yugioh, event('summoned', { way: 'xyz' }), 'rise'],
] as const)('%s is a moment', (_, moment, happened, kind) => {
  expect(moment(step(happened), {})).toEqual({ kind, line: 'It happens.', def: 'x' });
});

test('a spell is great by its cost, a monster by its Level', () => {
  expect(magic(step(event('cast')), faces({ 'converted mana cost': 6 }))?.kind).toBe('rise');
  expect(magic(step(event('cast')), faces({ 'converted mana cost': 5 }))).toBeUndefined();
  expect(yugioh(step(event('summoned', { way: 'normal' })), faces({ level: 8 }))?.kind).toBe('rise');
  expect(yugioh(step(event('summoned', { way: 'normal' })), faces({ level: 4 }))).toBeUndefined();
});

test('a fall outweighs a rise, and an event without a line in the log is no moment', () => {
  const both = step(event('damage', { amount: 300 }), event('knocked out', {}, 'It falls.'));
  expect(pokemon(both, {})?.line).toBe('It falls.');
  expect(vtes(step(event('ousted', {}, '')), {})).toBeUndefined();
});

describe('the end', () => {
  const over = { kind: 'over', winners: [1], scores: [0, 1], reason: '' } as const;
  test.each([
    [1, 'won'],
    [0, 'lost'],
    ['spectator', 'over'],
  ] as const)('for %s: %s', (viewer, kind) => {
    expect(endOf({ before: at(viewer), after: at(viewer, over) })).toEqual({ kind });
  });

  test('comes once', () => expect(endOf({ before: at(0, over), after: at(0, over) })).toBeUndefined());
});
