/**
 * Summons that a player might think of, each with the rules against it: wrong Tributes, wrong materials, wrong Levels.
 */
import { allReasons, type CardId, type Conceivable, forbid, type Piece, type Seat } from '@praxis/engine';
import { sumsTo } from '@praxis/kit/sets.ts';
import { POSITION_PIECES } from '../cards/asking.ts';
import { isLike } from '../facts/filters.ts';
import {
  asMaterials,
  synchroLevels,
  synchroMaterials,
  synchroOf,
  synchroRules,
  xyzBases,
  xyzOf,
  xyzRules,
} from '../facts/materials.ts';
import { faceOf, freeMonsterZones } from '../facts/places.ts';
import { scopeOf } from '../facts/scope.ts';
import { whyNotSummoned } from '../facts/summoning.ts';
import { cannot, isTuner, kindsOf } from '../facts/values.ts';
import { cardOf, defOf, type G, opponentOf, playerOf, refTo } from '../state/state.ts';
import { tributesFor } from '../summon/normal.ts';
import { pendulumMonsters, pendulumRange } from '../summon/special.ts';

export function together(...lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())];
}

/** Every set of 1 to `most` of the cards. */
function setsOf(cards: readonly CardId[], most: number): CardId[][] {
  const sets: CardId[][] = [];
  for (const [at, card] of cards.entries()) {
    sets.push([card]);
    if (most > 1) for (const rest of setsOf(cards.slice(at + 1), most - 1)) sets.push([card, ...rest]);
  }
  return sets;
}

function listed(say: string, cards: readonly CardId[]): Piece[] {
  return cards.map((card) => ({ say, card, list: true }));
}

/** Y-SUM-003, Y-SUM-004, Y-X-SMN-05 A Normal Summon or Set by itself, and with Tributes of every number. */
export function* withTributes(g: G, seat: Seat, head: Piece, reasons: readonly string[]): Iterable<Conceivable> {
  // Y-SUM-008 Setting needs the same.
  const alike = (found: readonly string[]): readonly string[] =>
    head.say === 'sets monster' && found.includes('Y-SUM-003') ? [...found, 'Y-SUM-008'] : found;
  yield { path: [head], reasons: alike(reasons) };
  const needed = tributesFor(defOf(g, head.card as CardId).level ?? 0);
  const { monsters } = playerOf(g, seat);
  for (const set of setsOf(monsters, 3)) {
    const wrong = [
      ...(set.length === needed ? [] : ['Y-SUM-003', 'Y-X-SMN-05']),
      ...(set.some((card) => cannot(g, card, 'be tributed')) ? ['Y-GEN-002', 'Y-X-SMN-05'] : []),
    ];
    yield { path: [head, ...listed('tributing', set)], reasons: alike(together(wrong, reasons)) };
  }
  for (const card of playerOf(g, opponentOf(seat)).monsters)
    yield { path: [head, { say: 'tributing', card }], reasons: together(['Y-SUM-004'], reasons) };
}

function* withSets(
  g: G,
  seat: Seat,
  head: Piece,
  general: readonly string[],
  whyNot: (set: readonly CardId[]) => readonly string[],
): Iterable<Conceivable> {
  yield { path: [head], reasons: general };
  for (const set of setsOf(playerOf(g, seat).monsters, 5)) {
    const reasons = together(whyNot(set), general);
    for (const position of [POSITION_PIECES.attack, POSITION_PIECES.defense])
      yield { path: [head, ...listed('with', set), position], reasons };
  }
}

