/** Matches on the embedded database: answers, refusals, repeats, coming back, and several processes on one log. */
import { describe, expect, test } from 'vitest';
import { newId } from '../base/ids.ts';
import { begin, choose, SETTINGS, type TestClient } from '../testing/fixtures.ts';
import { BIDS, CHAIN, setCards, twoServers } from '../testing/test-server.ts';

const { here, there, settle, waitFor } = twoServers({ games: [CHAIN, BIDS] });
const { clock } = here;

describe('A match', () => {
  test('shows each seat its own cards and asks who is to move', async () => {
    const [ada, ben] = [here.client(), here.client()];
    await begin(here, [ada, ben], { game: 'chain' });
    expect(ada.view?.seats[0]?.zones.hand).toHaveLength(5);
    expect(ada.view?.seats[1]?.zones.hand).toBe(4);
    expect(ben.view?.seats[0]?.zones.hand).toBe(5);
    expect(ada.decision?.step).toBe('main');
    expect(ben.decision).toBeUndefined();
    expect(ben.table?.waitingFor).toEqual([0]);
    expect(ada.table?.seats.map(({ sitter }) => sitter.kind)).toEqual(['person', 'person']);
  });

  test('goes on with an answer, which is acknowledged, and the others see its consequences', async () => {
    const [ada, ben] = [here.client(), here.client()];
    const match = await begin(here, [ada, ben], { game: 'chain' });
    const id = choose(ada, match, 'set');
    await here.settle();
    expect(ada.reply(id)).toEqual({ t: 'done', id });
    await waitFor(() => setCards(ben).length === 1);
    expect(ben.lines).toContain('set');
    await waitFor(() => ada.decision?.step === 'main');
    const { rows } = await here.database.pool.query('select seq, kind, seat from entries where match_id = $1', [match]);
    expect(rows).toEqual([{ seq: 1, kind: 'answer', seat: 0 }]);
  });

  test('refuses answers that are not asked for, stale or no option, and changes nothing', async () => {
    const [ada, ben, eve] = [here.client(), here.client(), here.client()];
    const match = await begin(here, [ada, ben], { game: 'chain' });
    const number = ada.decision?.number ?? 0;
    const refusals = [
      [ben, number, 'pass', 'not asked'],
      [eve, number, 'pass', 'not your seat'],
      [ada, number + 1, 'pass', 'stale'],
      [ada, number, 'deploy:c999', 'not an option'],
      [ada, number, '', 'not an option'],
      [ada, number, 'pass pass', 'not an option'],
      [ada, -1, 'concedes', 'not asked'],
    ] as const;
    for (const [client, given, answer, code] of refusals) {
      const id = client.ask({ t: 'answer', match, number: given, answer });
      await here.settle();
      expect(client.refusal(id)).toBe(code);
    }
    const unknown = ada.ask({ t: 'answer', match: newId(), number, answer: 'pass' });
    await here.settle();
    expect(ada.refusal(unknown)).toBe('unknown match');
    const { rows } = await here.database.pool.query('select 1 from entries where match_id = $1', [match]);
    expect(rows).toEqual([]);
    expect(ada.decision?.number).toBe(number);
  });

  test('acknowledges an identical repeat and does not give the answer twice', async () => {
    const [ada, ben] = [here.client(), here.client()];
    const match = await begin(here, [ada, ben], { game: 'chain' });
    const number = ada.decision?.number ?? 0;
    const [first, again] = [0, 1].map(() => ada.ask({ t: 'answer', match, number, answer: 'pass' }));
    await here.settle();
    expect(ada.reply(first as number)?.t).toBe('done');
    expect(ada.reply(again as number)?.t).toBe('done');
    const other = ada.ask({ t: 'answer', match, number, answer: 'set:c1' });
    await here.settle();
    expect(ada.refusal(other)).toBe('not asked');
    const { rows } = await here.database.pool.query('select 1 from entries where match_id = $1', [match]);
    expect(rows).toHaveLength(1);
  });

  test('is played to its end with a bot, and says why it is over', async () => {
    const ada = here.client();
    const match = await begin(here, [ada], { game: 'bids', seats: 4 });
    ada.ask({ t: 'hurry', match });
    for (let rounds = 0; rounds < 400 && ada.table?.state === 'running'; rounds++) {
      if (ada.decision) choose(ada, match);
      ada.ask({ t: 'hurry', match });
      await clock.advance(100, settle);
    }
    expect(ada.table).toMatchObject({ state: 'over', outcome: 'rounds', waitingFor: [] });
    expect(ada.view?.result).toMatchObject({ kind: 'over', reason: 'rounds' });
    const { rows } = await here.database.pool.query('select status, due_at, result from matches where id = $1', [
      match,
    ]);
    expect(rows[0]).toMatchObject({ status: 'over', due_at: null, result: { reason: 'rounds' } });
    const late = ada.ask({ t: 'answer', match, number: 1, answer: 'pass' });
    await here.settle();
    expect(ada.refusal(late)).toBe('over');
  });
});

