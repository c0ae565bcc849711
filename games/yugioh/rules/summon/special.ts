/** Y-SPS-003, Y-X-SMN-19 Built-in Special Summons: own conditions, Synchro, Xyz and Pendulum Summons. They start no Chain (Y-X-SMN-01). */
import { allInForce, type CardId, forbid, type Path, type Piece, type Seat, subset } from '@praxis/engine';
import { beginMoment } from '@praxis/kit/moments.ts';
import { setsThat } from '@praxis/kit/sets.ts';
import { canComplete, type Stage, stagedPieces } from '@praxis/kit/stages.ts';
import type { OwnSummon } from '../../cards/language.ts';
import { costStages } from '../cards/announcing.ts';
import { POSITION_PIECES, positionOf } from '../cards/asking.ts';
import { zonesAfter } from '../cards/feasible.ts';
import { fixed } from '../cards/fixing.ts';
import { makingPieces } from '../cards/making.ts';
import { paySummonCosts } from '../chain/activating.ts';
import { liftForSummon, type Move, moveCards } from '../changes/moving.ts';
import { noteSynchro } from '../changes/uses.ts';
import { holdAll } from '../facts/amounts.ts';
import { isLike } from '../facts/filters.ts';
import { ownKey } from '../facts/ledger.ts';
import {
  asMaterials,
  canBeSynchro,
  canReach,
  hasXyzMaterials,
  isSynchroSpent,
  levelSums,
  synchroMaterials,
  synchroRules,
  xyzBases,
  xyzMaterials,
  xyzRules,
} from '../facts/materials.ts';
import { faceOf, freeMonsterZones, isAt } from '../facts/places.ts';
import { isForbidden } from '../facts/prohibitions.ts';
import { objectsOf, type Scope, scopeOf } from '../facts/scope.ts';
import { isSecond, mayBeSummoned, whyNotSummoned } from '../facts/summoning.ts';
import { isTuner, kindsOf, scaleOf } from '../facts/values.ts';
import { layoutOf } from '../state/derived.ts';
import { rosterOf } from '../state/roster.ts';
import {
  cardOf,
  type Declared,
  defOf,
  type Fixed,
  type G,
  placedOf,
  playerOf,
  refTo,
  type Zone,
} from '../state/state.ts';
import { tributable, tributesFor } from './normal.ts';

const POSITIONS: readonly Piece[] = [POSITION_PIECES.attack, POSITION_PIECES.defense];

/** Y-SPS-002 */
function positionStage<So>(): Stage<So> {
  return { next: (_, chosen) => (chosen.length > 0 ? [] : POSITIONS), take: (so) => so };
}

function declare(g: G, declared: Omit<Declared, 'negated' | 'second' | 'from' | 'own'> & { own?: boolean }): void {
  const from: Zone[] = declared.monsters.map((id) => liftForSummon(g, id));
  const { seat, way, monsters, position, materials, proper, gives, own = false } = declared;
  // In the order of `copyDeclared`, so that a copy has the same fingerprint.
  g.state.declared = {
    seat,
    way,
    monsters,
    from,
    second: false,
    position,
    materials,
    proper,
    gives,
    own,
    negated: false,
  };
  g.state.at = 'summon';
}

// Own conditions

/** Y-SPS-005, Y-X-OPT-06 The conditions under which the monster can be Summoned now. */
function ownStages(g: G, seat: Seat, id: CardId, own: OwnSummon): Stage<Scope>[] {
  const tributes = own.tributesByLevel ? tributesFor(defOf(g, id).level ?? 0) : 0;
  const stages = costStages(g, own.cost ?? []);
  if (tributes > 0)
    stages.push({
      next: (_, chosen) => {
        const cards = tributable(g, seat);
        if (cards.length < tributes) return undefined;
        return subset(
          cards.map((card): Piece => ({ say: 'tributing', card })),
          tributes,
          tributes,
        )(chosen);
      },
      take: (so, chosen) => ({
        ...so,
        supposed: new Map([
          ...(so.supposed ?? []),
          ...chosen.map(({ card }): [CardId, Zone] => [card as CardId, 'graveyard']),
        ]),
      }),
    });
  stages.push({ next: (so) => (zonesAfter(g, seat, so) > 0 ? [] : undefined), take: (so) => so, silent: true });
  return stages;
}

