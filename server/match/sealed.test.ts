/** The seats of a response window are asked at once; their answers stay sealed until their turn comes. */
import { stackGame } from '@praxis/testkit/miniatures/stack.ts';
import { expect, test } from 'vitest';
import { begin, choose, hosted, type TestClient } from '../testing/fixtures.ts';
import { testServer } from '../testing/test-server.ts';
import type { Room } from './room.ts';

const here = testServer({ games: [hosted({ game: stackGame, seatsMost: 5 })] });
const { clock } = here;

interface Table {
  readonly match: string;
  readonly players: readonly [TestClient, TestClient, TestClient, TestClient];
}

async function four(speed: 'untimed' | 'live' = 'untimed'): Promise<Table> {
  const players = Array.from({ length: 4 }, () => here.client()) as unknown as Table['players'];
  const match = await begin(here, players, {
    game: 'stack',
    ...(speed === 'live' ? { speed: { kind: 'live', bankSeconds: 100, incrementSeconds: 0 } } : {}),
  });
  await clock.advance(3000, here.settle);
  return { match, players };
}

/** The stored entries, reduced to the fields that the tests compare. */
async function stored(match: string): Promise<readonly string[]> {
  const { rows } = await here.database.pool.query<{
    kind: string;
    seat: number;
    body: { answer: string; by?: string };
  }>('select kind, seat, body from entries where match_id = $1 order by seq', [match]);
  return rows.map(({ kind, seat, body }) => `${kind} ${seat} ${body.answer}${body.by ? ` ${body.by}` : ''}`);
}

/** The first thing that the client can do beside passing. */
function something({ decision }: TestClient): string {
  const whole = decision?.choices.flatMap((choice) => (choice.more ? (choice.next ?? []) : [choice])) ?? [];
  return whole.find(({ answer }) => answer !== 'pass')?.answer as string;
}

function answer(client: TestClient, match: string, given: string): number {
  return client.ask({ t: 'answer', match, number: client.decision?.number as number, answer: given });
}

test('all are asked at once, and their answers count in the order of the rules', async () => {
  const { match, players } = await four();
  const [first, second, third, fourth] = players;
  expect(players.map(({ decision }) => decision?.step)).toEqual(['priority', 'priority', 'priority', 'priority']);
  const plays = something(fourth);
  answer(fourth, match, plays);
  await here.settle();
  choose(third, match);
  choose(second, match);
  await here.settle();
  // A pass in this window leads to no further question for them.
  expect(players.map(({ decision }) => decision !== undefined)).toEqual([true, false, false, false]);
  choose(first, match);
  await clock.advance(3000, here.settle);
  expect((await stored(match)).filter((each) => each.startsWith('answer'))).toEqual([
    'answer 0 pass',
    'answer 1 pass sealed',
    'answer 2 pass sealed',
    `answer 3 ${plays} sealed`,
  ]);
  const record = (await here.host.rooms.enter(match))?.live.record;
  expect(record?.map((entry) => ('seat' in entry ? entry.seat : undefined))).toEqual([0, 1, 2, 3]);
  expect(first.lines.join()).toContain('announced');
});

test('an answer before its turn is acknowledged, and nobody else can see it', async () => {
  const { match, players } = await four('live');
  const [first, second, third, fourth] = players;
  const spectator = here.client();
  spectator.watch(match);
  await clock.advance(3000, here.settle);
  expect(first.table?.waitingFor).toEqual([0, 1, 2, 3]);
  const others = [first, second, spectator];
  const before = others.map(({ sent }) => sent.length);
  const ids = [choose(third, match), answer(fourth, match, something(fourth))];
  await clock.advance(10_000, here.settle);
  expect([third.reply(ids[0] as number)?.t, fourth.reply(ids[1] as number)?.t]).toEqual(['done', 'done']);
  expect(others.map(({ sent }) => sent.length)).toEqual(before);
  // Nor does it show to a new visitor: the clocks go on for all.
  const late = here.client();
  late.watch(match);
  await here.settle();
  const whole = late.messages.find((message) => message.t === 'update');
  const clocks = whole?.t === 'update' ? whole.clocks : undefined;
  expect(clocks?.map(({ running }) => running)).toEqual([true, true, true, true]);
  expect(new Set(clocks?.map(({ leftMs }) => leftMs)).size).toBe(1);
});

