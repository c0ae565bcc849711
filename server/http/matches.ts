/** `/api/matches` */
import type { FastifyInstance } from 'fastify';
import { identify, personOf } from '../accounts/identity.ts';
import { languageFrom, Unfulfilled } from '../base/words.ts';
import { making, toiling } from '../limits/costly.ts';
import type { Services } from '../services.ts';
import { matchesOf, matchSummary, watchableMatches } from '../tables/summaries.ts';
import { checked, continueSchema, idSchema } from './schemas.ts';

interface OfMatch {
  readonly Params: { readonly id: string };
}

interface OfReplay extends OfMatch {
  readonly Querystring: { readonly seat?: string; readonly language?: string };
}

export function matchRoutes(app: FastifyInstance, { resources, matches, tables }: Services): void {
  // A client without a cookie has no matches, and asking must not make it a guest: it may be starting a match already.
  app.get('/api/matches/mine', async (request, reply) =>
    (await personOf(resources, request))
      ? matchesOf(resources, matches, await identify(resources, request, reply))
      : [],
  );

  app.get('/api/matches/watchable', () => watchableMatches(resources, matches));

  app.get<OfMatch>('/api/matches/:id', async (request) => {
    const id = checked(idSchema, request.params.id);
    const summary = await matchSummary(resources, matches, id, await personOf(resources, request));
    if (!summary) throw new Unfulfilled('unknown');
    return summary;
  });

  app.get<OfMatch>('/api/matches/:id/record', async (request, reply) => {
    const id = checked(idSchema, request.params.id);
    const record = await matches.record(id);
    reply.header('content-disposition', `attachment; filename="${id}.praxis.json"`);
    return record;
  });

  app.get<OfReplay>('/api/matches/:id/replay', toiling(resources.config), async (request, reply) => {
    const { seat, language } = request.query;
    const spoken = languageFrom(language, request.headers['accept-language']);
    const text = await matches.replay(checked(idSchema, request.params.id), seat, spoken);
    return reply.type('application/json; charset=utf-8').send(text);
  });

  app.post<OfMatch>('/api/matches/:id/continue', making(resources.config), async (request, reply) => {
    const wish = checked(continueSchema, request.body);
    const id = checked(idSchema, request.params.id);
    const person = await identify(resources, request, reply);
    await tables.demandPlace(person);
    const match = await matches.continueFrom(id, person, wish);
    matches.wake(match);
    return { match };
  });
}
