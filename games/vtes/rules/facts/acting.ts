/** Chapter 12: whether a minion can act, and which actions it must take first. */

import { type CardId, forbid, type Seat } from '@praxis/engine';
import type { ActionAbility } from '../../cards/language.ts';
import { cardOf, defOf, type G, type Lasting, playerOf, playOf } from '../state/state.ts';
import { isSaid } from '../state/words.ts';
import { hasMark, isReady, isVampire } from './cards.ts';
import { allHold } from './conditions.ts';
import { abilitiesOf } from './printed.ts';
import { sceneOf } from './scenes.ts';
import { bonus, has } from './values.ts';

/**
 * The rule that forbids a minion to take an action of this name now, if any; `name` is the name as a mandatory action.
 * A card may let locked minions act.
 */
export function whyNotAct(g: G, seat: Seat, minion: CardId, name: string, lockedToo = false): string | undefined {
  const { play, at, place } = cardOf(g, minion);
  return (
    whyNotActNow(g, seat, minion) ??
    forbid('V-CARD-002', at !== seat) ??
    // V-TOR-003 In torpor a vampire can only leave it.
    (place === 'torpor' ? forbid('V-TOR-003', name !== 'leave torpor') : forbid('V-MIN-001', place !== 'ready')) ??
    forbid('V-MIN-001', play?.locked === true && !lockedToo) ??
    // V-ACT-031 A recruited ally cannot act in the turn it is recruited.
    forbid('V-ACT-031', hasMark(g, minion, 'recruited')) ??
    forbid('V-GEN-001', has(g, minion, 'cannot act')) ??
    // V-CARD-010 Its own text may make every action but the hunt cost pool.
    forbid('V-CARD-010', name !== 'hunt' && playerOf(g, at).pool < bonus(g, minion, 'dearer actions but hunts')) ??
    whyNotMandatory(g, seat, minion, name)
  );
}

/** V-MIN-001 In the turn of its controller, unless an effect says which minion acts now. */
function whyNotActNow({ state }: G, seat: Seat, minion: CardId): string | undefined {
  return forbid('V-MIN-001', state.actsNow === undefined ? state.turn !== seat : state.actsNow !== minion);
}

/** A minion that cannot act at all has no mandatory action to take and keeps nobody waiting. */
function canTake(g: G, minion: CardId): boolean {
  return !hasMark(g, minion, 'recruited') && !has(g, minion, 'cannot act');
}

const NONE: string[] = [];

/** V-MIN-008, V-AMB-19 A ready unlocked vampire without blood must hunt; and cards can demand an action. */
export function mandatoryActions(g: G, minion: CardId): string[] {
  const { play } = cardOf(g, minion);
  if (!play || play.locked || !isReady(g, minion)) return NONE;
  let found: string[] | undefined;
  if (isVampire(g, minion) && (play.counters === 0 || mustHunt(g, minion))) found = ['hunt'];
  // 2000 knows no other mandatory action than the hunt.
  if (!g.edition.mandatoryActions) return found && canTake(g, minion) ? found : NONE;
  for (const ability of abilitiesOf(g, minion))
    if ('always' in ability && ability.always === 'mandatory action') found = [...(found ?? []), ability.name];
    else if ('action' in ability && ability.mandatory && found === undefined && isDue(g, minion, ability))
      found = [`use:${ability.action}`];
  if (isSaid(g, 'mandatory action'))
    for (const each of play.with)
      for (const ability of defOf(g, each).abilities ?? [])
        if ('always' in ability && ability.always === 'mandatory action') found = [...(found ?? []), ability.name];
        else if ('action' in ability && ability.mandatory && found === undefined && isDue(g, each, ability))
          found = [`use:${ability.action}`];
  return found && canTake(g, minion) ? found : NONE;
}

