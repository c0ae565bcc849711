/** Nothing hidden leaves the server in a real game: two worlds that differ in the cards of others are the same for whoever cannot know them. */
import type { BaseCard, Setup } from '@praxis/engine';
import type { AnyHosting } from '@praxis/engine/hosting.ts';
import type { Choice, SentDecision } from '@praxis/protocol/frame.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { FLOOR_MOST_MS } from './floor.ts';
import { keyed } from './ids.ts';
import type { Person } from './people.ts';
import { type HostedGame, Registry } from './registry.ts';
import {
  FakeClock,
  openTestDatabase,
  openTestHall,
  SETTINGS,
  type TestClient,
  type TestHall,
  temporaryFolder,
} from './testing.ts';

const SEATS = 5;
const OBSERVER = 0;
const SECRET = '22'.repeat(32);
const TENTH_MS = 100;
/** Whoever has nothing but responses passes after so long. */
const PASS_MS = 5;
const ANSWERS = 120;

const vtes = (await new Registry().hosting('vtes')) as AnyHosting;
const DEFS = vtes.game.definitions({ edition: 'fifth', seats: [], seed: '' }) as readonly {
  types?: readonly string[];
}[];

/** A card that is played when somebody else does something, or in combat. */
function isResponse(def: number): boolean {
  const types = DEFS[def]?.types ?? [];
  return types.length > 0 && types.every((type) => type === 'reaction' || type === 'combat');
}

/** The game, but with the responses of all but the observer dealt by another order. */
function world(shift: number): HostedGame {
  const { game } = vtes;
  const start = (setup: Setup) => {
    const state = game.start(setup);
    for (let seat = 0; seat < SEATS; seat++) {
      if (seat === OBSERVER) continue;
      const mine = (state.cards as BaseCard[]).filter(({ owner, def }) => owner === seat && isResponse(def));
      const defs = mine.map(({ def }) => def);
      for (const [at, card] of mine.entries()) card.def = defs[(at + shift) % defs.length] as number;
    }
    return state;
  };
  return {
    id: 'vtes',
    module: '',
    load: async () => ({ ...vtes, game: { ...game, start } }),
  };
}

const { folder, remove } = temporaryFolder();
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase(folder);
});

afterAll(async () => {
  await database.close();
  remove();
});

const PEOPLE = ['observer', 'second', 'third', 'fourth', 'fifth', 'spectator'].map((name) => ({
  ...{ id: name.padEnd(22, '-'), name, guest: true },
})) as unknown as readonly Person[];

interface Played {
  readonly players: readonly TestClient[];
  readonly spectator: TestClient;
  /** When and in which step others were asked what they could answer only by passing. */
  readonly asked: readonly string[];
  sentTo(client: TestClient): readonly string[];
}

/** Cards that show what somebody holds: after one of these the worlds are not the same any more. */
const PRYING = ['Revelations'];

/** All complete answers that are sent with the decision. */
function wholeAnswers({ choices }: SentDecision): readonly string[] {
  const ends = (choice: Choice): readonly string[] =>
    choice.more ? (choice.next ?? []).flatMap(ends) : [choice.answer];
  return choices.flatMap(ends);
}

/** The answers that do not name a card of which others cannot know that it is there. */
function openAnswers(client: TestClient, seat: number, decision: SentDecision): readonly string[] {
  const prying = Object.values(client.view?.cards ?? {}).flatMap(({ name, handle }) =>
    PRYING.includes(name ?? '') ? [`:c${handle}`] : [],
  );
  const all = wholeAnswers(decision)
    .filter((answer) => !prying.some((card) => answer.includes(card)))
    .sort();
  if (seat === OBSERVER) return all;
  const hand = (client.view?.seats[seat]?.zones.hand ?? []) as readonly number[];
  const secret = hand.filter((handle) => isResponse(client.view?.cards[handle]?.def as number)).map(String);
  const names = (answer: string): boolean =>
    [...answer.matchAll(/:c(\d+)/g)].some(([, c]) => secret.includes(c as string));
  // Nobody but the observer blocks: whoever blocks is asked again only when all have seen it.
  return all.filter((answer) => !names(answer) && !answer.startsWith('attempts_to_block'));
}

const QUIET = (vtes.quiet ?? []).map((say) => say.replaceAll(' ', '_'));

