import type { Faces } from '@praxis/contract';
import type { CardView, View } from '@praxis/engine';
import type { AttackView } from '@praxis/rivals/where.ts';
import { expect, test } from 'vitest';
import {
  attackNow,
  attributesIn,
  companionsOf,
  foreignPrestige,
  partiesOf,
  rivalOf,
  sidesOf,
  stepState,
} from './where.ts';

const ATTACK: AttackView = {
  by: 1,
  seat: 0,
  on: 5,
  intel: 0,
  secrecy: 2,
  blocked: false,
  bonus: 0,
  step: 'block',
  state: 'announced',
};

const member = (handle: number, controller: number, party: number): CardView => ({
  handle,
  owner: controller,
  controller,
  counters: { party },
});

function table(where: object): View {
  return {
    viewer: 0,
    seats: [
      { seat: 0, name: 'Ana', counters: { rival: 1, 'prestige of 1': 2 }, zones: { streets: [1, 2, 3] } },
      { seat: 1, name: 'Bob', counters: { rival: 0 }, zones: { streets: [5] } },
    ],
    cards: { 1: member(1, 0, 7), 2: member(2, 0, 8), 3: member(3, 0, 7), 5: member(5, 1, 9) },
    where: { turnNumber: 1, ...where } as View['where'],
  };
}

test('The Streets hold parties, seat by seat', () => {
  expect(partiesOf(table({})).map(({ seat, cards }) => [seat, cards])).toEqual([
    [0, [1, 3]],
    [0, [2]],
    [1, [5]],
  ]);
  expect(companionsOf(table({}), ATTACK)).toEqual([3]);
});

test('an attack is shown while it goes on, and its steps are done, now or ahead', () => {
  expect(attackNow(table({ attack: ATTACK }))).toEqual(ATTACK);
  expect(attackNow(table({ attack: { ...ATTACK, state: 'over' } }))).toBeUndefined();
  expect(['intel', 'block', 'damage'].map((step) => stepState(step, ATTACK.step))).toEqual(['done', 'now', 'ahead']);
});

test('a type of attack compares the attributes of both sides, in play or printed; a Ranged one none', () => {
  const view = table({ attack: ATTACK });
  const fighters = { ...view.cards[1], handle: 1, owner: 0, counters: { physical: 2, social: 1 } };
  const mortal: CardView = { handle: 5, owner: 1, def: 'athlete', counters: { blood: 3 } };
  const at = { ...view, cards: { ...view.cards, 1: fighters, 5: mortal } };
  const faces = { athlete: { marks: { physical: 1 } } } as unknown as Faces;
  expect(attributesIn(at, faces, 'physical')).toEqual({ own: 2, other: 1 });
  expect(attributesIn(at, faces, 'social')).toEqual({ own: 1, other: 0 });
  expect(attributesIn(at, faces, 'ranged')).toBeUndefined();
  expect(attributesIn(table({}), faces, 'physical')).toBeUndefined();
});

test('nobody has a Rival before the tokens are dealt', () => {
  expect(rivalOf(table({}), 0)).toBe(1);
  expect(rivalOf(table({ turnNumber: 0 }), 0)).toBeUndefined();
});

test('tokens in the colours of others are named by their owners', () => {
  expect(table({}).seats.map(foreignPrestige)).toEqual([[{ of: 1, count: 2 }], []]);
});

test('a side counts open influence and the hidden influence that the viewer knows; all of it once revealed', () => {
  const stakes = [
    { seat: 0, side: 'yes', open: 3, hidden: 2 },
    { seat: 1, side: 'no', open: 4 },
    { seat: 2, open: 0 },
  ];
  const conflict = { by: 0, card: 9, stakes, yes: 0, no: 0 };
  expect(sidesOf(conflict)).toEqual({ yes: 5, no: 4 });
  expect(sidesOf({ ...conflict, yes: 5, no: 8, passed: false })).toEqual({ yes: 5, no: 8 });
});
