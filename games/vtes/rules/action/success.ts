/** Chapter 14: a successful action is paid for and does what it is for. */

import { type CardId, type Procedure, refer } from '@praxis/engine';
import type { ActionAbility, Mode } from '../../cards/language.ts';
import { perform } from '../cards/effects.ts';
import { priceToPay } from '../cards/paying.ts';
import { runTriggers } from '../cards/triggers.ts';
import { burnConvictions, powerTaken } from '../changes/convictions.ts';
import { payCost } from '../changes/costs.ts';
import { gainBlood, setEdge } from '../changes/counters.ts';
import { attach } from '../changes/entering.ts';
import { burnBlood } from '../changes/losing.ts';
import { burn } from '../changes/moving.ts';
import { burnPool } from '../changes/pool.ts';
import { changeSectOrClan } from '../changes/sects.ts';
import { fight } from '../combat/combat.ts';
import { bloodOf, dearerByItself, isPresent, whyNotDiablerize } from '../facts/actions.ts';
import { isInPlay, isReady } from '../facts/cards.ts';
import { atResolution } from '../facts/choices.ts';
import { convictionsOn, costOf } from '../facts/costs.ts';
import { abilitiesOf } from '../facts/printed.ts';
import type { Play, Scene } from '../facts/scenes.ts';
import { bleedOf, bonus, capacityOf, has, huntOf, playerBonus } from '../facts/values.ts';
import { referendum } from '../politics/referendum.ts';
import type { Action } from '../state/action.ts';
import { modesOf } from '../state/modes.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';
import { diablerie } from './diablerie.ts';
import { destroyImbued } from './imbued.ts';
import { putOnMinion, recruit } from './recruiting.ts';
import { leaveTorpor, rescue } from './torpor.ts';

/** V-PRO-006 The cost is paid and the effects happen. */
export function* succeed(g: G, action: Action, play: Play | undefined): Procedure {
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
      yield* hunt(g, action, play);
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
      if (play && defOf(g, play.card).types?.includes('action')) {
        yield* cardEffects(g, action, play);
        return;
      }
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

/** V-ACT-014 A hunt is successful if it brings blood, whether by itself or by the effects of its card. */
function* hunt(g: G, action: Action, play: Play | undefined): Procedure {
  const { by } = action;
  const before = playOf(g, by).counters;
  if (!bringsInstead(g, play)) action.huntedBlood = gainBlood(g, by, huntedBy(g, by, play)) > 0;
  if (!play) return;
  yield* cardEffects(g, action, play);
  if (isInPlay(g, by) && playOf(g, by).counters > before) action.huntedBlood = true;
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
      (cost.edge === true && g.state.edge !== seat) ||
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
    (ability?.cost?.edge === true && g.state.edge !== seat) ||
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
  if (ability?.cost?.edge) setEdge(g);
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
