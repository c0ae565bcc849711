/** `/api/me/ratings`: how somebody's ratings have come about. */
import type { RatedMatch } from '@praxis/protocol/http.ts';
import type { FastifyInstance } from 'fastify';
import { personOf } from '../accounts/identity.ts';
import type { Hall } from '../hall.ts';
import { ratingHistory } from '../people/ratings.ts';

export function ratingRoutes(app: FastifyInstance, { services }: Hall): void {
  // Guests are not rated, and whoever is nobody yet does not become somebody by asking.
  app.get('/api/me/ratings', async (request): Promise<readonly RatedMatch[]> => {
    const person = await personOf(services, request);
    return person ? ratingHistory(services, person.id) : [];
  });
}
