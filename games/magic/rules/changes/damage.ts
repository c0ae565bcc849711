/** Damage and destruction with everything that replaces or prevents them (M-X-068 to M-X-070, M-X-075 to M-X-077). */
import {
  ask,
  type CardId,
  type Happenings,
  happen,
  oneOf,
  type Piece,
  type Procedure,
  type Replacement,
  refer,
  type Seat,
} from '@praxis/engine';
import type { PreventionAbility, Protection } from '../../cards/language.ts';
import { fits } from '../facts/filters.ts';
import { holdersOf } from '../facts/holders.ts';
import { controllerOfObject, isObject, objectsOf, type Scope, scopeOf } from '../facts/scope.ts';
import { abilityAt, controllerOf, has, kindsOf, type Traits, traitsOf, traitsOfObject } from '../facts/traits.ts';
import { removeFromCombat } from '../state/combat-state.ts';
import { CREATURE, colorBit, PLANESWALKER, typeBit } from '../state/faces.ts';
import { cardOf, type G, isCurrent, type ObjectRef, permanentOf, refTo, sameObject } from '../state/state.ts';
import { addCounters, gainLife, loseLife, tap } from './life.ts';
import { type Occurrence, occur } from './triggers.ts';
import { moveCards } from './zones.ts';

export interface Damage {
  readonly type: 'damage';
  readonly source: ObjectRef;
  readonly to: ObjectRef | { readonly seat: Seat };
  readonly amount: number;
  readonly combat: boolean;
}

interface Destruction {
  readonly type: 'destroy';
  readonly card: CardId;
  readonly noRegeneration: boolean;
}

/** True if a source has one of the qualities that something is protected from (M-KEY-012). */
export function isProtectedFrom(traits: Traits, source: Traits): boolean {
  return traits.protections.some((each) => names(each, source));
}

export function names({ protection }: Protection, { colors, types }: Traits): boolean {
  return protection.some((quality) =>
    isColor(quality)
      ? (colors & colorBit(quality)) !== 0
      : !quality.startsWith('the ') && (types & typeBit(quality as never)) !== 0,
  );
}

function isColor(quality: string): quality is 'white' | 'blue' | 'black' | 'red' | 'green' {
  return ['white', 'blue', 'black', 'red', 'green'].includes(quality);
}

/** M-X-064 All of it is dealt at the same time. */
export function* dealDamage(g: G, damages: readonly Damage[]): Procedure {
  const real = damages.filter(({ amount }) => amount > 0);
  if (real.length > 0) yield* happen(damageRules(g), real);
}

function damageRules(g: G): Happenings<Damage> {
  return {
    step: g.state.step,
    // M-X-076 The affected player, or the controller of the affected object, chooses.
    affected: ({ to }) => ('seat' in to ? to.seat : controllerOfObject(g, to)),
    replacements: (damage) => damageReplacements(g, damage),
    apply: (batch) => applyDamage(g, batch),
    triggers: () => {},
  };
}

function damageReplacements(g: G, damage: Damage): readonly Replacement<Damage>[] {
  if (damage.amount <= 0 || (isObject(damage.to) && !isCurrent(g, damage.to))) return [];
  const preventions = preventionsOf(g, damage);
  const redirection = isObject(damage.to) ? undefined : redirecting(g, damage, damage.to.seat);
  if (redirection) return [redirection, ...preventions.map(({ replacement }) => replacement)];
  // Among preventions the order does not matter: the greatest decides, and nobody is asked.
  const [first, ...others] = preventions;
  if (!first) return [];
  return [others.reduce((most, each) => (each.allBut < most.allBut ? each : most), first).replacement];
}

/** A prevention of all of the damage, or of all but some. */
interface Prevention {
  readonly allBut: number;
  readonly replacement: Replacement<Damage>;
}

