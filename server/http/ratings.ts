/** `/api/me/ratings`: the history of a player's ratings. */
import type { RatedMatch } from '@praxis/protocol/http.ts';
import type { FastifyInstance } from 'fastify';
import { personOf } from '../accounts/identity.ts';
import { ratingHistory } from '../people/ratings.ts';
import type { Services } from '../services.ts';

export function ratingRoutes(app: FastifyInstance, { resources }: Services): void {
  // Guests are not rated, and asking does not make a client a guest.
  app.get('/api/me/ratings', async (request): Promise<readonly RatedMatch[]> => {
    const person = await personOf(resources, request);
    return person ? ratingHistory(resources, person.id) : [];
  });
}
