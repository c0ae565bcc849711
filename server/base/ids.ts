/** Names that nobody can guess. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 132 bits as 22 letters, digits, `-` and `_`. */
export function newId(): string {
  return randomBytes(17).toString('base64url').slice(0, 22);
}

export const ID_PATTERN = /^[A-Za-z0-9_-]{22}$/;

/** 32 bytes as hexadecimal digits. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

export function keyed(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A number from 0 up to 1 that only the secret determines. */
export function keyedFraction(secret: string, text: string): number {
  return keyed(secret, text).readUInt32BE(0) / 0x1_0000_0000;
}

export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
