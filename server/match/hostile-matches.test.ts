/** Players who want to know or do more than they may, and clients that come and go as no page would. */
import type { Request } from '@praxis/protocol/messages.ts';
import { describe, expect, test } from 'vitest';
import { begin, choose, type TestClient } from '../testing/fixtures.ts';
import { BIDS, CHAIN, testPages, testServer } from '../testing/test-server.ts';

const table = testServer({ games: [CHAIN, BIDS] });
const { clock, wait } = table;
const pages = testPages(table);

/** All that is stored of a match. */
async function stored(match: string): Promise<string> {
  const all: unknown[] = [];
  for (const statement of [
    'select head, status, hurry from matches where id = $1',
    'select * from entries where match_id = $1 order by seq',
    'select seat, standing, away_since from seats where match_id = $1 order by seat',
    'select * from requests where match_id = $1 order by what',
    'select * from chat where match_id = $1 order by n',
  ])
    all.push((await table.database.pool.query(statement, [match])).rows);
  return JSON.stringify(all);
}

describe('A spectator', () => {
  test('is refused every request there is, and nothing comes of it', async () => {
    const [ada, ben, eve] = [table.client(), table.client(), table.client()];
    const match = await begin(table, [ada, ben], { game: 'chain' });
    eve.watch(match);
    await wait(2);
    const before = await stored(match);
    const number = ada.decision?.number ?? 0;
    type Sent = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;
    const requests: { readonly [Kind in Request['t']]: Extract<Sent, { t: Kind }> } = {
      answer: { t: 'answer', match, number, answer: 'pass' },
      next: { t: 'next', match, number, answer: '' },
      explain: { t: 'explain', match, words: 'pass' },
      stand: { t: 'stand', match, standing: { pass: 'this turn' } },
      say: { t: 'say', match, text: 'hello' },
      request: { t: 'request', match, what: 'abort' },
      consent: { t: 'consent', match, what: 'abort', yes: true },
      return: { t: 'return', match },
      hurry: { t: 'hurry', match },
    };
    for (const [kind, request] of Object.entries(requests)) {
      const id = eve.ask(request as never);
      await table.settle();
      expect([kind, eve.refusal(id)]).toEqual([kind, 'not your seat']);
    }
    expect(await stored(match)).toBe(before);
    expect(ada.decision?.number).toBe(number);
  });

  test('sees no more after having sat elsewhere, and is never asked anything', async () => {
    const [ada, ben, eve] = [table.client(), table.client(), table.client()];
    await begin(table, [eve], { game: 'chain' });
    const match = await begin(table, [ada, ben], { game: 'chain' });
    eve.watch(match);
    await wait(2);
    expect(eve.view?.seats.map(({ zones }) => zones.hand)).toEqual([5, 4]);
    expect(
      eve.messages.filter((each) => each.t === 'update' && each.match === match && each.decisions?.length),
    ).toEqual([]);
  });
});

describe('A seat', () => {
  test('has explained to it only the cards that it sees', async () => {
    const [ada, ben] = [table.client(), table.client()];
    const match = await begin(table, [ada, ben], { game: 'chain' });
    const named = Object.values(ben.view?.cards ?? {}).flatMap(({ handle, name }) => (name ? [handle] : []));
    const others = (ada.view?.seats[0]?.zones.hand ?? []) as readonly number[];
    expect([named.length, others.length]).toEqual([4, 5]);
    const told: number[] = [];
    for (let card = 0; card < 45; card++) {
      const id = ben.ask({ t: 'explain', match, card });
      await table.settle();
      const reply = ben.reply(id);
      if (reply?.t === 'explained') told.push(card);
      else expect([card, ben.refusal(id)]).toEqual([card, 'not an option']);
      // Nobody asks as much at once.
      await wait(0.1);
    }
    expect(told).toEqual([...named].sort((a, b) => a - b));
    expect(told.filter((card) => others.includes(card))).toEqual([]);
  });

  test('repeats an answer that was taken back: an old message is not taken for it', async () => {
    const [ada, ben] = [table.client(), table.client()];
    const match = await begin(table, [ada, ben], { game: 'chain' });
    const { number = 0, choices = [] } = ada.decision ?? {};
    const answer = choices.find((each) => each.answer.startsWith('set'))?.answer ?? '';
    ada.ask({ t: 'answer', match, number, answer });
    await wait(2);
    ada.ask({ t: 'request', match, what: 'takeback' });
    await wait(2);
    ben.ask({ t: 'consent', match, what: 'takeback', yes: true });
    await wait(2);
    expect(ada.view?.seats[0]?.zones.set).toEqual([]);
    const old = ada.ask({ t: 'answer', match, number, answer });
    await wait(2);
    // Repeating a message that was taken back has no effect.
    expect(ada.view?.seats[0]?.zones.set).toEqual([]);
    expect(ada.reply(old)).toBeDefined();
    expect(ada.decision?.number).not.toBe(number);
    const again = ada.ask({ t: 'answer', match, number: ada.decision?.number ?? 0, answer });
    await wait(2);
    expect(ada.reply(again)?.t).toBe('done');
    expect(ada.view?.seats[0]?.zones.set).toHaveLength(1);
  });

  test('cannot end a match of two once it has begun in earnest, nor pause a rated one', async () => {
    const [ada, ben] = [table.client(), table.client()];
    const match = await begin(table, [ada, ben], { game: 'bids', rated: true });
    const pause = ada.ask({ t: 'request', match, what: 'pause' });
    await table.settle();
    expect(ada.refusal(pause)).toBe('not now');
    for (let prize = 0; prize < 3; prize++) {
      for (const client of [ada, ben]) if (client.decision) choose(client, match);
      await wait(2);
    }
    const before = await stored(match);
    const abort = ada.ask({ t: 'request', match, what: 'abort' });
    await table.settle();
    expect(ada.refusal(abort)).toBe('not now');
    expect(await stored(match)).toBe(before);
    // Conceding is always possible.
    const concede = ada.ask({ t: 'answer', match, number: -1, answer: 'leave' });
    await wait(2);
    expect(ada.reply(concede)?.t).toBe('done');
    expect(ben.table?.state).toBe('over');
    const { rows } = await table.database.pool.query(
      'select kind, seat from entries where match_id = $1 order by seq',
      [match],
    );
    expect(rows.at(-1)).toEqual({ kind: 'concede', seat: 0 });
  });
});

