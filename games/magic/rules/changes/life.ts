/** Life totals and counters on cards: plain changes, nobody is asked. */
import { type CardId, refer, type Seat } from '@praxis/engine';
import { changed, changedElsewhere } from '../facts/traits.ts';
import { type G, permanentOf, playerOf } from '../state/state.ts';
import { occur } from './triggers.ts';

export function gainLife(g: G, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  const player = playerOf(g, seat);
  player.life += amount;
  g.emit({ type: 'life', seat, change: amount, now: player.life });
  changedElsewhere(g);
  occur(g, { on: 'life gained', seat, amount });
}

export function loseLife(g: G, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  const player = playerOf(g, seat);
  player.life -= amount;
  player.lifeLost += amount;
  g.emit({ type: 'life', seat, change: -amount, now: player.life });
  changedElsewhere(g);
}

/** M-ACT-016 */
export function addCounters(g: G, id: CardId, counter: '+1/+1' | '-1/-1' | 'loyalty', amount: number): void {
  if (amount === 0) return;
  const permanent = permanentOf(g, id);
  const key = counter === 'loyalty' ? 'loyalty' : counter === '+1/+1' ? 'plus' : 'minus';
  permanent[key] = Math.max(0, permanent[key] + amount);
  g.emit({ type: 'counters', card: refer(g.state, id, true), counter, change: amount, now: permanent[key] });
  changed(g);
}

/** M-MANA-002, M-ACT-002 */
export function tap(g: G, id: CardId): void {
  const permanent = permanentOf(g, id);
  if (permanent.tapped) return;
  permanent.tapped = true;
  g.emit({ type: 'tapped', card: refer(g.state, id, true) });
}

export function untap(g: G, id: CardId): void {
  const permanent = permanentOf(g, id);
  if (!permanent.tapped) return;
  permanent.tapped = false;
  g.emit({ type: 'untapped', card: refer(g.state, id, true) });
}
