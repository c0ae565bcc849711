/**
 * Matches without an appointment. This device's contribution to the seed is sent only after the server has committed to
 * its own, so each of these takes more than one request.
 */
import type { Begun, PairUp, PlayNow, Table } from '@praxis/protocol';
import type { Connection } from '../connection/connection.ts';
import { getAhead, postJson } from '../connection/http.ts';
import { newContribution, remember } from './fairness.ts';

/** Starts a match against bots at once and returns its id. Requests ahead the data that its page needs first. */
export async function playAtOnce(wanted: Omit<PlayNow, 'contributes'>, connection: Connection): Promise<string> {
  const body: PlayNow = { ...wanted, contributes: true };
  const { match, commitment } = await postJson<Begun>('/api/play', body);
  // Not earlier: by now the server has recognised the visitor.
  connection.wake();
  const contribution = newContribution();
  remember(match, { commitment, contribution });
  await postJson<{ match: string }>(`/api/tables/${encodeURIComponent(match)}/start`, { contribution });
  getAhead(`/api/matches/${encodeURIComponent(match)}`);
  return match;
}

/** Finds strangers to play with. Returns the id of the waiting table; its page says that the player is ready. */
export async function pairUp(wanted: Omit<PairUp, 'contributes'>): Promise<string> {
  const body: PairUp = { ...wanted, contributes: true };
  return (await postJson<Table>('/api/pair', body)).id;
}
