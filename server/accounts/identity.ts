/** The sender of a request: a bot by its token, a signed-in user, or a guest. */
import type { Language } from '@praxis/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ID_PATTERN } from '../base/ids.ts';
import { languageFrom, Unfulfilled } from '../base/words.ts';
import { refuseBanned } from '../people/bans.ts';
import { findPerson, newGuest, type Person } from '../people/people.ts';
import type { ServerResources } from '../resources.ts';
import { personOfAccount } from './account-person.ts';
import { botOfToken } from './bot-accounts.ts';
import { takeOver } from './takeover.ts';

export const COOKIE = 'praxis';
const YEAR_SECONDS = 31_536_000;

/** A person and their session; guests and bots have none. */
export interface Identity {
  readonly person: Person;
  readonly session: string | undefined;
}

export async function personOf(resources: ServerResources, request: FastifyRequest): Promise<Person | undefined> {
  return (await identityOf(resources, request))?.person;
}

/** The person of a token, a session or a signed cookie. A forged cookie names nobody; an invalid token is refused. */
export async function identityOf(resources: ServerResources, request: FastifyRequest): Promise<Identity | undefined> {
  const identity = await identified(resources, request);
  if (!identity) return undefined;
  const { person } = identity;
  await refuseBanned(resources, person.id);
  // A request counts once, however often its sender is identified.
  if (!person.guest && !COUNTED.has(request)) resources.accountLimits.request(person.id);
  COUNTED.add(request);
  return identity;
}

const COUNTED = new WeakSet<FastifyRequest>();

async function identified(resources: ServerResources, request: FastifyRequest): Promise<Identity | undefined> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    const bot = token === undefined ? undefined : await botOfToken(resources, token);
    if (!bot) throw new Unfulfilled('not signed in');
    return { person: bot, session: undefined };
  }
  const account = await resources.accounts.signedIn(cookiesOf(request));
  if (account) return { person: await personOfAccount(resources, account), session: account.session };
  const guest = guestOf(request);
  if (guest === undefined) return undefined;
  return { person: await findPerson(resources, guest, languageOf(request)), session: undefined };
}

/** The signed-in user; a bot cannot act for its owner. */
export async function holderOf(resources: ServerResources, request: FastifyRequest): Promise<Person> {
  const person = await personOf(resources, request);
  if (!person || person.guest || person.bot) throw new Unfulfilled('account only');
  return person;
}

/** The sender of the request; an unknown one becomes a guest. A guest who has signed in is no longer a guest. */
export async function identify(
  resources: ServerResources,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Person> {
  const known = await personOf(resources, request);
  if (known) {
    const guest = guestOf(request);
    if (guest !== undefined && !known.guest && !known.bot) {
      await takeOver(resources, guest, known);
      forgetGuest(reply);
    }
    return known;
  }
  const guest = newGuest(languageOf(request));
  reply.setCookie(COOKIE, guest.id, {
    ...{ signed: true, httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR_SECONDS },
    secure: resources.config.publicUrl?.startsWith('https:') === true || request.protocol === 'https',
  });
  return guest;
}

/** The browser's language; it also chooses the generated name of a guest. */
function languageOf({ headers }: FastifyRequest): Language {
  return languageFrom(undefined, headers['accept-language']);
}

/** The id in the guest's signed cookie; undefined if forged. */
export function guestOf(request: FastifyRequest): string | undefined {
  const given = request.cookies[COOKIE];
  const read = given === undefined ? undefined : request.unsignCookie(given);
  return read?.valid && ID_PATTERN.test(read.value) ? read.value : undefined;
}

export function forgetGuest(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

/** The request's cookies, which identify its session. */
export function cookiesOf({ headers }: FastifyRequest): Headers {
  return new Headers(headers.cookie === undefined ? {} : { cookie: headers.cookie });
}
