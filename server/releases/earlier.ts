/** Versions of games from earlier releases of the server, adapted to the present interface. */
import type { Hosting } from '@praxis/contract';
import type { CardView, Definition, Game, View } from '@praxis/engine';

/**
 * Before matches had definitions of their own, `definitions` were all cards of the game, and views called cards by
 * their numbers among them. Such a version plays on unchanged; only its views are translated to card ids, as they are
 * used now.
 */
export function inPresentTerms(hosting: Hosting): Hosting {
  const { game } = hosting;
  if ('allCards' in game) return hosting;
  const earlier = game as Game;
  const view: Game['view'] = (g, viewer) => withIds(earlier.view(g, viewer), earlier.definitions(g.setup));
  const allCards: Game['allCards'] = (edition) => earlier.definitions({ edition, seats: [], seed: '' });
  return { ...hosting, game: { ...earlier, view, allCards } };
}

function withIds(view: View, definitions: readonly Definition[]): View {
  const cards: { [handle: number]: CardView } = {};
  for (const card of Object.values(view.cards)) {
    const def: unknown = card.def;
    cards[card.handle] = typeof def === 'number' ? { ...card, def: (definitions[def] as Definition).id } : card;
  }
  return { ...view, cards };
}
