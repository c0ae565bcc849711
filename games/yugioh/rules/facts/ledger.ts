/** Uses of effects that are limited: per copy, per player and name, per Duel (Y-X-OPT-01 to Y-X-OPT-06). */
import type { CardId, Seat } from '@praxis/engine';
import { oncePer } from '@praxis/kit/once-per.ts';
import type { Activated, CardDef } from '../../cards/language.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';

/** Y-DECK-008 Cards with the same name are the same card. */
const keysOf = oncePer(({ name, effects = [] }: CardDef) => ({
  activated: `${name} activated`,
  any: `${name} any`,
  summoned: `${name} summoned`,
  effects: effects.map((_, at) => `${name} ${at}`),
}));

/** The key for counting the uses of an effect by name. */
export function nameKey(g: G, id: CardId, at: number, once: NonNullable<Activated['once']>): string {
  const { activated, any, effects } = keysOf(defOf(g, id));
  if (once === 'activation') return activated;
  return once === 'any effect' ? any : (effects[at] ?? `${defOf(g, id).name} ${at}`);
}

/** The key for counting Summons by its own condition, or limited ones. */
export function ownKey(g: G, id: CardId): string {
  return keysOf(defOf(g, id)).summoned;
}

/** The key for counting the uses of a copy. */
export function copyKey(at: number, once: 'copy' | 'copy together'): number | 'together' {
  return once === 'copy' ? at : 'together';
}

export function isUsedUp(g: G, seat: Seat, id: CardId, at: number, once: NonNullable<Activated['once']>): boolean {
  if (once === 'copy' || once === 'copy together') return (cardOf(g, id).placed?.used[copyKey(at, once)] ?? 0) > 0;
  const { used, usedInDuel } = playerOf(g, seat);
  return ((once === 'duel' ? usedInDuel : used)[nameKey(g, id, at, once)] ?? 0) > 0;
}
