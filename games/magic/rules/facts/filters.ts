/** The objects that fit a filter of the card language. */
import type { CardId, Seat } from '@praxis/engine';
import type { CardType, Color, Filter, Keyword, PlayerRef } from '../../cards/language.ts';
import { CREATURE, colorBit, keywordBit, typeBit } from '../state/faces.ts';
import { cardOf, type G, type ObjectRef, refTo, sameObject } from '../state/state.ts';
import { chosenBy, isObject, playersOf, type Scope, zoneCards } from './scope.ts';
import { kindsOf, type Traits, traitsOf } from './traits.ts';

/** All objects that fit, in the zone that the filter names. */
export function allFitting(g: G, filter: Filter, scope: Scope): CardId[] {
  const found: CardId[] = [];
  for (const id of zoneCards(g, filter.in ?? 'battlefield'))
    if (fits(g, filter, id, scope.live ? kindsOf(g, id) : traitsOf(g, id), scope)) found.push(id);
  return found;
}

/** An object as a filter looks at it: as it is, or as it last was. */
export function fits(
  g: G,
  filter: Filter,
  id: CardId,
  traits: Traits,
  scope: Scope,
  as: ObjectRef = refTo(g, id),
): boolean {
  if (filter.type !== undefined && !hasType(traits, filter.type)) return false;
  if (filter.subtype !== undefined && !traits.subtypes.includes(filter.subtype)) return false;
  if (filter.supertype !== undefined && !traits.supertypes.includes(filter.supertype)) return false;
  if (filter.color !== undefined && !hasColor(traits, filter.color)) return false;
  if (filter.controller !== undefined && !isOneOf(g, traits.controller, filter.controller, scope)) return false;
  if (filter.other && sameObject(scope.source, as)) return false;
  if (filter.keyword !== undefined && !hasKeyword(traits, filter.keyword)) return false;
  if (filter.powerMin !== undefined && traits.power < filter.powerMin) return false;
  if (filter.toughnessMin !== undefined && traits.toughness < filter.toughnessMin) return false;
  if (filter.owner !== undefined && !isOneOf(g, cardOf(g, id).owner, filter.owner, scope)) return false;
  if (filter.tapped !== undefined && cardOf(g, id).permanent?.tapped !== filter.tapped) return false;
  if (filter.combat !== undefined && !isInCombat(g, id, filter.combat)) return false;
  if (filter.attachedTo !== undefined && !isAttachedTo(g, id, filter, scope)) return false;
  if (filter.damagedBy !== undefined && !wasDamagedBy(g, as, filter, scope)) return false;
  if (filter.not && fits(g, filter.not, id, traits, scope, as)) return false;
  return filter.any === undefined || filter.any.some((each) => fits(g, each, id, traits, scope, as));
}

function hasType({ types }: Traits, type: CardType | readonly CardType[]): boolean {
  if (typeof type === 'string') return (types & typeBit(type)) !== 0;
  return type.some((each) => (types & typeBit(each)) !== 0);
}

export function hasColor({ colors }: Traits, color: Color | readonly Color[]): boolean {
  if (typeof color === 'string') return (colors & colorBit(color)) !== 0;
  return color.some((each) => (colors & colorBit(each)) !== 0);
}

function hasKeyword({ keywords, protections, landwalks }: Traits, keyword: Keyword): boolean {
  if (typeof keyword === 'string') return (keywords & keywordBit(keyword)) !== 0;
  if ('landwalk' in keyword) return landwalks.includes(keyword.landwalk);
  return protections.some(({ protection }) => keyword.protection.every((each) => protection.includes(each)));
}

function isOneOf(g: G, seat: Seat, who: PlayerRef | 'opponent', scope: Scope): boolean {
  if (who === 'you') return seat === scope.seat;
  if (who === 'opponent') return seat !== scope.seat;
  return playersOf(g, who, scope).includes(seat);
}

export function isAttacking({ state }: G, id: CardId): boolean {
  return state.combat?.attackers.some(({ card }) => card === id) === true;
}

export function isBlocking({ state: { combat } }: G, id: CardId): boolean {
  if (!combat) return false;
  return combat.idle.includes(id) || combat.attackers.some(({ blockers }) => blockers.includes(id));
}

function isInCombat(g: G, id: CardId, how: NonNullable<Filter['combat']>): boolean {
  if (how !== 'blocking' && isAttacking(g, id)) return true;
  return how !== 'attacking' && isBlocking(g, id);
}

function isAttachedTo(g: G, id: CardId, { attachedTo }: Filter, scope: Scope): boolean {
  const on = cardOf(g, id).permanent?.attachedTo;
  if (on === undefined || attachedTo === undefined) return false;
  const host = refTo(g, on);
  return chosenBy(g, attachedTo, scope).some((each) => isObject(each) && sameObject(each, host));
}

function wasDamagedBy(g: G, as: ObjectRef, { damagedBy }: Filter, scope: Scope): boolean {
  if (damagedBy === undefined) return false;
  const { permanent, last, incarnation } = cardOf(g, as.card);
  const by = incarnation === as.incarnation ? permanent?.damagedBy : last?.damagedBy;
  const sources = chosenBy(g, damagedBy, scope);
  return (by ?? []).some((each) => sources.some((source) => isObject(source) && sameObject(source, each)));
}

/** Creatures on the battlefield that a player controls, in the order of arrival. */
export function creaturesOf(g: G, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (const id of g.state.battlefield) {
    const { types, controller } = kindsOf(g, id);
    if (controller === seat && (types & CREATURE) !== 0) found.push(id);
  }
  return found;
}
