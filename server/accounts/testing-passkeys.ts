/**
 * A device that keeps passkeys, for tests without a browser: it answers the server's options as an authenticator would.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyOptions } from '@praxis/protocol/http.ts';

/** The user is present and verified. */
const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

interface Asked {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
}

export class Device {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #point: Buffer;
  #counter = 0;

  constructor(origin = 'http://localhost') {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.#point = Buffer.concat([Buffer.from(x as string, 'base64url'), Buffer.from(y as string, 'base64url')]);
  }

  /** Returns the client's message that registers a passkey. */
  register(options: PasskeyOptions): Record<string, unknown> {
    const { challenge, rp } = options as unknown as Asked;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#publicKey()]);
    const data = Buffer.concat([this.#data(rp?.id ?? '', PRESENT_AND_VERIFIED | WITH_CREDENTIAL), credential]);
    const attestation = Buffer.concat([
      ...[Buffer.of(0xa3), text('fmt'), text('none'), text('attStmt'), Buffer.of(0xa0)],
      ...[text('authData'), bytes(data)],
    ]);
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Returns the client's message that signs in. */
  signIn(options: PasskeyOptions): Record<string, unknown> {
    const { challenge, rpId } = options as unknown as Asked;
    this.#counter++;
    const data = this.#data(rpId ?? '', PRESENT_AND_VERIFIED);
    const client = this.#client('webauthn.get', challenge);
    const signed = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), this.#key);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signed.toString('base64url'),
    });
  }

  #answer(response: object): Record<string, unknown> {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #data(domain: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([createHash('sha256').update(domain).digest(), Buffer.of(flags), counter]);
  }

  /** Of the kind 2 (elliptic), for the signature -7 (ES256), on the curve 1 (P-256). */
  #publicKey(): Buffer {
    const half = this.#point.length / 2;
    return Buffer.concat([
      Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
      bytes(this.#point.subarray(0, half)),
      Buffer.of(0x22),
      bytes(this.#point.subarray(half)),
    ]);
  }
}

/** CBOR: a short text. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.of(0x60 | value.length), Buffer.from(value)]);
}

/** CBOR: up to 255 bytes. */
function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.of(0x58, value.length), value]);
}