describe('A player who comes back', () => {
  test('gets the updates that are missing if there are few, and everything otherwise', async () => {
    const [ada, ben] = [here.client(), here.client()];
    const match = await begin(here, [ada, ben], { game: 'chain' });
    const { n } = ben;
    ben.connection.close();
    choose(ada, match, 'set');
    await waitFor(() => setCards(ada).length === 1);
    const again = here.client(ben.person);
    again.n = n;
    again.view = structuredClone(ben.view);
    again.watch(match, 'en', n);
    await waitFor(() => setCards(again).length === 1);
    const first = again.messages.find((message) => message.t === 'update');
    expect(first).toMatchObject({ n: n + 1 });
    expect(first).not.toHaveProperty('view');
    const anew = here.client(ben.person);
    anew.watch(match, 'en', n + 1_000_000);
    await here.settle();
    expect(anew.view).toEqual(again.view);
    expect(anew.lines).toContain('set');
  });

  test('finds the match in another process as it was left', async () => {
    const [ada, ben] = [here.client(), here.client()];
    const match = await begin(here, [ada, ben], { game: 'chain' });
    choose(ada, match, 'set');
    await here.settle();
    const again = there.client(ada.person);
    again.watch(match);
    await there.settle();
    await waitFor(() => again.decision !== undefined);
    expect(again.decision?.number).toBe(ada.decision?.number);
    expect(again.view).toEqual(ada.view);
    const id = choose(again, match);
    await there.settle();
    expect(again.reply(id)?.t).toBe('done');
  });

  test('as a spectator sees no hand', async () => {
    const [ada, ben, eve] = [here.client(), here.client(), here.client()];
    const match = await begin(here, [ada, ben], { game: 'chain' });
    eve.watch(match);
    await here.settle();
    expect(eve.view?.viewer).toBe('spectator');
    expect(eve.view?.seats.map(({ zones }) => zones.hand)).toEqual([5, 4]);
    expect(Object.values(eve.view?.cards ?? {}).filter(({ def }) => def !== undefined)).toEqual([]);
    expect(eve.decision).toBeUndefined();
    await waitFor(() => ada.table?.spectators === 1);
  });
});

