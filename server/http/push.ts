/** `/api/push`: browsers that want notifications of their person's moves. */
import type { PushOffer } from '@praxis/protocol/http.ts';
import type { FastifyInstance } from 'fastify';
import { identify } from '../accounts/identity.ts';
import { making } from '../limits/costly.ts';
import { pushKeys, subscribe, unsubscribe } from '../reminders/push.ts';
import type { Services } from '../services.ts';
import { checked, subscriptionEndSchema, subscriptionSchema } from './schemas.ts';

export function pushRoutes(app: FastifyInstance, { resources }: Services): void {
  app.get('/api/push', async (): Promise<PushOffer> => {
    if (resources.config.pushHosts.length === 0) return {};
    return { key: (await pushKeys(resources)).publicKey };
  });

  app.post('/api/push/subscribe', making(resources.config), async (request, reply) => {
    const wish = checked(subscriptionSchema, request.body);
    await subscribe(resources, await identify(resources, request, reply), wish);
    return {};
  });

  app.post('/api/push/unsubscribe', async (request) => {
    const { endpoint } = checked(subscriptionEndSchema, request.body);
    await unsubscribe(resources, endpoint);
    return {};
  });
}
