/** What objects are at the moment: characteristics in layers (M-X-080 to M-X-089), worked out when asked and kept until something changes. */
import type { CardId, Seat } from '@praxis/engine';
import {
  type Ability,
  type Amount,
  type CardDef,
  type Color,
  type Filter,
  type LandType,
  type Modification,
  type PlainKeyword,
  type Protection,
  RESTRICTIONS,
  type Restriction,
  type StaticAbility,
  type Supertype,
} from '../cards/language.ts';
import { CREATURE, colorBit, type Face, faceOf, keywordBit, keywordFacts, typeBit } from './faces.ts';
import { fits } from './filters.ts';
import { amountOf, holds, type Scope, scopeOf } from './scope.ts';
import {
  type AbilityRef,
  type Card,
  cardOf,
  defIndexOf,
  type Fixed,
  type G,
  type Lasting,
  type ObjectRef,
  type Permanent,
  permanentOf,
  refTo,
  type State,
} from './state.ts';

/** A limit on blocks that depends on who blocks or is blocked. */
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
  readonly power: number;
  readonly toughness: number;
  readonly cannot: number;
  readonly must: boolean;
  readonly blockersMin: number;
  readonly blockersMax: number;
  readonly limits: readonly BlockLimit[];
}

type Work = { -readonly [Key in keyof Traits]: Traits[Key] };

export const NO_LIMIT = 1_000_000;

export function restrictionBit(restriction: Restriction): number {
  return 1 << RESTRICTIONS.indexOf(restriction);
}

/** A static ability at work, or a lasting effect: what it gives, since when, and whom. */
interface Active {
  readonly timestamp: number;
  readonly gives: Modification | Fixed;
  readonly scope: Scope;
  /** Of a static ability. */
  readonly ability: StaticAbility | undefined;
  readonly def: number;
  /** Of a lasting effect. */
  readonly objects: readonly ObjectRef[] | undefined;
  /** The layers in which it has something to say. */
  readonly layers: number;
}

const [CONTROL, TYPES, COLOR, ABILITIES, BASE, CHANGE, RULES] = [1, 2, 4, 8, 16, 32, 64] as const;

function layersOf(gives: Modification | Fixed): number {
  let layers = 0;
  if (gives.control !== undefined) layers |= CONTROL;
  if (gives.addTypes || gives.addSubtypes || gives.creatureTypes) layers |= TYPES;
  if (gives.colors) layers |= COLOR;
  if (gives.loseAbilities || gives.gain || gives.lose || gives.abilities || 'granted' in gives) layers |= ABILITIES;
  if (gives.base) layers |= BASE;
  if (gives.power !== undefined || gives.toughness !== undefined) layers |= CHANGE;
  if (gives.cannot || gives.must || gives.cannotBeBlockedBy || gives.canBlockOnly) layers |= RULES;
  if (gives.blockersMax !== undefined || gives.blockersMin !== undefined) layers |= RULES;
  return layers;
}

/** Everything that was worked out since the last change. */
interface Board {
  readonly changes: number;
  readonly actives: readonly Active[];
  readonly layers: number;
  /** By card: who controls it; what it is after the fifth layer, and after the last. */
  readonly controllers: (Seat | undefined)[];
  readonly kinds: (Traits | undefined)[];
  readonly traits: (Traits | undefined)[];
}

const boards = new WeakMap<State, Board>();

/** Must be called whenever an object moves, is attached, gets counters or is affected by something new. */
export function changed(g: G): void {
  g.state.changes++;
  g.state.unsettled = true;
}

export function forgetBoard(state: State): void {
  boards.delete(state);
}

function boardOf(g: G): Board {
  const known = boards.get(g.state);
  if (known && known.changes === g.state.changes) return known;
  const board: Board = { changes: g.state.changes, actives: [], layers: 0, controllers: [], kinds: [], traits: [] };
  boards.set(g.state, board);
  const actives = board.actives as Active[];
  gather(g, actives);
  actives.sort((a, b) => a.timestamp - b.timestamp);
  (board as { layers: number }).layers = actives.reduce((layers, each) => layers | each.layers, 0);
  return board;
}

