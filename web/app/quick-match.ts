/** Matches without an appointment. What this device adds to the seed is told only after the server has promised, so neither is done with one request. */
import type { Begun, PairUp, PlayNow, Table } from '@praxis/protocol';
import { postJson } from '../connection/http.ts';
import { newContribution, remember } from './fairness.ts';

/** Against bots, at once. The id of the match. */
export async function playAtOnce(wanted: Omit<PlayNow, 'contributes'>): Promise<string> {
  const body: PlayNow = { ...wanted, contributes: true };
  const { match, commitment } = await postJson<Begun>('/api/play', body);
  const contribution = newContribution();
  remember(match, { commitment, contribution });
  await postJson<{ match: string }>(`/api/tables/${encodeURIComponent(match)}/start`, { contribution });
  return match;
}

/** With strangers. The id of the table at which they are waited for; its page says that the player is ready. */
export async function pairUp(wanted: Omit<PairUp, 'contributes'>): Promise<string> {
  const body: PairUp = { ...wanted, contributes: true };
  return (await postJson<Table>('/api/pair', body)).id;
}
