/** Chapter 14: the course of an action, from its announcement to its end. */

import { type CardId, type Procedure, refer } from '@praxis/engine';
import type { ActionAbility, Mode } from '../../cards/language.ts';
import { settleDepartures } from '../cards/departures.ts';
import { perform } from '../cards/effects.ts';
import { priceToPay } from '../cards/paying.ts';
import { announceCard, settle, unsettle } from '../cards/playing.ts';
import { runTriggers } from '../cards/triggers.ts';
import { cardWindow } from '../cards/windows.ts';
import { burnConvictions, powerTaken } from '../changes/convictions.ts';
import { payCost } from '../changes/costs.ts';
import { gainBlood, setEdge } from '../changes/counters.ts';
import { attach } from '../changes/entering.ts';
import { drawDelayed, replaceCard, settleHands, takeBack } from '../changes/hand.ts';
import { addLasting, endLasting } from '../changes/lasting.ts';
import { burnBlood } from '../changes/losing.ts';
import { lock, unmark } from '../changes/marks.ts';
import { burn } from '../changes/moving.ts';
import { burnPool } from '../changes/pool.ts';
import { changeSectOrClan } from '../changes/sects.ts';
import { fight } from '../combat/combat.ts';
import { mandatoryActions } from '../facts/acting.ts';
import { bloodOf, dearerByItself, isActionOver, isPresent, repeatKey, whyNotDiablerize } from '../facts/actions.ts';
import { canStillBlock, isBlocker } from '../facts/blocking.ts';
import { isInPlay, isReady } from '../facts/cards.ts';
import { atResolution } from '../facts/choices.ts';
import { ACTION_TAKEN, HAS_ACTED, HAS_ATTEMPTED } from '../facts/conditions.ts';
import { convictionsOn, costOf } from '../facts/costs.ts';
import { abilitiesOf } from '../facts/printed.ts';
import type { Play, Scene } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { cardsInPlay } from '../facts/tabletop.ts';
import { bleedOf, bonus, capacityOf, has, huntOf, playerBonus, stealthOf } from '../facts/values.ts';
import { referendum } from '../politics/referendum.ts';
import type { Action } from '../state/action.ts';
import { modesOf } from '../state/modes.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';
import { DISCARDED } from './announcing.ts';
import { blockAttempts } from './blocking.ts';
import { diablerie } from './diablerie.ts';
import { destroyImbued } from './imbued.ts';
import { putOnMinion, recruit } from './recruiting.ts';
import { awardEarned } from './red-list.ts';
import { slaveStepsIn } from './slaves.ts';
import { leaveTorpor, leaveTorporBlocked, rescue } from './torpor.ts';

/** V-PRO-001 to V-PRO-007 Announce, block, resolve. False if it was cancelled as it was announced. */
export function* takeAction(g: G, action: Action, play: Play | undefined): Procedure<boolean> {
  g.state.action = action;
  if (!(yield* announce(g, action, play))) {
    yield* endAction(g, action);
    return false;
  }
  const over = () => isActionOver(g, action);
  yield* cardWindow(g, 'announce', { say: 'action announced', card: action.by }, over);
  do {
    // An effect lets the action go on as if it had not been blocked; others may attempt to block it.
    if (action.continues) goOn(action);
    const blocker = yield* blockAttempts(g, action);
    yield* blocksAreSettled(g, action);
    if (blocker !== undefined) yield* blocked(g, action, blocker);
    if (action.continues && !over()) continue;
    if (blocker === undefined && !over()) {
      yield* cardWindow(g, 'before resolution', { say: 'before resolution', card: action.by }, over);
      if (!over()) yield* succeed(g, action, play);
    }
    // V-ACT-017, V-ACT-033, V-ACT-038 A card whose action failed is burned; V-ACT-039 a card in play is left alone.
    if (play) settle(g, play.card);
    // V-RED-004 Trophies earned in the combat or by the action.
    yield* awardEarned(g);
    yield* afterResolution(g, action);
    if (play && action.continues && !over()) unsettle(g, play);
  } while (action.continues && !over());
  yield* endAction(g, action);
  return true;
}

function goOn(action: Action): void {
  action.continues = false;
  action.state = 'announced';
  action.blocker = undefined;
}

/** Carries out effects that cards have put off until it is settled who blocks. */
function* blocksAreSettled(g: G, action: Action): Procedure {
  for (const { effects, ...scene } of action.afterBlocks.splice(0)) yield* perform(g, { ...scene, x: 0 }, effects);
}

