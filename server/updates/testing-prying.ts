/** The requests by which players, spectators and strangers of `testing-two-worlds.ts` try to find out hidden facts. */
import type { Person } from '../people/people.ts';
import { matchSummary } from '../tables/summaries.ts';
import type { TestClient, TestServices } from '../testing/fixtures.ts';

/** Those who must not learn anything, by their names. */
export type Audiences = readonly (readonly [string, TestClient])[];

/** All requests over a connection that are not needed to play, most of them wrong. */
export async function pry({ settle }: TestServices, match: string, audiences: Audiences): Promise<void> {
  for (const [, client] of audiences) {
    const { number = 0 } = client.decision ?? {};
    const [card] = Object.keys(client.view?.cards ?? {}).map(Number);
    client.ask({ t: 'explain', match, words: 'pass' });
    if (card !== undefined) client.ask({ t: 'explain', match, card });
    client.ask({ t: 'next', match, number: number + 1, answer: '' });
    client.ask({ t: 'answer', match, number: number + 1, answer: 'pass' });
    client.ask({ t: 'consent', match, what: 'takeback', yes: false });
    await settle();
  }
}

/** All that can be read of a match while it runs, by what it is. */
export async function pagesOf(
  { services, host }: TestServices,
  match: string,
  audiences: Audiences,
): Promise<ReadonlyMap<string, unknown>> {
  const pages = new Map<string, unknown>();
  const people: readonly (readonly [string, Person | undefined])[] = [
    ...audiences.map(([name, { person }]) => [name, person] as const),
    ['nobody', undefined],
  ];
  for (const [name, person] of people) {
    pages.set(`${name} reads the table`, await services.tables.get(match, person));
    pages.set(`${name} reads the lobby`, await services.tables.list(person));
    pages.set(`${name} reads the match`, await matchSummary(services.resources, host, match, person));
  }
  const refusal = (error: unknown): string => String(error);
  pages.set('the record', await host.record(match).catch(refusal));
  pages.set('the replay', await host.replay(match, 'all', 'en').catch(refusal));
  return pages;
}
