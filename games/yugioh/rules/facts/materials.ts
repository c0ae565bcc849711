/** The materials of Fusion, Ritual, Synchro and Xyz Monsters. */
import type { CardId, Seat } from '@praxis/engine';
import { oncePer } from '@praxis/kit/once-per.ts';
import { anySet, type SetRules, sumsTo } from '@praxis/kit/sets.ts';
import type { CardDef, Effect, Filter, Materials } from '../../cards/language.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { allFitting, isLike } from './filters.ts';
import { ownKey } from './ledger.ts';
import { freeMonsterZones } from './places.ts';
import { isForbidden } from './prohibitions.ts';
import { type Scope, scopeOf } from './scope.ts';
import { whyNotSummoned } from './summoning.ts';
import { cannot, isRuleInForce, isTuner, kindsOf } from './values.ts';

const NO_LEVELS: readonly number[] = [];

/** A monster that could be a material, with the piece by which sentences name it. */
export interface Material {
  readonly card: CardId;
  readonly piece: { readonly say: string; readonly card: CardId };
}

export function asMaterials(say: string, cards: readonly CardId[]): Material[] {
  return cards.map((card) => ({ card, piece: { say, card } }));
}

/** Zones are free once the materials have left (Y-X-SMN-05). */
function freed(g: G, seat: Seat, materials: readonly Material[]): number {
  let free = freeMonsterZones(g, seat);
  for (let at = 0; at < materials.length; at++)
    if (cardOf(g, (materials[at] as Material).card).zone === 'monsters') free++;
  return free;
}

/** Each filter from a place on is met by another card that is not used yet; `used` has a bit for each place. */
function matches(
  filters: readonly ((card: CardId) => boolean)[],
  chosen: readonly Material[],
  from = 0,
  used = 0,
): boolean {
  const filter = filters[from];
  if (!filter) return true;
  for (let at = 0; at < chosen.length; at++) {
    const bit = 1 << at;
    if ((used & bit) === 0 && filter((chosen[at] as Material).card) && matches(filters, chosen, from + 1, used | bit))
      return true;
  }
  return false;
}

export function synchroOf({ materials }: CardDef): NonNullable<Materials['synchro']> {
  return materials?.synchro ?? { tuner: {}, others: {} };
}

export function xyzOf({ materials }: CardDef): NonNullable<Materials['xyz']> {
  return materials?.xyz ?? { count: 0, what: {} };
}

/** Y-SYN-001, Y-SYN-002, Y-SYN-004, Y-AMB-04 The conditions for a set of Synchro Materials. */
export function synchroRules(g: G, seat: Seat, monster: CardId, must?: CardId): SetRules<Material> {
  const def = defOf(g, monster);
  const { tuner, others, least = 1 } = synchroOf(def);
  const scope = scopeOf(seat, { card: monster, incarnation: cardOf(g, monster).incarnation });
  const total = def.level ?? 0;
  const isTunerFor = (card: CardId): boolean => isLike(g, card, tuner, scope) || substitutes(g, card, tuner);
  return {
    isWhole: (chosen) => {
      if (chosen.length <= least || !addUp(g, chosen, total)) return false;
      if (must !== undefined && !chosen.some(({ card }) => card === must)) return false;
      if (freed(g, seat, chosen) < 1) return false;
      return chosen.some(
        ({ card }, tunerAt) =>
          isTuner(g, card) &&
          isTunerFor(card) &&
          chosen.every((each, at) => at === tunerAt || isLike(g, each.card, others, scope)),
      );
    },
    isHopeless: (chosen) => leastLevels(g, chosen) > total,
  };
}

/** The least that the Levels can add up to. */
function leastLevels(g: G, chosen: readonly Material[]): number {
  let sum = 0;
  for (const { card } of chosen) {
    let least = kindsOf(g, card).level;
    for (const level of defOf(g, card).asMaterial?.levels ?? NO_LEVELS) least = Math.min(least, level);
    sum += least;
  }
  return sum;
}

function addUp(g: G, chosen: readonly Material[], total: number): boolean {
  if (chosen.every(({ card }) => defOf(g, card).asMaterial?.levels === undefined))
    return leastLevels(g, chosen) === total;
  return sumsTo(
    chosen.map(({ card }) => synchroLevels(g, card)),
    total,
  );
}

/** A Tuner that may be used in place of a named one. */
function substitutes(g: G, card: CardId, tuner: Filter): boolean {
  const { substitute } = defOf(g, card).asMaterial ?? {};
  if (!substitute || tuner.name === undefined) return false;
  const names: readonly string[] = typeof tuner.name === 'string' ? [tuner.name] : tuner.name;
  return names.some((name) => name.includes(substitute.series));
}

/** Y-X-SMN-21 The Levels that it may count as. */
export function synchroLevels(g: G, card: CardId): readonly number[] {
  return [kindsOf(g, card).level, ...(defOf(g, card).asMaterial?.levels ?? [])];
}

