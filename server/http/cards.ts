/** `/api/cards/search`: cards that only the card lists of this server know. */
import type { CatalogueFacts, FoundCards } from '@praxis/protocol/http.ts';
import type { FastifyInstance } from 'fastify';
import { languageFrom, Unfulfilled } from '../base/words.ts';
import { CardSearch } from '../decks/card-search.ts';
import type { Services } from '../services.ts';
import { cardSearchSchema, checked } from './schemas.ts';

interface FactsQuery {
  readonly Params: { readonly game: string };
  readonly Querystring: { readonly language?: string };
}

export function cardRoutes(app: FastifyInstance, { resources: { registry } }: Services): void {
  const searches = new Map<string, CardSearch>();

  app.post('/api/cards/search', async (request): Promise<FoundCards> => {
    const { game, language, ...wish } = checked(cardSearchSchema, request.body);
    const search = await searchOf(game);
    return search?.find(wish, languageFrom(language)) ?? { total: 0, cards: [] };
  });

  app.get<FactsQuery>('/api/games/:game/catalogue', async ({ params, query }): Promise<CatalogueFacts> => {
    const search = await searchOf(params.game);
    return search?.facts(languageFrom(query.language)) ?? { cards: 0, facets: [] };
  });

  /** Undefined if there are no card lists of the game. */
  async function searchOf(game: string): Promise<CardSearch | undefined> {
    const hosting = await registry.hosting(game);
    if (!hosting) throw new Unfulfilled('unknown game', JSON.stringify(game));
    const catalogue = registry.catalogue(game);
    if (!catalogue) return undefined;
    const search = searches.get(game) ?? new CardSearch(hosting, catalogue);
    searches.set(game, search);
    return search;
  }
}
