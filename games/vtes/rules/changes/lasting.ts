/** Effects that last for a while. */

import { bit, type CardId, refer, type Seat } from '@praxis/engine';
import type { Activated, Effect, Ref } from '../../cards/language.ts';
import { refsOf, seatsOf } from '../facts/references.ts';
import type { Scene } from '../facts/scenes.ts';
import { amountOf } from '../facts/values.ts';
import { cardOf, type G, type Lasting, playerOf } from '../state/state.ts';
import { handSizeChanged } from './hand.ts';
import { showOpenHands } from './showing.ts';

/** The required properties of a new effect; all others may be left out. */
type NewLasting = Pick<Lasting, 'until' | 'stat' | 'amount'> & Partial<Lasting>;

/** Every property is there, so that all effects are objects of one kind. */
function newLasting(given: NewLasting): Lasting {
  return {
    until: given.until,
    card: given.card,
    seat: given.seat,
    stat: given.stat,
    amount: given.amount,
    source: given.source,
    while: given.while,
    chosen: given.chosen,
    limited: given.limited,
    eachRound: given.eachRound,
    cards: given.cards,
  };
}

export function addLasting(g: G, given: NewLasting): void {
  const { until, card, seat, stat, amount } = given;
  g.state.lasting.push(newLasting(given));
  g.emit({
    type: 'modified',
    stat,
    amount,
    until,
    ...(card === undefined ? {} : { card: refer(g.state, card, true) }),
    ...(seat === undefined ? {} : { seat }),
  });
}

/** Ends the effects that lasted until this moment. A hand that was larger or smaller meanwhile is to be settled. */
export function endLasting(g: G, moment: Lasting['until']): void {
  for (const { until, stat, seat } of g.state.lasting)
    if (until === moment && stat === 'hand size' && seat !== undefined) g.state.unsettledHands |= bit(seat);
  g.state.lasting = g.state.lasting.filter(({ until }) => until !== moment);
  endAllowed(g, moment);
}

/** Ends all that cards have done in this combat if they have an effect on the minion and are such cards. */
export function cancelEffects(g: G, minion: CardId, isMeant: (source: CardId) => boolean): void {
  const cards = new Set<CardId>();
  for (const { card, source, until } of g.state.lasting)
    if (card === minion && source !== undefined && OF_COMBAT.has(until) && isMeant(source)) cards.add(source);
  if (cards.size === 0) return;
  const isOver = ({ source, until }: Lasting): boolean =>
    source !== undefined && cards.has(source) && OF_COMBAT.has(until);
  for (const each of g.state.lasting)
    if (isOver(each) && each.stat === 'hand size' && each.seat !== undefined) g.state.unsettledHands |= bit(each.seat);
  g.state.lasting = g.state.lasting.filter((each) => !isOver(each));
}

const OF_COMBAT: ReadonlySet<Lasting['until']> = new Set(['combat', 'round', 'strike']);

export function endAllowed(g: G, moment: Lasting['until']): void {
  if (g.state.allowed.length > 0) g.state.allowed = g.state.allowed.filter(({ until }) => until !== moment);
}

/** The minion may do something for a while: it is offered like a use of its own. */
export function allow(g: G, scene: Scene, effect: Effect & { do: 'allow' }): void {
  const { card } = scene;
  const [minion] = effect.card ? refsOf(g, scene, effect.card) : [scene.minion];
  if (minion === undefined || card === undefined) return;
  const { until, when, once, cost, choose, effects } = effect;
  const ability: Activated = {
    use: `allowed by ${card}`,
    by: 'bearer',
    when,
    effects,
    ...(once ? { once } : {}),
    ...(cost ? { cost } : {}),
    ...(choose ? { choose } : {}),
  };
  g.state.allowed.push({ until, minion, card, ability });
  // The gathered facts about the table include the steps in which a player can do something.
  g.state.changes++;
}

