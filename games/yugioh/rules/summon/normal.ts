/** Normal Summons, Sets, Flip Summons and position changes (Y-SUM-001 to Y-SUM-014, Y-POS-001 to Y-POS-005). */
import { allInForce, type CardId, END, forbid, type Path, type Piece, type Seat, subset } from '@praxis/engine';
import { beginMoment } from '@praxis/kit/moments.ts';
import type { Position } from '../../cards/language.ts';
import { replaceField } from '../chain/activating.ts';
import { settle } from '../chain/resolving.ts';
import { isMainPhase } from '../chain/timing.ts';
import { liftForSummon, type Move, moveCards } from '../changes/moving.ts';
import { changePosition, setMonster, setSpell } from '../changes/summoning.ts';
import { isLike } from '../facts/filters.ts';
import { faceOf, freeMonsterZones, freeSpellZones } from '../facts/places.ts';
import { isForbidden } from '../facts/prohibitions.ts';
import { scopeOf } from '../facts/scope.ts';
import { isSecond } from '../facts/summoning.ts';
import { cannot, isEffective } from '../facts/values.ts';
import { rosterOf } from '../state/roster.ts';
import { cardOf, defOf, type G, placedOf, playerOf, refTo } from '../state/state.ts';

/** Y-SUM-003 */
export function tributesFor(level: number): number {
  if (level <= 4) return 0;
  return level <= 6 ? 1 : 2;
}

/** Y-SUM-004, Y-X-SMN-05 Monsters that can be Tributed for a Summon. */
export function tributable(g: G, seat: Seat): CardId[] {
  return playerOf(g, seat).monsters.filter((id) => !cannot(g, id, 'be tributed'));
}

function hasTributes(g: G, seat: Seat, needed: number): boolean {
  let found = 0;
  for (const id of playerOf(g, seat).monsters) if (!cannot(g, id, 'be tributed') && ++found >= needed) return true;
  return false;
}

/** Y-X-SMN-20 A card that allows one more Normal Summon of this monster. */
function extraSummonFor(g: G, seat: Seat, id: CardId): boolean {
  if (!rosterOf(g).anyNormalSummons || playerOf(g, seat).extraSummoned) return false;
  return playerOf(g, seat).monsters.some((each) => {
    const extra = defOf(g, each).normalSummons?.extra;
    return (
      extra !== undefined &&
      cardOf(g, each).up &&
      isEffective(g, each) &&
      isLike(g, id, extra, scopeOf(seat, refTo(g, each)))
    );
  });
}

/** Y-X-SMN-20 The additional Normal Summon is used first: it allows less than the ordinary one, which may follow. */
function useNormalSummon(g: G, seat: Seat, id: CardId): void {
  const player = playerOf(g, seat);
  if (extraSummonFor(g, seat, id)) player.extraSummoned = true;
  else player.summoned = true;
}

/** A card that lets it be Summoned without Tributes, once while it is there. */
function waiverFor(g: G, seat: Seat, id: CardId): CardId | undefined {
  if (!rosterOf(g).anyNormalSummons) return undefined;
  return playerOf(g, seat).graveyard.find((each) => {
    const waives = defOf(g, each).normalSummons?.withoutTributes;
    if (waives === undefined || playerOf(g, seat).usedInDuel[`${each}.${cardOf(g, each).incarnation} waived`])
      return false;
    return isLike(g, id, waives, scopeOf(seat, refTo(g, each)));
  });
}

function isWaived(g: G, seat: Seat, id: CardId): boolean {
  return freeMonsterZones(g, seat) > 0 && waiverFor(g, seat, id) !== undefined;
}

/** Y-SUM-002, Y-SUM-003, Y-SUM-006, Y-SUM-008 Why a monster of the hand cannot be Normal Summoned or Set. */
export function whyNotNormal(g: G, seat: Seat, id: CardId, how: 'normal' | 'set'): string | undefined {
  const { summoned } = playerOf(g, seat);
  const def = defOf(g, id);
  const needed = tributesFor(def.level ?? 0);
  const special = faceOf(g, id).isExtra || def.frame === 'ritual' || def.summoning?.cannot?.includes(how) === true;
  return (
    forbid('Y-SUM-002', special || def.kind !== 'monster') ??
    forbid('Y-SUM-006', summoned && !(how === 'normal' && extraSummonFor(g, seat, id))) ??
    forbid('Y-X-SMN-22', isForbidden(g, seat, 'normal summon') || (how === 'normal' && isSecond(g, seat, id))) ??
    forbid('Y-SUM-003', needed > 0 && !hasTributes(g, seat, needed) && !(how === 'normal' && isWaived(g, seat, id))) ??
    forbid('Y-ZONE-002', needed === 0 && freeMonsterZones(g, seat) < 1)
  );
}

