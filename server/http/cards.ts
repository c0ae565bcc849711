/**
 * `/api/cards/search`: cards that can be played, page by page, and cards that only the card lists of this server know.
 */
import { inWordsOf } from '@praxis/contract';
import type { CardListFacts, FoundCards } from '@praxis/protocol/http.ts';
import type { FastifyInstance } from 'fastify';
import { requestedEdition } from '../base/requested-edition.ts';
import { languageFrom } from '../base/words.ts';
import { CardSearch } from '../decks/card-search.ts';
import type { Services } from '../services.ts';
import { cardSearchSchema, checked } from './schemas.ts';

interface FactsQuery {
  readonly Params: { readonly game: string };
  readonly Querystring: { readonly language?: string; readonly edition?: string };
}

export function cardRoutes(app: FastifyInstance, { resources: { registry } }: Services): void {
  const searches = new Map<string, CardSearch>();

  app.post('/api/cards/search', async (request): Promise<FoundCards> => {
    const { game, edition, language, from, ...wish } = checked(cardSearchSchema, request.body);
    return (await searchOf(game, edition)).find(wish, languageFrom(language), from);
  });

  app.get<FactsQuery>('/api/games/:game/catalogue', async ({ params, query }): Promise<CardListFacts> => {
    return (await searchOf(params.game, query.edition)).facts(languageFrom(query.language));
  });

  async function searchOf(game: string, wanted: string | undefined): Promise<CardSearch> {
    const hosting = await registry.requested(game);
    const edition = requestedEdition(hosting, wanted);
    const key = JSON.stringify([game, edition]);
    const search = searches.get(key) ?? new CardSearch(inWordsOf(hosting, edition), edition, registry.cardLists(game));
    searches.set(key, search);
    return search;
  }
}