export function whyNotOwn(g: G, seat: Seat, id: CardId): string | undefined {
  const own = defOf(g, id).summoning?.own ?? [];
  const player = playerOf(g, seat);
  const scope = scopeOf(seat, refTo(g, id));
  const [first] = own;
  const open = own.filter((each) => isAt(cardOf(g, id).zone, each.from) && (!each.if || holdAll(g, each.if, scope)));
  const spent = first?.once === 'duel' ? player.usedInDuel : first?.once === 'turn' ? player.used : {};
  return (
    forbid('Y-SPS-001', open.length === 0) ??
    forbid('Y-X-OPT-06', (spent[ownKey(g, id)] ?? 0) > 0) ??
    forbid(
      'Y-X-SMN-22',
      isForbidden(g, seat, 'special summon') || isSecond(g, seat, id) || !mayBeSummoned(g, seat, id),
    ) ??
    forbid('Y-X-SMN-05', !open.some((each) => canComplete(ownStages(g, seat, id, each), scope)))
  );
}

function ownOf(g: G, seat: Seat, id: CardId): OwnSummon | undefined {
  const scope = scopeOf(seat, refTo(g, id));
  return defOf(g, id).summoning?.own?.find(
    (each) => isAt(cardOf(g, id).zone, each.from) && (!each.if || holdAll(g, each.if, scope)),
  );
}

function declareOwn(g: G, seat: Seat, path: Path): void {
  const id = path[0]?.card as CardId;
  const own = ownOf(g, seat, id) as OwnSummon;
  const player = playerOf(g, seat);
  if (own.once !== undefined) {
    const ledger = own.once === 'duel' ? player.usedInDuel : player.used;
    ledger[ownKey(g, id)] = 1;
  }
  beginMoment(g.state);
  const names = paySummonCosts(g, seat, id, own.cost ?? [], path);
  const tributes = path.flatMap(({ say, card }) =>
    own.tributesByLevel && say === 'tributing' && card !== undefined ? [card] : [],
  );
  moveCards(
    g,
    tributes.map((card): Move => ({ card, to: 'graveyard', cause: 'tribute', by: seat, for: id })),
  );
  beginMoment(g.state);
  const scope: Scope = { ...scopeOf(seat, refTo(g, id)), names };
  const gives: Fixed[] = own.gives ? [fixed(g, own.gives, id, scope)] : [];
  const { givesIf } = own;
  if (givesIf && objectsOf(g, givesIf.what, scope).some(({ card }) => isLike(g, card, givesIf.filter, scope)))
    gives.push(fixed(g, givesIf.gives, id, scope));
  declare(g, {
    seat,
    way: 'special',
    monsters: [id],
    position: positionOf(path),
    materials: [],
    proper: true,
    gives,
    own: true,
  });
}

// Synchro and Xyz

function declareSynchro(g: G, seat: Seat, path: Path): void {
  const id = path[0]?.card as CardId;
  const materials = materialsOf(path);
  beginMoment(g.state);
  // Y-SYN-003 The materials are sent first.
  moveCards(
    g,
    materials.map((card): Move => ({ card, to: 'graveyard', cause: 'synchro material', by: seat, for: id })),
  );
  beginMoment(g.state);
  noteSynchro(g, seat, id);
  declare(g, {
    seat,
    way: 'synchro',
    monsters: [id],
    position: positionOf(path),
    materials: [],
    proper: true,
    gives: [],
  });
}

function materialsOf(path: Path): CardId[] {
  return path.flatMap(({ say, card }) => (say === 'with' && card !== undefined ? [card] : []));
}

/** Y-XYZ-003, Y-X-SMN-17 */
export function whyNotXyz(g: G, seat: Seat, id: CardId): string | undefined {
  if (defOf(g, id).frame !== 'xyz') return 'Y-XYZ-001';
  return (
    forbid('Y-X-SMN-22', isForbidden(g, seat, 'special summon')) ??
    forbid('Y-XYZ-001', xyzBases(g, seat, id).length === 0 && !hasXyzMaterials(g, seat, id))
  );
}

