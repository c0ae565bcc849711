/** The players whom current events concern. */
import { expect, test } from 'vitest';
import { attentionOf } from './attention.ts';
import type { ActionView, CombatView, VtesView, VtesWhere } from './where.ts';

/** A view with two vampires: 1 of seat 0, 2 of seat 3. */
function seen(where: Partial<VtesWhere>): VtesView {
  const cards = { 1: { handle: 1, owner: 0, controller: 0 }, 2: { handle: 2, owner: 3, controller: 3 } };
  const between = { turn: 0, turnNumber: 9, phase: 'minion', part: 'minion', lasting: [] };
  return { viewer: 4, seats: [], cards, where: { ...between, ...where } };
}

const BLEED: ActionView = {
  ...{ kind: 'bleed', by: 1, seat: 0, targets: [1], on: [], state: 'announced' },
  ...{ stealth: 0, declined: [], attempts: 0, intercepts: {} },
};
const COMBAT: CombatView = {
  ...{ acting: 1, opposing: 2, range: 'close', round: 1, continuing: false },
  ...{ strikes: [], fighters: [] },
};
const REFERENDUM = { caller: 0, bloodHunt: false, for: 0, against: 0, terms: [], ballots: [] };

test('Between actions the attention is on the seat whose turn it is', () => {
  expect(attentionOf(seen({}))).toEqual({ seat: 0, turn: 9, at: [], vote: false, idle: true });
});

test('An action concerns its target, and the controller of the minion that it is directed at', () => {
  expect(attentionOf(seen({ action: BLEED }))).toMatchObject({ at: [1], matter: 'bleed 1 ' });
  expect(attentionOf(seen({ action: { ...BLEED, kind: 'rescue', targets: [], on: [2] } })).at).toEqual([3]);
});

test('Fighting players get attention, whatever was ordered before', () => {
  expect(attentionOf(seen({ action: BLEED, combat: COMBAT }))).toMatchObject({
    at: [1, 0, 3],
    engaged: [0, 3],
  });
});

test('A referendum is a vote', () => {
  expect(attentionOf(seen({ action: BLEED, referendum: REFERENDUM })).vote).toBe(true);
});
