/** Places on the screen that arrows point at and things fly to. */
import { HAND } from './context.ts';
import type { End } from './travel.ts';

function selectorOf(end: End): string {
  if ('named' in end) return `[data-named="${end.named}"]`;
  if ('card' in end) return `[data-card="${end.card}"]`;
  if (!('zone' in end)) return `[data-seat="${end.seat}"] .seat-head`;
  const zone = `[data-seat="${end.seat}"] [data-zone="${end.zone}"]`;
  // One's own hand lies below the table.
  return end.zone === HAND ? `${zone}, .match:has(.own[data-seat="${end.seat}"]) .hand` : zone;
}

export function elementAt(root: HTMLElement, end: End): HTMLElement | undefined {
  return root.querySelector<HTMLElement>(selectorOf(end)) ?? undefined;
}

/** A folded strip is the place of everything it hides; the head of a seat is the place of a zone that is not drawn. */
export function placeOf(root: HTMLElement, end: End): DOMRect | undefined {
  const element = elementAt(root, end);
  const place = element?.getBoundingClientRect();
  if (place && place.width > 0) return place;
  const seat =
    'seat' in end ? elementAt(root, { seat: end.seat }) : element?.closest('[data-seat]')?.querySelector('.seat-head');
  return seat?.getBoundingClientRect();
}
