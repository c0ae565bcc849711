/** Chapter 22: damage is prevented, then healed. The same for damage of any source (V-DMG-017). */

import {
  askWindow,
  type CardId,
  forbid,
  type Heard,
  PASS,
  PASSIVE_PASS,
  type Path,
  type Piece,
  type Procedure,
  type Question,
  refer,
  type Seat,
} from '@praxis/engine';
import type { Effect, Filter } from '../../cards/language.ts';
import { isDoomed } from '../cards/burning.ts';
import { settleDrained } from '../cards/departures.ts';
import { continuation, openings } from '../cards/offers.ts';
import { carryOut } from '../cards/playing.ts';
import { isMeant, type Packet, type Prevent, pointsOf, preventedBy, reduce } from '../cards/prevention.ts';
import { cardQuestion } from '../cards/questions.ts';
import { among, givenPiece, givenTo, sourcesOf, spendGiven, useSource } from '../cards/sources.ts';
import { addLasting } from '../changes/lasting.ts';
import { burnBlood } from '../changes/losing.ts';
import { mark, unmark } from '../changes/marks.ts';
import { burn } from '../changes/moving.ts';
import { controllerOf, hasMark, isInPlay, isMinion, isReady, isType, isVampire } from '../facts/cards.ts';
import { combatOrder, whoIs } from '../facts/fighters.ts';
import { matches } from '../facts/filters.ts';
import { abilitiesOf } from '../facts/printed.ts';
import { type Scene, sceneOf } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { withAggravation } from '../facts/strike-damage.ts';
import { bonus, has } from '../facts/values.ts';
import type { InflictedDamage } from '../state/chapters.ts';
import type { Combat, Damage } from '../state/combat.ts';
import { cardOf, defOf, type G, playOf } from '../state/state.ts';
import { isSaid } from '../state/words.ts';
import { goToTorpor } from './torpor.ts';

/** V-DMG-017, V-DMG-018 Damage from any source. It is environmental unless a minion inflicts it. */
export function* inflict(g: G, target: CardId, damage: InflictedDamage): Procedure {
  if (damage.amount <= 0) return;
  const { amount, aggravated, unpreventable, source, by } = damage;
  const part: Damage = { amount, aggravated, unpreventable, source, by, strike: false, gun: false };
  yield* resolveDamage(g, [{ target, parts: [part] }]);
}

/**
 * V-DMG-001 Prevention first, then healing or loss of life; a wounded vampire goes to torpor after all of it
 * (V-DMG-008).
 */
export function* resolveDamage(g: G, inflicted: readonly Packet[]): Procedure {
  const packets = inflicted.map((packet) => withAggravation(g, packet));
  for (const packet of packets) yield* prevention(g, packet);
  for (const packet of packets) if (isInPlay(g, packet.target)) take(g, spared(g, softened(g, packet)));
  if (g.state.combat && g.state.combat.drained.length > 0) yield* settleDrained(g, g.state.combat);
  for (const { target } of packets) if (hasMark(g, target, 'destroyed')) yield* destroy(g, target);
  for (const { target } of packets) if (isShattered(g, target)) yield* destroy(g, target);
  for (const { target } of packets) if (isFelled(g, target)) mark(g, target, 'going to torpor');
  const going = packets.map((packet) => packet.target).filter((id) => isGoingToTorpor(g, id));
  if (going.length === 0) return;
  yield* beforeTorpor(g, going);
  for (const id of going)
    if (isGoingToTorpor(g, id)) yield* goToTorpor(g, id);
    else if (isReady(g, id)) unmark(g, id, 'going to torpor');
}

/** A vampire may treat aggravated damage as normal for a while. */
function softened(g: G, packet: Packet): Packet {
  if (!packet.parts.some((part) => part.aggravated) || !has(g, packet.target, 'aggravated damage as normal'))
    return packet;
  return { target: packet.target, parts: packet.parts.map((part) => ({ ...part, aggravated: false })) };
}

/** Of a combatant on whom only the first point of each round is inflicted: V-DMG-012 the normal damage comes first. */
function spared(g: G, packet: Packet): Packet {
  const { target, parts } = packet;
  const fighter = g.state.combat?.fighters.find((each) => each.card === target);
  const all = fighter !== undefined && has(g, target, 'one damage each round');
  if (!fighter || !(all || has(g, target, 'one normal damage each round'))) return packet;
  let left = fighter.damageTaken > 0 ? 0 : 1;
  let prevented = 0;
  const kept = [...parts]
    .sort((one, other) => Number(one.aggravated) - Number(other.aggravated))
    .map((part) => {
      const amount = part.unpreventable || (part.aggravated && !all) ? part.amount : Math.min(part.amount, left);
      if (part.amount > 0) left = 0;
      prevented += part.amount - amount;
      return { ...part, amount };
    });
  if (prevented > 0) g.emit({ type: 'prevented', card: refer(g.state, target, true), amount: prevented });
  return { target, parts: kept };
}

