/** Matches without an appointment. What this device adds to the seed is told only after the server has promised, so neither is done with one request. */
import type { Begun, PairUp, PlayNow, Table } from '@praxis/protocol';
import type { Connection } from '../connection/connection.ts';
import { getAhead, postJson } from '../connection/http.ts';
import { newContribution, remember } from './fairness.ts';

/** Against bots, at once. The id of the match. What its page will want first is asked for meanwhile. */
export async function playAtOnce(wanted: Omit<PlayNow, 'contributes'>, connection: Connection): Promise<string> {
  const body: PlayNow = { ...wanted, contributes: true };
  const { match, commitment } = await postJson<Begun>('/api/play', body);
  // Not earlier: by now the server knows who is here.
  connection.wake();
  const contribution = newContribution();
  remember(match, { commitment, contribution });
  await postJson<{ match: string }>(`/api/tables/${encodeURIComponent(match)}/start`, { contribution });
  getAhead(`/api/matches/${encodeURIComponent(match)}`);
  return match;
}

/** With strangers. The id of the table at which they are waited for; its page says that the player is ready. */
export async function pairUp(wanted: Omit<PairUp, 'contributes'>): Promise<string> {
  const body: PairUp = { ...wanted, contributes: true };
  return (await postJson<Table>('/api/pair', body)).id;
}
