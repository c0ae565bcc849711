/** Cards come to hands, and the City's cards to the table. */
import { bit, type CardId, mix, refer, type Seat } from '@praxis/engine';
import { cardOf, type G, playerOf } from '../state/state.ts';
import { toPile } from './moving.ts';

export type Deck = 'library' | 'faction';

/** Numbers of scripted luck from here on mean cards, by their position among all cards of the game: these come next. */
export const LUCK_CARDS = 100;

/** A scenario may name the next card; it is then found and put on top. */
function scripted(g: G, pile: CardId[]): void {
  const [next] = g.state.random.scripted ?? [];
  if (next === undefined || next < LUCK_CARDS) return;
  g.state.random.scripted?.shift();
  const wanted = g.cards.pool[next - LUCK_CARDS]?.id;
  const at = pile.findLastIndex((id) => g.defs[cardOf(g, id).def]?.id === wanted);
  if (at >= 0) pile.push(...pile.splice(at, 1));
}

/** R-TURN-009 An empty deck has no penalty: nothing is drawn. */
export function drawCard(g: G, seat: Seat, deck: Deck): boolean {
  const pile = playerOf(g, seat).piles[deck];
  scripted(g, pile);
  const id = pile.at(-1);
  if (id === undefined) return false;
  toPile(g, id, 'hand');
  g.emit({ type: 'drew', seat, deck, card: refer(g.state, id, false), to: bit(seat) });
  return true;
}

/** The top City card. R-CITY-006 An empty deck is filled from the discard pile; R-AMB-15. */
export function topOfCity(g: G): CardId | undefined {
  const { city } = g.state;
  if (city.deck.length === 0 && city.discard.length > 0) shuffleIntoCity(g, [...city.discard]);
  scripted(g, city.deck);
  return city.deck.at(-1);
}

/** Shuffles cards of the City into its deck. */
export function shuffleIntoCity(g: G, ids: readonly CardId[]): void {
  for (const id of ids) toPile(g, id, 'library');
  mix(g.state, g.state.city.deck);
  g.emit({ type: 'city shuffled', amount: ids.length });
}
