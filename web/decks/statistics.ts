/** Statistics of a deck, counted from the faces of its cards. They depend on no game: every named value is counted. */
import type { CardFace } from '@praxis/contract';
import { typesOfFace } from '@praxis/protocol';
import type { Labels } from '../table/labels.ts';

export interface Counted {
  readonly face: CardFace;
  readonly count: number;
}

export interface Chart {
  readonly title: string;
  readonly bars: readonly { readonly name: string; readonly count: number }[];
}

/** How many cards of each type. */
export function typesOf(cards: readonly Counted[], title: string): Chart {
  const counts = new Map<string, number>();
  for (const { face, count } of cards) {
    const type = typesOfFace(face).join(' / ');
    counts.set(type, (counts.get(type) ?? 0) + count);
  }
  return { title, bars: barsOf(counts).toSorted((a, b) => b.count - a.count) };
}

/** For every named number (a capacity, a cost): the number of cards with each value. */
export function curvesOf(cards: readonly Counted[], labels: Labels): readonly Chart[] {
  const curves = new Map<string, Map<number, number>>();
  for (const { face, count } of cards)
    for (const [mark, value] of Object.entries(face.marks)) {
      if (typeof value !== 'number' || labels[`counter ${mark}`] === undefined) continue;
      const curve = curves.get(mark) ?? new Map<number, number>();
      curve.set(value, (curve.get(value) ?? 0) + count);
      curves.set(mark, curve);
    }
  return [...curves].map(([mark, curve]) => ({ title: labels[`counter ${mark}`] as string, bars: steps(curve) }));
}

/** More values than this without a card say no more than their ends. */
const EMPTY_MAX = 2;

/**
 * All values from the least to the greatest, also those that no card has; values in multiples of ten have steps of ten.
 * Many neighbours without a card are one bar.
 */
function steps(curve: ReadonlyMap<number, number>): Chart['bars'] {
  const values = [...curve.keys()].toSorted((a, b) => a - b);
  const by = values.every((value) => value % 10 === 0) ? 10 : 1;
  return values.flatMap((value, index) => [
    ...emptySteps((values[index - 1] ?? value) + by, value - by, by),
    { name: String(value), count: curve.get(value) ?? 0 },
  ]);
}

function emptySteps(first: number, last: number, by: number): Chart['bars'] {
  const count = (last - first) / by + 1;
  if (count > EMPTY_MAX) return [{ name: `${first}–${last}`, count: 0 }];
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({ name: String(first + index * by), count: 0 }));
}

/**
 * For every list of named words (disciplines): the number of cards with each. `disciplines` and `required disciplines`
 * are named by `discipline aus`, and the list by `fact disciplines`; `title` is for one without a name.
 */
export function listsOf(cards: readonly Counted[], labels: Labels, title: string): readonly Chart[] {
  const lists = new Map<string, Map<string, number>>();
  for (const { face, count } of cards)
    for (const [mark, values] of Object.entries(face.marks)) {
      if (!Array.isArray(values)) continue;
      for (const value of values as readonly string[]) {
        const group = mark.replace(/^.* /, '').replace(/s$/, '');
        const named = labels[`${group} ${value}`] ?? labels[`${group} ${value.toLowerCase()}`];
        // A list that has a name counts, even if its members have no other names in the language.
        if (named === undefined && labels[`fact ${mark}`] === undefined) continue;
        const name = named ?? value;
        const list = lists.get(mark) ?? new Map<string, number>();
        list.set(name, (list.get(name) ?? 0) + count);
        lists.set(mark, list);
      }
    }
  return [...lists].map(([mark, list]) => ({
    title: labels[`fact ${mark}`] ?? title,
    bars: barsOf(list).toSorted((a, b) => b.count - a.count),
  }));
}

function barsOf(counts: ReadonlyMap<string, number>): Chart['bars'] {
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** Draws a random sample of this many cards. `random` gives numbers from 0 up to 1. */
export function drawn(cards: readonly Counted[], hand: number, random: () => number): readonly CardFace[] {
  const all = cards.flatMap(({ face, count }) => Array.from({ length: count }, () => face));
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other] as CardFace, all[at] as CardFace];
  }
  return all.slice(0, hand);
}
