/** Chapter 20: weapons, and a combatant's sources of strikes. */

import { type CardId, forbid } from '@praxis/engine';
import type { Ability, Strike } from '../../cards/language.ts';
import { hasMark, isInPlay } from '../facts/cards.ts';
import { allHold } from '../facts/conditions.ts';
import { priceOfStriking } from '../facts/costs.ts';
import { fighterOf, isUsed, type Who } from '../facts/fighters.ts';
import { abilitiesOf } from '../facts/printed.ts';
import { sceneOf } from '../facts/scenes.ts';
import { has, isEquipmentBarred } from '../facts/values.ts';
import type { Combat, Committed } from '../state/combat.ts';
import { cardOf, type G, playOf } from '../state/state.ts';

export type Weapon = Extract<Ability, { weapon: unknown }>;

/** The weapon that an ability of the card makes of it, if it is one. */
export function weaponOf(g: G, id: CardId): Weapon | undefined {
  return abilitiesOf(g, id).find((ability): ability is Weapon => 'weapon' in ability);
}

/** V-STR-003 A minion's sources of strikes beside combat cards: its own text and the cards on it. */
export function strikersOf(g: G, minion: CardId): CardId[] {
  return [minion, ...(cardOf(g, minion).play?.with ?? [])];
}

/** V-EFF-001 */
export const HAND: Strike = { kind: 'hand' };

/**
 * The combatant's obligatory strike now. V-STR-018 An additional strike is free of the commitment, but may be given for
 * one thing only.
 */
export function boundStrike(combat: Combat, who: Who): Committed | undefined {
  const { committed, bound } = fighterOf(combat, who);
  return combat.pair <= 1 ? committed : bound;
}

/** V-RNG-006, V-EFF-008 Why a combatant cannot choose the strike of this card (or, without one, of its hands) now. */
export function whyNotStrike(
  g: G,
  combat: Combat,
  who: Who,
  source: CardId | undefined,
  strike: Strike,
): string | undefined {
  const { card, additionalWith } = fighterOf(combat, who);
  const bound = boundStrike(combat, who);
  const weapon = source === undefined ? undefined : weaponOf(g, source);
  return (
    forbid('V-RNG-006', bound !== undefined && bound.source !== source) ??
    forbid('V-GEN-001', combat.pair > 1 && additionalWith !== undefined && additionalWith !== source) ??
    forbid('V-CARD-010', isTooDear(g, combat, card, source, strike)) ??
    forbid('V-GEN-001', has(g, card, 'cannot strike')) ??
    forbid('V-GEN-001', has(g, card, 'no strikes')) ??
    forbid('V-GEN-001', strike.kind !== 'hand' && has(g, card, 'hand strikes only')) ??
    forbid('V-GEN-001', strike.kind === 'combat ends' && has(g, card, 'no combat ends')) ??
    forbid('V-GEN-001', source !== undefined && isEquipmentBarred(g, source)) ??
    forbid('V-GEN-001', weapon?.once !== undefined && isUsed(combat, `${weapon.once}:strike:${source}`)) ??
    forbid('V-EFF-008', source !== undefined && hasMark(g, source, 'stolen this round')) ??
    (weapon?.if ? whyNotWield(g, source as CardId, weapon) : undefined)
  );
}

/** A strike at some minions costs blood or life; of a card that is played it is part of the cost. */
function isTooDear(g: G, combat: Combat, minion: CardId, source: CardId | undefined, strike: Strike): boolean {
  if (source !== undefined && !isInPlay(g, source)) return false;
  return priceOfStriking(g, combat, minion, strike) > playOf(g, minion).counters;
}

/** The rule by which a weapon's text excludes the current circumstances. The range counts once it is determined. */
function whyNotWield(g: G, source: CardId, { if: conditions = [] }: Weapon): string | undefined {
  return forbid('V-GEN-001', isChoosing(g) && !allHold(g, sceneOf(g, source), conditions));
}

/** Strikes are being chosen, so that the range is known. */
function isChoosing(g: G): boolean {
  return (g.state.combat?.pair ?? 0) > 0;
}
