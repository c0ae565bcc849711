/** `/api/account/sessions`: where one is signed in, and the end of it. */
import type { Session } from '@praxis/protocol/http.ts';
import type { FastifyInstance } from 'fastify';
import { holderOf, identityOf } from '../accounts/identity.ts';
import { endSession, endSessions, sessionsOf } from '../accounts/sessions.ts';
import type { Services } from '../services.ts';
import { checked, idSchema } from './schemas.ts';

interface OfSession {
  readonly Params: { readonly id: string };
}

export function sessionRoutes(app: FastifyInstance, { resources }: Services): void {
  app.get('/api/account/sessions', async (request, reply): Promise<readonly Session[]> => {
    const { id } = await holderOf(resources, request);
    const current = (await identityOf(resources, request))?.session;
    reply.header('cache-control', 'no-store');
    return sessionsOf(resources, id, current);
  });

  app.delete<OfSession>('/api/account/sessions/:id', async (request) => {
    const id = checked(idSchema, request.params.id);
    await endSession(resources, (await holderOf(resources, request)).id, id);
    return {};
  });

  app.post('/api/account/sessions/end-others', async (request) => {
    const { id } = await holderOf(resources, request);
    await endSessions(resources, id, (await identityOf(resources, request))?.session);
    return {};
  });
}
