/**
 * Cards' current values: computed from the printed ones and from all effects in force, never stored (Y-X-STA-02,
 * Y-X-STA-07).
 */
import type { CardId } from '@praxis/engine';
import type { Modification, Restriction } from '../../cards/language.ts';
import { type Change, derivedOf, type Force, type Kinds, layoutOf, type Values } from '../state/derived.ts';
import { faceAt } from '../state/faces.ts';
import { type Card, cardOf, defOf, type G, type Placed, sameObject, type TrapMonster } from '../state/state.ts';
import { amountOf, holdAll } from './amounts.ts';
import { fits } from './filters.ts';
import { controllerOf, faceOf, isOnField, isUp, workingOf } from './places.ts';
import { type Scope, scopeOf } from './scope.ts';

/** Y-X-SMN-11, Y-CARD-005 True if the card's effects exist where it is, negated or not. */
export function hasEffects(g: G, id: CardId): boolean {
  const { zone, placed, up } = cardOf(g, id);
  if (isOnField(zone) && !up) return false;
  const { abilities } = defOf(g, id);
  if (abilities?.includes('gemini') && (zone === 'monsters' || zone === 'graveyard')) return placed?.gemini === true;
  return true;
}

function lastingOn(g: G, id: CardId): Change[] {
  const { incarnation } = cardOf(g, id);
  const found: Change[] = [];
  for (const { objects, gives } of g.state.lasting)
    if (objects.some((each) => each.card === id && each.incarnation === incarnation))
      found.push({ source: undefined, gives });
  return found;
}

const NO_CARDS: ReadonlySet<CardId> = new Set();
const NO_RULES: ReadonlySet<string> = new Set();

/**
 * Y-X-NEG-02 Cards on the field whose effects are negated. Computed before everything else: no such effect depends on
 * another value.
 */
function negatedCards(g: G): ReadonlySet<CardId> {
  const layout = layoutOf(g);
  if (layout.negated) return layout.negated;
  const { lasting } = g.state;
  if (lasting.length === 0 && workingOf(g).length === 0) {
    layout.negated = NO_CARDS;
    return NO_CARDS;
  }
  const found = new Set<CardId>();
  layout.negated = found;
  for (const { objects, gives } of lasting)
    if (gives.negated)
      for (const each of objects)
        if (sameObject(each, { card: each.card, incarnation: cardOf(g, each.card).incarnation })) found.add(each.card);
  for (const { id, zone } of workingOf(g)) {
    if (zone !== 'monsters' && zone !== 'spells') continue;
    for (const other of faceOf(g, id).others) {
      if (other.kind !== 'rule' || found.has(id) || !hasEffects(g, id)) continue;
      if (other.rule === 'trap effects are negated')
        for (const player of g.state.players)
          for (const each of [...player.spells, ...player.monsters])
            if (defOf(g, each).kind === 'trap' && cardOf(g, each).up) found.add(each);
      if (other.rule === 'the battling monster has no effects') {
        const on = cardOf(g, id).placed?.equippedTo;
        const { attack } = g.state;
        if (on === undefined || !attack?.target) continue;
        if (attack.attacker.card === on) found.add(attack.target.card);
        else if (attack.target.card === on) found.add(attack.attacker.card);
      }
    }
  }
  return found;
}

export function isNegated(g: G, id: CardId): boolean {
  return negatedCards(g).has(id);
}

/** True if the card's effects work: it is face-up where they apply, and nothing negates them. */
export function isEffective(g: G, id: CardId): boolean {
  return hasEffects(g, id) && !isNegated(g, id);
}

/** True if a face-up card changes this rule of the game. */
export function isRuleInForce(g: G, rule: string): boolean {
  const layout = layoutOf(g);
  layout.rules ??= rulesInForce(g);
  return layout.rules.has(rule);
}

function rulesInForce(g: G): ReadonlySet<string> {
  if (workingOf(g).length === 0) return NO_RULES;
  const found = new Set<string>();
  for (const { id, zone } of workingOf(g))
    if (zone !== 'pendulum' && zone !== 'graveyard')
      for (const each of faceOf(g, id).others) if (each.kind === 'rule' && isEffective(g, id)) found.add(each.rule);
  return found;
}

