/** The layout of the battlefield: in rows, with identical cards in heaps. */

import type { CardFace } from '@praxis/contract';
import type { CardView, View } from '@praxis/engine';
import type { MagicWhere } from '@praxis/magic/where.ts';
import type { Arrow } from '../look.ts';
import { whereOf } from './where.ts';

export const ROWS = ['creatures', 'others', 'lands'] as const;
export type Row = (typeof ROWS)[number];

/** Cards that nobody needs to distinguish, the first of them on top. */
export type Heap = readonly [number, ...number[]];

/** Every current creature is in the front row, even a land; lands are in the back row. */
export function rowOf({ counters }: CardView, face: CardFace | undefined): Row {
  if (counters?.power !== undefined) return 'creatures';
  return face?.kind === 'land' ? 'lands' : 'others';
}

/** Cards that other things on the table refer to, so that they must be visible on their own. */
function singled({ combat, stack = [] }: Partial<MagicWhere>): ReadonlySet<number> {
  const cards = new Set<number>();
  for (const { card, blockers } of combat?.attackers ?? [])
    if (blockers.length > 0) for (const each of [card, ...blockers]) cards.add(each);
  for (const { targets } of stack) for (const target of targets) if ('card' in target) cards.add(target.card);
  return cards;
}

/** Two cards with the same key look and do the same as far as the view shows. */
export function likeness({ def, owner, counters = {}, marks = [], with: attached = [], handle }: CardView): string {
  if (def === undefined || attached.length > 0) return `card ${handle}`;
  const counted = Object.entries(counters).map(([key, count]) => `${key} ${count}`);
  return [def, owner, ...counted.sort(), ...[...marks].sort()].join('|');
}

/** Handles of attached cards. */
export function attachedIn({ cards }: View): ReadonlySet<number> {
  return new Set(Object.values(cards).flatMap(({ with: attached = [] }) => attached));
}

export interface LaidOut {
  readonly row: Row;
  readonly heaps: readonly Heap[];
}

/**
 * Up to this many creatures are shown one by one while blocks are declared; beyond that, identical ones stay in heaps.
 */
const APART_MAX = 24;

/** The creatures that lie alone while blocks are declared: all of them, or those that block or are blocked so far. */
export function apartForBlocks({ cards }: View, laid: readonly Arrow[]): (handle: number) => boolean {
  const isCreature = (handle: number): boolean => cards[handle]?.counters?.power !== undefined;
  if (Object.values(cards).filter(({ handle }) => isCreature(handle)).length <= APART_MAX) return isCreature;
  const paired = new Set(
    laid.flatMap(({ from, to }) => [from, to]).flatMap((end) => ('card' in end ? [end.card] : [])),
  );
  return (handle) => paired.has(handle);
}

/** The rows of a seat, without empty ones. Cards that are apart are in no heap. */
export function laidOut(
  view: View,
  handles: readonly number[],
  faceOf: (card: CardView) => CardFace | undefined,
  isApart: (handle: number) => boolean,
): readonly LaidOut[] {
  const single = singled(whereOf(view));
  const onOthers = attachedIn(view);
  const rows = new Map<Row, Map<string, [number, ...number[]]>>(ROWS.map((row) => [row, new Map()]));
  for (const handle of handles) {
    const card = view.cards[handle];
    if (!card || onOthers.has(handle)) continue;
    const row = rowOf(card, faceOf(card));
    const heaps = rows.get(row) as Map<string, [number, ...number[]]>;
    const key = single.has(handle) || isApart(handle) ? `card ${handle}` : likeness(card);
    const heap = heaps.get(key);
    if (heap) heap.push(handle);
    else heaps.set(key, [handle]);
  }
  return ROWS.flatMap((row) => {
    const heaps = [...(rows.get(row)?.values() ?? [])];
    return heaps.length === 0 ? [] : [{ row, heaps }];
  });
}
