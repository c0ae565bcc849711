/** `/api/operator/people` and `/api/operator/log`: the operator bans and unbans people. */
import type { FoundPerson, OperatorDeed } from '@praxis/protocol/http.ts';
import type { FastifyInstance } from 'fastify';
import { guessing } from '../accounts/signing-in.ts';
import { ban, findPeople, operatorLog, unban } from '../ops/bans.ts';
import type { Services } from '../services.ts';
import { demandToken } from './operation.ts';
import { banSchema, checked, idSchema, nameSchema, unbanSchema } from './schemas.ts';

interface OfPerson {
  readonly Params: { readonly id: string };
}

export function operatorRoutes(app: FastifyInstance, services: Services): void {
  const { resources } = services;
  const { config } = resources;
  const rarely = guessing(config);

  app.get('/api/operator/people', rarely, async (request, reply): Promise<readonly FoundPerson[]> => {
    demandToken(request, config.operatorToken);
    reply.header('cache-control', 'no-store');
    return findPeople(resources, checked(nameSchema, request.query).name);
  });

  app.post<OfPerson>('/api/operator/people/:id/ban', rarely, async (request) => {
    demandToken(request, config.operatorToken);
    const { days, why } = checked(banSchema, request.body);
    await ban(services, checked(idSchema, request.params.id), { why, ...(days === undefined ? {} : { days }) });
    return {};
  });

  app.post<OfPerson>('/api/operator/people/:id/unban', rarely, async (request) => {
    demandToken(request, config.operatorToken);
    const { why } = checked(unbanSchema, request.body);
    await unban(resources, checked(idSchema, request.params.id), why);
    return {};
  });

  app.get('/api/operator/log', rarely, async (request, reply): Promise<readonly OperatorDeed[]> => {
    demandToken(request, config.operatorToken);
    reply.header('cache-control', 'no-store');
    return operatorLog(resources);
  });
}
