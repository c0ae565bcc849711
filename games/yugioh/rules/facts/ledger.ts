/** Uses of effects that are limited: per copy, per player and name, per Duel (Y-X-OPT-01 to Y-X-OPT-06). */
import type { CardId, Seat } from '@praxis/engine';
import type { Activated } from '../../cards/language.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';

/** Under what the uses of an effect are counted by name. */
export function nameKey(g: G, id: CardId, at: number, once: NonNullable<Activated['once']>): string {
  // Y-DECK-008 Cards with the same name are the same card.
  const { name } = defOf(g, id);
  if (once === 'activation') return `${name} activated`;
  return once === 'any effect' ? `${name} any` : `${name} ${at}`;
}

/** Under what Summons by its own condition, or that are limited, are counted. */
export function ownKey(g: G, id: CardId): string {
  return `${defOf(g, id).name} summoned`;
}

/** Under what the uses of a copy are counted. */
export function copyKey(at: number, once: 'copy' | 'copy together'): string {
  return once === 'copy' ? String(at) : 'together';
}

export function isUsedUp(g: G, seat: Seat, id: CardId, at: number, once: NonNullable<Activated['once']>): boolean {
  if (once === 'copy' || once === 'copy together') return (cardOf(g, id).placed?.used[copyKey(at, once)] ?? 0) > 0;
  const { used, usedInDuel } = playerOf(g, seat);
  return ((once === 'duel' ? usedInDuel : used)[nameKey(g, id, at, once)] ?? 0) > 0;
}
