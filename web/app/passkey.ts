/** Passkeys in the browser. The library for them is fetched on first use. */
import type { Me, Passkey, PasskeyOptions } from '@praxis/protocol';
import { HttpFailure, postJson } from '../connection/http.ts';

const PATH = '/api/auth/passkey';

/** Passkeys belong to the name of a server, so at a bare address there are none. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(window.location.hostname);
  return window.isSecureContext && 'PublicKeyCredential' in window && !isAddress;
}

/** Asks the device for a new passkey and the server to keep it. `notGiven` is the message if the device refuses. */
export async function addPasskey(name: string, notGiven: string): Promise<Passkey> {
  const optionsJSON = await postJson<PasskeyOptions>(`${PATH}/register-options`);
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await given(() => startRegistration({ optionsJSON: optionsJSON as never }), notGiven);
  return postJson<Passkey>(`${PATH}/register`, { response, name });
}

export async function signInWithPasskey(notGiven: string): Promise<Me> {
  return postJson<Me>(`${PATH}/sign-in`, { response: await proof(notGiven) });
}

/** Deletes the account of the signed-in user, who confirms it with a passkey. */
export async function deleteWithPasskey(notGiven: string): Promise<void> {
  await postJson('/api/account/delete', { response: await proof(notGiven) });
}

/** The device's response to the server's challenge. */
async function proof(notGiven: string): Promise<unknown> {
  const optionsJSON = await postJson<PasskeyOptions>(`${PATH}/sign-in-options`);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return given(() => startAuthentication({ optionsJSON: optionsJSON as never }), notGiven);
}

/** Closing the device's window gives nothing; neither does a device that already has the passkey. */
async function given<T>(ask: () => Promise<T>, notGiven: string): Promise<T> {
  try {
    return await ask();
  } catch {
    throw new HttpFailure(0, { code: 'passkey', text: notGiven });
  }
}
