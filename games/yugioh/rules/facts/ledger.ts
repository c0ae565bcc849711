/** Uses of effects that are limited: per copy, per player and name, per Duel (Y-X-OPT-01 to Y-X-OPT-06). */
import type { CardId, Seat } from '@praxis/engine';
import type { Activated } from '../../cards/language.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';

/** The key for counting the uses of an effect by name. */
export function nameKey(g: G, id: CardId, at: number, once: NonNullable<Activated['once']>): string {
  // Y-DECK-008 Cards with the same name are the same card.
  const { name } = defOf(g, id);
  if (once === 'activation') return `${name} activated`;
  return once === 'any effect' ? `${name} any` : `${name} ${at}`;
}

/** The key for counting Summons by its own condition, or limited ones. */
export function ownKey(g: G, id: CardId): string {
  return `${defOf(g, id).name} summoned`;
}

/** The key for counting the uses of a copy. */
export function copyKey(at: number, once: 'copy' | 'copy together'): string {
  return once === 'copy' ? String(at) : 'together';
}

export function isUsedUp(g: G, seat: Seat, id: CardId, at: number, once: NonNullable<Activated['once']>): boolean {
  if (once === 'copy' || once === 'copy together') return (cardOf(g, id).placed?.used[copyKey(at, once)] ?? 0) > 0;
  const { used, usedInDuel } = playerOf(g, seat);
  return ((once === 'duel' ? usedInDuel : used)[nameKey(g, id, at, once)] ?? 0) > 0;
}
