/** The demands of cards in hand on the character that uses them, and the legal targets of attacks. */
import { type CardId, forbid, type Seat } from '@praxis/engine';
import type { AttackType, CardDef } from '../../cards/language.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';
import { coterieOf, inTorpor, isCharacter, isMortal, isReady, isYetToMove } from './cards.ts';
import { bpOf, isSet } from './values.ts';

/**
 * R-CARD-006, R-CARD-007 The requirements of a card for its user. R-ATT-006 They are checked when the card is played,
 * not later.
 */
export function whyNotHost(g: G, id: CardId, def: CardDef): string | undefined {
  return (
    forbid('R-CARD-006', bpOf(g, id) < (def.requires ?? 0)) ??
    forbid('R-CARD-007', def.clan !== undefined && defOf(g, id).clan !== def.clan)
  );
}

/** R-CARD-007, R-AMB-13 For an Unhosted card there must be a member of the clan in the coterie. */
export function whyNotUnhosted(g: G, seat: Seat, def: CardDef): string | undefined {
  const fits = (id: CardId): boolean => def.clan === undefined || defOf(g, id).clan === def.clan;
  return forbid('R-CARD-007', !coterieOf(g, seat).some(fits));
}

/** R-PLC-004 A hosted Action needs a ready character. */
export function whyNotHosting(g: G, id: CardId): string | undefined {
  return forbid('R-PLC-004', !isReady(g, id));
}

/** R-ATK-002 Legal targets: opponents' characters outside torpor, and City Mortals. */
export function whyNotAttack(g: G, seat: Seat, target: CardId): string | undefined {
  if (isMortal(g, target)) return undefined;
  const { at } = cardOf(g, target);
  return (
    forbid('R-ATK-002', !isCharacter(g, target) || at === seat) ??
    forbid('R-DMG-006', inTorpor(g, target)) ??
    forbid('R-SET-008', isYetToMove(g, at))
  );
}

/** R-ATK-008 The Attack cards that a character can play in an attack of this type. */
export function whyNotAttackCard(g: G, by: CardId, card: CardId, type: AttackType): string | undefined {
  const def = defOf(g, card);
  return (
    forbid('R-ATK-008', def.attack?.includes(type) !== true) ??
    whyNotRangedCard(g, def.attack ?? []) ??
    whyNotHost(g, by, def)
  );
}

/** R-ATK-015 Reactions show the types of attack that they answer. */
export function whyNotReact(g: G, by: CardId, card: CardId, type: AttackType): string | undefined {
  const def = defOf(g, card);
  return (
    forbid('R-ATK-015', def.reaction?.includes(type) !== true) ??
    whyNotRangedCard(g, def.reaction ?? []) ??
    whyNotHost(g, by, def)
  );
}

/** R-CITY-008 In edition `core` the Fog forbids cards with the Ranged symbol, Reactions among them, and not the attack. */
function whyNotRangedCard(g: G, types: readonly AttackType[]): string | undefined {
  return forbid('R-CITY-008', types.includes('ranged') && isSet(g, 'no ranged cards'));
}

export function handOf(g: G, seat: Seat): readonly CardId[] {
  return playerOf(g, seat).piles.hand;
}

/** R-ATK-010, R-AMB-05 Only ready characters block, and only Guard blocks Ranged attacks. */
export function whyNotBlock(g: G, id: CardId): string | undefined {
  const { attack } = g.state;
  return (
    forbid('R-ATK-012', attack?.unblockable === true) ??
    forbid('R-ATK-010', playOf(g, id).exhausted || (attack?.type === 'ranged' && defOf(g, id).guard !== true))
  );
}
