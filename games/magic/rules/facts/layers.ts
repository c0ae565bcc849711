/** Continuous effects in layers (M-X-080 to M-X-089). */
import type { CardId, Seat } from '@praxis/engine';
import { isCreatureType } from '../../cards/language/subtypes.ts';
import type { Ability, Color, Modification, PlainKeyword, StaticAbility } from '../../cards/language.ts';
import { colorBit, faceAt, keywordBit, keywordFacts, typeBit } from '../state/faces.ts';
import {
  cardOf,
  defIndexOf,
  type Fixed,
  type G,
  type Lasting,
  type ObjectRef,
  type Permanent,
  permanentOf,
  refTo,
} from '../state/state.ts';
import { fits } from './filters.ts';
import { defined, numberOf, printed } from './printed.ts';
import { holds, type Scope, scopeOf } from './scope.ts';
import { type Board, boardOf, grantedBy, restrictionBit, type Traits, type Work } from './traits.ts';

/** A static ability at work, or a lasting effect: its changes, its timestamp and its objects. */
export interface Active {
  readonly timestamp: number;
  readonly gives: Modification | Fixed;
  readonly scope: Scope;
  /** Of a static ability. */
  readonly ability: StaticAbility | undefined;
  readonly def: number | undefined;
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

/** Everything that is at work now, older first (M-X-082). */
export function activesOf(g: G): Active[] {
  const actives: Active[] = [];
  for (const each of g.state.lasting)
    actives.push({
      timestamp: each.timestamp,
      gives: each.gives,
      scope: scopeOf(each.seat, each.source),
      ability: undefined,
      def: undefined,
      objects: each.objects,
      layers: layersOf(each.gives),
    });
  for (const id of g.state.battlefield) gatherStatics(g, id, permanentOf(g, id), actives);
  return actives.sort((a, b) => a.timestamp - b.timestamp);
}

function gatherStatics(g: G, id: CardId, permanent: Permanent, actives: Active[]): void {
  const def = defIndexOf(g, id);
  const face = faceAt(g, def);
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

/** The second layer, which all others need: an ability's player is the controller of its source. */
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

/** Control, types and colours; the second, fourth and fifth layer. M-X-088 Copies were applied before. */
export function firstLayers(g: G, board: Board, id: CardId, base: Traits): Traits {
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
  // Its other types remain: an animated Forest that becomes a Frog is still a Forest.
  if (creatureTypes) work.subtypes = [...work.subtypes.filter((each) => !isCreatureType(each)), ...creatureTypes];
  const added = (addSubtypes ?? []).filter((subtype) => !work.subtypes.includes(subtype));
  if (added.length > 0) work.subtypes = [...work.subtypes, ...added];
}

/** Abilities, then power and toughness, which may become negative (M-ACT-003); the sixth and seventh layer. */
export function lastLayers(g: G, board: Board, id: CardId, kinds: Traits): Traits {
  const { plus, minus } = permanentOf(g, id);
  const { isDefined } = faceAt(g, defIndexOf(g, id));
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

/** M-X-089 Earlier abilities are lost; abilities given later work. */
function changeAbilities(g: G, work: Work, { gives, ability, def }: Active): void {
  if (gives.loseAbilities) {
    work.keywords = 0;
    work.protections = [];
    work.landwalks = [];
    work.abilities = [];
    work.barren = true;
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
  if (ability?.gives.abilities && def !== undefined)
    work.abilities = [...work.abilities, ...grantedBy(g, def, ability.gives)];
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
  // An object that did not fit before an effect of the same layer may fit after it.
  for (let any = true; any && waiting && waiting.length > 0; ) {
    const ready: Active[] = waiting.filter((active) => affects(g, active, id, work, layer));
    any = ready.length > 0;
    for (const active of ready) change(active);
    waiting = waiting.filter((active) => !ready.includes(active));
  }
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
  // From the sixth layer on, a source that has lost its abilities has no effect.
  if (layer >= ABILITIES && hasLostAbilities(g, source)) return false;
  const by = layer === CONTROL ? scope : scopeFor(g, scope);
  if (typeof of === 'object' && !fits(g, of, id, work, by)) return false;
  return condition === undefined || holds(g, condition, by);
}

/** A static ability's player is its source's present controller. */
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
