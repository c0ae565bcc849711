/** `/api/auth/passkey` and `/api/account/passkeys`: signing in with a key on a device instead of a password. */
import type { Me, Passkey, PasskeyOptions } from '@praxis/protocol/http.ts';
import type { FastifyInstance } from 'fastify';
import { passkeysOf } from '../accounts/account-person.ts';
import { AUTH_PATH } from '../accounts/accounts.ts';
import { passed, setCookies } from '../accounts/auth-requests.ts';
import { holderOf } from '../accounts/identity.ts';
import { enter, guessing } from '../accounts/signing-in.ts';
import { Unfulfilled } from '../base/words.ts';
import { cleanName } from '../people/hygiene.ts';
import type { Services } from '../services.ts';
import { checked, idSchema, newPasskeySchema, passkeySchema } from './schemas.ts';

interface OfPasskey {
  readonly Params: { readonly id: string };
}

const PASSKEYS_MAX = 20;
const PATH = `${AUTH_PATH}/passkey`;

export function passkeyRoutes(app: FastifyInstance, { resources }: Services): void {
  const rarely = guessing(resources.config);

  app.post(`${PATH}/register-options`, rarely, async (request, reply): Promise<PasskeyOptions> => {
    const { id } = await holderOf(resources, request);
    if ((await passkeysOf(resources, id)).length >= PASSKEYS_MAX) throw new Unfulfilled('too many passkeys');
    const response = await passed(resources, request, '/passkey/generate-register-options');
    setCookies(reply, response.headers.getSetCookie());
    return (await response.json()) as PasskeyOptions;
  });

  app.post(`${PATH}/register`, rarely, async (request): Promise<Passkey> => {
    const { response, name: given } = checked(newPasskeySchema, request.body);
    const name = cleanName(given);
    if (name === undefined) throw new Unfulfilled('name');
    const { id } = await holderOf(resources, request);
    const answered = await passed(resources, request, '/passkey/verify-registration', { response, name });
    const made = (await answered.json()) as { readonly id: string };
    const known = (await passkeysOf(resources, id)).find((each) => each.id === made.id);
    if (!known) throw new Unfulfilled('passkey');
    return known;
  });

  app.post(`${PATH}/sign-in-options`, rarely, async (request, reply): Promise<PasskeyOptions> => {
    const response = await passed(resources, request, '/passkey/generate-authenticate-options');
    setCookies(reply, response.headers.getSetCookie());
    return (await response.json()) as PasskeyOptions;
  });

  app.post(`${PATH}/sign-in`, rarely, async (request, reply): Promise<Me> => {
    const { response } = checked(passkeySchema, request.body);
    return enter(
      resources,
      request,
      reply,
      await passed(resources, request, '/passkey/verify-authentication', { response }),
    );
  });

  app.get(
    '/api/account/passkeys',
    async (request): Promise<readonly Passkey[]> => passkeysOf(resources, (await holderOf(resources, request)).id),
  );

  app.delete<OfPasskey>('/api/account/passkeys/:id', async (request) => {
    const id = checked(idSchema, request.params.id);
    const holder = await holderOf(resources, request);
    const { rowCount } = await resources.database.pool.query(
      'delete from auth_passkeys where id = $1 and "userId" = $2',
      [id, holder.id],
    );
    if (rowCount === 0) throw new Unfulfilled('unknown');
    return {};
  });
}
