/** `/api/games`: the playable games and their texts. */
import { gzipSync } from 'node:zlib';
import { deckNameIn, type Hosting, inWordsOf, type Language, settingsIn, titleIn } from '@praxis/contract';
import type { GameWords, OfferedGame, OfferedSetting } from '@praxis/protocol/http.ts';
import type { FastifyInstance } from 'fastify';
import { sha256 } from '../base/ids.ts';
import { requestedEdition } from '../base/requested-edition.ts';
import { languageFrom, Unfulfilled } from '../base/words.ts';
import { checkedDeck } from '../decks/deck-choice.ts';
import { deckCovers } from '../decks/deck-covers.ts';
import { making } from '../limits/costly.ts';
import type { Release } from '../registry.ts';
import type { Services } from '../services.ts';
import { checked, deckCheckSchema } from './schemas.ts';

interface WordsQuery {
  readonly Params: { readonly game: string };
  readonly Querystring: { readonly language?: string; readonly edition?: string; readonly rules?: string };
}

/** Words change only with the server, so each is made once. */
type Made = Map<string, Words>;

interface Words {
  readonly version: string;
  readonly text: string;
  readonly packed: Buffer;
}

export function gameRoutes(app: FastifyInstance, { resources }: Services): void {
  const made: Made = new Map();

  app.get<{ Querystring: { readonly language?: string } }>('/api/games', async (request) => {
    const language = languageFrom(request.query.language, request.headers['accept-language']);
    const { registry } = resources;
    return (await registry.all()).map((hosting) =>
      offered(hosting, registry.cardLists(hosting.game.id)?.cards.length ?? 0, language),
    );
  });

  app.get<WordsQuery>('/api/games/:game/words', async (request, reply) => {
    const { version, hosting } = await releaseOf(request.params.game, request.query.rules);
    const edition = requestedEdition(hosting, request.query.edition);
    const language = languageFrom(request.query.language);
    const key = JSON.stringify([hosting.game.id, language, version, edition]);
    const known = made.get(key) ?? wordsOf(inWordsOf(hosting, edition), language);
    made.set(key, known);
    const etag = `"${known.version}"`;
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(known.text);
    return reply.header('content-encoding', 'gzip').send(known.packed);
  });

  app.get<WordsQuery>('/api/games/:game/covers', async (request) => {
    const { hosting } = await releaseOf(request.params.game);
    return deckCovers(hosting);
  });

  app.get<WordsQuery>('/api/games/:game/settings', async (request) => {
    const { hosting } = await releaseOf(request.params.game);
    const edition = requestedEdition(hosting, request.query.edition);
    return offeredSettings(hosting, edition, languageFrom(request.query.language, request.headers['accept-language']));
  });

  app.post('/api/decks/check', making(resources.config), async (request) => {
    const { game, text, edition, seats, language } = checked(deckCheckSchema, request.body);
    const { hosting } = await releaseOf(game);
    const place = { edition: requestedEdition(hosting, edition), seats: seats ?? hosting.choices.seats.usual };
    const lists = resources.registry.cardLists(game);
    return checkedDeck(hosting, lists, text, place, languageFrom(language, request.headers['accept-language']));
  });

  /** The requested version, or the current one if the requested one is unknown. */
  async function releaseOf(game: string, rules?: string): Promise<Release> {
    const { registry, releases } = resources;
    const known = rules === undefined ? undefined : await releases.of(game, rules);
    const release = known ?? (await registry.current(game));
    if (!release) throw new Unfulfilled('unknown game', JSON.stringify(game));
    return release;
  }
}

function offered(hosting: Hosting, catalogue: number, language: Language): OfferedGame {
  const { game, choices, decks, deckFormats, labels } = hosting;
  const words = labels(language);
  const adjustable = choices.editions.filter((edition) => settingsIn(choices.settings, edition).length > 0);
  return {
    id: game.id,
    title: titleIn(hosting, language),
    editions: choices.editions.map((id) => {
      const about = words[`edition about ${id}`];
      return { id, name: words[`edition ${id}`] ?? id, ...(about === undefined ? {} : { about }) };
    }),
    seats: choices.seats,
    decks: decks.map(({ id, name, temperament, editions }) => {
      const about = words[`deck about ${id}`];
      return {
        id,
        name: deckNameIn(hosting, { id, name }, language),
        temperament,
        ...(editions === undefined ? {} : { editions }),
        ...(about === undefined ? {} : { about }),
      };
    }),
    deckFormats,
    catalogue,
    ...(adjustable.length > 0 ? { adjustable } : {}),
  };
}

function offeredSettings({ choices, labels }: Hosting, edition: string, language: Language): readonly OfferedSetting[] {
  const words = labels(language);
  return settingsIn(choices.settings, edition).map(({ id, values }) => ({
    id,
    name: words[`setting ${id}`] ?? id,
    about: words[`about ${id}`] ?? '',
    values: values.map((value) => ({ value, name: words[`setting ${id} ${value}`] ?? String(value) })),
  }));
}

function wordsOf(hosting: Hosting, language: Language): Words {
  const words = { labels: hosting.labels(language) };
  const version = sha256(JSON.stringify(words)).slice(0, 16);
  const text = JSON.stringify({ version, ...words } satisfies GameWords);
  return { version, text, packed: gzipSync(text) };
}
