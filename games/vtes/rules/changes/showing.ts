/** Visibility: which players get to see which cards; shuffling, which hides them from everybody. */

import { bit, type CardId, mix, refer, type Seat } from '@praxis/engine';
import { whoSeesHand } from '../facts/open-hands.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { type Card, cardOf, type G, playerOf } from '../state/state.ts';

/** V-GEN-023 */
export function shuffleLibrary(g: G, seat: Seat): void {
  mix(g.state, playerOf(g, seat).zones.library);
  g.emit({ type: 'shuffled', seat, zone: 'library' });
}

/** Only the top cards of the library, among themselves. */
export function shuffleTop(g: G, seat: Seat, amount: number): void {
  const { library } = playerOf(g, seat).zones;
  const top = library.splice(Math.max(0, library.length - amount));
  mix(g.state, top);
  library.push(...top);
  g.emit({ type: 'shuffled', seat, zone: 'library' });
}

export function shuffleCrypt(g: G, seat: Seat): void {
  mix(g.state, playerOf(g, seat).zones.crypt);
  g.emit({ type: 'shuffled', seat, zone: 'crypt' });
}

/** V-GEN-022 A player who searches sees the searched cards until they are shuffled. */
export function lookThrough(g: G, seat: Seat, ids: readonly CardId[]): void {
  for (const id of ids) cardOf(g, id).seen |= bit(seat);
}

/** Shows a card to some seats. */
export function show(g: G, id: CardId, seats: readonly Seat[]): void {
  const card: Card = cardOf(g, id);
  for (const seat of seats) card.seen |= bit(seat);
  g.emit({ type: 'shown', card: refer(g.state, id, false), seats: [...seats] });
}

/** Called when such a card comes into play, when another player becomes its subject, and when a combat begins. */
export function showOpenHands(g: G): void {
  const everybody = clockwiseFrom(g, g.state.turn);
  for (const seat of everybody) {
    const viewers = whoSeesHand(g, seat);
    if (viewers === bit(seat)) continue;
    for (const id of playerOf(g, seat).zones.hand) {
      const card = cardOf(g, id);
      if ((card.seen & viewers) === viewers) continue;
      card.seen |= viewers;
      show(
        g,
        id,
        everybody.filter((each) => (viewers & bit(each)) !== 0),
      );
    }
  }
}