export function whyNotSynchro(g: G, seat: Seat, id: CardId): string | undefined {
  if (defOf(g, id).frame !== 'synchro') return 'Y-SYN-001';
  return (
    forbid('Y-X-SMN-22', isForbidden(g, seat, 'special summon')) ??
    forbid('Y-X-OPT-06', isSynchroSpent(g, seat, id)) ??
    forbid('Y-SYN-002', !canBeSynchro(g, seat, id))
  );
}

function xyzContinued(g: G, seat: Seat, prefix: Path): readonly Piece[] {
  const id = prefix[0]?.card as CardId;
  const bases = xyzBases(g, seat, id);
  const stages: Stage<undefined>[] = [
    {
      next: (_, chosen) => {
        const base = chosen[0]?.card;
        if (base !== undefined && bases.includes(base)) return [];
        const sets = setsThat(asMaterials('with', xyzMaterials(g, seat, id)), xyzRules(g, seat, id))(chosen);
        return chosen.length === 0
          ? [...bases.map((card): Piece => ({ say: 'with', card, list: true })), ...sets]
          : sets;
      },
      take: () => undefined,
    },
    positionStage(),
  ];
  return stagedPieces(stages, undefined, prefix.slice(1));
}

function declareXyz(g: G, seat: Seat, path: Path): void {
  const id = path[0]?.card as CardId;
  const chosen = materialsOf(path);
  const [base] = chosen;
  beginMoment(g.state);
  const over = base !== undefined && chosen.length === 1 && xyzBases(g, seat, id).includes(base);
  // Y-X-SMN-17 The materials of the monster below are passed on.
  const passed = over && base !== undefined ? [...placedOf(g, base).materials] : [];
  if (over && base !== undefined) placedOf(g, base).materials = [];
  moveCards(
    g,
    chosen.map((card): Move => ({ card, to: 'attached', cause: 'xyz material', by: seat, for: id })),
  );
  beginMoment(g.state);
  declare(g, {
    seat,
    way: 'xyz',
    monsters: [id],
    position: positionOf(path),
    materials: [...chosen, ...passed],
    proper: true,
    gives: [],
  });
}

// Pendulum

/** Y-PEN-006, Y-PEN-007, Y-AMB-02 Levels between the Scales. */
export function pendulumRange(g: G, seat: Seat): { readonly low: number; readonly high: number } | undefined {
  const { pendulum } = playerOf(g, seat);
  if (pendulum.length < 2) return undefined;
  const [one = 0, other = 0] = pendulum.map((id) => scaleOf(g, id));
  return { low: Math.min(one, other), high: Math.max(one, other) };
}

/** Y-X-PEN-02, Y-PEN-005, Y-AMB-03 */
export function pendulumMonsters(g: G, seat: Seat): CardId[] {
  const range = pendulumRange(g, seat);
  if (!range) return [];
  const { hand, extra } = playerOf(g, seat);
  return [...hand, ...extra].filter((id) => {
    if (!faceOf(g, id).isMonster || (cardOf(g, id).zone === 'extra' && !cardOf(g, id).up)) return false;
    const { level } = kindsOf(g, id);
    return level > range.low && level < range.high && whyNotSummoned(g, id, { seat }) === undefined;
  });
}

export function whyNotPendulum(g: G, seat: Seat): string | undefined {
  return (
    forbid('Y-PEN-003', playerOf(g, seat).pendulum.length < 2) ??
    forbid('Y-PEN-004', playerOf(g, seat).pendulumSummoned) ??
    forbid('Y-X-SMN-22', isForbidden(g, seat, 'special summon')) ??
    forbid('Y-ZONE-002', freeMonsterZones(g, seat) < 1) ??
    forbid('Y-PEN-006', pendulumMonsters(g, seat).length === 0)
  );
}

function pendulumSets(g: G, seat: Seat, prefix: Path): readonly Piece[] {
  const pieces = pendulumMonsters(g, seat).map((card): Piece => ({ say: 'pendulum summons', card }));
  return subset(pieces, 1, freeMonsterZones(g, seat))(prefix);
}

