/** Chapter 31: ousting, victory points, withdrawal and the end of the game. */

import { bit, type CardId, renew, type Seat } from '@praxis/engine';
import type { CardDef } from '../../cards/language.ts';
import { playersOf } from '../facts/cards.ts';
import { changesHandSize } from '../facts/printed.ts';
import { clockwiseFrom, predatorOf, preyOf } from '../facts/seats.ts';
import { cardsInPlay, reachingCards } from '../facts/tabletop.ts';
import { playerBonus } from '../facts/values.ts';
import { type Card, cardOf, type Dying, defOf, type G, playerOf, timingOfCard } from '../state/state.ts';
import { stepBit } from '../state/steps.ts';
import { gainPool, setEdge } from './counters.ts';
import { burnBlood } from './losing.ts';
import { changed } from './marks.ts';
import { burn, removeFromGame } from './moving.ts';
import { showOpenHands } from './showing.ts';

/** V-END-005 */
const POOL_FOR_OUSTING = 6;

/**
 * V-END-001 A player without pool is ousted, unless another player has a card that may save him: then all of them are
 * asked as soon as that is possible. `debts`: the amounts that players had to burn beyond their pool.
 */
export function oustThoseWithoutPool(g: G, debts: readonly Dying[] = []): void {
  const { players } = g.state;
  if (!players.some((player) => player.pool <= 0 && !player.ousted)) return;
  if (!g.state.players.some((_, seat) => mayHaveSaver(g, seat))) {
    oustNow(g);
    return;
  }
  const debtOf = (seat: Seat): number => debts.find((each) => each.seat === seat)?.debt ?? 0;
  for (const seat of clockwiseFrom(g, g.state.turn)) {
    if (playerOf(g, seat).pool > 0 || g.state.doomed.some((each) => each.seat === seat)) continue;
    const owed = g.state.dying.find((each) => each.seat === seat)?.debt ?? 0;
    g.state.dying = g.state.dying.filter((each) => each.seat !== seat);
    g.state.dying.push({ seat, debt: owed + debtOf(seat) });
  }
}

/**
 * V-MAS-005, V-MAS-007 True if another player could play a card now that saves a player, as far as the time is
 * concerned.
 */
function mayHaveSaver(g: G, seat: Seat): boolean {
  const { pool, ousted, outOfTurnPlayed, zones } = playerOf(g, seat);
  if (seat === g.state.turn || ousted || outOfTurnPlayed || pool < 1) return false;
  return zones.hand.some((id) => (timingOfCard(g, id).byPlayer & stepBit('ousting')) !== 0);
}

/**
 * V-END-004 to V-END-007, V-AMB-15 All of those without pool are marked first and the points are awarded by the seating before; then the
 * gaps are closed.
 */
export function oustNow(g: G): void {
  const isDoomed = (seat: Seat): boolean => g.state.doomed.some((each) => each.seat === seat);
  const going = clockwiseFrom(g, g.state.turn).filter((seat) => playerOf(g, seat).pool <= 0 && !isDoomed(seat));
  if (going.length === 0) return;
  const rewards = going.map((seat) => predatorOf(g, seat));
  // A marked player takes no part in the consequences of the others' leaving.
  for (const seat of going) playerOf(g, seat).ousted = true;
  going.forEach((seat, index) => {
    reward(g, seat, rewards[index] as Seat);
  });
  for (const seat of going) leaveTheGame(g, seat);
  settleNewPreys(g, rewards);
  // A player with a new predator may have to reveal their hand.
  showOpenHands(g);
  crownTheLast(g);
}

/**
 * V-END-004 to V-END-006 A victory point and 6 pool to the predator, no matter who did it. `gainPool` gives nothing to
 * a player who is ousted at the same time; the point counts all the same, also among the last players (V-AMB-14).
 */
function reward(g: G, ousted: Seat, predator: Seat): void {
  g.state.ousts++;
  g.emit({ type: 'ousted', seat: ousted, predator });
  if (predator === ousted) return;
  addVictoryPoint(g, predator);
  gainPool(g, predator, POOL_FOR_OUSTING + playerBonus(g, predator, 'pool for ousting'));
  burnWhatLeavesWithPrey(g, predator);
  winAnte(g, ousted, predator);
}

/** Cards of the predator that stay in play only as long as this prey does. */
function burnWhatLeavesWithPrey(g: G, predator: Seat): void {
  const leaving = cardsInPlay(g, predator).filter((id) =>
    defOf(g, id).abilities?.some((ability) => 'always' in ability && ability.always === 'leaves with prey'),
  );
  for (const id of leaving) burn(g, id);
}

/** Another Methuselah may have a claim to the point: cards claim in the order in which they were played. */
function addVictoryPoint(g: G, by: Seat): void {
  const [claim] = claimsOn(g, by);
  const seat = claim === undefined ? by : cardOf(g, claim).at;
  if (claim !== undefined) burn(g, claim);
  const player = playerOf(g, seat);
  player.vp++;
  // A hand size may depend on its player's victory points.
  if (reachingCards(g).some((id) => changesHandSize(defOf(g, id)))) g.state.unsettledHands |= bit(seat);
  g.emit({ type: 'victory point', seat, now: player.vp });
}

