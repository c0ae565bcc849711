/**
 * A failure for one viewer affects nobody else at the table: a text of one language, a view of one seat, a socket that
 * breaks.
 */
import type { Wording } from '@praxis/engine';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { expect, test } from 'vitest';
import { newGuest } from '../people/people.ts';
import { Connection } from '../sockets/connection.ts';
import { begin, choose, hosted, type TestClient } from '../testing/fixtures.ts';
import { testServer } from '../testing/test-server.ts';

let isBroken = false;
/** While it is broken, no event can be worded in Portuguese, and spectators have no view. */
const game = {
  ...bidsGame,
  wording: (language: string) => {
    const wording = bidsGame.wording(language as never) as Wording<never>;
    return {
      ...wording,
      event: (...given: Parameters<typeof wording.event>) => {
        if (isBroken && language === 'pt') throw new Error('no word for it');
        return wording.event(...given);
      },
    };
  },
  view: (...given: Parameters<typeof bidsGame.view>) => {
    if (isBroken && given[1] === 'spectator') throw new Error('no view of it');
    return bidsGame.view(...given);
  },
} as typeof bidsGame;
const server = testServer({ games: [hosted({ game, seatsMost: 5, turn: 'prize' })] });

async function round(match: string, players: readonly TestClient[]): Promise<void> {
  for (const player of players) {
    const id = choose(player, match);
    await server.settle();
    expect(player.reply(id)?.t).toBe('done');
  }
  await server.wait(3);
}

test('words or views that fail for one audience are missing there, and nowhere else', async () => {
  const [ada, ben, spectator, other] = [server.client(), server.client(), server.client(), server.client()];
  const match = await begin(server, [ada, ben], { game: 'bids' });
  spectator.watch(match, 'en');
  other.watch(match, 'pt');
  await server.wait(3);
  isBroken = true;
  for (let rounds = 0; rounds < 2; rounds++) {
    const before = ada.lines.length;
    await round(match, [ada, ben]);
    expect(ada.lines.length).toBeGreaterThan(before);
    expect(ben.lines).toEqual(ada.lines);
  }
  // A client that joins meanwhile gets an error, and the next one does not.
  const late = server.client();
  late.watch(match, 'pt');
  await server.settle();
  expect(late.messages.at(-1)).toMatchObject({ t: 'refused' });
  isBroken = false;
  await round(match, [ada, ben]);
  expect(spectator.lines).toEqual(ada.lines);
  expect(other.lines.length).toBe(ada.lines.length);
});

test('a socket that breaks when it is written to is closed, and the others at the table hear everything', async () => {
  const [ada, ben] = [server.client(), server.client()];
  const match = await begin(server, [ada, ben], { game: 'bids', open: true });
  let isDead = false;
  let closed = 0;
  const broken = new Connection(server.services, newGuest(), {
    ...{ address: 'broken', waiting: 0 },
    send: () => {
      if (isDead) throw new Error('EPIPE');
    },
    close: () => {
      closed++;
    },
  });
  broken.receive(JSON.stringify({ t: 'watch', match }));
  const spectator = server.client();
  spectator.watch(match);
  await server.wait(3);
  isDead = true;
  await round(match, [ada, ben]);
  expect(spectator.lines).toEqual(ada.lines);
  expect(closed).toBeGreaterThan(0);
  ada.ask({ t: 'say', match, text: 'hello' });
  await server.wait(1);
  expect([ben.chat.length, spectator.chat.length]).toEqual([1, 1]);
});
