/** `/api/me/ratings`: how somebody's ratings have come about. */
import type { RatedMatch } from '@praxis/protocol/http.ts';
import type { FastifyInstance } from 'fastify';
import { personOf } from '../accounts/identity.ts';
import { ratingHistory } from '../people/ratings.ts';
import type { Services } from '../services.ts';

export function ratingRoutes(app: FastifyInstance, { resources }: Services): void {
  // Guests are not rated, and whoever is nobody yet does not become somebody by asking.
  app.get('/api/me/ratings', async (request): Promise<readonly RatedMatch[]> => {
    const person = await personOf(resources, request);
    return person ? ratingHistory(resources, person.id) : [];
  });
}
