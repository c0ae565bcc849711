/** What must be computed again after a change of the state. */
import type { Seat } from '@praxis/engine';
import { forgetCards, forgetField, forgetValues } from './derived.ts';
import type { G } from './state.ts';
import { READS } from './ways.ts';

/** Invalidates everything computed from the state. */
export function changed(g: G): void {
  g.state.changes++;
  g.layout = undefined;
}

/** The same if only cards that this player controls or owns have moved or been turned. */
export function changedFor(g: G, seat: Seat): void {
  g.state.changes++;
  if (!g.layout) return;
  forgetField(g.layout);
  forgetCards(g.layout, seat);
}

/** The same if they have moved between this player's hand and Deck only, or are nowhere. */
export function handChanged(g: G, seat: Seat): void {
  if (g.layout) forgetCards(g.layout, seat);
  slightlyChanged(g, 'hands');
}

/** Invalidates everything computed from the state that depends on more than where cards are and how they lie. */
export function valuesChanged(g: G): void {
  g.state.changes++;
  if (g.layout) forgetValues(g.layout);
}

/** Another phase has begun, and no card has moved or been turned. */
export function timeChanged(g: G): void {
  slightlyChanged(g, 'time');
}

/** A face-up monster has another position. */
export function positionChanged(g: G): void {
  slightlyChanged(g, 'positions');
}

/** If no continuous effect takes notice of such a change, cards' values stay, and so does what does not read it. */
function slightlyChanged({ state, derived, layout }: G, what: keyof typeof READS): void {
  const isCurrent = derived.changes === state.changes;
  state.changes++;
  if (!isCurrent || !layout || layout.forcesRead & READS[what]) return;
  derived.changes = state.changes;
  derived.counts.all++;
  derived.counts[what]++;
}