function gather(g: G, actives: Active[]): void {
  for (const each of g.state.lasting)
    actives.push({
      timestamp: each.timestamp,
      gives: each.gives,
      scope: scopeOf(each.seat, each.source),
      ability: undefined,
      def: -1,
      objects: each.objects,
      layers: layersOf(each.gives),
    });
  for (const id of g.state.battlefield) gatherStatics(g, id, permanentOf(g, id), actives);
}

function gatherStatics(g: G, id: CardId, permanent: Permanent, actives: Active[]): void {
  const def = defIndexOf(g, id);
  const face = faceOf(g.defs[def] as CardDef);
  if (!face.isStatic) return;
  for (let at = 0; at < face.own; at++) {
    const ability = face.abilities[at] as Ability;
    if (ability.kind !== 'static') continue;
    actives.push({
      timestamp: permanent.timestamp,
      gives: ability.gives,
      scope: { ...scopeOf(permanent.under, refTo(g, id)), live: true },
      ability,
      def,
      objects: undefined,
      layers: layersOf(ability.gives),
    });
  }
}

/** What an object is, for filters that look no further than types, colours and control. */
export function kindsOf(g: G, id: CardId): Traits {
  const board = boardOf(g);
  let kinds = board.kinds[id];
  if (!kinds) {
    kinds = printed(g, id);
    // An effect that asks for the object that is just being looked at sees what is printed.
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

/** By definition and controller: what an object is that nothing changes. */
const plain = new WeakMap<CardDef, Traits[]>();

function printed(g: G, id: CardId): Traits {
  const { permanent, owner, zone } = cardOf(g, id);
  const controller = permanent?.under ?? (zone === 'stack' ? casterOf(g, id, owner) : owner);
  const def = defIndexOf(g, id);
  const extra = permanent?.extra;
  if (extra !== undefined && extra.length > 0)
    return { ...plainTraits(g, def, controller), abilities: [...ownAbilities(g, def), ...extra] };
  return plainTraits(g, def, controller);
}

function casterOf(g: G, id: CardId, owner: Seat): Seat {
  return g.state.stack.find(({ kind, source }) => kind === 'spell' && source.card === id)?.seat ?? owner;
}

function ownAbilities(g: G, def: number): AbilityRef[] {
  const { own } = faceOf(g.defs[def] as CardDef);
  return Array.from({ length: own }, (_, at) => ({ def, at }));
}

function plainTraits(g: G, index: number, controller: Seat): Traits {
  const def = g.defs[index] as CardDef;
  let known = plain.get(def);
  if (!known) {
    known = [];
    plain.set(def, known);
  }
  let traits = known[controller];
  if (!traits) {
    const face = faceOf(def);
    traits = {
      controller,
      types: face.types,
      supertypes: def.supertypes ?? [],
      subtypes: def.subtypes ?? [],
      colors: face.colors,
      keywords: face.keywords,
      protections: face.protections,
      landwalks: face.landwalks,
      abilities: ownAbilities(g, index),
      power: typeof face.power === 'number' ? face.power : 0,
      toughness: typeof face.toughness === 'number' ? face.toughness : 0,
      cannot: 0,
      must: false,
      blockersMin: 1,
      blockersMax: NO_LIMIT,
      limits: [],
    };
    known[controller] = traits;
  }
  return traits;
}

/** M-X-083 Numbers that the card itself defines, in every zone. */
function defined(g: G, id: CardId, traits: Traits): Traits {
  const face = faceOf(g.defs[defIndexOf(g, id)] as CardDef);
  if (typeof face.power === 'number' && typeof face.toughness === 'number') return traits;
  const scope = scopeOf(traits.controller, refTo(g, id));
  return { ...traits, power: numberOf(g, face.power, scope), toughness: numberOf(g, face.toughness, scope) };
}

function numberOf(g: G, amount: Amount, scope: Scope): number {
  return typeof amount === 'number' ? amount : amountOf(g, amount, { ...scope, live: true });
}

/** The second layer, which all others need: the player of an ability is whoever controls its source. */
function controllerIn(g: G, board: Board, id: CardId): Seat {
  const base = permanentOf(g, id).under;
  if ((board.layers & CONTROL) === 0) return base;
  let controller = board.controllers[id];
  if (controller === undefined) {
    const work: Work = { ...printed(g, id) };
    apply(g, board, id, work, CONTROL, (active) => {
      const { control } = active.gives;
      if (typeof control === 'number') work.controller = control;
      else if (control !== undefined) work.controller = active.scope.seat;
    });
    controller = work.controller;
    board.controllers[id] = controller;
  }
  return controller;
}

/** Control, types and colours; the second, fourth and fifth layer. M-X-088 Copies were looked at before. */
function firstLayers(g: G, board: Board, id: CardId, base: Traits): Traits {
  if ((board.layers & (CONTROL | TYPES | COLOR)) === 0) return base;
  const work: Work = { ...base, controller: controllerIn(g, board, id) };
  apply(g, board, id, work, TYPES, ({ gives }) => changeTypes(work, gives));
  apply(g, board, id, work, COLOR, ({ gives }) => {
    work.colors = (gives.colors ?? []).reduce((bits, color: Color) => bits | colorBit(color), 0);
  });
  return isSame(work, base) ? base : work;
}

/** M-X-086 "In addition" keeps the other types. */
function changeTypes(work: Work, { addTypes, addSubtypes, creatureTypes }: Modification | Fixed): void {
  for (const type of addTypes ?? []) work.types |= typeBit(type);
  if (creatureTypes) work.subtypes = creatureTypes;
  const added = (addSubtypes ?? []).filter((subtype) => !work.subtypes.includes(subtype));
  if (added.length > 0) work.subtypes = [...work.subtypes, ...added];
}

/** Abilities, then power and toughness, which may become negative (M-ACT-003); the sixth and seventh layer. */
function lastLayers(g: G, board: Board, id: CardId, kinds: Traits): Traits {
  const { plus, minus } = permanentOf(g, id);
  const face = faceOf(g.defs[defIndexOf(g, id)] as CardDef);
  const isDefined = typeof face.power !== 'number' || typeof face.toughness !== 'number';
  if ((board.layers & (ABILITIES | BASE | CHANGE | RULES)) === 0 && plus === 0 && minus === 0 && !isDefined)
    return kinds;
  const work: Work = { ...kinds };
  apply(g, board, id, work, ABILITIES, (active) => changeAbilities(g, work, active));
  // M-X-081 7a, 7b, 7c, 7d.
  if (isDefined) Object.assign(work, pick(defined(g, id, kinds)));
  apply(g, board, id, work, BASE, ({ gives, scope }) => {
    if (!gives.base) return;
    work.power = numberOf(g, gives.base.power, scope);
    work.toughness = numberOf(g, gives.base.toughness, scope);
  });
  apply(g, board, id, work, CHANGE, ({ gives, scope }) => {
    work.power += numberOf(g, gives.power ?? 0, scope);
    work.toughness += numberOf(g, gives.toughness ?? 0, scope);
  });
  work.power += plus - minus;
  work.toughness += plus - minus;
  apply(g, board, id, work, RULES, (active) => addRules(work, active));
  return isSame(work, kinds) ? kinds : work;
}

function pick({ power, toughness }: Traits): Pick<Traits, 'power' | 'toughness'> {
  return { power, toughness };
}

function isSame(a: Traits, b: Traits): boolean {
  for (const key of Object.keys(b) as (keyof Traits)[]) if (a[key] !== b[key]) return false;
  return true;
}

/** M-X-089 What is lost is what was there before; what is given later works. */
function changeAbilities(g: G, work: Work, { gives, ability, def }: Active): void {
  if (gives.loseAbilities) {
    work.keywords = 0;
    work.protections = [];
    work.landwalks = [];
    work.abilities = [];
  }
  if (gives.lose) for (const keyword of gives.lose as readonly PlainKeyword[]) work.keywords &= ~keywordBit(keyword);
  if (gives.gain) {
    const { bits, protections, landwalks } = keywordFacts(gives.gain);
    work.keywords |= bits;
    if (protections.length > 0) work.protections = [...work.protections, ...protections];
    if (landwalks.length > 0) work.landwalks = [...work.landwalks, ...landwalks];
  }
  const granted = 'granted' in gives ? gives.granted : undefined;
  if (granted) work.abilities = [...work.abilities, ...granted];
  if (ability?.gives.abilities) work.abilities = [...work.abilities, ...grantedBy(g, def, ability.gives)];
}

/** The abilities that a modification of a definition gives, as references. */
export function grantedBy(g: G, def: number, { abilities = [] }: Modification): AbilityRef[] {
  const { places } = faceOf(g.defs[def] as CardDef);
  return abilities.map((each) => ({ def, at: places.get(each) as number }));
}

function addRules(work: Work, { gives, scope }: Active): void {
  for (const each of gives.cannot ?? []) work.cannot |= restrictionBit(each);
  if (gives.must) work.must = true;
  if (gives.blockersMax !== undefined) work.blockersMax = Math.min(work.blockersMax, gives.blockersMax);
  if (gives.blockersMin !== undefined) work.blockersMin = Math.max(work.blockersMin, gives.blockersMin);
  for (const kind of ['cannotBeBlockedBy', 'canBlockOnly'] as const) {
    const filter = gives[kind];
    if (filter) work.limits = [...work.limits, { kind, filter, source: scope.source, seat: scope.seat }];
  }
}

/** M-X-082 Carries out the effects of a layer on one object, older first; one that depends on another waits for it. */
function apply(g: G, board: Board, id: CardId, work: Work, layer: number, change: (active: Active) => void): void {
  if ((board.layers & layer) === 0) return;
  let waiting: Active[] | undefined;
  for (const active of board.actives) {
    if ((active.layers & layer) === 0) continue;
    if (affects(g, active, id, work, layer)) change(active);
    else if (layer <= ABILITIES && active.ability && typeof active.ability.of === 'object') {
      waiting ??= [];
      waiting.push(active);
    }
  }
  // What did not fit before an effect of the same layer may fit after it.
  for (const active of waiting ?? []) if (affects(g, active, id, work, layer)) change(active);
}

function affects(g: G, active: Active, id: CardId, work: Work, layer: number): boolean {
  const { objects, ability, scope } = active;
  if (objects) {
    const { incarnation } = cardOf(g, id);
    return objects.some((each) => each.card === id && each.incarnation === incarnation);
  }
  const { of, while: condition } = ability as StaticAbility;
  const source = scope.source.card;
  if (of === 'this') {
    if (source !== id) return false;
  } else if (of === 'host') {
    if (permanentOf(g, source).attachedTo !== id) return false;
  } else if (typeof of === 'string') return false;
  // From the sixth layer on a source that has lost its abilities has nothing to say.
  if (layer >= ABILITIES && hasLostAbilities(g, source)) return false;
  const by = layer === CONTROL ? scope : scopeFor(g, scope);
  if (typeof of === 'object' && !fits(g, of, id, work, by)) return false;
  return condition === undefined || holds(g, condition, by);
}

/** The player of a static ability is whoever controls its source now. */
function scopeFor(g: G, scope: Scope): Scope {
  const controller = controllerIn(g, boardOf(g), scope.source.card);
  return controller === scope.seat ? scope : { ...scope, seat: controller };
}

function hasLostAbilities(g: G, id: CardId): boolean {
  const { incarnation } = cardOf(g, id);
  const loses = ({ gives, objects }: Lasting): boolean =>
    gives.loseAbilities === true && objects.some((each) => each.card === id && each.incarnation === incarnation);
  return g.state.lasting.length > 0 && g.state.lasting.some(loses);
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
  return faceOf(g.defs[def] as CardDef);
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

/** What the object was when it left: kept for those who ask later. */
export function lastKnown(g: G, id: CardId, card: Card): Card['last'] {
  const permanent = card.permanent as Permanent;
  return {
    incarnation: card.incarnation,
    traits: traitsOf(g, id),
    plus: permanent.plus,
    attachedTo: permanent.attachedTo === -1 ? undefined : refTo(g, permanent.attachedTo),
    damagedBy: permanent.damagedBy.slice(),
    linked: permanent.linked.slice(),
  };
}