/** V-PRO-001 The action is named, its card is shown, the minion locks. V-CAN-003 A cancelled action card undoes all that. */
function* announce(g: G, action: Action, play: Play | undefined): Procedure<boolean> {
  g.emit({
    type: 'action',
    kind: action.kind,
    seat: action.seat,
    by: refer(g.state, action.by, true),
    targets: action.targets,
    on: action.on.map((id) => refer(g.state, id, true)),
    ...(action.card === undefined ? {} : { card: refer(g.state, action.card, true), played: play !== undefined }),
  });
  const isMandatory = mandatoryActions(g, action.by).length > 0;
  // V-PRO-004 The cost is not paid at the announcement.
  if (play && !(yield* announceCard(g, play, false))) return false;
  if (isActionOver(g, action)) return false;
  lock(g, action.by);
  lockForUse(g, action, play);
  spendStealthyAction(g, action);
  const { did } = playOf(g, action.by);
  did.push(repeatKey(g));
  playerOf(g, action.seat).did.push(ACTION_TAKEN);
  if (!isMandatory) playerOf(g, action.seat).did.push(HAS_ACTED);
  if (!playerOf(g, action.seat).did.includes(HAS_ATTEMPTED)) playerOf(g, action.seat).did.push(HAS_ATTEMPTED);
  if (action.kind === 'bleed' && !did.includes('bleed')) did.push('bleed');
  if (action.kind === 'hunt' && !did.includes('hunt')) did.push('hunt');
  if (action.kind === 'political') did.push('political');
  if (action.kind === 'fight' && action.card === undefined) did.push('red list');
  if (action.kind === 'bleed' && action.card !== undefined) {
    const extra = bleedBonus(g, action);
    if (extra !== 0)
      addLasting(g, { until: 'action', card: action.by, stat: 'bleed', amount: extra, source: action.card });
  }
  if (play) yield* fromAnnouncement(g, action, play);
  yield* runTriggers(g, 'bearer acts', [action.by]);
  yield* runTriggers(g, 'an action is announced');
  return !isActionOver(g, action);
}

/** Effects of the card on the action itself apply from now on. */
function* fromAnnouncement(g: G, action: Action, play: Play): Procedure {
  const { during } = modesOf(defOf(g, play.card))[play.mode] as Mode;
  if (!during || action.kind === 'political') return;
  yield* perform(g, { seat: action.seat, minion: action.by, card: play.card, chosen: play.chosen, x: play.x }, during);
}

/** V-IMB-015, V-GEN-020 A card that is locked for an action is locked like the minion: when the action is announced. A card that is discarded for it goes then, too. */
function lockForUse(g: G, action: Action, play: Play | undefined): void {
  if (play || action.card === undefined) return;
  const ability = abilitiesOf(g, action.card)[action.mode] as ActionAbility | undefined;
  if (ability?.cost?.lock) lock(g, action.card);
  if (ability?.once) playOf(g, action.card).did.push(`once:${ability.action}`);
  if (ability?.paysFirst && ability.cost?.burnThis) burn(g, action.card);
  for (const id of action.chosen[DISCARDED] ?? []) {
    burn(g, id as CardId);
    replaceCard(g, action.seat, undefined);
  }
}

/** An effect may give stealth to the next actions of the player. */
function spendStealthyAction(g: G, { by, seat }: Action): void {
  const { lasting } = g.state;
  const at = lasting.findIndex((each) => each.seat === seat && each.stat === 'stealthy actions' && each.amount > 0);
  const given = lasting[at];
  if (!given) return;
  if (given.amount > 1) lasting[at] = { ...given, amount: given.amount - 1 };
  else lasting.splice(at, 1);
  addLasting(g, { until: 'action', card: by, stat: 'stealth', amount: 1, source: given.source });
}

function bleedBonus(g: G, action: Action): number {
  const id = action.card as CardId;
  if (cardOf(g, id).place === 'played') return (modesOf(defOf(g, id))[action.mode] as Mode).action?.bleed ?? 0;
  return (abilitiesOf(g, id)[action.mode] as ActionAbility).bleed ?? 0;
}