function preventionsOf(g: G, damage: Damage): Prevention[] {
  const { source, to, combat } = damage;
  const found: Prevention[] = [];
  const from = traitsOfObject(g, source);
  // M-KEY-012, M-X-070
  if (isObject(to) && from && isProtectedFrom(traitsOf(g, to.card), from))
    found.push(preventing(g, `protection ${to.card}`, to.card, 0));
  g.state.shields.forEach((shield, index) => {
    if (shield.combat && !combat) return;
    const scope = scopeOf(shield.seat, shield.source);
    if (from && fits(g, shield.by, source.card, from, scope, source))
      found.push(preventing(g, `shield ${index}`, shield.source.card, 0));
  });
  for (const { ability: ref, source: of, seat } of holdersOf(g, 'prevention')) {
    const ability = abilityAt(g, ref) as PreventionAbility;
    if (prevents(g, ability, damage, from, scopeOf(seat, of)))
      found.push(preventing(g, `ability ${of.card} ${ref.at}`, of.card, ability.allBut ?? 0));
  }
  return found;
}

function prevents(g: G, ability: PreventionAbility, damage: Damage, from: Traits | undefined, scope: Scope): boolean {
  const { to, by, combat, allBut = 0 } = ability;
  if (damage.amount <= allBut || (combat && !damage.combat)) return false;
  if (by && !(from && fits(g, by, damage.source.card, from, scope, damage.source))) return false;
  if (to === 'you and your planeswalkers') {
    if (!isObject(damage.to)) return damage.to.seat === scope.seat;
    const { types, controller } = kindsOf(g, damage.to.card);
    return controller === scope.seat && (types & PLANESWALKER) !== 0;
  }
  if (!isObject(damage.to)) return false;
  const object = damage.to;
  if (typeof to === 'string') return objectsOf(g, to, scope).some((each) => sameObject(each, object));
  return fits(g, to, object.card, traitsOf(g, object.card), scope, object);
}

function preventing(g: G, id: string, card: CardId, allBut: number): Prevention {
  const replacement: Replacement<Damage> = {
    id,
    piece: { say: 'prevents with', card },
    *instead(damage) {
      g.emit({ type: 'prevented', card: refer(g.state, card, true), amount: damage.amount - allBut });
      return allBut > 0 ? [{ ...damage, amount: allBut }] : [];
    },
  };
  return { allBut, replacement };
}

/** M-X-094, M-AMB-06 Noncombat damage of an opponent's source may go to a planeswalker of the player instead. */
function redirecting(g: G, { source, combat }: Damage, seat: Seat): Replacement<Damage> | undefined {
  if (combat || g.settings.targets !== 'creature or player') return undefined;
  const by = controllerOfObject(g, source);
  const planeswalkers = g.state.battlefield.filter((id) => {
    const { types, controller } = kindsOf(g, id);
    return controller === seat && (types & PLANESWALKER) !== 0;
  });
  if (by === seat || planeswalkers.length === 0) return undefined;
  const none: Piece = { say: 'does not redirect' };
  return {
    id: 'redirection',
    piece: { say: 'redirects' },
    *instead(damage) {
      const [piece] = yield* ask({
        seat: by,
        step: g.state.step,
        about: { say: 'redirect', amount: damage.amount, seat },
        next: oneOf([none, ...planeswalkers.map((card): Piece => ({ say: 'redirects to', card }))]),
        passive: [none],
      });
      return [piece?.card === undefined ? damage : { ...damage, to: refTo(g, piece.card) }];
    },
  };
}

/** M-X-068, M-CBT-015 The results of damage; M-KEY-016, M-X-069, M-AMB-12 lifelink is part of it. */
function applyDamage(g: G, batch: readonly Damage[]): void {
  const occurrences: Occurrence[] = [];
  const gains: { readonly source: ObjectRef; readonly seat: Seat; amount: number }[] = [];
  // It is dealt at the same time: sources and receivers are as they were before any of it.
  const sources = batch.map(({ source }) => traitsOfObject(g, source));
  const kinds = batch.map(({ to }) => (isObject(to) && isCurrent(g, to) ? kindsOf(g, to.card) : undefined));
  const totals = new Map<number, number>();
  for (const each of batch) totals.set(keyOf(each), (totals.get(keyOf(each)) ?? 0) + each.amount);
  for (const [index, damage] of batch.entries()) {
    const { source, to, amount, combat } = damage;
    const from = sources[index];
    // The first of several events has the total dealt to the same receiver.
    const total = totals.get(keyOf(damage));
    totals.delete(keyOf(damage));
    const card = refer(g.state, source.card, true);
    if (isObject(to)) {
      const hurting = kinds[index];
      if (!hurting) continue;
      g.emit({ type: 'damage', source: card, card: refer(g.state, to.card, true), amount });
      hurt(g, to.card, hurting, source, from, amount);
      occurrences.push({ on: 'damage', object: to, other: source, amount, total, combat });
    } else {
      g.emit({ type: 'damage', source: card, seat: to.seat, amount });
      loseLife(g, to.seat, amount);
      occurrences.push({ on: 'damage', seat: to.seat, other: source, amount, total, combat });
    }
    if (from && has(from, 'lifelink')) {
      const gain = gains.find((each) => sameObject(each.source, source));
      if (gain) gain.amount += amount;
      else gains.push({ source, seat: from.controller, amount });
    }
  }
  // Each source gains its controller life as an event of its own, however many it has dealt damage to.
  for (const { seat, amount } of gains) gainLife(g, seat, amount);
  if (occurrences.length > 0) occur(g, ...occurrences);
}