/** Y-SYN-001, Y-SYN-002, Y-SYN-004 */
export function synchros(g: G, seat: Seat, id: CardId, general: readonly string[]): Iterable<Conceivable> {
  const def = defOf(g, id);
  const { tuner, others } = synchroOf(def);
  const scope = scopeOf(seat, refTo(g, id));
  const rules = synchroRules(g, seat, id);
  const usable = synchroMaterials(g, seat, id);
  const lacksTuner = general.includes('Y-SYN-002') && !usable.some((card) => isTuner(g, card));
  const first = lacksTuner ? [...general, 'Y-SYN-001'] : general;
  return withSets(g, seat, { say: 'synchro summons', card: id }, first, (set) => {
    const tuners = set.filter((card) => isTuner(g, card));
    const rest = set.filter((card) => !isTuner(g, card));
    const levels = set.map((card) => synchroLevels(g, card));
    const found = [
      ...(tuners.length !== 1 || rest.length === 0 || set.some((card) => !cardOf(g, card).up) ? ['Y-SYN-001'] : []),
      ...(sumsTo(levels, def.level ?? 0) ? [] : ['Y-SYN-002']),
      ...(set.some((card) => kindsOf(g, card).level === 0) ? ['Y-X-SMN-06'] : []),
      ...(set.some((card) => cannot(g, card, 'be synchro material')) ? ['Y-GEN-002'] : []),
      ...(set.some((card) => cardOf(g, card).up && !usable.includes(card)) ? ['Y-SYN-004'] : []),
    ];
    const listsThem =
      tuners.some((card) => isLike(g, card, tuner, scope)) && rest.every((card) => isLike(g, card, others, scope));
    if (!listsThem || (found.length === 0 && !rules.isWhole(asMaterials('with', set)))) found.push('Y-SYN-004');
    return found;
  });
}

/** Y-XYZ-001, Y-XYZ-002, Y-XYZ-008, Y-X-SMN-08 */
export function xyzs(g: G, seat: Seat, id: CardId, general: readonly string[]): Iterable<Conceivable> {
  const { what } = xyzOf(defOf(g, id));
  const scope = scopeOf(seat, refTo(g, id));
  const rules = xyzRules(g, seat, id);
  const bases = xyzBases(g, seat, id);
  return withSets(g, seat, { say: 'xyz summons', card: id }, general, (set) => {
    if (set.length === 1 && bases.includes(set[0] as CardId)) return [];
    return [
      ...(set.some((card) => !cardOf(g, card).up) ? ['Y-XYZ-002'] : []),
      ...(set.some((card) => cardOf(g, card).token) ? ['Y-XYZ-008'] : []),
      ...(set.some((card) => kindsOf(g, card).level === 0) ? ['Y-X-SMN-06'] : []),
      ...(set.every((card) => isLike(g, card, what, scope)) ? [] : ['Y-XYZ-001']),
      ...(set.some((card) => cannot(g, card, 'be xyz material')) ? ['Y-GEN-002'] : []),
      ...(rules.isWhole(asMaterials('with', set)) ? [] : ['Y-XYZ-001', 'Y-X-SMN-08']),
    ];
  });
}

/** Y-PEN-005, Y-PEN-006, Y-X-PEN-02 Each monster by itself, and more of them than there are free zones. */
export function* pendulums(g: G, seat: Seat, general: readonly string[]): Iterable<Conceivable> {
  const { hand, extra } = playerOf(g, seat);
  for (const card of [...hand, ...extra])
    if (faceOf(g, card).isMonster)
      yield { path: listed('pendulum summons', [card]), reasons: together(whyNotFromScales(g, seat, card), general) };
  const free = freeMonsterZones(g, seat);
  const fitting = pendulumMonsters(g, seat);
  if (fitting.length > free)
    for (const set of setsOf(fitting, free + 1))
      if (set.length > free)
        yield { path: listed('pendulum summons', set), reasons: together(['Y-PEN-005', 'Y-ZONE-002'], general) };
}

function whyNotFromScales(g: G, seat: Seat, id: CardId): readonly string[] {
  const range = pendulumRange(g, seat);
  const { level } = kindsOf(g, id);
  const { zone, up } = cardOf(g, id);
  const own = allReasons(() => whyNotSummoned(g, id, { seat }));
  return [
    ...allReasons(() => forbid('Y-PEN-006', range !== undefined && (level <= range.low || level >= range.high))),
    ...(range !== undefined && range.high - range.low < 2 ? ['Y-X-PEN-05'] : []),
    ...(level === 0 ? ['Y-X-SMN-06'] : []),
    ...(zone === 'extra' && !up ? ['Y-PEN-005', 'Y-X-PEN-02'] : []),
    ...(own.length > 0 ? [...own, 'Y-X-PEN-02'] : []),
  ];
}