/** V-PRO-006 The cost is paid and the effects happen. */
function* succeed(g: G, action: Action, play: Play | undefined): Procedure {
  action.state = 'successful';
  g.emit({ type: 'action successful', kind: action.kind, by: refer(g.state, action.by, true) });
  const isPaid = yield* payForAction(g, action, play);
  if (g.state.dying.length > 0) yield* g.chapters.settleOusting(g);
  if (!isPaid || playerOf(g, action.seat).ousted) return;
  const by = action.by;
  switch (action.kind) {
    case 'bleed':
      yield* bleed(g, action, play);
      return;
    case 'hunt':
      // V-ACT-014
      if (!bringsInstead(g, play)) gainBlood(g, by, huntedBy(g, by, play));
      if (play) yield* cardEffects(g, action, play);
      return;
    case 'equip':
    case 'employ':
    case 'power':
      // A card in play may let minions equip.
      if (!play) {
        yield* abilityEffects(g, action);
        return;
      }
      // An action card may be a special way to equip.
      if (defOf(g, play.card).types?.includes('action')) {
        yield* cardEffects(g, action, play);
        return;
      }
      // The card may say which minion gets it.
      if (saysWhere(modesOf(defOf(g, play.card))[play.mode] as Mode)) {
        yield* cardEffects(g, action, play);
        yield* runTriggers(g, 'enters play', [play.card]);
        return;
      }
      if (!isInPlay(g, by)) return;
      putOnMinion(g, play);
      yield* runTriggers(g, 'enters play', [play.card]);
      if (action.kind === 'power') powerTaken(g, action);
      return;
    case 'recruit':
      // An ally may have paid with its last life (V-ALV-004): the recruited card comes all the same.
      if (isInPlay(g, by)) playOf(g, by).did.push('recruit');
      recruit(g, play as Play);
      yield* runTriggers(g, 'enters play', [(play as Play).card]);
      return;
    case 'take equipment':
      // V-ACT-020, V-ACT-021
      for (const id of action.on)
        if (isInPlay(g, id) && cardOf(g, id).at === action.seat) attach(g, id, by, action.seat);
      return;
    case 'political': {
      yield* runTriggers(g, 'before a referendum');
      if (!isReady(g, by)) return;
      // V-ACT-043 The cost has been paid; now the referendum is held.
      const passed = yield* referendum(g, {
        caller: action.seat,
        by,
        card: action.card,
        bloodHunt: false,
        x: play?.x ?? 0,
      });
      g.emit({ type: 'referendum over', passed });
      return;
    }
    case 'leave torpor':
      if (play) yield* cardEffects(g, action, play);
      else leaveTorpor(g, by);
      return;
    case 'rescue':
      rescue(g, action);
      return;
    case 'diablerize': {
      const victim = action.on[0] as CardId;
      if (whyNotDiablerize(g, by, victim) === undefined) yield* diablerie(g, by, victim);
      return;
    }
    case 'become anarch':
      changeSectOrClan(g, by, { sect: 'Anarch' });
      return;
    case 'fight': {
      if (play) yield* cardEffects(g, action, play);
      else yield* fightTarget(g, action);
      return;
    }
    case 'destroy':
      yield* destroyImbued(g, action);
      return;
    case 'card':
      yield* cardEffects(g, action, play as Play);
      return;
    case 'use':
      yield* abilityEffects(g, action);
      return;
    default:
      action.kind satisfies never;
  }
}

function saysWhere({ effects }: Mode): boolean {
  return effects.some((each) => each.do === 'put in play' && each.card === undefined);
}

/** Carries out an action that a card in play lets minions take. */
function* abilityEffects(g: G, action: Action): Procedure {
  const ability = abilitiesOf(g, action.card as CardId)[action.mode] as ActionAbility;
  yield* effectsOf(g, action, ability);
}

/** True if the card names gains of the hunt in place of the usual blood. */
function bringsInstead(g: G, play: Play | undefined): boolean {
  return play !== undefined && (modesOf(defOf(g, play.card))[play.mode] as Mode).action?.instead === true;
}

/** V-ACT-014 The gains of a hunt; a card in play may fill the vampire. */
function huntedBy(g: G, by: CardId, play: Play | undefined): number {
  const hunted = huntOf(g, by) + (play ? ((modesOf(defOf(g, play.card))[play.mode] as Mode).action?.hunt ?? 0) : 0);
  return has(g, by, 'fills up by hunting') ? Math.max(hunted, capacityOf(g, by) - playOf(g, by).counters) : hunted;
}

/** A played card's effects; a card that describes a fight says so with its effects. */
function* cardEffects(g: G, action: Action, play: Play): Procedure {
  const mode = modesOf(defOf(g, play.card))[play.mode] as Mode;
  const scene: Scene = { seat: action.seat, minion: action.by, card: play.card, chosen: play.chosen, x: play.x };
  const now = atResolution(g, scene, mode.choose ?? []);
  if (now) yield* perform(g, now, mode.effects);
}

/** The effects of an action that is taken through a card in play. */
function* effectsOf(g: G, { seat, by, card, chosen }: Action, { choose = [], effects }: ActionAbility): Procedure {
  const now = atResolution(g, { seat, minion: by, card, chosen, x: 0 }, choose);
  if (now) yield* perform(g, now, effects);
}