export function addNormalPieces(g: G, seat: Seat, pieces: Piece[]): void {
  const { hand, monsters, summoned } = playerOf(g, seat);
  const all = allInForce();
  if (!all || !summoned || allowsExtra(g, seat))
    for (const card of hand) {
      if (!faceOf(g, card).isMonster) continue;
      if (whyNotNormal(g, seat, card, 'normal') === undefined) pieces.push({ say: 'normal summons', card });
      if (whyNotNormal(g, seat, card, 'set') === undefined) pieces.push({ say: 'sets monster', card });
    }
  for (const card of monsters) {
    if (whyNotAgain(g, seat, card) === undefined) pieces.push({ say: 'summons again', card });
    if (all && hasTurned(g, card)) continue;
    if (whyNotFlip(g, seat, card) === undefined) pieces.push({ say: 'flip summons', card });
    if (whyNotChange(g, seat, card, 'attack') === undefined) pieces.push({ say: 'to attack', card });
    if (whyNotChange(g, seat, card, 'defense') === undefined) pieces.push({ say: 'to defense', card });
  }
}

/** Y-X-SMN-20 A monster of the player allows one more Normal Summon of some monsters. */
function allowsExtra(g: G, seat: Seat): boolean {
  return playerOf(g, seat).monsters.some((id) => defOf(g, id).normalSummons?.extra !== undefined);
}

/** Y-POS-002 to Y-POS-004 It was put there, has attacked or was turned this turn. */
function hasTurned(g: G, id: CardId): boolean {
  const { arrived, attackTurn, changed } = placedOf(g, id);
  const { turnNumber } = g.state;
  return arrived === turnNumber || attackTurn === turnNumber || changed === turnNumber;
}

/** The Tributes of a sentence that has begun. */
export function normalContinued(g: G, seat: Seat, prefix: Path): readonly Piece[] {
  const [first, ...rest] = prefix;
  if (first?.say !== 'normal summons' && first?.say !== 'sets monster') return [];
  const id = first.card as CardId;
  if (!faceOf(g, id).isMonster) return [];
  const needed = tributesFor(defOf(g, id).level ?? 0);
  if (needed === 0) return [];
  const pieces = tributable(g, seat).map((card): Piece => ({ say: 'tributing', card }));
  if (first.say === 'normal summons' && isWaived(g, seat, id)) {
    if (rest.length === 0) return [END, ...(pieces.length >= needed ? subset(pieces, needed, needed)(rest) : [])];
    if (rest[0]?.say === END.say) return [];
  }
  return subset(pieces, needed, needed)(rest);
}

/** Y-SUM-004 Tributes are offered before the monster is placed. */
function payTributes(g: G, seat: Seat, id: CardId, path: Path): CardId[] {
  const tributes = path.flatMap(({ say, card }) => (say === 'tributing' && card !== undefined ? [card] : []));
  beginMoment(g.state);
  moveCards(
    g,
    tributes.map((card): Move => ({ card, to: 'graveyard', cause: 'tribute', by: seat, for: id })),
  );
  beginMoment(g.state);
  return tributes;
}

export function declareNormal(g: G, seat: Seat, path: Path): void {
  const { state } = g;
  const id = path[0]?.card as CardId;
  const player = playerOf(g, seat);
  useNormalSummon(g, seat, id);
  const waiver = waiverFor(g, seat, id);
  const tributes = payTributes(g, seat, id, path);
  if (tributes.length === 0 && tributesFor(defOf(g, id).level ?? 0) > 0 && waiver !== undefined)
    player.usedInDuel[`${waiver}.${cardOf(g, waiver).incarnation} waived`] = 1;
  liftForSummon(g, id);
  state.declared = {
    seat,
    way: tributes.length > 0 ? 'tribute' : 'normal',
    monsters: [id],
    from: ['hand'],
    second: false,
    position: 'attack',
    materials: [],
    proper: false,
    gives: [],
    own: false,
    negated: false,
  };
  state.at = 'summon';
}