/** V-DMG-014 The vampire is burned, unless something can be used instead. */
function* destroy(g: G, id: CardId): Procedure {
  unmark(g, id, 'destroyed');
  if (!(yield* isDoomed(g, id))) return;
  g.emit({ type: 'destroyed', card: refer(g.state, id, true) });
  burn(g, id);
}

/** A combatant may be burned by so much damage in one combat, however much it could still heal. */
function isShattered(g: G, id: CardId): boolean {
  if (!isSaid(g, 'burned from damage') || !isReady(g, id)) return false;
  const [fighter, most] = [
    g.state.combat?.fighters.find(({ card }) => card === id),
    bonus(g, id, 'burned from damage'),
  ];
  return fighter !== undefined && most > 0 && fighter.damageInCombat >= most;
}

/** True if so much damage in the combat sends the combatant to torpor by an effect. */
function isFelled(g: G, id: CardId): boolean {
  const { combat, lasting } = g.state;
  const fighter = lasting.length > 0 ? combat?.fighters.find(({ card }) => card === id) : undefined;
  if (!fighter || !isReady(g, id) || has(g, id, 'no torpor in combat')) return false;
  return lasting.some(
    ({ card, stat, amount }) => card === id && stat === 'torpor from damage' && fighter.damageInCombat >= amount,
  );
}

function isGoingToTorpor(g: G, id: CardId): boolean {
  return isReady(g, id) && hasMark(g, id, 'going to torpor') && !has(g, id, 'no torpor in combat');
}

function isPreventable(part: Damage): boolean {
  return !part.unpreventable;
}

/** V-DMG-002 The damaged minion prevents with one card or effect at a time, until nothing is left or it stops. */
function* prevention(g: G, packet: Packet): Procedure {
  lessen(g, packet);
  preventByStrike(g, packet);
  g.state.damage = packet;
  while (isInPlay(g, packet.target) && pointsOf(packet.parts, isPreventable) > 0) {
    const heard = yield* askWindow(clockwiseFrom(g, controllerOf(g, packet.target)), (seat) =>
      preventQuestion(g, packet, seat),
    );
    if (!heard) break;
    if (heard.path[0]?.say === 'prevents') yield* prevent(g, packet, heard);
    else yield* carryOut(g, heard, 'damage');
  }
  g.state.damage = undefined;
}

/** Reduces damage by the text of cards, before anybody prevents any of it. */
function lessen(g: G, { target, parts }: Packet): void {
  const { combat } = g.state;
  if (has(g, target, 'safe from opposing strikes'))
    for (const part of parts) if (part.strike && !part.unpreventable) part.amount = 0;
  for (const ability of abilitiesOf(g, target))
    if ('always' in ability && ability.always === 'immune') spareFrom(g, target, parts, ability.from);
  if (has(g, target, 'immune to normal damage')) for (const part of parts) if (!part.aggravated) part.amount = 0;
  const less = combat ? bonus(g, target, 'less damage from opposing') : 0;
  if (combat && less > 0)
    for (const part of parts)
      if (part.by !== undefined && part.by !== target && whoIs(combat, part.by) !== undefined)
        part.amount = Math.max(0, part.amount - less);
}

/** Prevents damage by the minion's own strike: that is no choice, and the strike's prevention has a limit in all. */
function preventByStrike(g: G, packet: Packet): void {
  const strike = g.state.combat?.fighters.find(({ card }) => card === packet.target)?.strike;
  if (!strike?.prevents) return;
  const effect = strike.strike.also?.find((each) => each.do === 'prevent');
  if (!effect) return;
  const required = requiredBy(g, strike.source);
  const points = Math.min(
    strike.prevents,
    pointsOf(packet.parts, (part) => isMeant(effect, part, required)),
  );
  if (points === 0) return;
  strike.prevents -= points;
  reduce(g, packet, effect, points, true, required);
}

/** Damage of a minion, or of a retainer, that does nothing to the card. */
function spareFrom(g: G, target: CardId, parts: readonly Damage[], from: Filter | 'bearer'): void {
  const scene = sceneOf(g, target);
  for (const part of parts) {
    const cause = part.by ?? part.source;
    if (cause === undefined) continue;
    const isMeant =
      from === 'bearer' ? cause === playOf(g, target).on : matches(g, scene, { in: 'anywhere', ...from }, cause);
    if (isMeant) part.amount = 0;
  }
}

