/** A match against bots, at once: two requests, because what this device adds to the seed is told only after the server has promised. */
import type { Begun, PlayNow } from '@praxis/protocol';
import { postJson } from '../connection/http.ts';
import { newContribution, remember } from './fairness.ts';

/** The id of the match. */
export async function playAtOnce(wanted: Omit<PlayNow, 'contributes'>): Promise<string> {
  const body: PlayNow = { ...wanted, contributes: true };
  const { match, commitment } = await postJson<Begun>('/api/play', body);
  const contribution = newContribution();
  remember(match, { commitment, contribution });
  await postJson<{ match: string }>(`/api/tables/${encodeURIComponent(match)}/start`, { contribution });
  return match;
}
