import type { CardFace } from '@praxis/contract';
import type { CardView, View } from '@praxis/engine';
import { expect, test } from 'vitest';
import { apartForBlocks, laidOut } from './groups.ts';

const land = { kind: 'land' } as CardFace;
const artifact = { kind: 'artifact' } as CardFace;

function card(handle: number, def: number, rest: Partial<CardView> = {}): CardView {
  return { handle, def: String(def), owner: 0, controller: 0, counters: {}, marks: [], with: [], ...rest };
}

function viewOf(cards: readonly CardView[], where: Record<string, unknown> = {}): View {
  return { viewer: 0, seats: [], cards: Object.fromEntries(cards.map((each) => [each.handle, each])), where };
}

const soldier = (handle: number, rest: Partial<CardView> = {}): CardView =>
  card(handle, 9, { counters: { power: 1, toughness: 1, damage: 0 }, ...rest });
const faceOf = ({ def }: CardView): CardFace => (def === '1' ? land : artifact);
const rowsOf = (view: View, isApart = (_: number): boolean => false) =>
  laidOut(view, Object.keys(view.cards).map(Number), faceOf, isApart).map(({ row, heaps }) => [row, heaps]);

test('lands and tokens that are alike lie in heaps; tapped ones lie apart', () => {
  const view = viewOf([
    card(1, 1),
    card(2, 1),
    card(3, 1, { marks: ['tapped'] }),
    soldier(4),
    soldier(5),
    soldier(6, { counters: { power: 1, toughness: 1, damage: 1 } }),
    card(7, 2),
  ]);
  expect(rowsOf(view)).toEqual([
    ['creatures', [[4, 5], [6]]],
    ['others', [[7]]],
    ['lands', [[1, 2], [3]]],
  ]);
});

test('an attached card lies with its host, and the host alone', () => {
  const view = viewOf([soldier(4, { with: [7] }), soldier(5), card(7, 2)]);
  expect(rowsOf(view)).toEqual([['creatures', [[4], [5]]]]);
});

test('a creature that is blocked, blocks or is a target lies alone', () => {
  const view = viewOf([soldier(4), soldier(5), soldier(6)], {
    combat: { attackers: [{ card: 4, defender: 1, blocked: true, blockers: [9] }] },
    stack: [{ id: 1, targets: [{ card: 5 }] }],
  });
  expect(rowsOf(view)).toEqual([['creatures', [[4], [5], [6]]]]);
});

test('while blocks are declared every creature lies alone', () => {
  const view = viewOf([soldier(4), soldier(5), card(1, 1), card(2, 1)]);
  expect(rowsOf(view, apartForBlocks(view, []))).toEqual([
    ['creatures', [[4], [5]]],
    ['lands', [[1, 2]]],
  ]);
});

test('of a crowd only those lie alone that block or are blocked', () => {
  const crowd = Array.from({ length: 30 }, (_, index) => soldier(index + 1));
  const view = viewOf([...crowd, soldier(50, { owner: 1 }), soldier(51, { owner: 1 })]);
  const laid = [{ from: { card: 2 }, to: { card: 50 }, tone: 'block' as const }];
  const [[, heaps] = []] = rowsOf(view, apartForBlocks(view, laid));
  expect((heaps as readonly (readonly unknown[])[]).map((heap) => heap.length)).toEqual([29, 1, 1, 1]);
});
