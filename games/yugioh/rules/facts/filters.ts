/** Which cards a text means. */
import type { CardId, Seat } from '@praxis/engine';
import type { Filter, Place, Range, What } from '../../cards/language.ts';
import { cardOf, defOf, type G, isCurrent, type ObjectRef } from '../state/state.ts';
import { amountOf } from './amounts.ts';
import { cardsIn, controllerOf, isAt, isOnField, kindsAt } from './places.ts';
import { objectsOf, playersOf, type Scope, supposedZone } from './scope.ts';
import { isEffectMonster, isTuner, kindsOf, valuesOf } from './values.ts';

const list = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

/** Y-X-STA-01 What a face-down card on the field does not have for effects. */
const FACE_KEYS = [
  'frame',
  'icon',
  'ability',
  'nonTuner',
  'pendulum',
  'attribute',
  'type',
  'name',
  'series',
  'level',
  'rank',
  'atk',
  'def',
  'same',
  'differs',
] as const;

export function fits(g: G, id: CardId, filter: Filter, scope: Scope): boolean {
  const zone = supposedZone(g, id, scope);
  const places: readonly Place[] = filter.in === undefined ? ['field'] : list(filter.in);
  if (!places.some((place) => isAt(zone, place))) return false;
  return isLike(g, id, filter, scope);
}

/** Whether everything but the place holds. */
export function isLike(g: G, id: CardId, filter: Filter, scope: Scope): boolean {
  const card = cardOf(g, id);
  const zone = supposedZone(g, id, scope);
  const onField = isOnField(zone);
  if (defOf(g, id).blank && filter.kind !== undefined && filter.in !== 'hand' && zone === 'deck') return false;
  if (filter.of !== undefined) {
    const whose: Seat = onField ? controllerOf(g, id) : card.owner;
    if (!playersOf(g, filter.of, scope).includes(whose)) return false;
  }
  if (filter.face !== undefined && (filter.face === 'up') !== card.up) return false;
  if (filter.other && id === scope.source.card) return false;
  if (filter.is !== undefined && !objectsOf(g, filter.is, scope).some((each) => each.card === id && isCurrent(g, each)))
    return false;
  if (filter.kind !== undefined) {
    const kinds = zone === card.zone ? kindsAt(g, id) : [defOf(g, id).kind];
    if (!list(filter.kind).some((kind) => kinds.includes(kind))) return false;
  }
  if (filter.position !== undefined && card.placed?.position !== filter.position) return false;
  // Y-X-STA-01
  if (onField && !card.up) {
    if (FACE_KEYS.some((key) => filter[key] !== undefined)) return false;
  } else if (!hasFace(g, id, filter, scope)) return false;
  if (filter.summoned !== undefined) {
    const way = card.placed?.way;
    const special = way !== undefined && way !== 'normal' && way !== 'tribute' && way !== 'flip';
    if (way === undefined || (filter.summoned === 'special') !== special) return false;
  }
  if (filter.materials && !inRange(g, card.placed?.materials.length ?? 0, filter.materials, scope)) return false;
  if (filter.not && isLike(g, id, filter.not, scope)) return false;
  return !filter.any || filter.any.some((each) => isLike(g, id, each, scope));
}