/** Monsters that could be Synchro Materials at all. */
export function synchroMaterials(g: G, seat: Seat, monster: CardId): CardId[] {
  const tuner = defOf(g, monster).materials?.synchro?.tuner ?? {};
  return playerOf(g, seat).monsters.filter((card) => {
    // Y-X-SMN-06 An Xyz Monster has no Level.
    if (!cardOf(g, card).up || kindsOf(g, card).level === 0 || cannot(g, card, 'be synchro material')) return false;
    const { substitute } = defOf(g, card).asMaterial ?? {};
    return !substitute?.only || substitutes(g, card, tuner);
  });
}

/** Synchro Monsters that can be made, with this monster among the materials. */
export function synchrosWith(g: G, seat: Seat, must: CardId | undefined): CardId[] {
  return playerOf(g, seat).extra.filter((id) => canBeSynchro(g, seat, id, must));
}

/** Y-SYN-002 True if it is a Synchro Monster for which there are materials. */
export function canBeSynchro(g: G, seat: Seat, id: CardId, must?: CardId): boolean {
  return (
    defOf(g, id).frame === 'synchro' &&
    playerOf(g, seat).monsters.some((each) => isTuner(g, each)) &&
    !isSynchroSpent(g, seat, id) &&
    whyNotSummoned(g, id, { seat, treatedAs: 'synchro' }) === undefined &&
    hasSynchroMaterials(g, seat, id, must)
  );
}

function hasSynchroMaterials(g: G, seat: Seat, id: CardId, must: CardId | undefined): boolean {
  const materials = synchroMaterials(g, seat, id);
  return (
    canReach(levelSums(g, materials), defOf(g, id).level) &&
    anySet(asMaterials('with', materials), synchroRules(g, seat, id, must))
  );
}

/** The bit of each sum that the Levels of some of these monsters can add up to, whatever else is demanded of them. */
export function levelSums(g: G, cards: readonly CardId[]): number {
  let sums = 1;
  for (const card of cards) {
    let more = sums << kindsOf(g, card).level;
    for (const level of defOf(g, card).asMaterial?.levels ?? NO_LEVELS) more |= sums << level;
    sums |= more;
  }
  return sums;
}

export function canReach(sums: number, level: number | undefined): boolean {
  return ((sums >> (level ?? 0)) & 1) === 1;
}

/** Y-X-OPT-06 A Synchro Monster of this name has been Summoned this turn, and only one can be. */
export function isSynchroSpent(g: G, seat: Seat, id: CardId): boolean {
  return defOf(g, id).summoning?.once === true && (playerOf(g, seat).used[ownKey(g, id)] ?? 0) > 0;
}

/** Y-XYZ-001, Y-X-SMN-08 A number of monsters of one Level; exactly that many unless the card says "or more". */
export function xyzRules(g: G, seat: Seat, monster: CardId): SetRules<Material> {
  const { count, orMore } = xyzOf(defOf(g, monster));
  return {
    isWhole: (chosen) => (orMore ? chosen.length >= count : chosen.length === count) && freed(g, seat, chosen) > 0,
    isHopeless: (chosen) => !orMore && chosen.length > count,
  };
}

/** Y-XYZ-002, Y-XYZ-008 */
export function xyzMaterials(g: G, seat: Seat, monster: CardId): CardId[] {
  const { what } = xyzOf(defOf(g, monster));
  const scope = scopeOf(seat, { card: monster, incarnation: cardOf(g, monster).incarnation });
  return playerOf(g, seat).monsters.filter((card) => {
    const { up, token } = cardOf(g, card);
    return up && !token && isLike(g, card, what, scope) && !cannot(g, card, 'be xyz material');
  });
}

/** True if there is a set as in `xyzRules`: the materials lie in the zones that they leave, so any set is as good as another. */
export function hasXyzMaterials(g: G, seat: Seat, monster: CardId): boolean {
  const { count } = xyzOf(defOf(g, monster));
  return playerOf(g, seat).monsters.length >= count && xyzMaterials(g, seat, monster).length >= count;
}

/** Y-X-SMN-17 Xyz Monsters on top of which it can be put. */
export function xyzBases(g: G, seat: Seat, monster: CardId): CardId[] {
  const over = defOf(g, monster).materials?.xyz?.over;
  if (!over) return [];
  const scope = scopeOf(seat, { card: monster, incarnation: cardOf(g, monster).incarnation });
  return playerOf(g, seat).monsters.filter((card) => cardOf(g, card).up && isLike(g, card, over, scope));
}

/** Y-FUS-001 The conditions for a set of Fusion Materials. */
export function fusionRules(g: G, seat: Seat, monster: CardId): SetRules<Material> {
  const filters = defOf(g, monster).materials?.fusion ?? [];
  const scope = scopeOf(seat, { card: monster, incarnation: cardOf(g, monster).incarnation });
  const tests = filters.map((filter) => (card: CardId) => isLike(g, card, filter, scope));
  return {
    isWhole: (chosen) => chosen.length === filters.length && freed(g, seat, chosen) > 0 && matches(tests, chosen),
    isHopeless: (chosen) => chosen.length > filters.length,
  };
}

