/** Chapter 22: the amounts and kinds of damage that an effect prevents. */

import { type CardId, refer } from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import type { Scene } from '../facts/scenes.ts';
import { amountOf } from '../facts/values.ts';
import type { Damage } from '../state/combat.ts';
import type { G } from '../state/state.ts';

/** All the damage that one card takes at one time. */
export interface Packet {
  readonly target: CardId;
  readonly parts: Damage[];
}

export type Prevent = Effect & { do: 'prevent' };

export function pointsOf(parts: readonly Damage[], isMeant: (part: Damage) => boolean): number {
  let sum = 0;
  for (const part of parts) if (isMeant(part)) sum += part.amount;
  return sum;
}

/** True if the effect can be used on this damage; `required`: the Disciplines that its card requires. */
export function isMeant(effect: Prevent, part: Damage, required?: readonly string[]): boolean {
  if (part.unpreventable) return false;
  if (part.notPreventedBy !== undefined && required?.includes(part.notPreventedBy)) return false;
  if (effect.only && (effect.only === 'aggravated') !== part.aggravated) return false;
  switch (effect.from) {
    case undefined:
      return true;
    case 'gun strike':
      return part.gun;
    case 'other than gun strike':
      return !part.gun;
    case 'opposing strike':
    case 'this strike':
      return part.strike;
    case 'initial opposing strike':
      return part.strike && part.initial === true;
    default:
      return effect.from satisfies never;
  }
}

/** The points that an effect prevents; all of them is as good as infinitely many. */
export function preventedBy(g: G, scene: Scene | undefined, effect: Prevent): number {
  if (effect.amount === 'all') return Number.MAX_SAFE_INTEGER;
  return typeof effect.amount === 'number' ? effect.amount : scene ? amountOf(g, scene, effect.amount) : 0;
}

/** V-DMG-012 Normal damage first, unless the player wants it otherwise (V-DMG-013). Returns the points that were not needed. */
export function reduce(
  g: G,
  packet: Packet,
  effect: Prevent,
  amount: number,
  aggravatedFirst: boolean,
  required?: readonly string[],
): number {
  let left = amount;
  for (const aggravated of [aggravatedFirst, !aggravatedFirst])
    for (const part of packet.parts) {
      if (part.aggravated !== aggravated || !isMeant(effect, part, required)) continue;
      const prevented = Math.min(left, part.amount);
      part.amount -= prevented;
      left -= prevented;
    }
  g.emit({ type: 'prevented', card: refer(g.state, packet.target, true), amount: amount - left });
  return left;
}

/** V-CARD-025 A minion outside the combat prevents another minion's damage. */
export function preventNow(g: G, scene: Scene, effect: Prevent): void {
  const { damage } = g.state;
  if (damage) reduce(g, damage, effect, preventedBy(g, scene, effect), true);
}
