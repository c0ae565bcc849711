/** `/api/reports` for everybody, `/api/operator/reports` for the operator. */
import type { Report } from '@praxis/protocol/http.ts';
import type { FastifyInstance } from 'fastify';
import { identify } from '../accounts/identity.ts';
import { guessing } from '../accounts/signing-in.ts';
import { openReports, report, settle } from '../ops/reports.ts';
import type { Services } from '../services.ts';
import { demandToken } from './operation.ts';
import { checked, idSchema, reportSchema, settlementSchema } from './schemas.ts';

interface OfReport {
  readonly Params: { readonly id: string };
}

export function reportRoutes(app: FastifyInstance, { resources }: Services): void {
  const { config } = resources;
  const rarely = guessing(config);

  app.post('/api/reports', rarely, async (request, reply) => {
    const wish = checked(reportSchema, request.body);
    await report(resources, await identify(resources, request, reply), wish);
    return {};
  });

  app.get('/api/operator/reports', rarely, async (request, reply): Promise<readonly Report[]> => {
    demandToken(request, config.operatorToken);
    reply.header('cache-control', 'no-store');
    return openReports(resources);
  });

  app.post<OfReport>('/api/operator/reports/:id', rarely, async (request) => {
    demandToken(request, config.operatorToken);
    const { silenceDays } = checked(settlementSchema, request.body);
    await settle(resources, checked(idSchema, request.params.id), silenceDays);
    return {};
  });
}