/** V-MIN-008 It would have to hunt now, whether or not it can. */
export function isHungry(g: G, minion: CardId): boolean {
  const { play } = cardOf(g, minion);
  if (!play || play.locked || !isVampire(g, minion) || !(play.counters === 0 || mustHunt(g, minion))) return false;
  return canTake(g, minion);
}

/** An effect makes it hunt this turn, which it has not done yet. */
function mustHunt(g: G, minion: CardId): boolean {
  if (playOf(g, minion).did.includes('hunt')) return false;
  for (const { card, stat } of g.state.lasting) if (card === minion && stat === 'must hunt') return true;
  return false;
}

/** True if the conditions of a mandatory action hold and it can still be taken. `source`: the minion, or a card on it. */
function isDue(g: G, source: CardId, { kind, conditions }: ActionAbility): boolean {
  if (kind === 'bleed' && g.edition.oneBleedPerTurn && playOf(g, source).did.includes('bleed')) return false;
  return conditions === undefined || allHold(g, sceneOf(g, source), conditions);
}

/** V-MIN-004 to V-MIN-007 */
function whyNotMandatory(g: G, seat: Seat, minion: CardId, name: string): string | undefined {
  const mine = mandatoryActions(g, minion);
  if (mine.length > 1 && new Set(mine).size > 1) return forbid('V-MIN-007', true);
  if (mine.length > 0) return forbid('V-MIN-006', mine[0] !== name);
  // Minions that cannot act in another player's turn keep nobody waiting.
  if (g.state.turn !== seat) return undefined;
  for (const other of playerOf(g, seat).zones.ready)
    if (other !== minion && keepsOthersWaiting(g, other)) {
      const why = forbid(waitsFor(g), true);
      if (why) return why;
    }
  return undefined;
}

/**
 * V-MIN-004, V-MIN-007 False for a minion that is stuck: with two different actions to take, or with one that a card
 * has forbidden it.
 */
function keepsOthersWaiting(g: G, minion: CardId): boolean {
  const actions = mandatoryActions(g, minion);
  const [first] = actions;
  if (first === undefined || actions.some((each) => each !== first)) return false;
  return !isForbiddenAgain(g, minion, first) && !(first === 'hunt' && has(g, minion, 'cannot hunt'));
}

/** V-MIN-004, V-MIN-008 The rule by which the others wait: 2000 has one for the hunt only. */
export function waitsFor(g: G): string {
  return g.edition.huntAtOnce ? 'V-MIN-008' : 'V-MIN-004';
}

/** A card has forbidden this action for the rest of the turn: to the minion, or to all minions of its controller. */
export function isForbiddenAgain(g: G, minion: CardId, key: string): boolean {
  const { at, play } = cardOf(g, minion);
  return play?.did.includes(`not again:${key}`) === true || playerOf(g, at).did.includes(`not again:${key}`);
}

/** V-MIN-009 The same action card, equipment, retainers, allies and political actions included (V-CARD-035); V-MIN-010, V-AMB-06 the same action through the same card in play. */
export function whyNotRepeat(g: G, minion: CardId, key: string): string | undefined {
  const { did } = playOf(g, minion);
  const rule = key.startsWith('use:') ? 'V-MIN-010' : 'V-MIN-009';
  return (
    forbid(rule, g.edition.sameActionOncePerTurn && did.includes(key) && !mayRepeat(g, minion, key)) ??
    forbid('V-GEN-001', isForbiddenAgain(g, minion, key))
  );
}

/** True if each action with a card of this name so far has let the minion take another one. */
function mayRepeat(g: G, minion: CardId, key: string): boolean {
  const taken = playOf(g, minion).did.filter((each) => each === key).length;
  return repeats(g, minion, key.slice('card:'.length)).length >= taken;
}

/** The effects of cards of this name that let the minion take their action again. */
export function repeats(g: G, minion: CardId, name: string): readonly Lasting[] {
  return g.state.lasting.filter(
    ({ card, stat, source }) =>
      stat === 'same action again' && card === minion && source !== undefined && defOf(g, source).name === name,
  );
}
