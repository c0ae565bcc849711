/** Chapter 18: combat, its rounds and their steps. */

import { bit, type CardId, forbid, type Procedure, refer } from '@praxis/engine';
import { settleDepartures } from '../cards/departures.ts';
import { perform } from '../cards/effects.ts';
import { settle } from '../cards/playing.ts';
import { runTriggers } from '../cards/triggers.ts';
import { addCounters, spoilWithdrawal } from '../changes/counters.ts';
import { drawDelayed, settleHands } from '../changes/hand.ts';
import { addLasting, endAllowed, endLasting } from '../changes/lasting.ts';
import { unmark } from '../changes/marks.ts';
import { burn } from '../changes/moving.ts';
import { showOpenHands } from '../changes/showing.ts';
import { boundTo, controllerOf, isInPlay, isType, isVampire } from '../facts/cards.ts';
import { fighterOf, goesOn, whyNotFight } from '../facts/fighters.ts';
import { changesHandSize } from '../facts/printed.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { bonusFromCards, has } from '../facts/values.ts';
import type { PutOff } from '../state/action.ts';
import type { Combat, Fighter } from '../state/combat.ts';
import { VAMPIRE_BLOCKED } from '../state/notes.ts';
import { cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { inflict } from './damage.ts';
import { pressStep } from './press.ts';
import { determineRange } from './range.ts';
import { resolvePair, settlePair } from './resolution.ts';
import { chooseStrike } from './strikes.ts';
import { combatWindow } from './windows.ts';

/**
 * V-COM-001 to V-COM-004, V-COM-006 Combat between two ready minions of different players, locked or not: rounds until
 * a round ends without a press to continue.
 */
export function* fight(g: G, acting: CardId, opposing: CardId, afterBlock = false): Procedure {
  // A combat does not begin within another one.
  if (g.state.combat || whyNotFight(g, acting, opposing)) return;
  const [first, second] = has(g, acting, 'opponent counts as acting') ? [opposing, acting] : [acting, opposing];
  const combat = newCombat(g, first, second, afterBlock);
  g.state.combat = combat;
  if (combat.blockingVampires) playerOf(g, g.state.turn).did.push(VAMPIRE_BLOCKED);
  // V-WDR-002
  for (const { seat } of combat.fighters) spoilWithdrawal(g, seat);
  g.emit({ type: 'combat', acting: refer(g.state, acting, true), opposing: refer(g.state, opposing, true) });
  for (const { card } of combat.fighters) enterCombat(g, card);
  showOpenHands(g);
  yield* settleChangedHands(g, combat);
  do yield* round(g, combat);
  while (combat.continuing && goesOn(g));
  yield* endCombat(g, combat);
}

/** V-HAND-006 Cards of the combatants that change hand sizes may do so in combat only. */
function* settleChangedHands(g: G, { fighters }: Combat): Procedure {
  const changes = (id: CardId): boolean => changesHandSize(defOf(g, id));
  if (fighters.some(({ card }) => changes(card) || cardOf(g, card).play?.with.some(changes)))
    for (const { seat } of fighters) g.state.unsettledHands |= bit(seat);
  if (g.state.unsettledHands !== 0) yield* settleHands(g);
}

const EACH_COMBAT = [
  'optional maneuver',
  'optional press',
  'optional maneuver or press',
  'mandatory press to continue',
  'mandatory press',
] as const;

/**
 * Burns the cards bound to a minion until it fights, and gives it the effects that cards' texts grant in each combat.
 */
function enterCombat(g: G, card: CardId): void {
  for (const id of boundTo(g, card, true)) burn(g, id);
  for (const stat of EACH_COMBAT) {
    const amount = bonusFromCards(g, card, stat);
    if (amount > 0) addLasting(g, { until: 'combat', card, stat, amount });
  }
}

function newCombat(g: G, acting: CardId, opposing: CardId, afterBlock: boolean): Combat {
  return {
    acting,
    opposing,
    afterBlock,
    blockingVampires: afterBlock && isVampire(g, acting) && isVampire(g, opposing),
    range: 'close',
    round: 0,
    pair: 0,
    over: false,
    lastManeuver: undefined,
    lastPress: undefined,
    rangeSet: false,
    nextRange: undefined,
    continuing: false,
    fighters: [newFighter(g, acting), newFighter(g, opposing)],
    byWeapon: [],
    retainersLost: [],
    beforeRange: putOffTo(g, 'before range'),
    quietRounds: 0,
    drained: [],
    nextRound: [],
    queued: undefined,
    later: putOffTo(g, 'end of combat'),
    limited: [],
  };
}

/** Takes the effects that the action has put off until its next combat. */
function putOffTo(g: G, moment: 'before range' | 'end of combat'): PutOff[] {
  const { action } = g.state;
  const due = action?.ofCombat.filter(({ when }) => when === moment) ?? [];
  if (action && due.length > 0) action.ofCombat = action.ofCombat.filter(({ when }) => when !== moment);
  return due;
}

function newFighter(g: G, card: CardId): Fighter {
  return {
    card,
    seat: controllerOf(g, card),
    committed: undefined,
    strike: undefined,
    additional: 0,
    additionalUsed: false,
    additionalWith: undefined,
    fixed: [],
    bound: undefined,
    onDamage: [],
    onDamageThisRound: [],
    used: [],
    bloodLostToDamage: 0,
    damageTaken: 0,
    damageInCombat: 0,
    damageInflicted: 0,
    handDamage: 0,
    playedThisRound: [],
    playedThisCombat: [],
  };
}

/** V-COM-006, V-COM-010, V-COM-011 The steps of a round; it breaks off when a combatant is no longer ready. */
function* round(g: G, combat: Combat): Procedure {
  const skipsRange = startRound(g, combat);
  for (const { effects, ...scene } of combat.nextRound.splice(0)) yield* perform(g, { ...scene, x: 0 }, effects);
  if (combat.round === 1) yield* runTriggers(g, 'combat begins', [combat.acting, combat.opposing]);
  // V-COM-007, V-COM-008 Effects that are used here apply at once.
  yield* combatWindow(g, 'before range', { say: 'before range', card: combat.acting });
  for (const { effects, ...scene } of combat.beforeRange.splice(0))
    if (goesOn(g)) yield* perform(g, { ...scene, x: 0 }, effects);
  if (goesOn(g)) yield* weatherDamage(g, combat);
  if (!skipsRange) yield* determineRange(g, combat);
  if (goesOn(g)) g.emit({ type: 'range', range: combat.range });
  // V-COM-009 The rulebook of 2000 has no such step; cards that mention the moment are used then all the same.
  yield* combatWindow(g, 'before strikes', { say: 'before strikes', card: combat.acting });
  yield* strikeSteps(g, combat);
  yield* pressStep(g, combat);
  // V-COM-011 The end of the round is also that of a combat that has ended early.
  yield* combatWindow(g, 'end of round', { say: 'end of round', card: combat.acting }, () => g.state.over);
  yield* runTriggers(g, 'end of round', [combat.acting, combat.opposing]);
  endRound(g, combat);
}

/**
 * Before range, a card's weather damages both combatants and their retainers; a growing one is stronger in the next
 * round.
 */
function* weatherDamage(g: G, combat: Combat): Procedure {
  const falling = g.state.lasting.filter(({ stat }) => stat === 'weather' || stat === 'growing weather');
  for (const { amount, source } of falling)
    for (const { card } of combat.fighters)
      for (const id of [card, ...(cardOf(g, card).play?.with ?? []).filter((each) => isType(g, each, 'retainer'))])
        if (isInPlay(g, id))
          yield* inflict(g, id, { amount, aggravated: false, unpreventable: true, source, by: undefined });
  if (falling.length > 0)
    g.state.lasting = g.state.lasting.map((each) =>
      each.stat === 'growing weather' ? { ...each, amount: each.amount + 1 } : each,
    );
}

/** V-RNG-001, V-PRS-004 Each round starts at close range. True if its range step is skipped. */
function startRound(g: G, combat: Combat): boolean {
  combat.round++;
  combat.pair = 0;
  combat.range = combat.nextRange ?? 'close';
  combat.lastManeuver = undefined;
  combat.lastPress = undefined;
  combat.rangeSet = combat.nextRange !== undefined;
  combat.nextRange = undefined;
  combat.continuing = false;
  g.emit({ type: 'round', round: combat.round });
  for (const { stat, card, source, eachRound } of [...g.state.lasting])
    if (eachRound !== undefined && combat.round > 1)
      addLasting(g, { until: 'round', card, stat, amount: eachRound, source });
  return combat.rangeSet;
}

/** V-STR-001, V-STR-002, V-STR-011, V-AMB-18 Pair by pair: the strikes are chosen, then resolved with all their damage. */
function* strikeSteps(g: G, combat: Combat): Procedure {
  combat.pair = 1;
  yield* chooseStrike(g, combat, 0);
  yield* chooseStrike(g, combat, 1);
  yield* resolvePair(g, combat);
  // V-STR-013, V-STR-014 Additional strikes are gained now, the acting combatant deciding first.
  yield* combatWindow(g, 'additional strikes', { say: 'additional strikes', card: combat.acting });
  // V-STR-015, V-STR-016, V-RNG-009 Further pairs at the same range.
  while (goesOn(g) && combat.fighters.some((fighter) => fighter.additional > 0)) {
    combat.pair++;
    for (const who of [0, 1] as const) {
      const fighter = fighterOf(combat, who);
      if (forbid('V-STR-017', fighter.additional < 1)) continue;
      fighter.additional--;
      fighter.bound = fighter.fixed.shift();
      yield* chooseStrike(g, combat, who);
      fighter.bound = undefined;
    }
    yield* resolvePair(g, combat);
  }
}

/** A wounded vampire that stays in combat does not keep it going for ever. */
const QUIET_ROUNDS = 3;

function endRound(g: G, combat: Combat): void {
  combat.quietRounds = combat.quietRounds === undefined ? 0 : combat.quietRounds + 1;
  if (combat.quietRounds >= QUIET_ROUNDS && combat.fighters.some(({ card }) => has(g, card, 'no torpor in combat')))
    combat.over = true;
  settlePair(g, combat);
  for (const fighter of combat.fighters) {
    if (fighter.committed) settle(g, fighter.committed.source);
    fighter.committed = undefined;
    fighter.additional = 0;
    fighter.additionalUsed = false;
    fighter.additionalWith = undefined;
    fighter.fixed = [];
    fighter.onDamageThisRound = [];
    fighter.bloodLostToDamage = 0;
    fighter.damageTaken = 0;
    fighter.damageInflicted = 0;
    fighter.playedThisRound = [];
    if (fighter.used.length > 0) fighter.used = fighter.used.filter((each) => !each.startsWith('round:'));
  }
  g.state.lasting = g.state.lasting.filter((each) => each.until !== 'round' && each.until !== 'strike');
  endAllowed(g, 'round');
  endAllowed(g, 'strike');
  forget(g, 'round:');
}

/** Cards in play may be used again: their effects were limited to a round or a combat. */
function forget(g: G, prefix: string): void {
  for (const { play } of g.state.cards) {
    if (!play) continue;
    if (play.did.length > 0) play.did = play.did.filter((each) => !each.startsWith(prefix));
    const at = play.marks.indexOf('stolen this round');
    if (at >= 0) play.marks.splice(at, 1);
  }
}

/** Ends everything that lasted for the combat; its consequences come after. */
function* endCombat(g: G, combat: Combat): Procedure {
  combat.over = true;
  g.emit({ type: 'combat over' });
  if (g.edition.retainersRecover) recover(g, combat);
  g.state.combat = undefined;
  endLasting(g, 'combat');
  yield* settleChangedHands(g, combat);
  forget(g, 'combat:');
  for (const { card } of combat.fighters) if (cardOf(g, card).place === 'ready') unmark(g, card, 'going to torpor');
  g.state.fought = combat;
  for (const { effects, ...scene } of combat.later) yield* perform(g, { ...scene, x: 0 }, effects);
  for (const seat of clockwiseFrom(g, g.state.turn)) drawDelayed(g, 'combat', seat);
  yield* settleDepartures(g);
  yield* runTriggers(g, 'after combat', [combat.acting, combat.opposing]);
  yield* runTriggers(g, 'a combat is over');
  g.state.fought = undefined;
  if (combat.queued && !g.state.over) yield* fight(g, ...combat.queued);
}

/** V-RET-005 */
function recover(g: G, combat: Combat): void {
  for (const { card, life } of combat.retainersLost) if (isInPlay(g, card)) addCounters(g, card, life);
}
