/** Ways back into an account: recovery codes, and mails if the server sends any. */
import type { FastifyInstance } from 'fastify';
import { AUTH_PATH } from '../accounts/accounts.ts';
import { passed } from '../accounts/auth-requests.ts';
import { holderOf } from '../accounts/identity.ts';
import { confirmAddress, requestReset, resetPassword } from '../accounts/mail-links.ts';
import { codesLeft, makeCodes, recover } from '../accounts/recovery.ts';
import { demandPasskey, guessing, refuseNoPassword } from '../accounts/signing-in.ts';
import { Unfulfilled } from '../base/words.ts';
import type { Services } from '../services.ts';
import {
  checked,
  confirmationSchema,
  deletionSchema,
  mailRemindersSchema,
  recoverySchema,
  resetRequestSchema,
  resetSchema,
} from './schemas.ts';

export function recoveryRoutes(app: FastifyInstance, { resources }: Services): void {
  const { accountLimits, accounts, config, database, mailer } = resources;
  const rarely = guessing(config);
  const emailOf = async (id: string): Promise<string> => {
    const { rows } = await database.pool.query<{ email: string }>('select email from auth_users where id = $1', [id]);
    return rows[0]?.email ?? '';
  };

  app.get('/api/account/recovery-codes', async (request) => {
    const { id } = await holderOf(resources, request);
    return { left: await codesLeft(resources, id) };
  });

  app.post('/api/account/recovery-codes', rarely, async (request, reply) => {
    const proof = checked(deletionSchema, request.body);
    const person = await holderOf(resources, request);
    accountLimits.guess(await emailOf(person.id));
    if ('response' in proof) await demandPasskey(resources, request, person, proof.response);
    else if (!(await accounts.isPassword(person.id, proof.password))) throw new Unfulfilled('credentials');
    reply.header('cache-control', 'no-store');
    return { codes: await makeCodes(resources, person.id) };
  });

  app.post(`${AUTH_PATH}/recover`, rarely, async (request) => {
    const wish = checked(recoverySchema, request.body);
    refuseNoPassword(wish.newPassword);
    accountLimits.guess(wish.email);
    await recover(resources, wish);
    return {};
  });

  app.post(`${AUTH_PATH}/request-reset`, rarely, async (request) => {
    const { email } = checked(resetRequestSchema, request.body);
    await requestReset(resources, request, email);
    return {};
  });

  app.post(`${AUTH_PATH}/reset`, rarely, async (request) => {
    const wish = checked(resetSchema, request.body);
    refuseNoPassword(wish.newPassword);
    await resetPassword(resources, request, wish);
    return {};
  });

  app.post(`${AUTH_PATH}/confirm`, rarely, async (request) => {
    const { token } = checked(confirmationSchema, request.body);
    await confirmAddress(resources, request, token);
    return {};
  });

  app.post('/api/account/send-confirmation', rarely, async (request) => {
    if (!mailer) throw new Unfulfilled('unknown');
    const email = await emailOf((await holderOf(resources, request)).id);
    if (!accountLimits.mail(email)) throw new Unfulfilled('too many requests');
    await passed(resources, request, '/send-verification-email', { email });
    return {};
  });

  app.post('/api/account/mail-reminders', async (request) => {
    const { on } = checked(mailRemindersSchema, request.body);
    if (!mailer) throw new Unfulfilled('unknown');
    const { id } = await holderOf(resources, request);
    await database.pool.query('update people set mail_reminders = $2 where id = $1', [id, on]);
    return {};
  });
}