type FusionEffect = Extract<Effect, { do: 'fusion summon' }>;

const couldBeFused = oncePer(({ from }: FusionEffect): Filter => ({ kind: 'monster', of: 'you', in: from }));

export function fusionMaterials(g: G, effect: FusionEffect, scope: Scope): CardId[] {
  const { materials } = effect;
  if (materials === 'banish' && isRuleInForce(g, 'cards cannot be banished')) return [];
  const cards = allFitting(g, couldBeFused(effect), scope);
  return cards.filter((card) => {
    const { zone, token } = cardOf(g, card);
    return zone !== 'attached' && (materials === 'send' || !token) && card !== scope.source.card;
  });
}

/** Y-FUS-004 The Fusion Monsters of the Extra Deck that can be made. */
export function fusionsOf(g: G, effect: FusionEffect, scope: Scope): CardId[] {
  const materials = fusionMaterials(g, effect, scope);
  return playerOf(g, scope.seat).extra.filter((id) => canBeFusion(g, id, effect, materials, scope));
}

/** True if any Fusion Monster can be made. */
export function anyFusion(g: G, effect: FusionEffect, scope: Scope): boolean {
  const materials = fusionMaterials(g, effect, scope);
  return (
    materials.length > 0 && playerOf(g, scope.seat).extra.some((id) => canBeFusion(g, id, effect, materials, scope))
  );
}

function canBeFusion(g: G, id: CardId, { what }: FusionEffect, materials: readonly CardId[], scope: Scope): boolean {
  const { frame, materials: printed, summoning } = defOf(g, id);
  if (frame !== 'fusion' || !printed?.fusion || printed.fusion.length > materials.length) return false;
  if (typeof summoning?.only === 'object' || summoning?.only === 'own') return false;
  if (what && !isLike(g, id, what, scope)) return false;
  if (whyNotSummoned(g, id, { seat: scope.seat, treatedAs: 'fusion' }) !== undefined) return false;
  const own = scopeOf(scope.seat, { card: id, incarnation: cardOf(g, id).incarnation });
  const fitting: (readonly CardId[])[] = [];
  for (const each of printed.fusion) {
    const found = materials.filter((card) => isLike(g, card, each, own));
    if (found.length === 0) return false;
    fitting.push(found);
  }
  return canMeetAll(g, fitting, [], freeMonsterZones(g, scope.seat));
}

/**
 * True if there is another card for each material, and a zone is free when they have left: a set as in `fusionRules`.
 * `free` are the zones that are free without those chosen so far.
 */
function canMeetAll(g: G, fitting: readonly (readonly CardId[])[], chosen: CardId[], free: number): boolean {
  const next = fitting[chosen.length];
  if (!next) return free > 0;
  for (const each of next) {
    if (chosen.includes(each)) continue;
    chosen.push(each);
    if (canMeetAll(g, fitting, chosen, cardOf(g, each).zone === 'monsters' ? free + 1 : free)) return true;
    chosen.pop();
  }
  return false;
}

type RitualEffect = Extract<Effect, { do: 'ritual summon' }>;

/** Y-RIT-001 Tributes whose Levels are enough; Y-AMB-38 none of them is superfluous. */
export function ritualRules(g: G, seat: Seat, total: number): SetRules<Material> {
  const sumOf = (chosen: readonly Material[]): number =>
    chosen.reduce((sum, { card }) => sum + kindsOf(g, card).level, 0);
  return {
    isWhole: (chosen) =>
      sumOf(chosen) >= total &&
      freed(g, seat, chosen) > 0 &&
      chosen.every((_, at) => sumOf(chosen.toSpliced(at, 1)) < total),
    isHopeless: (chosen) => chosen.length > 1 && chosen.some((_, at) => sumOf(chosen.toSpliced(at, 1)) >= total),
  };
}

/** Y-X-SMN-09 The Ritual Monster is not its own Tribute. */
export function ritualMaterials(g: G, scope: Scope, monster: CardId): CardId[] {
  const { hand, monsters } = playerOf(g, scope.seat);
  return [...hand, ...monsters].filter(
    (card) =>
      card !== monster &&
      card !== scope.source.card &&
      defOf(g, card).kind === 'monster' &&
      kindsOf(g, card).level > 0 &&
      !cannot(g, card, 'be tributed') &&
      !cannot(g, card, 'be tributed except for a Tribute Summon'),
  );
}

/** Y-AMB-27 The Ritual Monsters of the hand that can be Summoned. */
export function ritualsOf(g: G, { name, total }: RitualEffect, scope: Scope): CardId[] {
  if (isForbidden(g, scope.seat, 'special summon')) return [];
  return playerOf(g, scope.seat).hand.filter((id) => {
    const def = defOf(g, id);
    if (def.name !== name || def.frame !== 'ritual') return false;
    return anySet(asMaterials('tributing', ritualMaterials(g, scope, id)), ritualRules(g, scope.seat, total));
  });
}
