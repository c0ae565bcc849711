/** Ratings: the effect of a result, the matches that count, and that none counts twice. */
import type { Me, RatedMatch } from '@praxis/protocol/http.ts';
import { rating } from 'openskill';
import { beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../accounts/testing-visitor.ts';
import { begin, choose, SETTINGS, type TestClient } from '../testing/fixtures.ts';
import { BIDS, testPages, testServer } from '../testing/test-server.ts';
import type { Person } from './people.ts';
import { rated, rateMatch, shownRating } from './ratings.ts';

describe('A result', () => {
  const over = { kind: 'over', reason: 'points' } as const;
  const fresh = [rating(), rating(), rating()];

  test('lifts winners above all others, and those by their scores', async () => {
    const [first, second, third] = (await rated(fresh, { ...over, winners: [1], scores: [2, 1, 0] })).map(
      ({ mu }) => mu,
    );
    expect(second).toBeGreaterThan(first as number);
    expect(first).toBeGreaterThan(third as number);
  });

  test('treats equals as equals', async () => {
    const [first, second, third] = await rated(fresh, { ...over, winners: [0, 1], scores: [3, 1, 0] });
    expect(first).toEqual(second);
    expect((first as { mu: number }).mu).toBeGreaterThan((third as { mu: number }).mu);
    const [a, b, c] = (await rated(fresh, { ...over, winners: [], scores: [0, 0, 0] })).map(({ mu }) => mu);
    expect(a).toBeCloseTo(b as number);
    expect(b).toBeCloseTo(c as number);
  });

  test('is shown as a whole number that begins at 1000', () => {
    expect(shownRating(rating())).toBe(1000);
    expect(shownRating({ mu: 30, sigma: 5 })).toBe(1600);
  });
});

describe('A rated match', () => {
  const server = testServer({ games: [BIDS], config: { requestsPerMinute: 100_000 } });
  const { clock } = server;
  const pages = testPages(server);
  const people: Person[] = [];

  beforeAll(async () => {
    for (const name of ['Ada', 'Ben']) {
      const { body } = await new Visitor(pages.app).signUp(`${name}@example.org`, name);
      people.push({ id: body.id, name, guest: false });
    }
  });

  /** Plays a match to its end with the first available answers. */
  async function played(clients: readonly TestClient[], rated: boolean): Promise<string> {
    const match = await begin(server, clients, { game: 'bids', rated });
    for (let step = 0; step < 200 && clients[0]?.table?.state === 'running'; step++) {
      for (const client of clients) if (client.decision) choose(client, match);
      await clock.advance(2000, server.settle);
    }
    expect(clients[0]?.table?.state).toBe('over');
    return match;
  }

  const kept = async (): Promise<readonly unknown[]> =>
    (await server.database.pool.query('select * from ratings order by person_id')).rows;

  test('counts when everybody has an account', async () => {
    const clients = people.map((person) => server.client(person));
    const match = await played(clients, true);
    const result = clients[0]?.view?.result;
    if (result?.kind !== 'over') throw new Error('The match has no result.');
    const expected = await rated([rating(), rating()], result);
    const { rows } = await server.database.pool.query<{
      person_id: string;
      mu: number;
      sigma: number;
      matches: number;
    }>('select person_id, mu, sigma, matches from ratings');
    for (const [seat, { id }] of people.entries()) {
      const row = rows.find(({ person_id }) => person_id === id);
      expect(row).toMatchObject({ ...expected[seat], matches: 1 });
    }
    // Ending it a second time adds nothing.
    const before = await kept();
    const client = await server.database.pool.connect();
    await rateMatch(client, match, result, new Date());
    client.release();
    expect(await kept()).toEqual(before);
  });

  test('is shown to its players and in the lobby', async () => {
    const ada = new Visitor(pages.app);
    const { body: me } = await ada.signIn('ada@example.org');
    const [own] = (me as Me).ratings ?? [];
    expect(own).toMatchObject({ game: 'bids', matches: 1 });
    const { body: history } = await ada.get<readonly RatedMatch[]>('/api/me/ratings');
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({ game: 'bids', rating: own?.rating });
    expect((await new Visitor(pages.app).get('/api/me/ratings')).body).toEqual([]);
    const settings = { ...SETTINGS, game: 'bids', open: true, rated: true };
    await server.services.tables.open(people[0] as Person, { settings }, 'en');
    const [listed] = await server.services.tables.list(undefined);
    expect(listed?.seats[0]?.sitter).toMatchObject({ name: 'Ada', rating: own?.rating });
  });

  test('does not count with a guest, a bot, or when it is not rated', async () => {
    const before = await kept();
    const [ada, ben] = people.map((person) => server.client(person)) as [TestClient, TestClient];
    const matches = [
      await begin(server, [ada, server.client()], { game: 'bids', rated: true }),
      await begin(server, [ada], { game: 'bids', rated: true }),
      await begin(server, [ada, ben], { game: 'bids', rated: false }),
    ];
    const client = await server.database.pool.connect();
    for (const match of matches)
      await rateMatch(client, match, { kind: 'over', winners: [0], scores: [1, 0], reason: 'points' }, new Date());
    client.release();
    expect(await kept()).toEqual(before);
    const { rows } = await server.database.pool.query('select count(*)::integer as count from rated_matches');
    expect(rows).toEqual([{ count: 1 }]);
  });
});
