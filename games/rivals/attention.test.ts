import { expect, test } from 'vitest';
import { attentionOf, stops } from './attention.ts';
import type { RivalsView, RivalsWhere } from './where.ts';

const WHERE: RivalsWhere = {
  ...{ turn: 0, turnNumber: 7, phase: 'action', phaseEnded: false, part: 'action', first: 0 },
  ...{ streets: [30], events: [], cityDeck: 9, cityDiscard: [], cityBurned: [], openQuestions: 44 },
};

function viewWith(where: Partial<RivalsWhere>): RivalsView {
  return {
    viewer: 1,
    seats: [],
    cards: {
      1: { handle: 1, owner: 0, controller: 0 },
      2: { handle: 2, owner: 1, controller: 1 },
      30: { handle: 30, owner: 0, controller: 0 },
    },
    where: { ...WHERE, ...where },
  };
}

const ATTACK = {
  by: 1,
  seat: 0,
  on: 2,
  intel: 0,
  secrecy: 0,
  blocked: false,
  bonus: 0,
  step: 'intel',
  state: 'announced',
};
const CONFLICT = { by: 0, card: 9, stakes: [], yes: 0, no: 0 };

test('with nothing going on it is up to the active player', () => {
  expect(attentionOf(viewWith({}))).toMatchObject({ seat: 0, turn: 7, at: [], vote: false, idle: true });
});

test('an attack concerns the attacker and the player under attack', () => {
  const attention = attentionOf(viewWith({ attack: ATTACK }));
  expect(attention).toMatchObject({ at: [1], engaged: [0, 1], matter: 'attack 1 2' });
  expect(attention.idle).toBeUndefined();
});

test('an attack on a Mortal concerns no other player', () => {
  expect(attentionOf(viewWith({ attack: { ...ATTACK, on: 30 } }))).toMatchObject({ at: [], engaged: [0] });
});

test('an attack that is over concerns nobody', () => {
  expect(attentionOf(viewWith({ attack: { ...ATTACK, state: 'over' } })).idle).toBe(true);
});

test('a conflict is a vote until it is decided', () => {
  expect(attentionOf(viewWith({ conflict: CONFLICT })).vote).toBe(true);
  expect(attentionOf(viewWith({ conflict: { ...CONFLICT, passed: false } })).vote).toBe(false);
});

test('a player is asked about Relentless abilities and Conspiracies once in the turn of another: when the Action Phase ends', () => {
  expect(stops.usual).not.toContain(attentionOf(viewWith({})).place);
  expect(stops.usual).toContain(attentionOf(viewWith({ phaseEnded: true })).place);
});
