/**
 * A push service on this machine and a subscribed browser, for tests: it takes posts and reads them as a browser would.
 */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { NewPushSubscription } from '@praxis/protocol/http.ts';

export interface Pushed {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export class PushService {
  readonly pushed: Pushed[] = [];
  /** The status of the answer to the next posts. */
  status = 201;
  /** The addresses for which it takes nothing now. */
  readonly refused = new Set<string>();
  /** Where they are sent on to, if anywhere. */
  location: string | undefined;
  /** Where it is, once it has been started. */
  origin = '';
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      void buffer(request).then((body) => {
        this.pushed.push({ path: request.url ?? '', headers: request.headers, body });
        const status = this.refused.has(request.url ?? '') ? 503 : this.status;
        response.writeHead(status, this.location === undefined ? {} : { location: this.location }).end();
      });
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this.origin;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Keeps the browser's secret keys. */
export class SubscribedBrowser {
  readonly endpoint: string;
  readonly #curve: ECDH;
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#curve = createECDH('prime256v1');
    this.#curve.generateKeys();
  }

  subscription(language = 'en'): NewPushSubscription {
    const keys = { p256dh: this.#curve.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, keys, language };
  }

  /** Decrypts a message for this browser (RFC 8291, aes128gcm). Throws if it is for another. */
  read({ body }: Pushed): Record<string, unknown> {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const own = this.#curve.getPublicKey();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = Buffer.from(hkdfSync('sha256', this.#curve.computeSecret(sender), this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The end of the message is marked by a 2, which zeros may follow.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Record<string, unknown>;
  }
}

/** The server's signed claims to the push service; undefined if they are not signed with that key. */
export function signedClaims({ headers }: Pushed, publicKey: string): Record<string, unknown> | undefined {
  const [, token = ''] = /^vapid t=([^,]+)/.exec(String(headers.authorization)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x as string, y: y as string },
    format: 'jwk',
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return undefined;
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