function preventQuestion(g: G, packet: Packet, seat: Seat): Question | undefined {
  if (preventionsOf(g, packet, seat).length === 0 && openings(g, seat, 'damage').length === 0) return undefined;
  return {
    seat,
    step: 'damage',
    about: { say: 'prevent damage', card: packet.target, amount: pointsOf(packet.parts, isPreventable) },
    passive: PASSIVE_PASS,
    next: (prefix) => {
      const [head] = prefix;
      if (!head) return [PASS, ...among(preventionsOf(g, packet, seat), prefix), ...openings(g, seat, 'damage')];
      if (head.say === 'pass') return [];
      return head.say === 'prevents'
        ? among(preventionsOf(g, packet, seat), prefix)
        : continuation(g, seat, 'damage', prefix);
    },
  };
}

/** V-DMG-003, V-AMB-24 Damage to a retainer cannot be prevented, neither by it nor by its employer. */
export function whyNotPrevent(g: G, target: CardId): string | undefined {
  return forbid('V-DMG-003', !isMinion(g, target));
}

/** Every prevention that the damaged minion could use: `Sully prevents 1 with …`. */
function preventionsOf(g: G, packet: Packet, seat: Seat): Path[] {
  const { target, parts } = packet;
  if (controllerOf(g, target) !== seat || whyNotPrevent(g, target)) return [];
  const minion = isMinion(g, target) ? target : (playOf(g, target).on as CardId);
  const paths: Path[] = [];
  const isUseful = (effect: Effect): boolean =>
    effect.do === 'prevent' && pointsOf(parts, (part) => isMeant(effect, part)) > 0;
  for (const { path, effect, scene } of sourcesOf(g, seat, minion, 'damage', isUseful))
    addPrevention(g, packet, effect as Prevent, scene, path, paths, requiredBy(g, scene.card));
  for (const each of givenTo(g, minion, 'prevention'))
    addPrevention(g, packet, ONE_POINT, undefined, [givenPiece(each)], paths);
  for (const each of givenTo(g, minion, 'kept prevention')) {
    const effect = keptEffect(g, minion, each.source);
    if (effect) addPrevention(g, packet, { ...effect, amount: each.amount }, undefined, [givenPiece(each)], paths);
  }
  return paths;
}

/** The Disciplines that a card requires, in any of its ways. */
function requiredBy(g: G, card: CardId | undefined): readonly string[] {
  if (card === undefined) return [];
  return (defOf(g, card).modes ?? []).flatMap((mode) => (mode.disciplines ?? []).map((each) => each.toLowerCase()));
}

const ONE_POINT: Prevent = { do: 'prevent', amount: 1 };

/** The prevention of which points are left, as long as the minion has the card that gives it. */
function keptEffect(g: G, minion: CardId, source: CardId | undefined): Prevent | undefined {
  if (source === undefined || (source !== minion && cardOf(g, source).play?.on !== minion)) return undefined;
  for (const ability of abilitiesOf(g, source))
    for (const effect of 'use' in ability ? ability.effects : [])
      if (effect.do === 'prevent' && effect.keeps) return effect;
  return undefined;
}

function addPrevention(
  g: G,
  packet: Packet,
  effect: Prevent,
  scene: Scene | undefined,
  path: Path,
  paths: Path[],
  required?: readonly string[],
): void {
  const { parts } = packet;
  const most = pointsOf(parts, (part) => isMeant(effect, part, required));
  const amount = Math.min(most, preventedBy(g, scene, effect));
  if (amount <= 0) return;
  const sentence: Path = [{ say: 'prevents', card: packet.target, amount }, ...path];
  const aggravated = pointsOf(parts, (part) => isMeant(effect, part, required) && part.aggravated);
  // V-DMG-013, V-AMB-33 The player chooses the damage on which it is used, if it is not enough for all of it.
  if (amount === most || aggravated === 0 || aggravated === most) paths.push(sentence);
  else paths.push([...sentence, { say: 'against aggravated' }], [...sentence, { say: 'against normal' }]);
}

