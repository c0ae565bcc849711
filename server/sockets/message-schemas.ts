/** Messages from clients, checked where they come in. */
import type { ClientMessage } from '@praxis/protocol/messages.ts';
import { QUICK_PHRASES, REQUESTS } from '@praxis/protocol/table.ts';
import { z } from 'zod';
import { contribution } from '../base/contributions.ts';
import { type Detail, schemaDetail } from '../base/details.ts';
import { ID_PATTERN } from '../base/ids.ts';
import { boundedTexts } from '../base/incoming.ts';

const match = z.string().regex(ID_PATTERN);
const id = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const number = z.int().min(-1).max(Number.MAX_SAFE_INTEGER);
const answer = z.string().max(10_000);
const what = z.enum(REQUESTS);
/** More than any game has, and longer than any name. */
const STOPS_MAX = 100;
const STOP_LENGTH_MAX = 60;

export const standingSchema = z.strictObject({
  pass: z.enum(['this turn', 'until targeted']).exactOptional(),
  notThisAction: z.boolean().exactOptional(),
  stopAtVotes: z.boolean().exactOptional(),
  askAlways: z.boolean().exactOptional(),
  stops: z.array(z.string().max(STOP_LENGTH_MAX)).max(STOPS_MAX).exactOptional(),
});

export const clientMessageSchema = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('hello'), protocol: z.int(), language: z.string().max(35) }),
  z.strictObject({ t: z.literal('watch'), match, after: z.int().min(0).exactOptional() }),
  z.strictObject({ t: z.literal('unwatch'), match }),
  z.strictObject({ t: z.literal('lobby'), follow: z.boolean() }),
  z.strictObject({ t: z.literal('table'), table: match, follow: z.boolean() }),
  z.strictObject({ t: z.literal('answer'), id, match, number, answer }),
  z.strictObject({ t: z.literal('next'), id, match, number, answer }),
  z.strictObject({
    t: z.literal('explain'),
    ...{ id, match, card: z.int().min(0).exactOptional(), words: z.string().max(500).exactOptional() },
  }),
  z.strictObject({ t: z.literal('stand'), id, match, standing: standingSchema }),
  z.strictObject({
    t: z.literal('say'),
    ...{ id, match, text: z.string().max(2000).exactOptional(), phrase: z.enum(QUICK_PHRASES).exactOptional() },
  }),
  z.strictObject({ t: z.literal('request'), id, match, what, contributes: z.literal(true).exactOptional() }),
  z.strictObject({ t: z.literal('consent'), id, match, what, yes: z.boolean(), contribution }),
  z.strictObject({ t: z.literal('return'), id, match }),
  z.strictObject({ t: z.literal('hurry'), id, match }),
]) satisfies z.ZodType<ClientMessage>;

/** A message or its fault, and the number of the request if it has one. */
export type Read = ({ readonly message: ClientMessage } | { readonly wrong: Detail }) & {
  readonly id: number | undefined;
};

export function readMessage(text: string): Read {
  let data: unknown;
  try {
    data = boundedTexts(JSON.parse(text) as unknown);
  } catch {
    return { wrong: { about: 'not JSON' }, id: undefined };
  }
  const given = (data as { readonly id?: unknown } | null)?.id;
  const id = typeof given === 'number' ? given : undefined;
  const read = clientMessageSchema.safeParse(data);
  if (read.success) return { message: read.data, id };
  return { wrong: schemaDetail(read.error.issues[0], 'message'), id };
}
