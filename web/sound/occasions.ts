/** What is worth a sound: found by comparing what the page knows before and after, without knowing any game. */
import type { View } from '@praxis/engine';
import type { MatchState } from '../connection/match-state.ts';

export const SOUNDS = ['your move', 'card', 'time', 'over'] as const;
export type Sound = (typeof SOUNDS)[number];

const HAND = 'hand';

type Known = Pick<MatchState, 'n' | 'view' | 'decisions'>;

/** Nothing is heard of the past: neither of the first view nor of one that came whole after an absence. */
export function soundOf(before: Known, after: Known): Sound | undefined {
  if (!before.view || !after.view || after.n === before.n) return undefined;
  if (after.view.result && !before.view.result) return 'over';
  if (after.decisions.length > 0 && before.decisions.length === 0) return 'your move';
  return cardCame(before.view, after.view) ? 'card' : undefined;
}

/** A card lies open that nobody at this seat could see before, or that the viewer has played from hand. */
function cardCame(before: View, after: View): boolean {
  const heldBefore = handOf(before);
  const held = handOf(after);
  return Object.values(after.cards).some(({ handle, def }) => {
    if (def === undefined || held.has(handle)) return false;
    return heldBefore.has(handle) || before.cards[handle]?.def === undefined;
  });
}

function handOf({ viewer, seats }: View): ReadonlySet<number> {
  const hand = typeof viewer === 'number' ? seats[viewer]?.zones[HAND] : undefined;
  return new Set(Array.isArray(hand) ? (hand as readonly number[]) : []);
}

/** The moments at which a running clock is heard, in milliseconds before its end. */
const WARNED_AT_MS = [30_000, 10_000] as const;

/** How long it takes until the viewer's clock is to be heard next; undefined if it will not be. */
export function nextWarning({ clocks, view }: Pick<MatchState, 'clocks' | 'view'>): number | undefined {
  const own = clocks.find(({ seat, running, dueMs }) => seat === view?.viewer && running && dueMs === undefined);
  if (!own) return undefined;
  const next = WARNED_AT_MS.find((ms) => ms < own.leftMs);
  return next === undefined ? undefined : own.leftMs - next;
}