/** Y-SUM-007 */
export function declareSet(g: G, seat: Seat, path: Path): void {
  const id = path[0]?.card as CardId;
  if (!faceOf(g, id).isMonster) {
    if (defOf(g, id).icon === 'field') replaceField(g, seat);
    beginMoment(g.state);
    setSpell(g, seat, id);
  } else {
    playerOf(g, seat).summoned = true;
    payTributes(g, seat, id, path);
    setMonster(g, seat, id);
  }
  settled(g);
}

/** Y-SPL-012, Y-ZONE-004, Y-SPL-008 Why a Spell or Trap of the hand cannot be Set. */
export function whyNotSetSpell(g: G, seat: Seat, id: CardId): string | undefined {
  const { icon, kind, blank } = defOf(g, id);
  return (
    forbid('Y-SPL-012', g.state.turn !== seat || !isMainPhase(g)) ??
    (kind === 'monster' || blank ? 'Y-CARD-006' : undefined) ??
    forbid('Y-ZONE-004', icon !== 'field' && freeSpellZones(g, seat) < 1)
  );
}

/** The zone of a Set card is public, so the answers differ, too. */
export function setSay(g: G, card: CardId): 'sets' | 'sets field' {
  return defOf(g, card).icon === 'field' ? 'sets field' : 'sets';
}

export function addSetSpellPieces(g: G, seat: Seat, pieces: Piece[]): void {
  for (const card of playerOf(g, seat).hand)
    if (whyNotSetSpell(g, seat, card) === undefined) pieces.push({ say: setSay(g, card), card });
}

function settled(g: G): void {
  g.state.window = 'response';
  settle(g);
}

/** Y-X-SMN-11 A face-up Gemini Monster is Normal Summoned again. */
export function whyNotAgain(g: G, seat: Seat, id: CardId): string | undefined {
  const { up, placed } = cardOf(g, id);
  const gemini = defOf(g, id).abilities?.includes('gemini') === true;
  return (
    forbid('Y-X-SMN-10', !gemini || !up || placed?.gemini === true) ??
    forbid('Y-SUM-006', playerOf(g, seat).summoned && !extraSummonFor(g, seat, id)) ??
    forbid('Y-X-SMN-22', isForbidden(g, seat, 'normal summon'))
  );
}

export function declareAgain(g: G, seat: Seat, id: CardId): void {
  useNormalSummon(g, seat, id);
  g.state.declared = {
    seat,
    way: 'normal',
    monsters: [id],
    from: ['monsters'],
    second: true,
    position: undefined,
    materials: [],
    proper: false,
    gives: [],
    own: false,
    negated: false,
  };
  g.state.at = 'summon';
}

/** Y-SUM-011, Y-SUM-012, Y-POS-002 to Y-POS-004 */
export function whyNotFlip(g: G, seat: Seat, id: CardId): string | undefined {
  const { up, placed } = cardOf(g, id);
  return (
    forbid('Y-SUM-011', up) ??
    forbid('Y-X-SMN-22', isSecond(g, seat, id)) ??
    forbid('Y-SUM-012', placed?.arrived === g.state.turnNumber) ??
    forbid('Y-POS-003', placed?.attackTurn === g.state.turnNumber) ??
    forbid('Y-POS-004', placed?.changed === g.state.turnNumber) ??
    forbid('Y-POS-001', cannot(g, id, 'change position'))
  );
}

export function declareFlip(g: G, seat: Seat, id: CardId): void {
  placedOf(g, id).changed = g.state.turnNumber;
  g.state.declared = {
    seat,
    way: 'flip',
    monsters: [id],
    from: ['monsters'],
    second: false,
    position: 'attack',
    materials: [],
    proper: false,
    gives: [],
    own: false,
    negated: false,
  };
  g.state.at = 'summon';
}

/** Y-POS-001 to Y-POS-004 */
export function whyNotChange(g: G, _seat: Seat, id: CardId, to: Position): string | undefined {
  const { up, placed } = cardOf(g, id);
  const { turnNumber } = g.state;
  return (
    forbid('Y-POS-001', !up || placed?.position === to || cannot(g, id, 'change position')) ??
    forbid('Y-POS-002', placed?.arrived === turnNumber) ??
    forbid('Y-POS-003', placed?.attackTurn === turnNumber) ??
    forbid('Y-POS-004', placed?.changed === turnNumber)
  );
}

export function declareChange(g: G, _seat: Seat, id: CardId, to: Position): void {
  beginMoment(g.state);
  placedOf(g, id).changed = g.state.turnNumber;
  changePosition(g, id, to);
  settled(g);
}
