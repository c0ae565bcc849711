/** Schemas for the data of HTTP requests, checked on arrival. */
import { ALL_LANGUAGES } from '@praxis/contract';
import type {
  CardSearchRequest,
  DeckChoice,
  NewDeck,
  NewPushSubscription,
  NewReport,
  NewTable,
  PairUp,
  PlayNow,
} from '@praxis/protocol/http.ts';
import type { Speed, TableSettings } from '@praxis/protocol/table.ts';
import { z } from 'zod';
import { contribution } from '../base/contributions.ts';
import { schemaDetail } from '../base/details.ts';
import { ID_PATTERN } from '../base/ids.ts';
import { Unfulfilled } from '../base/words.ts';

const DECK_TEXT_MAX = 60_000;
const word = z.string().min(1).max(60);

export const idSchema = z.string().regex(ID_PATTERN);
export const deckText = z.string().max(DECK_TEXT_MAX);

export const deckSchema = z.union([
  z.strictObject({ offered: word }),
  z.strictObject({ saved: idSchema }),
  z.strictObject({ text: deckText }),
]) satisfies z.ZodType<DeckChoice>;

const speedSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    bankSeconds: z.int().min(30).max(14_400),
    incrementSeconds: z.int().min(0).max(600),
  }),
  z.strictObject({ kind: z.literal('correspondence'), daysPerDecision: z.number().min(0.04).max(30) }),
  z.strictObject({ kind: z.literal('untimed') }),
]) satisfies z.ZodType<Speed>;

/** The game itself decides which of them it has. */
const optionsSchema = z.record(word, z.union([z.string().max(40), z.number(), z.boolean()]));

const settingsSchema = z.strictObject({
  game: word,
  edition: word,
  seats: z.int().min(1).max(12),
  speed: speedSchema,
  language: z.enum(ALL_LANGUAGES).exactOptional(),
  rated: z.boolean(),
  open: z.boolean(),
  seating: z.enum(['random', 'chosen']),
  takebacks: z.boolean().exactOptional(),
  options: optionsSchema.exactOptional(),
}) satisfies z.ZodType<TableSettings>;

export const newTableSchema = z.strictObject({
  settings: settingsSchema,
  deck: deckSchema.exactOptional(),
}) satisfies z.ZodType<NewTable>;

export const playSchema = z.strictObject({
  game: word,
  edition: word.exactOptional(),
  seats: z.int().min(1).max(12).exactOptional(),
  deck: deckSchema.exactOptional(),
  language: z.string().max(35),
  contributes: z.boolean().exactOptional(),
}) satisfies z.ZodType<PlayNow>;

export const pairSchema = playSchema.omit({ seats: true }) satisfies z.ZodType<PairUp>;

export const continueSchema = z.strictObject({ step: z.int().min(0).max(100_000), seat: z.int().min(0).max(11) });
export const removeSchema = z.strictObject({ seat: z.int().min(0).max(11) });
export const joinSchema = z.strictObject({ seat: z.int().min(0).max(11).exactOptional() });
export const readySchema = z.strictObject({ ready: z.boolean(), contribution });
export const startSchema = z.strictObject({ contribution });
export const deckChangeSchema = z.strictObject({ deck: deckSchema });
export const botsSchema = z.strictObject({
  seat: z.int().min(0).max(11).exactOptional(),
  bot: word.exactOptional(),
  temperament: word.exactOptional(),
  deck: word.exactOptional(),
  remove: z.boolean().exactOptional(),
});
export const nameSchema = z.strictObject({ name: z.string().max(200) });
export const deckCheckSchema = z.strictObject({
  game: word,
  text: deckText,
  edition: word.exactOptional(),
  seats: z.int().min(1).max(12).exactOptional(),
  language: z.string().max(35).exactOptional(),
});

export const cardSearchSchema = z.strictObject({
  game: word,
  edition: word.optional(),
  language: z.string().max(35),
  from: z.number().int().min(0).max(100_000).optional(),
  find: z.string().max(200),
  facts: z.record(word, z.string().max(100)),
}) satisfies z.ZodType<CardSearchRequest>;

export const newDeckSchema = z.strictObject({
  game: word,
  name: z.string().max(200),
  text: deckText,
}) satisfies z.ZodType<NewDeck>;
export const deckExportSchema = z.strictObject({
  game: word,
  text: deckText,
  format: word,
  name: z.string().max(200).exactOptional(),
});

/** Only texts here: an invalid address or password is refused later, in words. */
export const signInSchema = z.strictObject({ email: z.string().max(320), password: z.string().max(1000) });
export const signUpSchema = signInSchema.extend({ name: z.string().max(200).exactOptional() });
export const passwordChangeSchema = z.strictObject({
  currentPassword: z.string().max(1000),
  newPassword: z.string().max(1000),
});
/**
 * The passkey library checks the browser's answer; here only its form is checked. The library and the database would
 * fail at what no browser sends: lists for texts, objects within objects without end.
 */
const key = z.string().max(100);
const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const plainOrList = z.union([plain, z.array(plain).max(100)]);
const extension = z.union([plainOrList, z.record(key, z.union([plainOrList, z.record(key, plainOrList)]))]);
const credential = z
  .object({
    id: z.string().exactOptional(),
    response: z.record(key, plainOrList).exactOptional(),
    clientExtensionResults: z.record(key, extension).exactOptional(),
  })
  .catchall(plainOrList);
export const passkeySchema = z.strictObject({ response: credential });
export const newPasskeySchema = passkeySchema.extend({ name: z.string().max(200) });
/** Deleting an account requires a fresh proof of ownership. */
export const deletionSchema = z.union([z.strictObject({ password: z.string().max(1000) }), passkeySchema], {
  error: 'must have either a password or the response of a passkey',
});

const endpoint = z.string().max(1000);
export const subscriptionSchema = z.strictObject({
  endpoint,
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'must be 65 bytes in base64url'),
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/, 'must be 16 bytes in base64url'),
  }),
  language: z.string().max(35),
}) satisfies z.ZodType<NewPushSubscription>;
export const subscriptionEndSchema = z.strictObject({ endpoint });

export const reportSchema = z.union([
  z.strictObject({ match: idSchema, line: z.int().min(1), why: z.string().max(2000).exactOptional() }),
  z.strictObject({ match: idSchema, seat: z.int().min(0).max(11), why: z.string().max(2000).exactOptional() }),
]) satisfies z.ZodType<NewReport>;
export const banSchema = z.strictObject({ why: z.string().max(2000), days: z.int().min(1).max(3650).exactOptional() });
export const unbanSchema = z.strictObject({ why: z.string().max(2000) });
export const recoverySchema = z.strictObject({
  ...{ email: z.string().max(320), code: z.string().max(100), newPassword: z.string().max(1000) },
});
export const resetRequestSchema = z.strictObject({ email: z.string().max(320) });
const linkToken = z
  .string()
  .max(2000)
  .regex(/^[\w.-]+$/);
export const resetSchema = z.strictObject({ token: linkToken, newPassword: z.string().max(1000) });
export const confirmationSchema = z.strictObject({ token: linkToken });
export const mailRemindersSchema = z.strictObject({ on: z.boolean() });
export const settlementSchema = z.strictObject({ silenceDays: z.int().min(0).max(3650) });

/** The value as the schema has it, or a refusal that names the first problem. */
export function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  throw new Unfulfilled('malformed', schemaDetail(read.error.issues[0], 'body'));
}
