/** `/api/push`: browsers that want to be told when it is their person's move. */
import type { PushOffer } from '@praxis/protocol/http.ts';
import type { FastifyInstance } from 'fastify';
import { identify } from '../accounts/identity.ts';
import type { Hall } from '../hall.ts';
import { making } from '../limits/costly.ts';
import { pushKeys, subscribe, unsubscribe } from '../reminders/push.ts';
import { checked, subscriptionEndSchema, subscriptionSchema } from './schemas.ts';

export function pushRoutes(app: FastifyInstance, { services }: Hall): void {
  app.get('/api/push', async (): Promise<PushOffer> => {
    if (services.config.pushHosts.length === 0) return {};
    return { key: (await pushKeys(services)).publicKey };
  });

  app.post('/api/push/subscribe', making(services.config), async (request, reply) => {
    const wish = checked(subscriptionSchema, request.body);
    await subscribe(services, await identify(services, request, reply), wish);
    return {};
  });

  app.post('/api/push/unsubscribe', async (request) => {
    const { endpoint } = checked(subscriptionEndSchema, request.body);
    await unsubscribe(services, endpoint);
    return {};
  });
}