/** Y-MON-003 All continuous effects in force. */
export function forcesOf(g: G): readonly Force[] {
  const layout = layoutOf(g);
  if (layout.forces) return layout.forces;
  const found: Force[] = [];
  layout.forces = found;
  let reads = 0;
  for (const { id, zone } of workingOf(g)) {
    const { continuous } = faceOf(g, id);
    if (continuous.length === 0) continue;
    const place = zone === 'graveyard' ? zone : undefined;
    if (place === undefined && !isEffective(g, id)) continue;
    // Y-PEN-002
    for (const { effect, reads: more } of continuous)
      if (effect.in === place && (place !== undefined || (effect.pendulum === true) === (zone === 'pendulum'))) {
        found.push({ source: id, effect });
        reads |= more;
      }
  }
  layout.forcesRead = reads;
  return found;
}

/** The scope of a continuous effect. */
function forceScope(g: G, source: CardId): Scope {
  return scopeOf(controllerOf(g, source), { card: source, incarnation: cardOf(g, source).incarnation });
}

/** The changes by continuous effects that hold for a card. */
function changesOn(g: G, id: CardId): Change[] {
  const found: Change[] = [];
  const forces = forcesOf(g);
  for (let at = 0; at < forces.length; at++) {
    const { source, effect } = forces[at] as Force;
    if (!isMeant(g, id, effect.of, source)) continue;
    if (effect.while && !holdAll(g, effect.while, forceScope(g, source))) continue;
    if (isUnaffected(g, id, source)) continue;
    found.push({ source, gives: effect.gives });
  }
  return found;
}

function isMeant(g: G, id: CardId, of: Force['effect']['of'], source: CardId): boolean {
  if (of === 'this') return id === source;
  if (of === 'equipped') return cardOf(g, source).placed?.equippedTo === id;
  if (of === 'tied') return cardOf(g, source).placed?.tied === id;
  return typeof of === 'object' && fits(g, id, of, forceScope(g, source));
}

/** Y-X-ACT-11 True if effects of cards of that kind do nothing to it. */
export function isUnaffected(g: G, id: CardId, source: CardId): boolean {
  if (id === source || cardOf(g, id).zone !== 'monsters' || !isUp(g, id)) return false;
  const { kind } = defOf(g, source);
  return faceOf(g, id).continuous.some(
    ({ effect }) => effect.gives.unaffectedBy === kind && effect.of === 'this' && isEffective(g, id),
  );
}

const NOTHING: readonly never[] = [];

export function kindsOf(g: G, id: CardId): Kinds {
  const { placed, up, def } = cardOf(g, id);
  if (!placed) return faceAt(g, def).kinds;
  const { kinds, known: all } = derivedOf(g);
  const known = up ? kinds[id] : undefined;
  if (known) return known;
  const trap = placed.trapMonster;
  const face = faceAt(g, def);
  const printed: Kinds = trap ? trapKinds(face.kinds, trap) : face.kinds;
  if (!up) return printed;
  // While its own changes are computed, a card has its printed kinds.
  kinds[id] = printed;
  all.push(id);
  if (g.state.lasting.length === 0 && printed.rank === 0 && forcesOf(g).length === 0 && !isNegated(g, id))
    return printed;
  const lasting = g.state.lasting.length > 0 ? lastingOn(g, id) : NOTHING;
  const changes = lasting.length > 0 ? [...changesOn(g, id), ...lasting] : changesOn(g, id);
  if (changes.length === 0 && !isNegated(g, id) && printed.rank === 0) return printed;
  let { name, level, attributes, type } = printed;
  for (const { gives } of changes) {
    if (gives.name !== undefined) name = gives.name;
    if (gives.attribute !== undefined) attributes = [gives.attribute];
    if (gives.alsoAttribute !== undefined) attributes = [...attributes, gives.alsoAttribute];
    if (gives.type !== undefined) type = gives.type;
    if (gives.levelBecomes !== undefined) level = gives.levelBecomes as number;
    if (gives.level !== undefined) level += gives.lowersLevel ? -(gives.level as number) : (gives.level as number);
  }
  const found: Kinds = {
    ...printed,
    name,
    // Y-X-SMN-06 Effects on Levels do not touch Xyz Monsters.
    level: printed.rank > 0 ? 0 : Math.max(level, printed.level > 0 ? 1 : 0),
    attributes,
    type,
    negated: isNegated(g, id),
    changes,
  };
  kinds[id] = found;
  return found;
}