describe('A visitor who leaves at once', () => {
  const isHere = ({ table: seen }: TestClient, seat: number): boolean => {
    const sitter = seen?.seats[seat]?.sitter;
    return sitter?.kind === 'person' && sitter.here;
  };

  test('before the match was read watches nothing, and is not taken to be there', async () => {
    const [ada, ben] = [table.client(), table.client()];
    const match = await begin(table, [ada, ben], { game: 'chain' });
    ada.connection.close();
    await wait(1);
    expect(isHere(ben, 0)).toBe(false);
    const room = await table.host.rooms.enter(match);
    const watchers = (): number => [...(room?.feeds.values() ?? [])].reduce((sum, feed) => sum + feed.watchers, 0);
    const before = watchers();
    for (let count = 0; count < 20; count++) {
      const [again, stranger] = [table.client(ada.person), table.client()];
      for (const client of [again, stranger]) {
        client.watch(match);
        client.tell({ t: 'table', table: match, follow: true });
        client.connection.close();
      }
      await table.settle();
    }
    await wait(1);
    expect(watchers()).toBe(before);
    expect(isHere(ben, 0)).toBe(false);
    const { rows } = await table.database.pool.query('select person_id from presence where match_id = $1', [match]);
    expect(rows).toEqual([{ person_id: ben.person.id }]);
  });

  test('and comes again is there, however quickly it went', async () => {
    const [ada, ben] = [table.client(), table.client()];
    const match = await begin(table, [ada, ben], { game: 'chain' });
    let last = ada;
    for (let count = 0; count < 10; count++) {
      const next = table.client(ada.person);
      next.watch(match);
      last.connection.close();
      last = next;
    }
    await wait(1);
    expect(isHere(ben, 0)).toBe(true);
    last.connection.close();
    await wait(1);
    expect(isHere(ben, 0)).toBe(false);
  });
});

test('nothing is kept in memory of matches that were begun and left', async () => {
  const before = table.host.rooms.loaded.length;
  const left: string[] = [];
  for (let count = 0; count < 15; count++) {
    const [guest, stranger] = [table.client(), table.client()];
    const match = await begin(table, [guest], { game: 'bids', seats: 3 });
    stranger.watch(match);
    await table.settle();
    for (const { connection } of [guest, stranger]) connection.close();
    left.push(match);
  }
  expect(table.host.rooms.loaded.length).toBeGreaterThanOrEqual(before + left.length);
  await wait(20);
  clock.set(clock.now() + 400_000);
  await wait(20);
  expect(left.filter((match) => table.host.rooms.loaded.includes(match))).toEqual([]);
  const { rows } = await table.database.pool.query('select 1 from presence where match_id = any($1)', [left]);
  expect(rows).toEqual([]);
  // They are there again when a visitor comes.
  const late = table.client();
  late.watch(left[0] as string);
  await table.settle();
  expect(late.view).toBeDefined();
});

test('while a match runs neither its seed nor its secret is sent to anybody', async () => {
  const [ada, ben, eve] = [table.client(), table.client(), table.client()];
  const match = await begin(table, [ada, ben], { game: 'bids' });
  eve.watch(match);
  const texts = async (): Promise<string> => {
    const shown = await Promise.all(
      ['', '/record', '/replay', '/replay?seat=all', '/replay?seat=0'].map((path) =>
        pages.app.inject({ url: `/api/matches/${match}${path}` }),
      ),
    );
    const seated = await pages.app.inject({ url: `/api/tables/${match}` });
    const said = [ada, ben, eve].flatMap(({ sent }) => sent.map(({ text }) => text));
    return [...said, ...shown.map(({ body }) => body), seated.body].join('\n');
  };
  for (let prize = 0; prize < 4; prize++) {
    for (const client of [ada, ben]) if (client.decision) choose(client, match);
    await wait(2);
  }
  expect(ada.table?.state).toBe('running');
  const { rows } = await table.database.pool.query<{ secret: string; setup: { seed: string } }>(
    'select secret, setup from matches where id = $1',
    [match],
  );
  const hashes = await table.database.pool.query<{ hash: string }>('select hash from entries where match_id = $1', [
    match,
  ]);
  const secrets = [rows[0]?.secret, rows[0]?.setup.seed, ...hashes.rows.map(({ hash }) => hash)] as string[];
  expect(secrets.length).toBeGreaterThan(6);
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(7);
  const running = await texts();
  expect(secrets.filter((secret) => running.includes(secret))).toEqual([]);
  // The check can fail: afterwards everybody may know.
  ada.ask({ t: 'answer', match, number: -1, answer: 'leave' });
  await wait(2);
  expect(ada.table?.state).toBe('over');
  const over = await texts();
  expect(secrets.slice(0, 2).filter((secret) => over.includes(secret))).toHaveLength(2);
});