function* fightTarget(g: G, action: Action): Procedure {
  const target = action.on[0];
  if (target !== undefined && isReady(g, target) && isReady(g, action.by)) yield* fight(g, action.by, target);
}

/**
 * Pays for a successful action. The rulebooks do not say what happens if the cost can no longer be paid: the action then has no effect.
 */
function* payForAction(g: G, action: Action, play: Play | undefined): Procedure<boolean> {
  const { by, seat } = action;
  const dearer = surchargeAt(g, action) + dearerByItself(g, by, action.kind);
  const effort =
    (action.targets.length > 0 ? bonus(g, by, 'dearer directed actions') : 0) +
    (action.kind === 'bleed' ? bonus(g, by, 'dearer bleeds') : 0);
  if (play) {
    const def = defOf(g, play.card);
    const mode = modesOf(def)[play.mode] as Mode;
    const cost = costOf(def, mode);
    const price = yield* priceToPay(g, play, cost);
    const { blood, pool } = price;
    if (
      blood + effort > playOf(g, by).counters ||
      pool + dearer > playerOf(g, seat).pool ||
      (cost.conviction ?? 0) > convictionsOn(g, by)
    )
      return false;
    payCost(g, play, cost, price);
    if (dearer > 0) burnPool(g, seat, dearer);
    if (effort > 0) burnBlood(g, by, effort);
    action.paidBlood = blood + effort;
    return !playerOf(g, seat).ousted;
  }
  const ability = action.card === undefined ? undefined : (abilitiesOf(g, action.card)[action.mode] as ActionAbility);
  const cost = ability?.cost ?? (action.cost as { blood?: number });
  const blood = effort + (ability ? bloodOf(g, ability, by) : ((cost.blood as number | undefined) ?? 0));
  const pool = ('pool' in cost && typeof cost.pool === 'number' ? cost.pool : 0) + dearer;
  if (
    blood > playOf(g, by).counters ||
    pool > playerOf(g, seat).pool ||
    (ability?.cost?.conviction ?? 0) > convictionsOn(g, by)
  )
    return false;
  // V-TOR-014 The rescued vampire pays its announced share.
  const other = action.kind === 'rescue' ? (action.cost.other ?? 0) : 0;
  if (other > 0 && (cardOf(g, action.on[0] as CardId).play?.counters ?? 0) < other) return false;
  burnBlood(g, by, blood);
  action.paidBlood = blood;
  if (other > 0) burnBlood(g, action.on[0] as CardId, other);
  if (pool > 0) burnPool(g, seat, pool);
  if (ability?.cost?.conviction) burnConvictions(g, by, ability.cost.conviction, action.chosen.conviction);
  if (ability?.cost?.life && action.card !== undefined) burnBlood(g, action.card, ability.cost.life);
  if (ability?.cost?.burnThis && action.card !== undefined) burn(g, action.card);
  return !playerOf(g, seat).ousted && isPresent(g, action);
}

/** The surcharge of those at whom an action is directed. */
function surchargeAt(g: G, { on, targets }: Action): number {
  let sum = 0;
  if (targets.length > 0)
    for (const id of on) if (targets.includes(cardOf(g, id).at)) sum += bonus(g, id, 'dearer actions at it');
  return sum;
}

/** V-ACT-006 to V-ACT-008 */
function* bleed(g: G, action: Action, play: Play | undefined): Procedure {
  const [target] = action.targets;
  yield* runTriggers(g, 'bearer about to bleed', [action.by]);
  const full = action.bleedFails ? 0 : bleedOf(g, action.by);
  // A card of the target may limit its loss.
  const most = target === undefined ? 0 : playerBonus(g, target, 'most pool to a bleed');
  const amount = most > 0 ? Math.min(full, most) : full;
  if (target !== undefined && amount > 0 && !playerOf(g, target).ousted) {
    g.emit({ type: 'bled', who: action.seat, by: refer(g.state, action.by, true), seat: target, amount });
    playOf(g, action.by).did.push('has bled');
    burnPool(g, target, amount);
    if (g.state.dying.length > 0) yield* g.chapters.settleOusting(g);
    action.bled = amount;
    setEdge(g, action.seat);
  }
  if (play) yield* cardEffects(g, action, play);
  else if (action.card !== undefined) {
    yield* effectsOf(g, action, abilitiesOf(g, action.card)[action.mode] as ActionAbility);
  }
}

