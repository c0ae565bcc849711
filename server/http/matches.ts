/** `/api/matches` */
import type { Replay } from '@praxis/protocol/http.ts';
import type { FastifyInstance } from 'fastify';
import { identify, personOf } from '../accounts/identity.ts';
import { languageFrom, Unfulfilled } from '../base/words.ts';
import { making, toiling } from '../limits/costly.ts';
import type { Room } from '../match/room.ts';
import { continueMatch } from '../replays/continuing.ts';
import { KeptReplays } from '../replays/kept-replays.ts';
import { demandOver, type ReplayViewer, recordOf, replayUpdates } from '../replays/replays.ts';
import type { Services } from '../services.ts';
import { matchesOf, matchSummary } from '../tables/summaries.ts';
import { checked, continueSchema, idSchema } from './schemas.ts';

interface OfMatch {
  readonly Params: { readonly id: string };
}

interface OfReplay extends OfMatch {
  readonly Querystring: { readonly seat?: string; readonly language?: string };
}

export function matchRoutes(app: FastifyInstance, { resources, rooms, bots, due, tables }: Services): void {
  const kept = new KeptReplays();

  // Whoever is nobody yet has no matches, and does not become somebody by asking: beginning one may be under way already.
  app.get('/api/matches/mine', async (request, reply) =>
    (await personOf(resources, request)) ? matchesOf(resources, rooms, await identify(resources, request, reply)) : [],
  );

  app.get<OfMatch>('/api/matches/:id', async (request) => {
    const id = checked(idSchema, request.params.id);
    const summary = await matchSummary(resources, rooms, id, await personOf(resources, request));
    if (!summary) throw new Unfulfilled('unknown');
    return summary;
  });

  app.get<OfMatch>('/api/matches/:id/record', async (request, reply) => {
    const { live } = await finished(request.params.id);
    reply.header('content-disposition', `attachment; filename="${live.id}.praxis.json"`);
    return recordOf(resources, live);
  });

  app.get<OfReplay>('/api/matches/:id/replay', toiling(resources.config), async (request, reply) => {
    const { live } = await finished(request.params.id);
    const viewer = viewerOf(request.query.seat, live.match.setup.seats.length);
    const language = languageFrom(request.query.language, request.headers['accept-language']);
    const text = await kept.get(`${live.id} ${viewer} ${language}`, async () => {
      const match = await matchSummary(resources, rooms, live.id, undefined);
      if (!match) throw new Unfulfilled('unknown');
      const { result } = live.match;
      const { hosting } = live;
      const replay: Replay = {
        ...{ match, updates: await replayUpdates(live, viewer, language) },
        ...(result?.kind === 'over' ? { outcome: hosting.reason(result.reason, language) } : {}),
      };
      return JSON.stringify(replay);
    });
    return reply.type('application/json; charset=utf-8').send(text);
  });

  app.post<OfMatch>('/api/matches/:id/continue', making(resources.config), async (request, reply) => {
    const wish = checked(continueSchema, request.body);
    const room = await finished(request.params.id);
    const person = await identify(resources, request, reply);
    await tables.demandPlace(person);
    const match = await continueMatch(resources, bots, room, person, wish);
    due.expect(match, resources.clock.now());
    return { match };
  });

  async function finished(id: string): Promise<Room> {
    const room = await rooms.enter(checked(idSchema, id));
    if (!room) throw new Unfulfilled('unknown');
    demandOver(room.live);
    return room;
  }
}

function viewerOf(seat: string | undefined, seats: number): ReplayViewer {
  if (seat === 'all') return 'all';
  if (seat === undefined || seat === 'spectator') return 'spectator';
  const number = Number(seat);
  if (!Number.isInteger(number) || number < 0 || number >= seats) throw new Unfulfilled('no seat', seat);
  return number;
}
