/** Whose cards the choices are about: with several opponents a name alone does not say it. */
import type { View } from '@praxis/engine';
import type { Choice } from '@praxis/protocol';

const holderOf = ({ seats }: View, handle: number): number | undefined =>
  seats.find(({ zones }) => Object.values(zones).some((cards) => Array.isArray(cards) && cards.includes(handle)))?.seat;

/**
 * By answer, the seat that has the card of this choice. Only for cards of other players, where the choices are about more
 * than one of them and do not name players anyway.
 */
export function holders(view: View, choices: readonly Choice[]): ReadonlyMap<string, number> {
  if (view.seats.length < 3) return new Map();
  const found = choices.flatMap(({ answer, pieces }) => {
    if (pieces.some(({ seat }) => seat !== undefined)) return [];
    const seats = new Set(pieces.flatMap(({ card }) => (card === undefined ? [] : (holderOf(view, card) ?? []))));
    seats.delete(view.viewer as number);
    const [seat, another] = seats;
    return seat === undefined || another !== undefined ? [] : [[answer, seat] as const];
  });
  return new Set(found.map(([, seat]) => seat)).size < 2 ? new Map() : new Map(found);
}
