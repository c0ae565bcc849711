/** The rest of one's own turn, which one click ends: only where nobody waits for an answer. */
import type { View } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import { endsTurn, ownTurnKey as inMagic } from './magic/own-turn.ts';
import { ownTurnKey as inRivals } from './rivals/own-turn.ts';
import { ownTurnKey as inYugioh } from './yugioh/own-turn.ts';

const view = (where: object): View => ({ viewer: 0, seats: [], cards: {}, where }) as unknown as View;

describe.each([
  { game: 'magic', keyOf: inMagic, own: { turn: 0, turnNumber: 3, stack: [] }, busy: { stack: [{ id: 1 }] } },
  { game: 'yugioh', keyOf: inYugioh, own: { turn: 0, turnNumber: 3, at: 'open', chain: [] }, busy: { at: 'window' } },
  { game: 'rivals', keyOf: inRivals, own: { turn: 0, turnNumber: 3 }, busy: { attack: { state: 'announced' } } },
])('$game', ({ keyOf, own, busy }) => {
  test('the key is the same in the whole turn and changes with it', () => {
    expect(keyOf(view(own))).toBeDefined();
    expect(keyOf(view({ ...own, step: 'main 2', phase: 'main 2' }))).toBe(keyOf(view(own)));
    expect(keyOf(view({ ...own, turnNumber: 4 }))).not.toBe(keyOf(view(own)));
  });

  test('there is none in the turn of another player, and none while something waits for an answer', () => {
    expect(keyOf(view({ ...own, turn: 1 }))).toBeUndefined();
    expect(keyOf(view({ ...own, ...busy }))).toBeUndefined();
  });
});

test('after combat in Magic a pass ends the turn, so that nothing else needs to offer it', () => {
  expect(endsTurn(view({ turn: 0, turnNumber: 3, stack: [], step: 'main 2' }))).toBe(true);
  expect(endsTurn(view({ turn: 0, turnNumber: 3, stack: [], step: 'main 1' }))).toBe(false);
});