test('an answer before its turn does not count if a player before it acts', async () => {
  const { match, players } = await four();
  const [first, , third, fourth] = players;
  const number = fourth.decision?.number as number;
  const plays = something(fourth);
  answer(fourth, match, plays);
  choose(third, match);
  await here.settle();
  const played = something(first);
  answer(first, match, played);
  await clock.advance(3000, here.settle);
  const answers = (await stored(match)).filter((each) => each.startsWith('answer'));
  expect(answers).toEqual([`answer 0 ${played}`]);
  // They are asked again, under other numbers; an answer to the old question is refused.
  expect([third.decision?.step, fourth.decision?.step]).toEqual(['priority', 'priority']);
  expect(fourth.decision?.number).not.toBe(number);
  const again = fourth.ask({ t: 'answer', match, number, answer: plays });
  await here.settle();
  expect(fourth.refusal(again)).toBe('stale');
});

test('the same said twice is stored once, and something else is too late', async () => {
  const { match, players } = await four();
  const fourth = players[3];
  const number = fourth.decision?.number as number;
  const plays = something(fourth);
  const ids = [plays, plays, 'pass'].map((given) => fourth.ask({ t: 'answer', match, number, answer: given }));
  await here.settle();
  expect(ids.slice(0, 2).map((id) => fourth.reply(id)?.t)).toEqual(['done', 'done']);
  expect(fourth.refusal(ids[2] as number)).toBe('not asked');
  expect(await stored(match)).toEqual([`sealed 3 ${plays}`]);
});

test('sealed answers are kept in the database: another process opens them', async () => {
  const { match, players } = await four();
  const [first, second, third, fourth] = players;
  for (const client of [second, third]) choose(client, match);
  const plays = something(fourth);
  answer(fourth, match, plays);
  await here.settle();
  // This process never gets round to it, as if it had died after the pass of the first seat.
  const { tasks } = here.services.resources;
  const run = tasks.run.bind(tasks);
  tasks.run = (what, work) => {
    if (what !== 'open a sealed answer' && !what.startsWith('see to')) run(what, work);
  };
  choose(first, match);
  await here.settle();
  expect((await stored(match)).at(-1)).toBe('answer 0 pass');
  await here.restart();
  await clock.advance(10_000, here.settle);
  expect((await stored(match)).slice(-3)).toEqual([
    'answer 1 pass sealed',
    'answer 2 pass sealed',
    `answer 3 ${plays} sealed`,
  ]);
});

test('a copy that is read again has the same questions, with the same numbers', async () => {
  const { match, players } = await four();
  const [, second, third] = players;
  choose(third, match);
  await here.settle();
  const openIn = (room: Room | undefined) =>
    room?.live.openQuestions.all.map(({ number, early, decision }) => [decision.seat, number, early]);
  const before = openIn(await here.host.rooms.enter(match));
  expect(before).toEqual([
    [0, expect.any(Number), false],
    [1, second.decision?.number, true],
    [3, expect.any(Number), true],
  ]);
  here.host.rooms.forget(match);
  expect(openIn(await here.host.rooms.enter(match))).toEqual(before);
});

test('a standing order passes in its turn, and its seat is not asked before', async () => {
  const { match, players } = await four();
  const [first, second, third, fourth] = players;
  third.ask({ t: 'stand', match, standing: { pass: 'this turn' } });
  await clock.advance(1000, here.settle);
  expect(third.decision).toBeUndefined();
  for (const client of [fourth, second, first]) choose(client, match);
  await clock.advance(3000, here.settle);
  expect(await stored(match)).toContain('answer 2 pass standing');
});