/** V-PRO-007, V-BLK-016, V-BLK-017, V-PRO-012; V-TOR-017, V-TOR-020 also when a rescue or a diablerie is blocked. */
function* blocked(g: G, action: Action, blocker: CardId): Procedure {
  const byCard = isBlocker(defOf(g, blocker));
  if (!byCard) yield* runTriggers(g, 'bearer blocks', [blocker]);
  yield* runTriggers(g, 'bearer blocked', [action.by]);
  yield* runTriggers(g, 'a minion is blocked');
  if (isActionOver(g, action) || !canStillBlock(g, blocker)) {
    action.state = 'ended';
    return;
  }
  if (has(g, action.by, 'ends if blocked')) {
    lock(g, blocker);
    action.state = 'ended';
    return;
  }
  // Cards that are used when the action is blocked, before the block resolves.
  yield* cardWindow(
    g,
    'before resolution',
    { say: 'before resolution', card: action.by },
    () => isActionOver(g, action) || !canStillBlock(g, blocker),
  );
  if (action.continues) return;
  if (isActionOver(g, action) || !canStillBlock(g, blocker)) {
    action.state = 'ended';
    return;
  }
  action.state = 'blocked';
  g.emit({
    type: 'blocked',
    seat: cardOf(g, blocker).at,
    by: refer(g.state, blocker, true),
    action: refer(g.state, action.by, true),
  });
  if (action.kind === 'bleed' && g.state.lasting.length > 0) endLasting(g, 'blocked bleed');
  // A blocking card has its own effects; there is no combat.
  if (byCard) {
    yield* runTriggers(g, 'bearer blocks', [blocker]);
    return;
  }
  if (!has(g, blocker, 'does not lock for blocking')) lock(g, blocker);
  if (action.kind === 'leave torpor') {
    yield* leaveTorporBlocked(g, action, blocker);
    return;
  }
  for (const { effects, ...scene } of action.ifBlocked.splice(0)) yield* perform(g, { ...scene, x: 0 }, effects);
  if (action.combatCancelled) return;
  const fighter = yield* slaveStepsIn(g, action, blocker);
  yield* fight(g, fighter, blocker, true);
}

/**
 * Carries out effects that cards have put off until now, and opens the window after resolution. Nothing more is used in
 * an action that an effect has ended.
 */
function* afterResolution(g: G, action: Action): Procedure {
  for (const { effects, ...scene } of action.later.splice(0)) yield* perform(g, { ...scene, x: 0 }, effects);
  if (action.state === 'successful' && isInPlay(g, action.by)) yield* runTriggers(g, 'bearer succeeds', [action.by]);
  if (action.state === 'successful') yield* runTriggers(g, 'an action succeeds');
  if (!playerOf(g, action.seat).ousted) yield* runTriggers(g, 'an action is over');
  if ((action.bled ?? 0) > 0 && isInPlay(g, action.by)) yield* runTriggers(g, 'bearer bleeds', [action.by]);
  if (!playerOf(g, action.seat).ousted && action.state !== 'ended')
    yield* cardWindow(g, 'after resolution', { say: 'after resolution', card: action.by });
}

/** V-PRO-010, V-STL-005 Ends everything that lasts until the end of the action. */
function* endAction(g: G, action: Action): Procedure {
  for (const { effects, ...scene } of action.later.splice(0)) yield* perform(g, { ...scene, x: 0 }, effects);
  remember(g, action);
  g.state.action = undefined;
  g.state.referendum = undefined;
  endLasting(g, 'action');
  // What was given for a combat that never came.
  endLasting(g, 'combat');
  if (g.state.unsettledHands !== 0) yield* settleHands(g);
  if (g.state.departed.length > 0) yield* settleDepartures(g);
  for (const seat of clockwiseFrom(g, g.state.turn)) {
    for (const id of cardsInPlay(g, seat)) forgetAction(g, id);
    if (playerOf(g, seat).delayed.length > 0) yield* takeBack(g, 'action', seat);
    drawDelayed(g, 'action', seat);
  }
  g.emit({ type: 'action over' });
}

/** Keeps the facts about the action that are needed when it is over. */
function remember(g: G, action: Action): void {
  const { referendum } = g.state;
  g.state.past = {
    action,
    stealth: stealthOf(g, action.by),
    bleed: bleedOf(g, action.by),
    ...(referendum ? { referendum } : {}),
  };
}

function forgetAction(g: G, id: CardId): void {
  unmark(g, id, 'awake');
  const { play } = cardOf(g, id);
  if (play?.did.some((each) => each.startsWith('action:')))
    play.did = play.did.filter((each) => !each.startsWith('action:'));
}
