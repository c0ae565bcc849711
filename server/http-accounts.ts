/** `/api/me`, `/api/auth`, `/api/account` and `/api/bots`: who one is, and what belongs to one. */
import type { Me } from '@praxis/protocol/http.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ADDRESS_HEADER, AUTH_PATH, PASSWORD_MAX, PASSWORD_MIN } from './accounts.ts';
import { deleteAccount } from './accounts-deletion.ts';
import { exportAccount } from './accounts-export.ts';
import { meOf, personOfAccount } from './accounts-people.ts';
import { takeOver } from './accounts-takeover.ts';
import { botsOf, createBot, revokeBot } from './bot-accounts.ts';
import type { Hall } from './hall.ts';
import {
  checked,
  idSchema,
  nameSchema,
  passwordChangeSchema,
  passwordSchema,
  signInSchema,
  signUpSchema,
} from './http-schemas.ts';
import { cleanName } from './hygiene.ts';
import { cookiesOf, forgetGuest, guestOf, identify, personOf } from './identity.ts';
import { findPerson, guestName, type Person, rename } from './people.ts';
import type { Services } from './services.ts';
import { type ErrorCode, Unfulfilled } from './words.ts';

interface OfBot {
  readonly Params: { readonly id: string };
}

/** A password can be tried so much more rarely than anything else. */
const GUESSING = 60;

export function accountRoutes(app: FastifyInstance, hall: Hall): void {
  const { services } = hall;
  const { accounts, config } = services;
  const rarely = {
    config: { rateLimit: { max: Math.ceil(config.requestsPerMinute / GUESSING), timeWindow: '1 minute' } },
  };
  /** Whoever has signed in; a program cannot act for its owner. */
  const holder = async (request: FastifyRequest): Promise<Person> => {
    const person = await personOf(services, request);
    if (!person || person.guest || person.bot) throw new Unfulfilled('account only');
    return person;
  };

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const person = await identify(services, request, reply);
    if (!person.guest && !person.bot) setCookies(reply, await accounts.prolonged(cookiesOf(request)));
    return meOf(services, person);
  });

  app.post('/api/me', async (request, reply): Promise<Me> => {
    const { name } = checked(nameSchema, request.body);
    const renamed = await rename(services, await identify(services, request, reply), name);
    return meOf(services, renamed);
  });

  app.post(`${AUTH_PATH}/sign-up/email`, rarely, async (request, reply): Promise<Me> => {
    const { email, password, name: given } = checked(signUpSchema, request.body);
    refuseNoAddress(email);
    refuseNoPassword(password);
    const guest = guestOf(request);
    const before = guest === undefined ? undefined : await findPerson(services, guest);
    const name = given === undefined ? before?.name : cleanName(given);
    if (given !== undefined && name === undefined) throw new Unfulfilled('name');
    const body = { email, password, name: name ?? guestName(email) };
    return enter(request, reply, await passed(services, request, '/sign-up/email', body));
  });

  app.post(`${AUTH_PATH}/sign-in/email`, rarely, async (request, reply): Promise<Me> => {
    const body = checked(signInSchema, request.body);
    refuseNoAddress(body.email);
    return enter(request, reply, await passed(services, request, '/sign-in/email', body));
  });

  app.post(`${AUTH_PATH}/sign-out`, async (request, reply) => {
    const person = await personOf(services, request);
    setCookies(reply, (await passed(services, request, '/sign-out', {})).headers.getSetCookie());
    if (person && !person.guest && !person.bot) services.bus.tell('person', person.id);
    return {};
  });

  app.post(`${AUTH_PATH}/change-password`, rarely, async (request, reply) => {
    const body = checked(passwordChangeSchema, request.body);
    await holder(request);
    refuseNoPassword(body.newPassword);
    const response = await passed(services, request, '/change-password', { ...body, revokeOtherSessions: true });
    setCookies(reply, response.headers.getSetCookie());
    return {};
  });

  app.get('/api/account/export', async (request, reply) => {
    const exported = await exportAccount(services, await holder(request));
    reply
      .header('content-disposition', 'attachment; filename="praxis-account.json"')
      .header('cache-control', 'no-store');
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(exported, null, 2));
  });

  app.post('/api/account/delete', rarely, async (request, reply) => {
    const { password } = checked(passwordSchema, request.body);
    const person = await holder(request);
    if (!(await accounts.isPassword(person.id, password))) throw new Unfulfilled('credentials');
    // The session goes first, while there still is somebody to end it.
    const ended = await passed(services, request, '/sign-out', {});
    await deleteAccount(hall, person);
    setCookies(reply, ended.headers.getSetCookie());
    return {};
  });

  app.get('/api/bots', async (request) => botsOf(services, (await holder(request)).id));

  app.post('/api/bots', async (request, reply) => {
    const { name } = checked(nameSchema, request.body);
    const made = await createBot(services, await holder(request), name);
    reply.header('cache-control', 'no-store');
    return made;
  });

  app.delete<OfBot>('/api/bots/:id', async (request) => {
    const id = checked(idSchema, request.params.id);
    await revokeBot(services, await holder(request), id);
    return {};
  });

  /** Somebody has just signed in: what was done as a guest comes along. */
  async function enter(request: FastifyRequest, reply: FastifyReply, response: Response): Promise<Me> {
    const { user } = (await response.json()) as { user: { id: string; name: string; email: string } };
    const person = await personOfAccount(services, user);
    setCookies(reply, response.headers.getSetCookie());
    const guest = guestOf(request);
    if (guest !== undefined) {
      await takeOver(services, guest, person);
      forgetGuest(reply);
    }
    return meOf(services, person);
  }
}

function refuseNoAddress(email: string): void {
  if (!z.email().safeParse(email).success) throw new Unfulfilled('email');
}

function refuseNoPassword(password: string): void {
  const { length } = password;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) throw new Unfulfilled('password');
}

/** What better-auth refuses, by its own codes. */
const REFUSED: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'credentials',
  INVALID_PASSWORD: 'credentials',
  INVALID_EMAIL: 'email',
  USER_ALREADY_EXISTS: 'email taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email taken',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  UNAUTHORIZED: 'not signed in',
};

/** The answer of better-auth to a request of its own; what it refuses is refused in our words. */
async function passed(services: Services, request: FastifyRequest, path: string, body: object): Promise<Response> {
  const { accounts, log } = services;
  const { cookie, origin, 'user-agent': agent } = request.headers;
  const headers = new Headers({ 'content-type': 'application/json', [ADDRESS_HEADER]: request.ip });
  if (cookie !== undefined) headers.set('cookie', cookie);
  // It has been seen already that the request does not come from a foreign page; programs do not say from which.
  headers.set('origin', origin ?? accounts.url);
  if (agent !== undefined) headers.set('user-agent', agent);
  const url = `${accounts.url}${AUTH_PATH}${path}`;
  const response = await accounts.handle(new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }));
  if (response.ok) return response;
  const { code = '' } = (await response.json().catch(() => ({}))) as { readonly code?: string };
  const known = REFUSED[code];
  if (known) throw new Unfulfilled(known);
  if (response.status < 500) throw new Unfulfilled('malformed', `(${code})`);
  log.error({ path, status: response.status, code }, 'accounts');
  throw new Unfulfilled('fault');
}

/** Cookies that better-auth has written, beside any of our own. */
function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}
