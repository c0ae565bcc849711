/** Whom it concerns what is going on at the table. */
import type { View } from '@praxis/engine';
import { expect, test } from 'vitest';
import { attentionOf } from './attention.ts';

/** A view of somebody who sees two vampires: 1 of seat 0, 2 of seat 3. */
function seen(where: object): View {
  const cards = { 1: { handle: 1, controller: 0 }, 2: { handle: 2, controller: 3 } };
  return { viewer: 4, seats: [], cards, where: { turn: 0, turnNumber: 9, ...where } } as unknown as View;
}

const BLEED = { kind: 'bleed', by: 1, targets: [1], on: [] };

test('Between actions it is up to the seat whose turn it is', () => {
  expect(attentionOf(seen({}))).toEqual({ seat: 0, turn: 9, at: [], vote: false, idle: true });
});

test('An action concerns its target, and the controller of the minion that it is directed at', () => {
  expect(attentionOf(seen({ action: BLEED }))).toMatchObject({ at: [1], matter: 'bleed 1 ' });
  expect(attentionOf(seen({ action: { ...BLEED, kind: 'rescue', targets: [], on: [2] } })).at).toEqual([3]);
});

test('Whoever fights is in the thick of it, whatever was ordered before', () => {
  expect(attentionOf(seen({ action: BLEED, combat: { acting: 1, opposing: 2 } }))).toMatchObject({
    at: [1, 0, 3],
    engaged: [0, 3],
  });
});

test('A referendum is a vote', () => {
  expect(attentionOf(seen({ action: BLEED, referendum: {} })).vote).toBe(true);
});