/** Ends a player's effects that last until this phase of his next turn, as the phase begins. */
export function endForPlayer(g: G, seat: Seat, moment: 'next unlock' | 'next discard' | 'next influence'): void {
  const isPast = ({ until, card, seat: whose }: Lasting): boolean =>
    until === moment && (card === undefined ? whose : cardOf(g, card).at) === seat;
  if (!g.state.lasting.some(isPast)) return;
  g.state.lasting = g.state.lasting.filter((each) => !isPast(each));
  handSizeChanged(g, seat);
}

/** V-PRO-010 Lasts until the end of the action by default. */
export function modify(g: G, scene: Scene, effect: Effect & { do: 'modify' }): void {
  const until = effect.until ?? (g.state.combat ? 'combat' : g.state.action ? 'action' : 'turn');
  const amount = amountOf(g, scene, effect.amount);
  if (effect.cards) {
    const { stat, cards, limited, while: conditions } = effect;
    const meant = { filter: cards, seat: scene.seat, minion: scene.minion };
    addLasting(g, { until, stat, amount, source: scene.card, while: conditions, limited, cards: meant });
    return;
  }
  const of = effect.of ?? defaultSubject(effect.stat);
  if (
    of === 'you' ||
    of === 'turn player' ||
    of === 'prey' ||
    of === 'predator' ||
    of === 'each' ||
    of === 'each other' ||
    of.startsWith('controller of ')
  ) {
    for (const seat of seatsOf(g, scene, of as never)) {
      if (effect.stat === 'master actions') {
        giveMasterActions(g, seat, amount);
        continue;
      }
      // V-INF-001 In the influence phase they come at once.
      if (effect.stat === 'transfers' && g.state.phase === 'influence' && g.state.turn === seat) {
        playerOf(g, seat).transfers += amount;
        continue;
      }
      // V-DIS-001 In the player's own discard phase they come at once.
      if (effect.stat === 'discard actions' && g.state.phase === 'discard' && g.state.turn === seat) {
        playerOf(g, seat).discardActions += amount;
        continue;
      }
      addLasting(g, { until, seat, stat: effect.stat, amount, source: scene.card, while: effect.while });
      if (effect.stat === 'hand size') handSizeChanged(g, seat);
      if (effect.stat === 'open hand' || effect.stat === 'sees all hands') showOpenHands(g);
    }
    return;
  }
  const { stat, eachRound, limited, while: conditions } = effect;
  for (const card of refsOf(g, scene, of as Ref)) {
    const source = scene.card;
    addLasting(g, {
      until: eachRound ? 'round' : until,
      card,
      stat,
      amount,
      source,
      while: conditions,
      chosen: conditions && scene.chosen,
      limited,
    });
    // It counts nothing itself: each later round begins with its amount.
    if (eachRound) g.state.lasting.push(newLasting({ until, card, stat, amount: 0, source, eachRound: amount }));
  }
}

/** V-MAS-001 In the player's own master phase they come at once, else in his next one. */
function giveMasterActions(g: G, seat: Seat, amount: number): void {
  const player = playerOf(g, seat);
  if (g.state.phase === 'master' && g.state.turn === seat) player.masterActions += amount;
  else player.masterDebt -= amount;
}

/** Bleed and stealth mean the acting minion, everything else the one that plays the card. */
function defaultSubject(stat: string): Ref | 'you' {
  if (
    stat === 'bleed' ||
    stat === 'stealth' ||
    stat.startsWith('unblockable') ||
    stat === 'locks failed blockers' ||
    stat === 'dearer reactions' ||
    stat === 'one dearer reaction' ||
    stat === 'late replacement of reactions' ||
    stat === 'no more action modifiers'
  )
    return 'acting';
  if (
    stat === 'hand size' ||
    stat === 'transfers' ||
    stat === 'master actions' ||
    stat === 'discard actions' ||
    stat === 'sees all hands' ||
    stat === 'more cards for each replacement' ||
    stat === 'stealthy actions' ||
    stat === 'next referendum passes' ||
    stat === 'stealth of hunts' ||
    stat === 'no Edge'
  )
    return 'you';
  return 'self';
}
