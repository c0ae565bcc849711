/** Takebacks: asked for, agreed to, refused, and lapsed because another player went on. */
import { expect, test } from 'vitest';
import { begin, choose, type TestClient } from '../testing/fixtures.ts';
import { BIDS, CHAIN, setCards, twoServers } from '../testing/test-server.ts';

const { here, there, settle, waitFor } = twoServers({ games: [CHAIN, BIDS] });

test('A takeback needs the consent of the other people, and asks the same again', async () => {
  const [ada, ben] = [here.client(), here.client()];
  const match = await begin(here, [ada, ben], { game: 'chain' });
  const before = ada.view;
  choose(ada, match, 'set');
  await here.settle();
  ada.ask({ t: 'request', match, what: 'takeback' });
  await here.settle();
  await waitFor(() => ben.table?.requests.length === 1);
  expect(ben.table?.requests).toEqual([{ what: 'takeback', by: 0, agreed: [0] }]);
  const id = ben.ask({ t: 'consent', match, what: 'takeback', yes: true });
  await here.settle();
  expect(ben.reply(id)?.t).toBe('done');
  await waitFor(() => ada.table?.requests.length === 0 && ada.decision?.step === 'main');
  expect(ada.view).toEqual(before);
  expect(ada.lines).not.toContain('set');
  const again = there.client(ada.person);
  again.watch(match);
  await there.settle();
  expect(again.decision?.number).toBe(ada.decision?.number);
  expect(again.view).toEqual(before);
});

test('A player who does not agree refuses it', async () => {
  const [ada, ben] = [here.client(), here.client()];
  const match = await begin(here, [ada, ben], { game: 'chain' });
  choose(ada, match, 'set');
  await here.settle();
  ada.ask({ t: 'request', match, what: 'takeback' });
  await here.settle();
  ben.ask({ t: 'consent', match, what: 'takeback', yes: false });
  await here.settle();
  await waitFor(() => ada.table?.requests.length === 0);
  const { rows } = await here.database.pool.query('select kind from entries where match_id = $1', [match]);
  expect(rows).toEqual([{ kind: 'answer' }]);
});

async function give(client: TestClient, match: string, words?: string): Promise<void> {
  choose(client, match, words);
  await here.settle();
}

/** Ada has set a card and regrets it; it is Ben's turn when she has ended hers. */
async function regretted(): Promise<{ readonly ada: TestClient; readonly ben: TestClient; readonly match: string }> {
  const [ada, ben] = [here.client(), here.client()];
  const match = await begin(here, [ada, ben], { game: 'chain' });
  await give(ada, match, 'set');
  await waitFor(() => ada.decision?.step === 'main');
  await give(ada, match);
  await waitFor(() => ben.decision?.step === 'main');
  const id = ada.ask({ t: 'request', match, what: 'takeback' });
  await here.settle();
  expect(ada.reply(id)?.t).toBe('done');
  await waitFor(() => ben.table?.requests.length === 1);
  return { ada, ben, match };
}

test('It lapses when another player goes on, and the requester is notified until they go on, too', async () => {
  const { ada, ben, match } = await regretted();
  expect(ada.table).not.toHaveProperty('lapsed');
  await give(ben, match, 'set');
  await waitFor(() => ada.table?.lapsed === 'takeback');
  expect(ada.table?.requests).toEqual([]);
  expect(ben.table?.requests).toEqual([]);
  expect(ben.table).not.toHaveProperty('lapsed');
  const late = ben.ask({ t: 'consent', match, what: 'takeback', yes: true });
  await here.settle();
  expect(ben.refusal(late)).toBe('not now');
  // The other process, which has read everything again, knows the same.
  const again = there.client(ada.person);
  again.watch(match);
  await waitFor(() => again.table !== undefined);
  expect(again.table).toMatchObject({ requests: [], lapsed: 'takeback' });
  // A new request is another one, for the present position.
  const anew = ada.ask({ t: 'request', match, what: 'takeback' });
  await here.settle();
  expect(ada.reply(anew)?.t).toBe('done');
  await waitFor(() => ben.table?.requests.length === 1);
  expect(ada.table).not.toHaveProperty('lapsed');
});

test('It does not lapse by passing, which nobody may notice, and takes back the answer that was meant', async () => {
  const { ada, ben, match } = await regretted();
  const before = ada.view;
  await give(ben, match);
  await waitFor(() => ada.decision?.step === 'main');
  await give(ada, match);
  await waitFor(() => ben.decision?.step === 'main');
  expect(ben.table?.requests).toHaveLength(1);
  const id = ben.ask({ t: 'consent', match, what: 'takeback', yes: true });
  await here.settle();
  expect(ben.reply(id)?.t).toBe('done');
  // Ada had asked when she had ended her first turn, not her second.
  const { rows } = await here.database.pool.query(
    `select body from entries where match_id = $1 and kind = 'takeback'`,
    [match],
  );
  expect(rows).toEqual([{ body: { count: 3 } }]);
  await waitFor(() => ada.decision?.step === 'main');
  expect(ada.view).not.toEqual(before);
  expect(setCards(ada)).toHaveLength(1);
});