/** Vampires are brought into play as fast as possible; then something happens most of the time. */
function chosen(open: readonly string[], passive: string | undefined, draw: string): string {
  const transfer = open.find((answer) => answer.startsWith('moves_pool_to'));
  const active = open.filter((answer) => answer !== passive);
  if (transfer !== undefined || active.length === 0) return transfer ?? passive ?? '';
  const drawn = keyed(SECRET, draw).readUInt32BE(0);
  return drawn % 7 === 0 && passive !== undefined ? passive : (active[drawn % active.length] as string);
}

async function played(shift: number): Promise<Played> {
  const clock = new FakeClock();
  const hall = await openTestHall({ games: [world(shift)], database, clock, processId: 'the same' });
  const clients = PEOPLE.map((person) => hall.client(person));
  const players = clients.slice(0, SEATS);
  const spectator = clients[SEATS] as TestClient;
  const match = await begun(hall, players);
  const from = clock.now();
  for (const client of clients) {
    client.watch(match);
    await hall.settle();
  }
  const asked: string[] = [];
  let answers = 0;
  const give = async (client: TestClient, seat: number, isBeat: boolean): Promise<boolean> => {
    const { decision } = client;
    if (!decision) return false;
    const open = openAnswers(client, seat, decision);
    const passive = decision.passive?.answer;
    if (!isBeat && (seat === OBSERVER || passive === undefined || open.some((answer) => answer !== passive)))
      return false;
    const answer = isBeat ? chosen(open, passive, `choice ${seat} ${clock.now()}`) : (passive as string);
    if (isBeat) answers++;
    else asked.push(`${clock.now() - from} ${seat} ${decision.step}`);
    client.ask({ t: 'answer', match, number: decision.number, answer });
    await hall.settle();
    // What nobody can respond to is followed by the next at once.
    return QUIET.some((say) => answer.startsWith(say)) ? give(client, seat, isBeat) : true;
  };
  /** Everybody who has nothing but responses passes, one after the other. */
  const respond = async (): Promise<void> => {
    for (let again = true; again; ) {
      again = false;
      for (const [seat, client] of players.entries()) {
        if (!(await give(client, seat, false))) continue;
        again = true;
        await clock.advance(PASS_MS, hall.settle);
      }
    }
  };
  while (answers < ANSWERS && players[OBSERVER]?.table?.state === 'running') {
    // While something is held back, questions come at tenths of a second after it.
    for (let quietMs = 0; quietMs <= FLOOR_MOST_MS; quietMs += TENTH_MS) {
      const seen = spectator.sent.length;
      await respond();
      await clock.advance(TENTH_MS - ((clock.now() - from) % TENTH_MS), hall.settle);
      if (spectator.sent.length > seen) quietMs = 0;
    }
    for (const [seat, client] of players.entries()) if (await give(client, seat, true)) break;
  }
  await hall.close();
  return {
    ...{ players, spectator, asked },
    sentTo: ({ sent }) => sent.map(({ at, text }) => `${at - from} ${text.replaceAll(match, 'MATCH')}`),
  };
}

async function begun({ hall }: TestHall, players: readonly TestClient[]): Promise<string> {
  const [host, ...others] = players as [TestClient, ...TestClient[]];
  const speed = { kind: 'live', bankSeconds: 6000, incrementSeconds: 10 } as const;
  const settings = { ...SETTINGS, game: 'vtes', edition: 'fifth', seats: SEATS, speed };
  const { id } = await hall.tables.open(host.person, { settings }, 'en');
  for (const { person } of others) await hall.tables.join(id, person);
  for (const [seat, { person }] of players.entries()) {
    await hall.tables.deck(id, person, { offered: vtes.decks[seat]?.id as string }, 'en');
    await hall.tables.ready(id, person, true, 'cc'.repeat(32));
  }
  await database.pool.query('update matches set secret = $2 where id = $1', [id, SECRET]);
  await hall.tables.start(id, host.person);
  return id;
}

test('other responses in the hands of the others: the same bytes at the same times, as long as they pass within the pause', async () => {
  const one = await played(0);
  const other = await played(7);
  const observers = [one, other].map(({ players }) => players[OBSERVER] as TestClient) as [TestClient, TestClient];
  // The worlds differ where they should: the others were asked at other times whether they respond.
  expect(one.asked.length).toBeGreaterThan(10);
  expect(other.asked).not.toEqual(one.asked);
  expect(other.sentTo(observers[1])).toEqual(one.sentTo(observers[0]));
  expect(other.sentTo(other.spectator)).toEqual(one.sentTo(one.spectator));
  expect(observers[0].sent.length).toBeGreaterThan(100);
  expect(observers[0].lines.some((line) => line.includes(' bleeds '))).toBe(true);
});