function* prevent(g: G, packet: Packet, heard: Heard): Procedure {
  const { seat, path } = heard;
  const source = path[1] as Piece;
  const minion = isMinion(g, packet.target) ? packet.target : (playOf(g, packet.target).on as CardId);
  const first = path.find((piece) => piece.say === 'against aggravated' || piece.say === 'against normal')?.say;
  if (source.say === 'with effect') {
    const kept = source.word === 'kept prevention' ? keptEffect(g, minion, source.card) : undefined;
    const points = kept ? ((path[0] as Piece).amount as number) : 1;
    for (let point = 0; point < points; point++) spendGiven(g, minion, source);
    reduce(g, packet, kept ?? ONE_POINT, points, first === 'against aggravated');
    return;
  }
  const plain = path.filter((piece) => piece.say !== first);
  const used = yield* useSource(g, seat, minion, plain, 1, ['prevent']);
  for (const effect of used?.effects ?? []) {
    if (effect.do !== 'prevent') continue;
    const points = preventedBy(g, used?.scene, effect);
    const required = requiredBy(g, used?.scene.card);
    const left = reduce(g, packet, effect, points, first === 'against aggravated', required);
    // Prevention that the minion can use, rather than must, may be used in parts.
    if (effect.keeps && left > 0)
      addLasting(g, {
        until: 'combat',
        card: minion,
        stat: 'kept prevention',
        amount: left,
        source: used?.scene.card,
      });
  }
}

/** V-DMG-004 Damage that was not prevented is successfully inflicted: V-DMG-005 to V-DMG-016. */
function take(g: G, { target, parts }: Packet): void {
  const normal = pointsOf(parts, (part) => !part.aggravated);
  const aggravated = pointsOf(parts, (part) => part.aggravated);
  if (normal + aggravated === 0) return;
  const { combat } = g.state;
  g.emit({ type: 'damage', card: refer(g.state, target, true), normal, aggravated });
  for (const fighter of combat?.fighters ?? []) {
    fighter.damageInflicted += pointsOf(parts, (part) => part.by === fighter.card);
    if (fighter.card === target) {
      fighter.damageTaken += normal + aggravated;
      fighter.damageInCombat += normal + aggravated;
    }
    const byHand = pointsOf(parts, (part) => part.hand === true && part.by === fighter.card);
    fighter.handDamage = Math.max(fighter.handDamage, byHand);
  }
  for (const { source, strike, amount } of parts)
    if (combat && strike && source !== undefined) noteWeapon(combat, source, target, amount);
  if (isVampire(g, target)) {
    const lost = takeAsVampire(g, target, normal, aggravated);
    for (const fighter of combat?.fighters ?? []) if (fighter.card === target) fighter.bloodLostToDamage += lost;
    return;
  }
  // V-DMG-016, V-ALV-007 Allies and retainers lose 1 life for each point, aggravated or not, and are burned without life.
  const life = burnBlood(g, target, normal + aggravated);
  if (isType(g, target, 'retainer')) combat?.retainersLost.push({ card: target, life });
}

function noteWeapon({ byWeapon }: Combat, source: CardId, target: CardId, amount: number): void {
  const known = byWeapon.find((each) => each.source === source && each.target === target);
  if (known) known.amount += amount;
  else byWeapon.push({ source, target, amount });
}

/** V-DMG-009 Wounded: with unhealed damage, in torpor, or on its way there. */
function isWounded(g: G, id: CardId): boolean {
  return cardOf(g, id).place === 'torpor' || hasMark(g, id, 'wounded');
}

/** Returns the blood that the vampire burned. V-DMG-012 The normal damage comes first. */
function takeAsVampire(g: G, id: CardId, normal: number, aggravated: number): number {
  // V-DMG-005, V-DMG-006, V-DMG-007 One blood heals one point, the last one too; V-AMB-23 the rest does nothing to a vampire that is already wounded.
  let burned = burnBlood(g, id, normal);
  let wounded = isWounded(g, id) || burned < normal;
  for (let point = 0; point < aggravated; point++) {
    // V-DMG-010 The first point wounds without costing blood.
    if (!wounded) {
      wounded = true;
      continue;
    }
    // V-DMG-011, V-AMB-26 Each further point costs 1 blood.
    if (burnBlood(g, id, 1) === 1) {
      burned++;
      continue;
    }
    // V-DMG-014, V-DMG-015 Straight to the ash heap; it is no diablerie.
    unmark(g, id, 'going to torpor');
    mark(g, id, 'destroyed');
    return burned;
  }
  if (wounded) {
    mark(g, id, 'wounded');
    if (isReady(g, id) && !has(g, id, 'no torpor in combat')) mark(g, id, 'going to torpor');
  }
  return burned;
}

/** V-DMG-008 Effects that are used when a vampire should go to torpor. */
function* beforeTorpor(g: G, going: readonly CardId[]): Procedure {
  const about: Piece = { say: 'going to torpor', card: going[0] as CardId };
  while (going.some((id) => isGoingToTorpor(g, id))) {
    const order = g.state.combat ? combatOrder(g) : clockwiseFrom(g, g.state.action?.seat ?? g.state.turn);
    const heard = yield* askWindow(order, (seat) => cardQuestion(g, seat, 'damage', about));
    if (!heard) return;
    yield* carryOut(g, heard, 'damage');
  }
}
