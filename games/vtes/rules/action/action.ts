/** Chapter 14: the course of an action, from its announcement to its end. */

import { type CardId, type Procedure, refer } from '@praxis/engine';
import type { ActionAbility, Mode } from '../../cards/language.ts';
import { settleDepartures } from '../cards/departures.ts';
import { perform } from '../cards/effects.ts';
import { announceCard, settle, unsettle } from '../cards/playing.ts';
import { runTriggers } from '../cards/triggers.ts';
import { cardWindow } from '../cards/windows.ts';
import { drawDelayed, replaceCard, settleHands, takeBack } from '../changes/hand.ts';
import { addLasting, endLasting } from '../changes/lasting.ts';
import { lock, unmark } from '../changes/marks.ts';
import { burn } from '../changes/moving.ts';
import { fight } from '../combat/combat.ts';
import { mandatoryActions } from '../facts/acting.ts';
import { isActionOver, repeatKey } from '../facts/actions.ts';
import { canStillBlock, isBlocker } from '../facts/blocking.ts';
import { isInPlay } from '../facts/cards.ts';
import { abilitiesOf } from '../facts/printed.ts';
import type { Play } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { cardsInPlay } from '../facts/tabletop.ts';
import { bleedOf, has, stealthOf } from '../facts/values.ts';
import type { Action } from '../state/action.ts';
import { modesOf } from '../state/modes.ts';
import { ACTION_TAKEN, HAS_ACTED, HAS_ATTEMPTED } from '../state/notes.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';
import { DISCARDED } from './announcing.ts';
import { blockAttempts } from './blocking.ts';
import { awardEarned } from './red-list.ts';
import { slaveStepsIn } from './slaves.ts';
import { succeed } from './success.ts';
import { leaveTorporBlocked } from './torpor.ts';

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

/** An effect may give stealth to the next action of the minion, or to the next actions of the player. */
function spendStealthyAction(g: G, { by, seat }: Action): void {
  const { lasting } = g.state;
  for (const each of lasting.filter(({ card, stat }) => card === by && stat === 'stealth of its next action')) {
    lasting.splice(lasting.indexOf(each), 1);
    addLasting(g, { until: 'action', card: by, stat: 'stealth', amount: each.amount, source: each.source });
  }
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
  const referendum = g.state.referendum ?? g.state.past.hunt;
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
