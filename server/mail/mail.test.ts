/** Mails: an address is confirmed, a password reset, a person reminded, each in the person's language. */
import type { Me } from '@praxis/protocol/http.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, Visitor } from '../accounts/testing-visitor.ts';
import { openLog } from '../base/log.ts';
import { openApp } from '../http/app.ts';
import { MailReminders } from '../reminders/mail-reminders.ts';
import { openTestServices, type TestServices } from '../testing/fixtures.ts';
import { eventually } from '../testing/process.ts';
import { CHAIN, testDatabase } from '../testing/test-server.ts';
import { mailText } from './mail-words.ts';
import { type TakenMail, TestMailServer } from './testing-mail.ts';

const HOST = 'play.example.org';
const shared = testDatabase();
const mailServer = new TestMailServer();
const lines: string[] = [];
let room: TestServices;
let app: Awaited<ReturnType<typeof openApp>>['fastify'];

beforeAll(async () => {
  const smtp = await mailServer.start();
  const config = { smtp, publicUrl: `https://${HOST}`, requestsPerMinute: 100_000, pageFolder: shared.folder };
  const log = openLog({ logLevel: 'trace' }, { write: (line) => lines.push(line) });
  room = await openTestServices({ games: [CHAIN], database: shared.database, config, log });
  app = (await openApp(room.services)).fastify;
}, 180_000);
afterAll(async () => {
  await app.close();
  await room.close();
  await mailServer.stop();
}, 180_000);

function visitor(language = 'en'): Visitor {
  const made = new Visitor(app);
  made.headers = { host: HOST, 'accept-language': language };
  return made;
}

async function mailed(to: string, count: number): Promise<TakenMail> {
  const own = (): readonly TakenMail[] => mailServer.mails.filter((mail) => mail.to === to);
  expect(await eventually(() => own().length >= count, 60_000)).toBe(true);
  expect(own()).toHaveLength(count);
  return own().at(-1) as TakenMail;
}

const tokenIn = ({ text }: TakenMail, path: string): string =>
  new RegExp(`https://${HOST}${path}#(\\S+)`).exec(text)?.[1] as string;

test('an address is confirmed by the link in a mail', async () => {
  const ada = visitor('pt');
  expect((await ada.signUp('ada@example.org', 'Ada')).body.mail).toEqual({ confirmed: false, reminders: false });
  const mail = await mailed('ada@example.org', 1);
  expect(mail.subject).toBe('Confirme o seu endereço de e-mail');
  const token = tokenIn(mail, '/account/confirm');
  expect((await visitor().post('/api/auth/confirm', { token: `${token}x` })).code).toBe('link');
  expect((await visitor().post('/api/auth/confirm', { token })).status).toBe(200);
  expect((await ada.me()).body.mail).toEqual({ confirmed: true, reminders: false });
});

test('the mail is sent again when it is asked for, a few times', async () => {
  const ben = visitor();
  await ben.signUp('ben@example.org', 'Ben');
  await mailed('ben@example.org', 1);
  for (let count = 0; count < 3; count++) expect((await ben.post('/api/account/send-confirmation')).status).toBe(200);
  expect((await ben.post('/api/account/send-confirmation')).code).toBe('too many requests');
  await mailed('ben@example.org', 4);
});

test('a password is reset by the link in a mail, once, and all sessions end', async () => {
  const cleo = visitor();
  const { body: me } = await cleo.signUp('cleo@example.org', 'Cleo');
  await mailed('cleo@example.org', 1);
  const { body } = await cleo.post<{ readonly codes: readonly string[] }>('/api/account/recovery-codes', {
    password: PASSWORD,
  });
  const open = room.client({ id: me.id, name: me.name, guest: false });
  const [known, unknown] = [
    await visitor('fr').post('/api/auth/request-reset', { email: 'Cleo@example.org' }),
    await visitor('fr').post('/api/auth/request-reset', { email: 'nobody@example.org' }),
  ];
  // The answer does not reveal which addresses have an account.
  expect(known).toEqual(unknown);
  const mail = await mailed('cleo@example.org', 2);
  expect(mail.subject).toBe('Un nouveau mot de passe pour Praxis');
  const token = tokenIn(mail, '/account/reset');
  const reset = (newPassword: string) => visitor().post('/api/auth/reset', { token, newPassword });
  expect((await reset('short')).code).toBe('password');
  expect((await reset('another password')).status).toBe(200);
  expect((await reset('yet another one')).code).toBe('link');
  expect((await cleo.me()).body.guest).toBe(true);
  expect(open.closed).toBe(1012);
  expect((await cleo.signIn('cleo@example.org')).code).toBe('credentials');
  expect((await cleo.signIn('cleo@example.org', 'another password')).body.mail?.confirmed).toBe(true);
  // The address was not confirmed before, so the codes may have been another person's.
  const recovery = { email: 'cleo@example.org', code: body.codes[0], newPassword: 'by a code' };
  expect((await visitor().post('/api/auth/recover', recovery)).code).toBe('recovery code');
});

test('an address gets a few mails at once, however many are asked for', async () => {
  await visitor().signUp('dora@example.org', 'Dora');
  for (let count = 0; count < 10; count++)
    expect((await visitor().post('/api/auth/request-reset', { email: 'dora@example.org' })).status).toBe(200);
  await mailed('dora@example.org', 4);
});

test('reminders are mailed to those who want them, in their language, at a confirmed address', async () => {
  const emma = visitor('it');
  const { body: me } = await emma.signUp('emma@example.org', 'Emma');
  const confirmation = await mailed('emma@example.org', 1);
  const way = new MailReminders(room.services.resources);
  const reminder = { person: me.id, match: 'the-match', game: 'Chain', others: ['Ben', 'Cleo'], dueAt: 0 };
  await way.remind({ ...reminder, urgency: 'your move' });
  expect((await emma.post('/api/account/mail-reminders', { on: true })).status).toBe(200);
  await way.remind({ ...reminder, urgency: 'your move' });
  await emma.post('/api/auth/confirm', { token: tokenIn(confirmation, '/account/confirm') });
  await way.remind({ ...reminder, urgency: 'your move' });
  const mail = await mailed('emma@example.org', 2);
  expect(mail.subject).toBe('Tocca a te');
  expect(mail.text).toContain('Chain, con Ben, Cleo');
  expect(mail.text).toContain(`https://${HOST}/m/the-match`);
  expect(mail.text).toContain(`https://${HOST}/account`);
  await emma.post('/api/account/mail-reminders', { on: false });
  await way.remind({ ...reminder, urgency: 'last call' });
  await mailed('emma@example.org', 2);
  expect((await emma.get<Me>('/api/me')).body.mail).toEqual({ confirmed: true, reminders: false });
});

test('a mail that is not taken fails without its address in the log, and signing up works all the same', async () => {
  mailServer.refuses = true;
  expect((await visitor().signUp('fay@example.org', 'Fay')).status).toBe(200);
  expect(await eventually(() => lines.some((line) => line.includes('send a mail')), 60_000)).toBe(true);
  expect(lines.join('')).not.toMatch(/fay@example|no room/);
  mailServer.refuses = false;
});

test('every language has its own words for every mail', () => {
  const about = { link: 'L', account: 'A', about: 'M' };
  for (const kind of ['confirm', 'reset', 'your move', 'last call'] as const) {
    const texts = (['en', 'pt', 'es', 'it', 'fr'] as const).map((language) => mailText(language, kind, about));
    expect(new Set(texts.map(({ subject }) => subject)).size).toBe(5);
    for (const { text } of texts) expect(text).toContain('L');
  }
});
