/** Each seat's expectation of the match's result, from public information. */
import type { RivalsView } from '../where.ts';
import { cardsIn } from './table.ts';

/** The strength of a seat's position: nearness to 13 Agenda, Prestige to live on, and characters. */
function strength({ seats, cards }: RivalsView, seat: number): number {
  const player = seats[seat];
  if (!player) return 0;
  const { counters, zones } = player;
  if (counters.eliminated === 1) return -6;
  const prestige = counters.prestige ?? 0;
  let blood = 0;
  let number = 0;
  for (const zone of ['haven', 'streets'])
    for (const handle of cardsIn(zones[zone])) {
      number++;
      blood += cards[handle]?.counters?.blood ?? 0;
    }
  const danger = (number <= 1 ? 0.5 : 0) + (prestige <= 3 ? 0.6 : 0);
  return (
    (counters.agenda ?? 0) * 0.3 + Math.min(12, prestige) * 0.07 + blood * 0.05 + Math.min(4, number) * 0.2 - danger
  );
}

export function expectationOf(view: RivalsView, seat: number): number {
  let sum = 0;
  for (const each of view.seats) sum += Math.exp(strength(view, each.seat));
  return Math.exp(strength(view, seat)) / sum;
}