/** A hand size may depend on a card of the player's predator. */
function settleNewPreys(g: G, predators: readonly Seat[]): void {
  if (!reachingCards(g).some((id) => changesHandSize(defOf(g, id)))) return;
  for (const seat of predators) g.state.unsettledHands |= bit(preyOf(g, seat));
}

function claimsOn(g: G, seat: Seat): CardId[] {
  const claims = clockwiseFrom(g, seat).flatMap((each) =>
    cardsInPlay(g, each).filter((id) => each !== seat && takesPoints(defOf(g, id)) && playersOf(g, id).includes(seat)),
  );
  return claims.sort((one, other) => cardOf(g, one).handle - cardOf(g, other).handle);
}

function takesPoints({ abilities }: CardDef): boolean {
  return abilities?.some((each) => 'always' in each && each.always === 'takes victory points') === true;
}

/** V-SET-014 The predator wins the player's own ante card, not those that the player had won. */
function winAnte(g: G, loser: Seat, winner: Seat): void {
  const own = playerOf(g, loser).ante.filter((id) => cardOf(g, id).owner === loser);
  if (own.length === 0) return;
  playerOf(g, loser).ante = playerOf(g, loser).ante.filter((id) => cardOf(g, id).owner !== loser);
  playerOf(g, winner).ante.push(...own);
  g.emit({ type: 'ante won', seat: winner, from: loser });
}

/**
 * V-END-002, V-END-003, V-AMB-13 The cards that the player controls, his Edge and everything he owns out of play leave
 * the game.
 */
function leaveTheGame(g: G, seat: Seat): void {
  const player = playerOf(g, seat);
  player.withdrawing = false;
  player.masterActions = 0;
  player.transfers = 0;
  player.discardActions = 0;
  player.delayed = [];
  if (g.state.edge === seat) setEdge(g);
  clearOutOfPlay(g, seat);
  const discard = g.edition.oustedCards === 'burned' ? burn : removeFromGame;
  // Cards on others first: a card that is still on another one when that goes would be burned with it instead
  // (V-GEN-008).
  for (const wanted of ['attached', 'other'] as const)
    g.state.cards.forEach((card, index) => {
      if (card.at === seat && isControlled(card) && (wanted === 'attached') === (card.place === 'attached'))
        discard(g, index as CardId);
    });
  g.state.lasting = g.state.lasting.filter((effect) => effect.seat !== seat);
}

/** In play, contested, or being played at this moment. */
function isControlled({ place, play }: Card): boolean {
  switch (place) {
    case 'uncontrolled':
      // V-AMB-02 A fresh recruit lies there though it is controlled.
      return play?.marks.includes('recruited') === true;
    case 'ready':
    case 'torpor':
    case 'incapacitated':
    case 'in_play':
    case 'attached':
    case 'contested':
    case 'played':
      return true;
    default:
      return false;
  }
}

/** V-AMB-13 Hand, library, crypt, uncontrolled cards and ash heap. Unknown cards are taken away unseen. */
function clearOutOfPlay(g: G, seat: Seat): void {
  const { zones } = playerOf(g, seat);
  for (const zone of ['hand', 'library', 'crypt', 'uncontrolled', 'ash_heap'] as const)
    for (const id of zones[zone].splice(0)) {
      const card = cardOf(g, id);
      if (isControlled(card)) {
        zones[zone].push(id);
        continue;
      }
      // A vampire that has gone back there may still have cards on it.
      for (const each of [...(card.play?.with ?? [])])
        (cardOf(g, each).owner === seat ? removeFromGame : burn)(g, each);
      if (card.play && card.play.counters > 0) burnBlood(g, id, card.play.counters);
      card.place = 'removed';
      card.at = card.owner;
      card.play = undefined;
      renew(g.state, id);
      playerOf(g, card.owner).zones.removed.push(id);
      changed(g);
    }
  g.emit({ type: 'left the game', seat });
}

/** V-END-008 The last Methuselah gains one more point. If the last were ousted together nobody does (V-AMB-14). */
function crownTheLast(g: G): void {
  if (g.state.over) return;
  const left = clockwiseFrom(g, g.state.turn);
  if (left.length > 1) return;
  const [last] = left;
  if (last !== undefined) addVictoryPoint(g, last);
  g.state.over = true;
}

/** V-WDR-006, V-WDR-007 The player leaves with a victory point; the predator gets nothing. His ante card stays his (V-SET-014). */
export function withdraw(g: G, seat: Seat): void {
  const player = playerOf(g, seat);
  g.emit({ type: 'withdrawn', seat });
  addVictoryPoint(g, seat);
  player.ousted = true;
  leaveTheGame(g, seat);
  settleNewPreys(g, [predatorOf(g, seat)]);
  showOpenHands(g);
  crownTheLast(g);
}

/** Players who have left the table lose their cards; it counts like any other ousting. */
export function oustThoseWhoConceded(g: G): void {
  let any = false;
  g.state.players.forEach((player, seat) => {
    if (!player.conceded || player.ousted) return;
    g.emit({ type: 'pool', seat, change: -player.pool, now: 0 });
    player.pool = 0;
    any = true;
  });
  if (any) oustNow(g);
}
