/** The current traits of objects, computed on demand and kept until something changes (M-X-080). */
import type { CardId, Seat } from '@praxis/engine';
import {
  type Ability,
  type Filter,
  type LandType,
  type Modification,
  type PlainKeyword,
  type Protection,
  RESTRICTIONS,
  type Restriction,
  type Supertype,
} from '../../cards/language.ts';
import { CREATURE, type Face, faceAt, keywordBit } from '../state/faces.ts';
import {
  type AbilityRef,
  type Card,
  cardOf,
  defIndexOf,
  derivedOf,
  type G,
  type ObjectRef,
  type Permanent,
  refTo,
} from '../state/state.ts';
import { type Active, activesOf, firstLayers, lastLayers } from './layers.ts';
import { defined, printed } from './printed.ts';

/** A limit on blocks that depends on the blocker or the blocked creature. */
export interface BlockLimit {
  readonly kind: 'cannotBeBlockedBy' | 'canBlockOnly';
  readonly filter: Filter;
  readonly source: ObjectRef;
  readonly seat: Seat;
}

export interface Traits {
  readonly controller: Seat;
  readonly types: number;
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
  readonly colors: number;
  readonly keywords: number;
  readonly protections: readonly Protection[];
  readonly landwalks: readonly LandType[];
  readonly abilities: readonly AbilityRef[];
  /** M-X-089 A land that has lost its abilities has lost those of its land types too. */
  readonly barren: boolean;
  readonly power: number;
  readonly toughness: number;
  readonly cannot: number;
  readonly must: boolean;
  readonly blockersMin: number;
  readonly blockersMax: number;
  readonly limits: readonly BlockLimit[];
}

/** Characteristics in the making. */
export type Work = { -readonly [Key in keyof Traits]: Traits[Key] };

export const NO_LIMIT = 1_000_000;

export function restrictionBit(restriction: Restriction): number {
  return 1 << RESTRICTIONS.indexOf(restriction);
}

/** Everything computed since the last change. */
export interface Board {
  /** Something on it may depend on life, hands, graveyards or the turn. */
  looksElsewhere: boolean;
  readonly actives: readonly Active[];
  readonly layers: number;
  /** By card: its controller; its traits after the fifth layer, and after the last. */
  readonly controllers: (Seat | undefined)[];
  readonly kinds: (Traits | undefined)[];
  readonly traits: (Traits | undefined)[];
}

/** Must be called whenever an object moves, is attached, gets counters or is affected by something new. */
export function changed(g: G): void {
  g.state.changes++;
  g.state.unsettled = 'battlefield';
}

/** Must be called whenever something changes that involves no object on the battlefield or the stack. */
export function changedElsewhere(g: G): void {
  g.state.elsewhere++;
  if (g.state.unsettled === 'nothing') g.state.unsettled = 'elsewhere';
}

export function boardOf(g: G): Board {
  const derived = derivedOf(g);
  derived.board ??= newBoard(g);
  return derived.board;
}

function newBoard(g: G): Board {
  const actives = activesOf(g);
  const layers = actives.reduce((sum, each) => sum | each.layers, 0);
  const looksElsewhere = actives.length > 0 || g.state.battlefield.some((id) => faceAt(g, defIndexOf(g, id)).isDefined);
  return { looksElsewhere, actives, layers, controllers: [], kinds: [], traits: [] };
}

/** An object's traits for filters that look no further than types, colours and control. */
export function kindsOf(g: G, id: CardId): Traits {
  const board = boardOf(g);
  let kinds = board.kinds[id];
  if (!kinds) {
    kinds = printed(g, id);
    // An effect that asks for the object that is just being computed sees its printed values.
    board.kinds[id] = kinds;
    if (cardOf(g, id).zone === 'battlefield') kinds = firstLayers(g, board, id, kinds);
    board.kinds[id] = kinds;
  }
  return kinds;
}

export function traitsOf(g: G, id: CardId): Traits {
  const board = boardOf(g);
  let traits = board.traits[id];
  if (!traits) {
    traits = kindsOf(g, id);
    board.traits[id] = traits;
    traits = cardOf(g, id).zone === 'battlefield' ? lastLayers(g, board, id, traits) : defined(g, id, traits);
    board.traits[id] = traits;
  }
  return traits;
}

/** M-X-037 The object as it is, or as it last was on the battlefield; undefined if neither is known. */
export function traitsOfObject(g: G, { card, incarnation }: ObjectRef): Traits | undefined {
  const found = cardOf(g, card);
  if (found.incarnation === incarnation) return traitsOf(g, card);
  return found.last?.incarnation === incarnation ? found.last.traits : undefined;
}

/** The abilities that a modification of a definition gives, as references. */
export function grantedBy(g: G, def: number, { abilities = [] }: Modification): AbilityRef[] {
  const { places } = faceAt(g, def);
  return abilities.map((each) => ({ def, at: places.get(each) as number }));
}

export function controllerOf(g: G, id: CardId): Seat {
  return kindsOf(g, id).controller;
}

export function isCreature(g: G, id: CardId): boolean {
  return (kindsOf(g, id).types & CREATURE) !== 0;
}

export function has(traits: Traits, keyword: PlainKeyword): boolean {
  return (traits.keywords & keywordBit(keyword)) !== 0;
}

export function cannot(traits: Traits, restriction: Restriction): boolean {
  return (traits.cannot & restrictionBit(restriction)) !== 0;
}

export function abilityAt(g: G, { def, at }: AbilityRef): Ability {
  return face(g, def).abilities[at] as Ability;
}

function face(g: G, def: number): Face {
  return faceAt(g, def);
}

/** The abilities of one kind that an object has now. */
export function abilitiesOf<Kind extends Ability['kind']>(
  g: G,
  id: CardId,
  kind: Kind,
): { readonly ref: AbilityRef; readonly ability: Extract<Ability, { kind: Kind }> }[] {
  const found: { ref: AbilityRef; ability: Extract<Ability, { kind: Kind }> }[] = [];
  const { abilities } = traitsOf(g, id);
  if (abilities.length === 0) return found;
  for (const ref of abilities) {
    const ability = abilityAt(g, ref);
    if (ability.kind === kind) found.push({ ref, ability: ability as Extract<Ability, { kind: Kind }> });
  }
  return found;
}

/** The object's traits when it left: kept for later questions. */
export function lastKnown(g: G, id: CardId, card: Card): Card['last'] {
  const permanent = card.permanent as Permanent;
  return {
    incarnation: card.incarnation,
    traits: traitsOf(g, id),
    plus: permanent.plus,
    attachedTo: permanent.attachedTo === undefined ? undefined : refTo(g, permanent.attachedTo),
    damagedBy: permanent.damagedBy.slice(),
    linked: permanent.linked.slice(),
  };
}
