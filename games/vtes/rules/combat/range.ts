/** Chapter 19: range and maneuvers. */

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
import type { Effect } from '../../cards/language.ts';
import { continuation, openings } from '../cards/offers.ts';
import { carryOut } from '../cards/playing.ts';
import { among, givenPiece, givenTo, sourcesOf, spendGiven, useSource } from '../cards/sources.ts';
import { controllerOf } from '../facts/cards.ts';
import { combatOrder, fighterOf, goesOn, isUsed, type Who, whoIs, whyNotManeuver } from '../facts/fighters.ts';
import { has } from '../facts/values.ts';
import type { Combat } from '../state/combat.ts';
import type { G } from '../state/state.ts';
import { strikersOf, type Weapon, weaponOf, whyNotStrike } from './weapons.ts';

/**
 * V-RNG-001 to V-RNG-003 The combatants answer each other's maneuvers, the acting one first, until both pass. Others
 * may use cards and effects in this step. A range that was set is final (V-COM-012).
 */
export function* determineRange(g: G, combat: Combat): Procedure {
  while (goesOn(g)) {
    const heard = yield* askWindow(combatOrder(g), (seat) => rangeQuestion(g, seat));
    if (!heard) return;
    if (heard.path[0]?.say === 'maneuvers') yield* maneuver(g, combat, heard);
    else yield* carryOut(g, heard, 'range');
  }
}

function rangeQuestion(g: G, seat: Seat): Question | undefined {
  const combat = g.state.combat as Combat;
  const own = maneuversOf(g, seat);
  if (own.length === 0 && openings(g, seat, 'range').length === 0) return undefined;
  const mayPass = forbid('V-RNG-008', mustManeuver(g, combat, seat)) === undefined;
  return {
    seat,
    step: 'range',
    about: { say: 'range', card: combat.acting },
    ...(mayPass ? { passive: PASSIVE_PASS } : {}),
    next: (prefix) => {
      const [head] = prefix;
      if (!head) {
        const pieces = [...among(maneuversOf(g, seat), prefix), ...openings(g, seat, 'range')];
        return mayPass ? [PASS, ...pieces] : pieces;
      }
      if (head.say === 'pass') return [];
      return head.say === 'maneuvers' ? among(maneuversOf(g, seat), prefix) : continuation(g, seat, 'range', prefix);
    },
  };
}

/** V-RNG-008 A maneuver that a played card gives must be used in its round; an optional one need not. */
function mustManeuver(g: G, combat: Combat, seat: Seat): boolean {
  if (!g.edition.maneuverMustBeUsed) return false;
  for (const who of [0, 1] as const) {
    const { card } = fighterOf(combat, who);
    if (controllerOf(g, card) !== seat || whyNotManeuver(combat, who) || whyNotThere(g, combat, card)) continue;
    if (givenTo(g, card, 'maneuver').length > 0) return true;
  }
  return false;
}

/** V-RNG-002, V-RNG-004 Every maneuver that a seat's combatant could use now. */
function maneuversOf(g: G, seat: Seat): Path[] {
  const combat = g.state.combat as Combat;
  const paths: Path[] = [];
  for (const who of [0, 1] as const) {
    const { card } = fighterOf(combat, who);
    if (controllerOf(g, card) !== seat || whyNotManeuver(combat, who) || whyNotThere(g, combat, card)) continue;
    const head: Piece = { say: 'maneuvers', card };
    const wanted = (effect: Effect): boolean => isManeuver(effect) && whyNotOnly(combat, effect) === undefined;
    for (const source of sourcesOf(g, seat, card, 'range', wanted)) paths.push([head, ...source.path]);
    for (const id of strikersOf(g, card))
      if (whyNotWeaponManeuver(g, combat, who, id) === undefined) paths.push([head, { say: 'with weapon', card: id }]);
    for (const stat of ['maneuver', 'optional maneuver', 'optional maneuver or press'] as const)
      for (const given of givenTo(g, card, stat)) paths.push([head, givenPiece(given)]);
    const to = combat.range === 'long' ? 'close' : 'long';
    for (const given of givenTo(g, card, `optional maneuver to ${to} range`)) paths.push([head, givenPiece(given)]);
  }
  return paths;
}

/**
 * The rule by which another effect forbids the minion's maneuver. A maneuver at close range leads to long range, and
 * the other way round.
 */
function whyNotThere(g: G, combat: Combat, minion: CardId): string | undefined {
  const to = combat.range === 'close' ? 'long' : 'close';
  return (
    forbid('V-GEN-001', has(g, minion, 'cannot maneuver')) ??
    forbid('V-GEN-001', has(g, minion, `cannot maneuver to ${to} range`))
  );
}

/** Some maneuvers can only be used to get to one of the ranges. */
function whyNotOnly(combat: Combat, effect: Effect): string | undefined {
  return forbid('V-GEN-001', effect.do === 'maneuver' && effect.only === combat.range);
}

function isManeuver(effect: Effect): boolean {
  return effect.do === 'maneuver';
}

/**
 * V-RNG-004, V-RNG-007, V-EFF-008 Why a weapon's maneuver cannot be used. A minion that cannot strike with it cannot
 * maneuver with it either, and an earlier bearer may already have used its maneuver.
 */
export function whyNotWeaponManeuver(g: G, combat: Combat, who: Who, id: CardId): string | undefined {
  const weapon = weaponOf(g, id);
  const fighter = fighterOf(combat, who);
  if (!weapon?.maneuver) return 'V-RNG-004';
  return (
    forbid('V-RNG-007', fighter.committed !== undefined && fighter.committed.source !== id) ??
    forbid('V-GEN-001', maneuverKey(combat, id, weapon) === undefined) ??
    whyNotStrike(g, combat, who, id, weapon.weapon)
  );
}

/** The key under which the weapon's next maneuver is remembered; undefined if it has no more. */
function maneuverKey(combat: Combat, id: CardId, weapon: Weapon): string | undefined {
  const keys =
    weapon.maneuver === 'each round'
      ? [`round:maneuver:${id}`]
      : weapon.maneuver === 'each combat'
        ? [`maneuver:${id}`]
        : [`maneuver:${id}`, `maneuver:${id}:2`];
  return keys.find((key) => !isUsed(combat, key));
}

/** V-RNG-005 to V-RNG-007 The maneuver of a strike card or a weapon commits the minion to that strike. */
function* maneuver(g: G, combat: Combat, heard: Heard): Procedure {
  const { seat, path } = heard;
  const minion = (path[0] as Piece).card as CardId;
  const source = path[1] as Piece;
  const who = whoIs(combat, minion) as Who;
  const fighter = fighterOf(combat, who);
  if (source.say === 'with effect') spendGiven(g, minion, source);
  else if (source.say === 'with weapon') {
    const weapon = weaponOf(g, source.card as CardId) as Weapon;
    fighter.used.push(maneuverKey(combat, source.card as CardId, weapon) as string);
    fighter.committed = { source: source.card as CardId, strike: weapon.weapon, chosen: {}, x: 0 };
  } else {
    const used = yield* useSource(g, seat, minion, path, 1, ['maneuver', 'strike']);
    if (!used) return;
    const strike = used.effects.find((effect) => effect.do === 'strike');
    if (strike)
      fighter.committed = {
        source: source.card as CardId,
        strike: strike.strike,
        chosen: used.scene.chosen,
        x: used.scene.x,
      };
  }
  if (!goesOn(g)) return;
  combat.range = combat.range === 'close' ? 'long' : 'close';
  combat.lastManeuver = who;
  g.emit({ type: 'maneuvered', card: refer(g.state, minion, true), range: combat.range });
}
