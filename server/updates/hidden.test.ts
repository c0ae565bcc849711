/** Nothing hidden leaves the server, neither by messages nor by their times. */
import { type BaseCard, type CardId, PASS, type Setup, type View } from '@praxis/engine';
import { chainGame } from '@praxis/testkit/miniatures/chain.ts';
import { expect, test } from 'vitest';
import type { Person } from '../people/people.ts';
import { matchSummary } from '../tables/summaries.ts';
import {
  FakeClock,
  hosted,
  openTestServices,
  SETTINGS,
  type TestClient,
  type TestServices,
} from '../testing/fixtures.ts';
import { testDatabase } from '../testing/test-server.ts';

const [EMBER, TITHE] = [0, 4] as const;
const PASS_AFTER_MS = 200;
const NOSY_AFTER_MS = 20;
/** All random draws must be the same in both worlds. */
const SECRET = '11'.repeat(32);

/**
 * The game, but with this card on the hand of the second seat: only a spell lets it respond. The first seat holds a
 * spell to play.
 */
function worldWith(held: number) {
  const start = (setup: Setup) => {
    const state = chainGame.start(setup);
    const give = (seat: number, def: number): void => {
      const mine = (state as unknown as { hands: CardId[][] }).hands[seat]?.[0] as CardId;
      const faces = state.cards as BaseCard[];
      const other = faces.findIndex((card) => card.owner === seat && card.def === def);
      const [one, two] = [faces[mine] as BaseCard, faces[other] as BaseCard];
      [one.def, two.def] = [two.def, one.def];
    };
    give(0, TITHE);
    give(1, held);
    return state;
  };
  // A player who asks why nothing is possible is shown the step, so a wrong moment would be visible.
  function* conceivable(_: unknown, __: number, step: string) {
    yield { path: [PASS], reasons: [step] };
  }
  return hosted({ game: { ...chainGame, start, conceivable }, seatsMost: 2 });
}

const shared = testDatabase();

interface Played {
  readonly observer: TestClient;
  readonly spectator: TestClient;
  readonly holder: TestClient;
  /** The match's entry in lists while something is held back. */
  readonly read: string;
  /** The messages that a client was sent, and when, without the id of the match. */
  sentTo(client: TestClient): readonly string[];
}

/**
 * The same moves in a world: the second seat lays its card face down, the first plays a spell, and any response is
 * passed.
 */
async function played(held: number, people: readonly [Person, Person, Person], passAfterMs: number): Promise<Played> {
  const clock = new FakeClock();
  const services = await openTestServices({
    games: [worldWith(held)],
    database: shared.database,
    clock,
    processId: 'the same',
  });
  const [observer, holder, spectator] = people.map((person) => services.client(person)) as [
    TestClient,
    TestClient,
    TestClient,
  ];
  const match = await begun(services, observer, holder);
  const from = clock.now();
  for (const client of [observer, holder, spectator]) {
    client.watch(match);
    await services.settle();
  }
  const hand = (client: TestClient, seat: number): number =>
    ((client.view as View).seats[seat]?.zones.hand as readonly number[] | undefined)?.[0] ?? 0;
  const answer = async (client: TestClient, given: string, waitMs: number): Promise<void> => {
    const { decision } = client;
    client.ask({ t: 'answer', match, number: decision?.number ?? 0, answer: given });
    await clock.advance(waitMs, services.settle);
  };
  await answer(observer, 'pass', 3000);
  await answer(holder, `set:c${hand(holder, 1)}`, 3000);
  await answer(holder, 'pass', 3000);
  const { number = 0 } = observer.decision ?? {};
  await answer(observer, `activate:c${hand(observer, 0)}`, NOSY_AFTER_MS);
  pry(observer, match, number);
  pry(spectator, match, number);
  const read = await Promise.all(
    [observer, spectator].map(({ person }) => matchSummary(services.services.resources, services.host, match, person)),
  );
  await clock.advance(passAfterMs - NOSY_AFTER_MS, services.settle);
  if (holder.decision) await answer(holder, 'pass', 0);
  await clock.advance(5000, services.settle);
  await answer(observer, 'pass', 3000);
  await services.close();
  return {
    ...{ observer, holder, spectator },
    read: JSON.stringify(read).replaceAll(match, 'MATCH'),
    sentTo: ({ sent }) => sent.map(({ at, text }) => `${at - from} ${text.replaceAll(match, 'MATCH')}`),
  };
}

