/** A database that takes statements and never answers, or complains and quotes their parameters. */
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinDatabase } from './database.ts';

const STATEMENT_MS = 200;
/** A statement with this word is never answered; all others get an error. */
const SILENT = 'silence';
let server: Server;
let url = '';

function message(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const COMPLAINT = Buffer.concat([
  message('E', Buffer.from('SERROR\0C22P02\0Minvalid input: Blood Doll\0DBlood Doll\0\0')),
  READY,
]);

beforeAll(async () => {
  server = createServer((socket) => {
    let isKnown = false;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (!isKnown) {
        isKnown = true;
        socket.write(WELCOME);
      } else if (!data.includes(SILENT) && data.includes('select')) socket.write(COMPLAINT);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `postgres://nobody@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/none`;
});

afterAll(() => {
  server.close();
});

test('a statement without an answer fails after its time, and the next one gets a connection of its own', async () => {
  const { pool, close } = joinDatabase({ url }, 1, STATEMENT_MS);
  await expect(pool.query(`select '${SILENT}'`)).rejects.toThrow(/timeout/i);
  // The only connection of this pool is not blocked by an unanswered statement.
  await expect(pool.query(`select '${SILENT}'`)).rejects.toThrow(/timeout/i);
  await close();
});

test('the connections of match threads are as discreet as those of the main thread', async () => {
  const { pool, close } = joinDatabase({ url }, 1, 10_000);
  const error = await pool.query('select $1::int', ['Blood Doll']).catch((each: Error) => each);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('Blood Doll');
  await close();
});