function declarePendulum(g: G, seat: Seat, path: Path): void {
  playerOf(g, seat).pendulumSummoned = true;
  beginMoment(g.state);
  const monsters = path.flatMap(({ card }) => (card === undefined ? [] : [card]));
  declare(g, { seat, way: 'pendulum', monsters, position: undefined, materials: [], proper: false, gives: [] });
}

// All of them

/** The cards with conditions of their own, where they might be Summoned from. */
function ownSummons(g: G, seat: Seat): readonly CardId[] {
  const { ownSummons: known } = layoutOf(g);
  if (known[seat]) return known[seat];
  const { hand, extra, graveyard } = playerOf(g, seat);
  const found: CardId[] = [];
  if (rosterOf(g).anyOwnSummon) {
    addOwnSummons(g, hand, found);
    addOwnSummons(g, extra, found);
    addOwnSummons(g, graveyard, found);
  }
  known[seat] = found;
  return found;
}

function addOwnSummons(g: G, ids: readonly CardId[], found: CardId[]): void {
  for (let at = 0; at < ids.length; at++) if (faceOf(g, ids[at] as CardId).hasOwnSummon) found.push(ids[at] as CardId);
}

function inExtraDeck(g: G, seat: Seat, frame: 'synchro' | 'xyz'): readonly CardId[] {
  const { synchros, xyzs } = layoutOf(g);
  const known = frame === 'synchro' ? synchros : xyzs;
  known[seat] ??= playerOf(g, seat).extra.filter((id) => defOf(g, id).frame === frame);
  return known[seat];
}

export function addSpecialPieces(g: G, seat: Seat, pieces: Piece[]): void {
  const { monsters } = playerOf(g, seat);
  for (const card of ownSummons(g, seat))
    if (whyNotOwn(g, seat, card) === undefined) pieces.push({ say: 'special summons', card });
  // Both are made of monsters on the field.
  const all = !allInForce();
  if (all || monsters.some((id) => isTuner(g, id))) {
    const sums = levelSums(g, monsters);
    for (const card of inExtraDeck(g, seat, 'synchro'))
      if ((all || canReach(sums, defOf(g, card).level)) && whyNotSynchro(g, seat, card) === undefined)
        pieces.push({ say: 'synchro summons', card });
  }
  if (monsters.length > 0)
    for (const card of inExtraDeck(g, seat, 'xyz'))
      if (whyNotXyz(g, seat, card) === undefined) pieces.push({ say: 'xyz summons', card });
  if (whyNotPendulum(g, seat) === undefined) pieces.push(...pendulumSets(g, seat, []));
}

export function specialContinued(g: G, seat: Seat, prefix: Path): readonly Piece[] {
  const id = prefix[0]?.card as CardId;
  switch (prefix[0]?.say) {
    case 'special summons': {
      const own = ownOf(g, seat, id);
      if (!own) return [];
      return stagedPieces(
        [...ownStages(g, seat, id, own), positionStage<Scope>()],
        scopeOf(seat, refTo(g, id)),
        prefix.slice(1),
      );
    }
    case 'synchro summons':
      return makingPieces({
        say: 'synchro summons',
        monsters: [id],
        materialsOf: () => asMaterials('with', synchroMaterials(g, seat, id)),
        rulesOf: () => synchroRules(g, seat, id),
      })(prefix);
    case 'xyz summons':
      return xyzContinued(g, seat, prefix);
    case 'pendulum summons':
      return pendulumSets(g, seat, prefix);
    default:
      return [];
  }
}

export function declareSpecial(g: G, seat: Seat, path: Path): boolean {
  switch (path[0]?.say) {
    case 'special summons':
      declareOwn(g, seat, path);
      return true;
    case 'synchro summons':
      declareSynchro(g, seat, path);
      return true;
    case 'xyz summons':
      declareXyz(g, seat, path);
      return true;
    case 'pendulum summons':
      declarePendulum(g, seat, path);
      return true;
    default:
      return false;
  }
}