function trapKinds(printed: Kinds, { name, level, attribute, type }: TrapMonster): Kinds {
  return {
    ...printed,
    name,
    level,
    attributes: attribute ? [attribute] : printed.attributes,
    type: type ?? printed.type,
  };
}

/** Y-TERM-014 */
export function originalOf(g: G, id: CardId): Values {
  return cardOf(g, id).placed?.trapMonster ?? faceOf(g, id).values;
}

/** Y-X-STA-02 The original value, replaced by the newest "becomes" effect, then raised and lowered; never below 0. */
export function valuesOf(g: G, id: CardId): Values {
  const { values } = derivedOf(g);
  const known = values[id];
  if (known) return known;
  const original = originalOf(g, id);
  if (!isUp(g, id)) return original;
  values[id] = original;
  let { atk, def } = original;
  const { changes } = kindsOf(g, id);
  let moreAtk = 0;
  let moreDef = 0;
  if (changes.length === 0) return original;
  for (const { source, gives } of changes) {
    const number = (amount: Modification['atk']): number => {
      if (typeof amount === 'number') return amount;
      return source === undefined ? 0 : amountOf(g, amount ?? 0, forceScope(g, source));
    };
    const sign = gives.loses ? -1 : 1;
    if (gives.atkBecomes !== undefined) atk = number(gives.atkBecomes);
    if (gives.defBecomes !== undefined) def = number(gives.defBecomes);
    if (gives.atk !== undefined) moreAtk += sign * number(gives.atk);
    if (gives.def !== undefined) moreDef += sign * number(gives.def);
  }
  const found: Values = { atk: Math.max(0, atk + moreAtk), def: Math.max(0, def + moreDef) };
  values[id] = found;
  return found;
}

/** Changes in force on a card on the field besides numbers: restrictions, piercing and the like. */
export function changesOf(g: G, id: CardId): readonly Modification[] {
  const { changes } = kindsOf(g, id);
  return changes.length === 0 ? NOTHING : changes.map(({ gives }) => gives as Modification);
}

export function cannot(g: G, id: CardId, what: Restriction): boolean {
  const changes = isUp(g, id) ? kindsOf(g, id).changes : g.state.lasting.length > 0 ? lastingOn(g, id) : NOTHING;
  for (let at = 0; at < changes.length; at++) if ((changes[at] as Change).gives.cannot?.includes(what)) return true;
  return false;
}

export function has(
  g: G,
  id: CardId,
  key: 'piercing' | 'directAttack' | 'attacksAll' | 'banishedWhenLeaving',
): boolean {
  return isUp(g, id) && kindsOf(g, id).changes.some(({ gives }) => gives[key] === true);
}

/** Y-X-PEN-05 The Scale as it is now. */
export function scaleOf(g: G, id: CardId): number {
  let scale = defOf(g, id).scale ?? 0;
  for (const gives of changesOf(g, id)) if (gives.scaleBecomes !== undefined) scale = gives.scaleBecomes;
  return scale;
}

export function isTuner(g: G, id: CardId): boolean {
  return defOf(g, id).abilities?.includes('tuner') === true;
}

/** Effect Monster, as texts ask for it (Y-MON-001, Y-X-SMN-11). */
export function isEffectMonster(g: G, id: CardId): boolean {
  const { frame, effects, abilities } = defOf(g, id);
  if (cardOf(g, id).placed?.trapMonster) return false;
  if (frame === 'normal') return false;
  const { zone, placed } = cardOf(g, id) as Card & { placed: Placed | undefined };
  if (abilities?.includes('gemini') && (zone === 'monsters' || zone === 'graveyard')) return placed?.gemini === true;
  return frame === 'effect' || (effects?.length ?? 0) > 0;
}
