/** `/api/decks`: decks that people save, share and take elsewhere. */
import type { ExportedDeck, NewDeck } from '@praxis/protocol/http.ts';
import type { FastifyInstance } from 'fastify';
import { identify, personOf } from '../accounts/identity.ts';
import { lineDetail } from '../base/details.ts';
import { languageFrom, Unfulfilled } from '../base/words.ts';
import { changeDeck, decksOf, deleteDeck, saveDeck, shareDeck, sharedDeck, unshareDeck } from '../decks/saved-decks.ts';
import { making } from '../limits/costly.ts';
import type { Services } from '../services.ts';
import { checked, deckExportSchema, idSchema, newDeckSchema } from './schemas.ts';

interface OfDeck {
  readonly Params: { readonly id: string };
}

interface OfOffered {
  readonly Params: { readonly game: string; readonly id: string };
}

export function deckRoutes(app: FastifyInstance, { resources }: Services): void {
  const idOf = ({ params }: { params: OfDeck['Params'] }): string => checked(idSchema, params.id);

  // A client without a cookie has no decks, and asking must not make it a guest: another request may be about to
  // identify it.
  app.get('/api/decks', async (request, reply) => {
    if (!(await personOf(resources, request))) return [];
    return decksOf(resources, (await identify(resources, request, reply)).id);
  });

  app.post('/api/decks', making(resources.config), async (request, reply) => {
    const deck = checked(newDeckSchema, request.body);
    return saveDeck(resources, await identify(resources, request, reply), deck);
  });

  app.put<OfDeck>('/api/decks/:id', async (request, reply) => {
    const deck = checked(newDeckSchema, request.body);
    return changeDeck(resources, await identify(resources, request, reply), idOf(request), deck);
  });

  app.delete<OfDeck>('/api/decks/:id', async (request, reply) => {
    await deleteDeck(resources, await identify(resources, request, reply), idOf(request));
    return {};
  });

  app.post<OfDeck>('/api/decks/:id/share', async (request, reply) =>
    shareDeck(resources, await identify(resources, request, reply), idOf(request)),
  );

  app.delete<OfDeck>('/api/decks/:id/share', async (request, reply) =>
    unshareDeck(resources, await identify(resources, request, reply), idOf(request)),
  );

  app.get<OfDeck>('/api/decks/shared/:id', async (request) => sharedDeck(resources, idOf(request)));

  /** A deck that the game offers, as a text: a start for one of one's own. */
  app.get<OfOffered>('/api/games/:game/decks/:id', async ({ params }): Promise<NewDeck> => {
    const hosting = await resources.registry.hosting(params.game);
    const offered = hosting?.decks.find(({ id }) => id === params.id);
    const [format] = hosting?.deckFormats ?? [];
    if (!hosting || !offered || format === undefined) throw new Unfulfilled('unknown');
    const { name, deck } = offered;
    return { game: params.game, name, text: hosting.writeDeck(deck, name, format) };
  });

  /** The deck in another format. Lines that cannot be read would be lost there, so such a deck is refused. */
  app.post('/api/decks/export', async (request): Promise<ExportedDeck> => {
    const { game, text, format, name } = checked(deckExportSchema, request.body);
    const hosting = await resources.registry.requested(game);
    if (!hosting.deckFormats.includes(format))
      throw new Unfulfilled('malformed', {
        about: 'field values',
        field: 'format',
        values: hosting.deckFormats.join(', '),
      });
    const { language } = request.query as { readonly language?: string };
    const read = hosting.readDeck(text, languageFrom(language, request.headers['accept-language']));
    const error = read.messages.find(({ level }) => level === 'error');
    if (error) throw new Unfulfilled('deck', lineDetail(error));
    return { text: hosting.writeDeck(read.deck, name ?? read.name, format, read.notes, read.side) };
  });
}