function hasFace(g: G, id: CardId, filter: Filter, scope: Scope): boolean {
  const def = defOf(g, id);
  if (filter.frame !== undefined) {
    const wanted = list(filter.frame);
    const frames = frameWords(g, id);
    if (!wanted.some((each) => frames.includes(each))) return false;
  }
  if (filter.icon !== undefined && !list(filter.icon).includes(def.icon as never)) return false;
  if (filter.ability !== undefined && !list(filter.ability).some((each) => def.abilities?.includes(each))) return false;
  if (filter.nonTuner && isTuner(g, id)) return false;
  if (filter.pendulum && def.scale === undefined) return false;
  const kinds = kindsOf(g, id);
  if (filter.attribute !== undefined && !list(filter.attribute).some((each) => kinds.attributes.includes(each)))
    return false;
  if (filter.type !== undefined && !list(filter.type).some((each) => each === kinds.type)) return false;
  if (filter.name !== undefined && !list(filter.name).includes(kinds.name)) return false;
  if (filter.series !== undefined && !list(filter.series).some((each) => isOfSeries(g, id, each))) return false;
  // Y-X-SMN-06 An Xyz Monster has no Level, everything else no Rank.
  if (filter.level && (kinds.level === 0 || !inRange(g, kinds.level, filter.level, scope))) return false;
  if (filter.rank && (kinds.rank === 0 || !inRange(g, kinds.rank, filter.rank, scope))) return false;
  if (filter.atk && (def.atk === undefined || !inRange(g, valuesOf(g, id).atk, filter.atk, scope))) return false;
  if (filter.def && (def.def === undefined || !inRange(g, valuesOf(g, id).def, filter.def, scope))) return false;
  if (filter.same && !isSame(g, id, filter.same, scope)) return false;
  if (
    filter.differs !== undefined &&
    objectsOf(g, filter.differs, scope).some((each) => kindsOf(g, each.card).name === kinds.name)
  )
    return false;
  return true;
}

/** `normal` and `effect` are what the card counts as where it is; the others are printed. */
function frameWords(g: G, id: CardId): readonly string[] {
  const { frame } = defOf(g, id);
  const isEffect = isEffectMonster(g, id);
  const words: string[] = isEffect ? ['effect'] : frame === 'normal' || frame === 'effect' ? ['normal'] : [];
  if (frame !== undefined && frame !== 'normal' && frame !== 'effect') words.push(frame);
  return words;
}

/** Y-CARD-004 A quoted part of a name denotes a group of cards. */
export function isOfSeries(g: G, id: CardId, series: string): boolean {
  return kindsOf(g, id).name.includes(series) || defOf(g, id).series?.includes(series) === true;
}

function isSame(g: G, id: CardId, { as, what }: NonNullable<Filter['same']>, scope: Scope): boolean {
  const mine = kindsOf(g, id);
  return objectsOf(g, as, scope).some((each) => {
    const last = isCurrent(g, each) ? undefined : cardOf(g, each.card).last;
    const theirs = kindsOf(g, each.card);
    if (what === 'name') return theirs.name === mine.name;
    if (what === 'level') return (defOf(g, each.card).level ?? 0) === mine.level;
    return (last?.attributes ?? theirs.attributes).some((one) => mine.attributes.includes(one));
  });
}

export function inRange(g: G, value: number, range: Range, scope: Scope): boolean {
  if (range.is !== undefined && value !== amountOf(g, range.is, scope)) return false;
  if (range.min !== undefined && value < amountOf(g, range.min, scope)) return false;
  if (range.max !== undefined && value > amountOf(g, range.max, scope)) return false;
  return range.not === undefined || value !== amountOf(g, range.not, scope);
}

/** All cards that fit, in an order that everybody can see: the player's own first. */
export function allFitting(g: G, filter: Filter, scope: Scope): CardId[] {
  const places: readonly Place[] = filter.in === undefined ? ['field'] : list(filter.in);
  const found: CardId[] = [];
  const seen = new Set<CardId>();
  for (const seat of [scope.seat, 1 - scope.seat])
    for (const place of places)
      for (const id of cardsIn(g, seat, place))
        if (!seen.has(id) && fits(g, id, filter, scope)) {
          seen.add(id);
          found.push(id);
        }
  for (const id of scope.supposed?.keys() ?? []) if (!seen.has(id) && fits(g, id, filter, scope)) found.push(id);
  return found;
}

export function anyFits(g: G, filter: Filter, scope: Scope): boolean {
  const places: readonly Place[] = filter.in === undefined ? ['field'] : list(filter.in);
  for (const seat of [scope.seat, 1 - scope.seat])
    for (const place of places) for (const id of cardsIn(g, seat, place)) if (fits(g, id, filter, scope)) return true;
  return false;
}

/** The cards that are meant and still are what they were. */
export function meant(g: G, what: What, scope: Scope): readonly ObjectRef[] {
  if (typeof what === 'string') return objectsOf(g, what, scope).filter((each) => isCurrent(g, each));
  return allFitting(g, what, scope).map((card) => ({ card, incarnation: cardOf(g, card).incarnation }));
}
