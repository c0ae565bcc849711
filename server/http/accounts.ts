/** `/api/me`, `/api/auth`, `/api/account` and `/api/bots`: a person's identity and belongings. */
import type { Me } from '@praxis/protocol/http.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { meOf } from '../accounts/account-person.ts';
import { AUTH_PATH } from '../accounts/accounts.ts';
import { passed, setCookies } from '../accounts/auth-requests.ts';
import { botsOf, createBot, revokeBot } from '../accounts/bot-accounts.ts';
import { deleteAccount } from '../accounts/deletion.ts';
import { exportAccount } from '../accounts/export.ts';
import { cookiesOf, guestOf, holderOf, identify, identityOf, personOf } from '../accounts/identity.ts';
import { noteUse } from '../accounts/sessions.ts';
import { demandPasskey, enter, guessing, refuseNoPassword } from '../accounts/signing-in.ts';
import { Unfulfilled } from '../base/words.ts';
import { making } from '../limits/costly.ts';
import { guestName } from '../people/guest-names.ts';
import { cleanName } from '../people/hygiene.ts';
import { isTaken } from '../people/names.ts';
import { findPerson, type Person, rename } from '../people/people.ts';
import type { Services } from '../services.ts';
import {
  checked,
  deletionSchema,
  idSchema,
  nameSchema,
  passwordChangeSchema,
  signInSchema,
  signUpSchema,
} from './schemas.ts';

interface OfBot {
  readonly Params: { readonly id: string };
}

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { resources } = services;
  const { accountLimits, accounts, config } = resources;
  const rarely = guessing(config);
  const holder = (request: FastifyRequest): Promise<Person> => holderOf(resources, request);

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const person = await identify(resources, request, reply);
    if (!person.guest && !person.bot) {
      setCookies(reply, await accounts.prolonged(cookiesOf(request)));
      const session = (await identityOf(resources, request))?.session;
      if (session !== undefined) await noteUse(resources, [session]);
    }
    return meOf(resources, person);
  });

  app.post('/api/me', making(config), async (request, reply): Promise<Me> => {
    const { name } = checked(nameSchema, request.body);
    const renamed = await rename(resources, await identify(resources, request, reply), name);
    return meOf(resources, renamed);
  });

  app.post(`${AUTH_PATH}/sign-up/email`, rarely, async (request, reply): Promise<Me> => {
    const { email, password, name: given } = checked(signUpSchema, request.body);
    refuseNoAddress(email);
    refuseNoPassword(password);
    const guest = guestOf(request);
    const before = guest === undefined ? undefined : await findPerson(resources, guest);
    const name = given === undefined ? before?.name : cleanName(given);
    if (given !== undefined && name === undefined) throw new Unfulfilled('name');
    accountLimits.guess(email);
    const own = await accounts.idOf(email);
    const isFree = name !== undefined && !(await isTaken(resources, name, own === undefined ? [] : [own]));
    // An earlier attempt may have succeeded without its answer arriving; it is answered now.
    const isDone = own !== undefined && (await accounts.isPassword(own, password));
    if (isDone)
      return enter(resources, request, reply, await passed(resources, request, '/sign-in/email', { email, password }));
    if (given !== undefined && !isFree) throw new Unfulfilled('name taken');
    if (own !== undefined) await accounts.removeUnusable(own);
    const body = { email, password, name: isFree ? name : guestName(email) };
    return enter(resources, request, reply, await passed(resources, request, '/sign-up/email', body));
  });

  app.post(`${AUTH_PATH}/sign-in/email`, rarely, async (request, reply): Promise<Me> => {
    const body = checked(signInSchema, request.body);
    refuseNoAddress(body.email);
    accountLimits.guess(body.email);
    return enter(resources, request, reply, await passed(resources, request, '/sign-in/email', body));
  });

  app.post(`${AUTH_PATH}/sign-out`, async (request, reply) => {
    const person = await personOf(resources, request);
    setCookies(reply, (await passed(resources, request, '/sign-out', {})).headers.getSetCookie());
    if (person && !person.guest && !person.bot) resources.bus.tell('person', person.id);
    return {};
  });

  app.post(`${AUTH_PATH}/change-password`, rarely, async (request, reply) => {
    const body = checked(passwordChangeSchema, request.body);
    const { id } = await holder(request);
    refuseNoPassword(body.newPassword);
    const response = await passed(resources, request, '/change-password', { ...body, revokeOtherSessions: true });
    setCookies(reply, response.headers.getSetCookie());
    // Closes the connections of ended sessions; the owner of the new session reconnects with it.
    resources.bus.tell('person', id);
    return {};
  });

  app.get('/api/account/export', async (request, reply) => {
    const exported = await exportAccount(resources, await holder(request));
    reply
      .header('content-disposition', 'attachment; filename="praxis-account.json"')
      .header('cache-control', 'no-store');
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(exported, null, 2));
  });

  app.post('/api/account/delete', rarely, async (request, reply) => {
    const proof = checked(deletionSchema, request.body);
    const person = await holder(request);
    if ('response' in proof) await demandPasskey(resources, request, person, proof.response);
    else if (!(await accounts.isPassword(person.id, proof.password))) throw new Unfulfilled('credentials');
    // The session is ended first, while its owner still exists.
    const ended = await passed(resources, request, '/sign-out', {});
    await deleteAccount(services, person);
    setCookies(reply, ended.headers.getSetCookie());
    return {};
  });

  app.get('/api/bots', async (request) => botsOf(resources, (await holder(request)).id));

  app.post('/api/bots', async (request, reply) => {
    const { name } = checked(nameSchema, request.body);
    const made = await createBot(resources, await holder(request), name);
    reply.header('cache-control', 'no-store');
    return made;
  });

  app.delete<OfBot>('/api/bots/:id', async (request) => {
    const id = checked(idSchema, request.params.id);
    await revokeBot(resources, await holder(request), id);
    return {};
  });
}

function refuseNoAddress(email: string): void {
  if (!z.email().safeParse(email).success) throw new Unfulfilled('email');
}
