/** Clocks at a live table, under a clock that is set by the test. */
import { expect, test } from 'vitest';
import { begin, choose, type TestClient } from '../testing/fixtures.ts';
import { BIDS, CHAIN, testServer } from '../testing/test-server.ts';

const LIVE = { kind: 'live', bankSeconds: 30, incrementSeconds: 5 } as const;

const table = testServer({ games: [CHAIN, BIDS] });
const { clock, wait } = table;

function clocksOf({ messages }: TestClient) {
  const updates = messages.filter((message) => message.t === 'update' && message.clocks !== undefined);
  const last = updates.at(-1);
  return last?.t === 'update' ? last.clocks : undefined;
}

async function kinds(match: string): Promise<readonly string[]> {
  const { rows } = await table.database.pool.query<{ kind: string; seat: number }>(
    'select kind, seat from entries where match_id = $1 order by seq',
    [match],
  );
  return rows.map(({ kind, seat }) => `${kind} ${seat}`);
}

test('only the clock of the seat that owes an answer runs; an answer costs the time beyond three seconds', async () => {
  const [ada, ben] = [table.client(), table.client()];
  const match = await begin(table, [ada, ben], { game: 'chain', speed: LIVE });
  expect(clocksOf(ben)).toMatchObject([
    { seat: 0, running: true },
    { seat: 1, running: false, leftMs: 30_000 },
  ]);
  await wait(13);
  choose(ada, match);
  await wait(2);
  expect(clocksOf(ben)).toMatchObject([
    { seat: 0, running: false, leftMs: 25_000 },
    { seat: 1, running: true },
  ]);
});

test('when the time has run out the passive answer is given; after three times a bot plays on until the seat is taken back', async () => {
  const [ada, ben] = [table.client(), table.client()];
  const match = await begin(table, [ada, ben], { game: 'bids', speed: LIVE });
  await wait(34);
  expect(await kinds(match)).toEqual(['timeout 0', 'timeout 1']);
  // Now only the increment is left in the bank.
  let all: readonly string[] = [];
  for (let seconds = 0; seconds < 30 && !all.includes('bot-in 0'); seconds++) {
    await wait(1);
    all = await kinds(match);
  }
  expect(all.filter((entry) => entry === 'timeout 0')).toHaveLength(3);
  expect(all).toContain('bot-in 0');
  expect(ada.table?.seats[0]?.sitter.kind).toBe('bot');
  const refused = ada.ask({ t: 'answer', match, number: 0, answer: 'pass' });
  await table.settle();
  expect(ada.refusal(refused)).toBe('not now');
  expect(ada.table?.state).toBe('running');
  const id = ada.ask({ t: 'return', match });
  await table.settle();
  expect(ada.reply(id)?.t).toBe('done');
  await wait(0.1);
  expect(ada.table?.seats[0]?.sitter.kind).toBe('person');
});

test('an answer in person resets the count of timeouts', async () => {
  const [ada, ben] = [table.client(), table.client()];
  const match = await begin(table, [ada, ben], { game: 'bids', speed: LIVE });
  await wait(36);
  expect(table.host.rooms.loaded).toContain(match);
  const room = await table.host.rooms.enter(match);
  expect(room?.live.timeouts).toEqual([1, 1]);
  choose(ada, match);
  await table.settle();
  expect(room?.live.timeouts[0]).toBe(0);
});

test('an absent player holds up the table for two minutes, then a bot plays on', async () => {
  const [ada, ben] = [table.client(), table.client()];
  const speed = { ...LIVE, bankSeconds: 3600 };
  const match = await begin(table, [ada, ben], { game: 'chain', speed });
  ada.connection.close();
  await wait(1);
  expect(ben.table?.seats[0]?.sitter).toMatchObject({ kind: 'person', here: false });
  await wait(115);
  expect(await kinds(match)).toEqual([]);
  await wait(6);
  expect((await kinds(match))[0]).toBe('bot-in 0');
  await wait(5);
  expect((await kinds(match)).length).toBeGreaterThan(1);
});

test('a player who comes back in time has the whole bank', async () => {
  const [ada, ben] = [table.client(), table.client()];
  const match = await begin(table, [ada, ben], { game: 'chain', speed: { ...LIVE, bankSeconds: 3600 } });
  ada.connection.close();
  await wait(100);
  const again = table.client(ada.person);
  again.watch(match);
  await wait(100);
  expect(await kinds(match)).toEqual([]);
  expect(again.decision).toBeDefined();
});

test('time without a living server is charged to nobody', async () => {
  const [ada, ben] = [table.client(), table.client()];
  const match = await begin(table, [ada, ben], { game: 'chain', speed: LIVE });
  await wait(10);
  await table.restart(() => clock.advance(3_600_000, async () => {}));
  const [again, other] = [table.client(ada.person), table.client(ben.person)];
  for (const client of [again, other]) client.watch(match);
  await wait(10);
  expect(await kinds(match)).toEqual([]);
  choose(again, match);
  await wait(2);
  const [first] = clocksOf(other) ?? [];
  // Ten seconds before and ten after, three of them free, and five are given back.
  expect(first?.leftMs).toBeGreaterThan(17_000);
  expect(first?.leftMs).toBeLessThanOrEqual(30_000 - 17_000 + 5000 + 2000);
});

test('while a match is paused no clock runs', async () => {
  const [ada, ben] = [table.client(), table.client()];
  const match = await begin(table, [ada, ben], { game: 'chain', speed: LIVE });
  await wait(5);
  for (const client of [ada, ben]) {
    client.ask({ t: 'request', match, what: 'pause' });
    await table.settle();
  }
  await wait(60);
  for (const client of [ada, ben]) {
    client.ask({ t: 'request', match, what: 'resume' });
    await table.settle();
  }
  await wait(5);
  choose(ada, match);
  await wait(2);
  expect(clocksOf(ben)).toMatchObject([{ seat: 0, leftMs: 30_000 - 7000 + 5000 }, {}]);
  expect(await kinds(match)).toEqual(['pause 0', 'resume 0', 'answer 0']);
});

test('bots take their time for visible actions, unless they must hurry', async () => {
  const ada = table.client();
  // A bot's answers follow from the match's secret. A pass is given at once, so a match is needed in which it does
  // more.
  for (let attempt = 0; attempt < 30; attempt++) {
    const match = await begin(table, [ada], { game: 'chain' });
    choose(ada, match);
    await table.settle();
    await wait(0.3);
    const given = await botAnswers(match);
    expect(given.filter((answer) => answer !== 'pass')).toEqual([]);
    if (given.length > 0) continue;
    ada.ask({ t: 'hurry', match });
    await wait(0.01);
    expect((await botAnswers(match)).length).toBeGreaterThan(0);
    return;
  }
  expect.unreachable('In thirty matches no bot did anything but pass.');
});

async function botAnswers(match: string): Promise<readonly string[]> {
  const { rows } = await table.database.pool.query<{ answer: string }>(
    "select body ->> 'answer' as answer from entries where match_id = $1 and kind = 'answer' and seat = 1 order by seq",
    [match],
  );
  return rows.map(({ answer }) => answer);
}
