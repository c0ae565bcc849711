/** A minion's means in combat: its own, and the cards of the seat's hand that it could play. */
import type { Filter } from '../cards/language.ts';
import type { Benefits } from './benefits.ts';
import { oncePerMinion } from './once.ts';
import { canUse, type Minion, type Table } from './table.ts';

export interface Arms {
  /** Damage in one round, with the best strike and the cards that make it stronger. */
  readonly damage: number;
  /** True if the damage, or a part of it, can be aggravated. */
  readonly aggravated: boolean;
  readonly steals: number;
  /** Further strikes or rounds. */
  readonly more: number;
  readonly escapes: boolean;
  readonly prevents: number;
}

/** True if the minion can make its hand strikes aggravated by an ability of its own. */
export function canSharpen({ card, blood }: Minion): boolean {
  return card?.uses.some(({ gives, cost }) => isSharpening(gives) && cost.blood <= blood) === true;
}

/** Hand strikes become aggravated; a strike of its own would name its damage. */
export function isSharpening({ aggravated = 0, damage = 0 }: Benefits): boolean {
  return aggravated > 0 && damage === 0;
}

/** The arms of one of the seat's own minions. */
export const armsOf = oncePerMinion<Arms, void>((table, minion) => {
  let [hand, ranged, strength, steals, more, prevents] = [0, 0, 0, 0, 0, minion.armour];
  let escapes = false;
  let aggravated = minion.sharp || canSharpen(minion);
  let late = false;
  for (const card of table.hand) {
    if (!card.types.includes('combat')) continue;
    let stronger = 0;
    let longer = 0;
    for (const { type, cost, disciplines, gives, late: isLate } of card.modes) {
      if (type !== 'combat' || cost.blood > minion.blood || !canUse(minion, disciplines)) continue;
      const damage = gives.damage ?? 0;
      if (isLate) late ||= damage > 0;
      else {
        if ((gives.ranged ?? 0) > 0) ranged = Math.max(ranged, damage);
        else hand = Math.max(hand, damage);
        aggravated ||= (gives.aggravated ?? 0) > 0;
      }
      stronger = Math.max(stronger, gives.strength ?? 0);
      longer = Math.max(longer, gives.additionalStrikes ?? 0, (gives.presses ?? 0) * PRESS);
      steals = Math.max(steals, gives.stealsBlood ?? 0);
      prevents = Math.max(prevents, gives.prevents ?? 0);
      escapes ||= (gives.endsCombat ?? 0) > 0;
    }
    strength += stronger;
    more += longer;
  }
  const blow = minion.strength + Math.min(2, strength) + hand;
  return {
    damage: Math.max(blow, ranged, minion.weapon) + minion.companions,
    aggravated: aggravated || (late && more > 0),
    steals,
    more: Math.min(1, more),
    escapes,
    prevents,
  };
});

/** The chance that a press leads to another round. */
const PRESS = 0.5;

/** The damage of another player's minion in one round, as far as it can be seen. */
export function visibleDamage({ strength, weapon, companions }: Minion): number {
  return Math.max(strength, weapon) + companions;
}

/** True unless the filter clearly excludes the minion. */
export function mayBeTarget(filter: Filter | undefined, minion: Minion): boolean {
  if (!filter) return true;
  const { is, locked, any, not, bloodMin } = filter as {
    is?: string;
    locked?: boolean;
    any?: readonly Filter[];
    not?: Filter;
    bloodMin?: unknown;
  };
  if (is === 'vampire' && !minion.isVampire) return false;
  if (is === 'ally' && minion.isVampire) return false;
  if (locked !== undefined && locked !== minion.locked) return false;
  if (typeof bloodMin === 'number' && minion.blood < bloodMin) return false;
  if (not && typeof (not as { bloodMin?: unknown }).bloodMin === 'number' && mayBeTarget(not, minion)) return false;
  return !any || any.some((each) => mayBeTarget(each, minion));
}

/** False if the filter asks for a minion of another player, and nobody has one that fits. */
export function mayHaveTarget({ players, me }: Table, filter: Filter | undefined): boolean {
  if (!filter || filter.of === 'you' || !MINIONS.has(filter.is)) return true;
  return players.some(
    ({ seat, ready, torpor }) => seat !== me && [...ready, ...torpor].some((each) => mayBeTarget(filter, each)),
  );
}

const MINIONS: ReadonlySet<unknown> = new Set(['minion', 'vampire', 'ally']);

/** True if the seat has a retainer or ally in play that the filter names; other kinds of cards are taken for granted. */
export function hasToSpare(table: Table, filter: Filter): boolean {
  if (filter.any) return filter.any.some((each) => hasToSpare(table, each));
  const { is } = filter;
  if (is !== 'retainer' && is !== 'ally') return true;
  return table.own.ready.some(({ isVampire, handle }) =>
    is === 'ally'
      ? !isVampire
      : table.view.cards[handle]?.with?.some((each) => table.card(each)?.types[0] === 'retainer') === true,
  );
}
