/** The sitter must not lose count: a stored answer that nobody acknowledged is repeated before any further answer. */
import type { ServerMessage } from '@praxis/protocol/messages.ts';
import { expect, test } from 'vitest';
import { type Given, type Seat, Sitter } from './sitter.ts';

/** A server with scripted replies, which shows the next question with every answer that it gets. */
class ScriptedSeat {
  url = '';
  match = 'match';
  decision: Seat['decision'];
  readonly table: Seat['table'] = undefined;
  readonly got: Given[] = [];
  readonly #replies: ServerMessage[];
  readonly #onLast: () => void;

  constructor(replies: readonly ServerMessage[], onLast: () => void) {
    this.#replies = [...replies];
    this.#onLast = onLast;
    this.#pose(1);
  }

  #pose(number: number): void {
    this.decision = { number, choices: [] } as unknown as NonNullable<Seat['decision']>;
  }

  async answer(number: number, answer: string): Promise<ServerMessage> {
    this.got.push({ number, answer });
    this.#pose(number + 1);
    const reply = this.#replies.shift() ?? { t: 'again' };
    if (this.#replies.length === 0) this.#onLast();
    return reply;
  }

  async ask(): Promise<ServerMessage> {
    return { t: 'again' };
  }

  async complete({ number }: { readonly number: number }): Promise<string> {
    return `a${number}`;
  }

  async post(): Promise<never> {
    throw new Error('No match is begun here.');
  }

  async watch(): Promise<void> {}

  close(): void {}
}

function sitting(replies: readonly ServerMessage[]): { readonly sitter: Sitter; readonly seat: ScriptedSeat } {
  const seat = new ScriptedSeat(replies, () => {
    sitter.isDown = true;
  });
  const sitter = new Sitter('vtes', seat as unknown as Seat, 0);
  sitter.acknowledged.set('match', []);
  sitter.isDown = false;
  return { sitter, seat };
}

const done = (id: number): ServerMessage => ({ t: 'done', id });
const refused = (code: 'try again' | 'stale' | 'fault'): ServerMessage => ({ t: 'refused', id: 1, code, text: '' });

test('a server that dies after it has shown the next question and before it acknowledges: the answer stays under way', async () => {
  const { sitter, seat } = sitting([done(1), { t: 'again' }, done(3)]);
  await sitter.play();
  expect(seat.got.map(({ number }) => number)).toEqual([1, 2]);
  expect(sitter.underWay).toEqual({ number: 2, answer: 'a2' });
  await sitter.comeBack('elsewhere');
  expect(seat.got.at(-1)).toEqual({ number: 2, answer: 'a2' });
  expect(sitter.own.map(({ number }) => number)).toEqual([1, 2]);
});

test('a database that is away: the same answer is repeated until it is taken or known to be void', async () => {
  const { sitter, seat } = sitting([refused('try again'), refused('try again'), done(1), refused('stale'), done(3)]);
  await sitter.play();
  expect(seat.got.map(({ number }) => number)).toEqual([1, 1, 1, 2, 3]);
  expect(sitter.own.map(({ number }) => number)).toEqual([1, 3]);
  expect(sitter.failures).toEqual([]);
});

test('any other refusal is a failure', async () => {
  const { sitter } = sitting([refused('fault')]);
  await sitter.play();
  expect(sitter.failures).toEqual(['match: an answer was refused (fault)']);
});