/** A number for the receiver of damage. */
function keyOf({ to }: Damage): number {
  return isObject(to) ? to.card : -1 - to.seat;
}

function hurt(g: G, id: CardId, { types }: Traits, source: ObjectRef, from: Traits | undefined, amount: number): void {
  const permanent = permanentOf(g, id);
  if ((types & PLANESWALKER) !== 0) addCounters(g, id, 'loyalty', -Math.min(amount, permanent.loyalty));
  if ((types & CREATURE) === 0) return;
  permanent.damage += amount;
  g.state.unsettled = 'battlefield';
  if (!permanent.damagedBy.some((each) => sameObject(each, source))) permanent.damagedBy.push(source);
  // M-KEY-014
  if (from && has(from, 'deathtouch')) permanent.deathtouched = true;
}

/** M-ACT-006 A destroyed permanent is put into the graveyard. */
export function* destroy(g: G, cards: readonly CardId[], noRegeneration = false): Procedure {
  const destroyed = yield* toBeDestroyed(g, cards, noRegeneration);
  moveCards(
    g,
    destroyed.map((card) => ({ card, to: 'graveyard' })),
  );
}

/**
 * Returns the permanents that are not saved: M-KEY-008 an indestructible one stays, M-ACT-013 one with a shield is
 * regenerated instead.
 */
export function* toBeDestroyed(g: G, cards: readonly CardId[], noRegeneration = false): Procedure<readonly CardId[]> {
  const destructible = cards.filter((id) => !has(traitsOf(g, id), 'indestructible'));
  if (destructible.length === 0) return [];
  const batch = yield* happen(
    destructionRules(g),
    destructible.map((card): Destruction => ({ type: 'destroy', card, noRegeneration })),
  );
  return batch.map(({ card }) => card);
}

function destructionRules(g: G): Happenings<Destruction> {
  return {
    step: g.state.step,
    affected: ({ card }) => controllerOf(g, card),
    replacements: ({ card, noRegeneration }) =>
      noRegeneration || permanentOf(g, card).shields === 0 ? [] : [regenerating(g, card)],
    apply: (batch) => {
      for (const { card } of batch) g.emit({ type: 'destroyed', card: refer(g.state, card, true) });
    },
    triggers: () => {},
  };
}

/** M-ACT-013, M-X-077 */
function regenerating(g: G, card: CardId): Replacement<Destruction> {
  return {
    id: `regenerate ${card}`,
    piece: { say: 'regenerates', card },
    *instead() {
      const permanent = permanentOf(g, card);
      permanent.shields--;
      permanent.damage = 0;
      permanent.deathtouched = false;
      g.emit({ type: 'regenerated', card: refer(g.state, card, true) });
      tap(g, card);
      removeFromCombat(g, card);
      return [];
    },
  };
}

/** M-ACT-007, M-ACT-008, M-AMB-11 Only by its controller; nothing replaces it. */
export function sacrifice(g: G, cards: readonly CardId[]): void {
  for (const card of cards)
    g.emit({ type: 'sacrificed', card: refer(g.state, card, true), seat: controllerOf(g, card) });
  moveCards(
    g,
    cards.map((card) => ({ card, to: 'graveyard' })),
  );
}

export function isOnBattlefield(g: G, object: ObjectRef): boolean {
  return isCurrent(g, object) && cardOf(g, object.card).zone === 'battlefield';
}