describe('Two processes', () => {
  test('that get answers at the same instant write each once, in one order', async () => {
    const people = [0, 1, 2, 3, 4].map(() => here.client());
    const match = await begin(here, people, { game: 'bids' });
    const elsewhere = people.map(({ person }) => there.client(person));
    for (const client of elsewhere) client.watch(match);
    await there.settle();
    const number = people.map(({ decision }) => decision?.number as number);
    const ids = people.map((client, seat) =>
      (seat % 2 === 0 ? client : (elsewhere[seat] as TestClient)).ask({
        ...{ t: 'answer', match, number: number[seat] as number, answer: 'pass' },
      }),
    );
    await here.settle();
    await there.settle();
    for (const [seat, id] of ids.entries())
      expect((seat % 2 === 0 ? people[seat] : elsewhere[seat])?.reply(id)?.t).toBe('done');
    const { rows } = await here.database.pool.query(
      'select seq, seat from entries where match_id = $1 and seq <= 5 order by seq',
      [match],
    );
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    expect(rows.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('that both answer for one seat: one is acknowledged, the other refused, and both know how it went on', async () => {
    const [ada, ben] = [here.client(), here.client()];
    const match = await begin(here, [ada, ben], { game: 'chain' });
    const again = there.client(ada.person);
    again.watch(match);
    await there.settle();
    const number = ada.decision?.number as number;
    const options = ada.decision?.choices.filter(({ more }) => !more) ?? [];
    const one = ada.ask({ t: 'answer', match, number, answer: options[0]?.answer as string });
    const other = again.ask({ t: 'answer', match, number, answer: options[1]?.answer as string });
    await here.settle();
    await there.settle();
    const replies = [ada.reply(one)?.t, again.reply(other)?.t].sort();
    expect(replies).toEqual(['done', 'refused']);
    const { rows } = await here.database.pool.query('select 1 from entries where match_id = $1', [match]);
    expect(rows).toHaveLength(1);
  });
});

test('Pause, resume and rematch', async () => {
  const [ada, ben] = [here.client(), here.client()];
  const match = await begin(here, [ada, ben], { game: 'chain' });
  for (const client of [ada, ben]) {
    client.ask({ t: 'request', match, what: 'pause' });
    await here.settle();
  }
  await waitFor(() => ada.table?.state === 'paused');
  const id = choose(ada, match);
  await here.settle();
  expect(ada.refusal(id)).toBe('not now');
  for (const client of [ben, ada]) {
    client.ask({ t: 'request', match, what: 'resume' });
    await here.settle();
  }
  await waitFor(() => ada.table?.state === 'running');
  const early = ada.ask({ t: 'request', match, what: 'rematch' });
  await here.settle();
  expect(ada.refusal(early)).toBe('not now');
  for (const client of [ada, ben]) client.ask({ t: 'request', match, what: 'abort' });
  await here.settle();
  await waitFor(() => ada.table?.state === 'aborted');
  for (const client of [ada, ben]) {
    client.ask({ t: 'request', match, what: 'rematch' });
    await here.settle();
  }
  await waitFor(() => ben.table?.rematch !== undefined);
  const next = ben.table?.rematch as string;
  ben.watch(next);
  await here.settle();
  expect(ben.table?.seats.map(({ sitter }) => sitter.kind)).toEqual(['person', 'person']);
});

test('All viewers hear the chat at the table, without invisible characters', async () => {
  const [ada, ben, eve] = [here.client(), here.client(), here.client()];
  const match = await begin(here, [ada, ben], { game: 'chain', open: true });
  ada.ask({ t: 'say', match, text: ' good\u202e luck\u0000 ' });
  await waitFor(() => ada.chat.length === 1);
  ben.ask({ t: 'say', match, phrase: 'thanks' });
  await here.settle();
  await waitFor(() => ada.chat.length === 2);
  expect(ada.chat.map(({ n, seat, text, phrase }) => ({ n, seat, text, phrase }))).toEqual([
    { n: 1, seat: 0, text: 'good luck', phrase: undefined },
    { n: 2, seat: 1, text: undefined, phrase: 'thanks' },
  ]);
  eve.watch(match);
  await here.settle();
  expect(eve.chat).toHaveLength(2);
  const id = eve.ask({ t: 'say', match, text: 'take the left one' });
  await here.settle();
  expect(eve.refusal(id)).toBe('not your seat');
});

test('A standing order passes for the seat, except where it wants to be asked', async () => {
  const [ada, ben] = [here.client(), here.client()];
  const match = await begin(here, [ada, ben], { game: 'bids' });
  const id = ben.ask({ t: 'stand', match, standing: { pass: 'this turn' } });
  await here.settle();
  expect(ben.reply(id)?.t).toBe('done');
  await clock.advance(0, settle);
  const { rows } = await here.database.pool.query('select seat, body from entries where match_id = $1', [match]);
  expect(rows).toMatchObject([{ seat: 1, body: { answer: 'pass', by: 'standing' } }]);
  expect(ben.table?.standing).toEqual({ pass: 'this turn' });
  ben.ask({ t: 'stand', match, standing: { askAlways: true } });
  await here.settle();
  choose(ada, match, 'bid');
  await here.settle();
  await waitFor(() => ben.decision !== undefined);
});

test('Tables are opened, joined, filled and left; quotas hold', async () => {
  const [ada, ben] = [here.client().person, here.client().person];
  const settings = { ...SETTINGS, game: 'bids', seats: 3, open: true };
  const table = await here.services.tables.open(ada, { settings }, 'en');
  expect(table).toMatchObject({ state: 'gathering', host: true, mine: 0 });
  expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect((await there.services.tables.list(ben)).map(({ id, host }) => ({ id, host }))).toContainEqual({
    ...{ id: table.id, host: false },
  });
  await expect(here.services.tables.bots(table.id, ben, {})).rejects.toThrow('not the host');
  await expect(here.services.tables.start(table.id, ben)).rejects.toThrow('not the host');
  const joined = await there.services.tables.join(table.id, ben, 2);
  expect(joined.mine).toBe(2);
  await expect(here.services.tables.start(table.id, ada)).rejects.toThrow('not ready');
  const filled = await here.services.tables.bots(table.id, ada, {});
  expect(filled.seats.map(({ sitter }) => sitter.kind)).toEqual(['person', 'bot', 'person']);
  await expect(here.services.tables.join(table.id, here.client().person)).rejects.toThrow('full');
  await here.services.tables.leave(table.id, ada);
  expect(await here.services.tables.get(table.id, ben)).toMatchObject({ host: true, mine: 2 });
  await here.services.tables.leave(table.id, ben);
  await expect(here.services.tables.get(table.id, ben)).rejects.toThrow('unknown');
  for (let count = 0; count < 5; count++) await here.services.tables.open(ada, { settings }, 'en');
  await expect(here.services.tables.open(ada, { settings }, 'en')).rejects.toThrow('too many tables');
});

test('A whole match of two people by passive answers is the same for both and in the database', async () => {
  const [ada, ben] = [here.client(), here.client()];
  const match = await begin(here, [ada, ben], { game: 'bids' });
  for (let rounds = 0; rounds < 200 && ada.table?.state === 'running'; rounds++) {
    for (const client of [ada, ben]) if (client.decision) choose(client, match);
    await clock.advance(500, settle);
  }
  expect(ada.view?.result).toMatchObject({ kind: 'over' });
  expect(ben.view?.result).toEqual(ada.view?.result);
});
