/** Chapter 31: ousting, victory points, withdrawal and the end of the game. */

import { bit, type CardId, renew, type Seat } from '@praxis/engine';
import { changesHandSize } from '../facts/printed.ts';
import { clockwiseFrom, predatorOf } from '../facts/seats.ts';
import { cardsInPlay, reachingCards } from '../facts/tabletop.ts';
import { playerBonus } from '../facts/values.ts';
import { type Card, cardOf, defOf, type G, playerOf } from '../state/state.ts';
import { gainPool, setEdge } from './counters.ts';
import { burnBlood } from './losing.ts';
import { changed } from './marks.ts';
import { burn, removeFromGame } from './moving.ts';
import { showOpenHands } from './showing.ts';

/** V-END-005 */
const POOL_FOR_OUSTING = 6;

/**
 * V-END-001, V-END-004 to V-END-007, V-AMB-15 A player without pool is ousted. All of them are marked first and the
 * points are awarded by the seating before; then the gaps are closed.
 */
export function oustThoseWithoutPool(g: G): void {
  const { players } = g.state;
  if (!players.some((player) => player.pool <= 0 && !player.ousted)) return;
  const going = clockwiseFrom(g, g.state.turn).filter((seat) => playerOf(g, seat).pool <= 0);
  const rewards = going.map((seat) => predatorOf(g, seat));
  // A marked player takes no part in the consequences of the others' leaving.
  for (const seat of going) playerOf(g, seat).ousted = true;
  going.forEach((seat, index) => {
    reward(g, seat, rewards[index] as Seat);
  });
  for (const seat of going) leaveTheGame(g, seat);
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

function addVictoryPoint(g: G, seat: Seat): void {
  const player = playerOf(g, seat);
  player.vp++;
  // A hand may be as large as its player's victory points say.
  if (reachingCards(g).some((id) => changesHandSize(defOf(g, id)))) g.state.unsettledHands |= bit(seat);
  g.emit({ type: 'victory point', seat, now: player.vp });
}

/** V-SET-014 The predator wins the player's own ante card, not those that the player had won. */
function winAnte(g: G, loser: Seat, winner: Seat): void {
  const own = playerOf(g, loser).ante.filter((id) => cardOf(g, id).owner === loser);
  if (own.length === 0) return;
  playerOf(g, loser).ante = playerOf(g, loser).ante.filter((id) => cardOf(g, id).owner !== loser);
  playerOf(g, winner).ante.push(...own);
  g.emit({ type: 'ante won', seat: winner, from: loser });
}

/** V-END-002, V-END-003, V-AMB-13 What the player controls, his Edge and everything he owns out of play leave the game. */
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
  // Cards on others first: what is still on a card when it goes would be burned with it instead (V-GEN-008).
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

/** V-AMB-13 Hand, library, crypt, uncontrolled cards and ash heap. What nobody knew is taken away unseen. */
function clearOutOfPlay(g: G, seat: Seat): void {
  const { zones } = playerOf(g, seat);
  for (const zone of ['hand', 'library', 'crypt', 'uncontrolled', 'ash_heap'] as const)
    for (const id of zones[zone].splice(0)) {
      const card = cardOf(g, id);
      if (isControlled(card)) {
        zones[zone].push(id);
        continue;
      }
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
  showOpenHands(g);
  crownTheLast(g);
}

/** Players who have left the table lose what they have; it counts like any other ousting. */
export function oustThoseWhoConceded(g: G): void {
  let any = false;
  g.state.players.forEach((player, seat) => {
    if (!player.conceded || player.ousted) return;
    g.emit({ type: 'pool', seat, change: -player.pool, now: 0 });
    player.pool = 0;
    any = true;
  });
  if (any) oustThoseWithoutPool(g);
}