/** Tries to find out hidden facts: by asking why, by answering possible questions, and by reconnecting. */
function pry(client: TestClient, match: string, number: number): void {
  client.ask({ t: 'explain', match, words: 'pass' });
  for (const [next, beginning] of [
    [number, ''],
    [number + 1, ''],
    [number + 1, 'pass'],
    [-1, ''],
  ] as const) {
    client.ask({ t: 'next', match, number: next, answer: beginning });
    client.ask({ t: 'answer', match, number: next, answer: beginning === '' ? 'nothing' : beginning });
  }
  client.ask({ t: 'request', match, what: 'takeback' });
  client.ask({ t: 'consent', match, what: 'takeback', yes: false });
  client.watch(match);
}

async function begun({ services }: TestServices, observer: TestClient, holder: TestClient): Promise<string> {
  const speed = { kind: 'live', bankSeconds: 600, incrementSeconds: 10 } as const;
  const { id } = await services.tables.open(observer.person, { settings: { ...SETTINGS, game: 'chain', speed } }, 'en');
  await services.tables.join(id, holder.person);
  await services.tables.ready(id, holder.person, true, 'bb'.repeat(32));
  await shared.database.pool.query('update matches set secret = $2 where id = $1', [id, SECRET]);
  await services.tables.start(id, observer.person, 'aa'.repeat(32));
  return id;
}

const PEOPLE = ['observer', 'holder', 'spectator'].map((name) => ({
  ...{ id: name.padEnd(22, '-'), name, guest: true },
})) as unknown as readonly [Person, Person, Person];

test('a pass within the pause: the others get the same bytes at the same times as if nobody had been asked', async () => {
  const able = await played(TITHE, PEOPLE, PASS_AFTER_MS);
  const unable = await played(EMBER, PEOPLE, PASS_AFTER_MS);
  // The worlds differ where they should: only in one of them the second seat was asked to respond.
  const responses = ({ holder }: Played): number =>
    holder.messages.filter((message) => message.t === 'update' && message.decisions?.[0]?.step === 'response').length;
  expect([responses(able), responses(unable)]).toEqual([1, 0]);
  expect(able.sentTo(able.observer)).toEqual(unable.sentTo(unable.observer));
  expect(able.sentTo(able.spectator)).toEqual(unable.sentTo(unable.spectator));
  expect(able.read).toEqual(unable.read);
  expect(able.observer.lines).toContain('activated');
  expect(able.observer.sent.length).toBeGreaterThan(8);
});

test('the check can fail: a pass after the pause is seen to have taken time', async () => {
  const slow = await played(TITHE, PEOPLE, 2500);
  const unable = await played(EMBER, PEOPLE, 2500);
  expect(slow.sentTo(slow.observer)).not.toEqual(unable.sentTo(unable.observer));
});

test('the consequences of an answer come half a second to one and a half seconds later, the acknowledgement at once', async () => {
  const { observer } = await played(EMBER, PEOPLE, PASS_AFTER_MS);
  const done = observer.sent.filter(({ text }) => text.startsWith('{"t":"done"'));
  const shown = observer.sent.find(({ text }) => text.includes('"type":"activated"'));
  // The first answer of the observer ended a turn, the second was the spell.
  const ms = (shown?.at ?? 0) - (done[1]?.at ?? 0);
  expect(ms).toBeGreaterThanOrEqual(500);
  expect(ms).toBeLessThanOrEqual(1500);
});