test('It lapses when the requester goes on as well, without a notice', async () => {
  const { ada, ben, match } = await regretted();
  await give(ben, match);
  await waitFor(() => ada.decision?.step === 'main');
  await give(ada, match, 'set');
  await waitFor(() => ben.table?.requests.length === 0);
  expect(ada.table).not.toHaveProperty('lapsed');
});

test("It does not lapse by bots' actions, nor by unseen ones", async () => {
  const people = [here.client(), here.client(), here.client()] as const;
  const match = await begin(here, people, { game: 'bids', seats: 4 });
  const [ada, ben, cleo] = people;
  const bid = async (client: TestClient): Promise<void> => {
    await waitFor(() => client.decision !== undefined);
    const { decision } = client;
    const { answer } = decision?.choices.find((choice) => choice.answer !== decision.passive?.answer) ?? {};
    client.ask({ t: 'answer', match, number: decision?.number ?? 0, answer: answer as string });
    await here.settle();
  };
  await bid(ada);
  ada.ask({ t: 'request', match, what: 'takeback' });
  await waitFor(() => cleo.table?.requests.length === 1);
  await bid(ben);
  // By then the bot has bid, too. All bids are opened together.
  await here.clock.advance(10_000, settle);
  const { rows } = await here.database.pool.query('select seat from entries where match_id = $1 order by seat', [
    match,
  ]);
  expect(rows.map(({ seat }) => seat)).toEqual([0, 1, 3]);
  expect(cleo.table?.requests).toHaveLength(1);
  await bid(cleo);
  await waitFor(() => ada.table?.lapsed === 'takeback');
  expect(cleo.table?.requests).toEqual([]);
});

/** Ada regrets a move after Ben has left and a bot has taken over for him. */
async function regrettedAlone(settings: { readonly rated: boolean }): Promise<Awaited<ReturnType<typeof regretted>>> {
  const [ada, ben] = [here.client(), here.client()];
  const speed = { kind: 'live', bankSeconds: 3600, incrementSeconds: 0 } as const;
  const match = await begin(here, [ada, ben], { game: 'chain', speed, ...settings });
  await give(ada, match, 'set');
  await waitFor(() => ada.decision?.step === 'main');
  ben.connection.close();
  await give(ada, match);
  await here.wait(125);
  expect(ada.table?.seats[1]?.sitter.kind).toBe('bot');
  return { ada, ben, match };
}

const takebacksIn = async (match: string): Promise<number> => {
  const query = `select from entries where match_id = $1 and kind = 'takeback'`;
  return (await here.database.pool.query(query, [match])).rowCount ?? 0;
};

test('In a rated match it needs the consent of the person, though a bot plays for the seat', async () => {
  const { ada, ben, match } = await regrettedAlone({ rated: true });
  const id = ada.ask({ t: 'request', match, what: 'takeback' });
  await here.settle();
  expect(ada.reply(id)?.t).toBe('done');
  expect(await takebacksIn(match)).toBe(0);
  const back = here.client(ben.person);
  back.watch(match);
  await waitFor(() => back.table?.requests.length === 1);
  const consent = back.ask({ t: 'consent', match, what: 'takeback', yes: true });
  await here.settle();
  expect(back.reply(consent)?.t).toBe('done');
  expect(await takebacksIn(match)).toBe(1);
});

test('In a rated match nobody agrees for a person who has deleted the account', async () => {
  const { ada, match } = await regrettedAlone({ rated: true });
  await here.database.pool.query('update seats set person_id = null where match_id = $1 and seat = 1', [match]);
  here.host.rooms.forget(match);
  const again = here.client(ada.person);
  again.watch(match);
  await waitFor(() => again.table !== undefined);
  const id = again.ask({ t: 'request', match, what: 'takeback' });
  await here.settle();
  expect(again.refusal(id)).toBe('not allowed');
  expect(await takebacksIn(match)).toBe(0);
});

test('In other matches absent players have no say', async () => {
  const { ada, match } = await regrettedAlone({ rated: false });
  ada.ask({ t: 'request', match, what: 'takeback' });
  await here.settle();
  expect(await takebacksIn(match)).toBe(1);
});

test('A table can do without: then nobody takes anything back, not even alone, and the page knows', async () => {
  for (const people of [[here.client(), here.client()], [here.client()]]) {
    const [ada] = people as [TestClient];
    const match = await begin(here, people, { game: 'chain', takebacks: false });
    expect(ada.table?.takebacks).toBe(false);
    await give(ada, match, 'set');
    const id = ada.ask({ t: 'request', match, what: 'takeback' });
    await here.settle();
    expect(ada.refusal(id)).toBe('not allowed');
  }
  const ada = here.client();
  await begin(here, [ada], { game: 'chain' });
  expect(ada.table).not.toHaveProperty('takebacks');
});
