import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Luck is a keyed cryptographic stream, so an opening hand reveals nothing about the rest of the deck. The position in
 * the stream is state.
 */
export interface Random {
  /** 32 bytes as hexadecimal digits. */
  key: string;
  /** How many 32-bit words have been used. */
  used: number;
  /** Results that a scenario has scripted; used up before the stream is. */
  scripted?: number[] | undefined;
}

const BLOCK_WORDS = 256;
const NONCE = new Uint8Array(12);
const cache = { key: '', block: -1, words: new Uint32Array(0) };

function wordAt(random: Random): number {
  const block = Math.floor(random.used / BLOCK_WORDS);
  if (cache.key !== random.key || cache.block !== block) {
    const bytes = chacha20(
      hexToBytes(random.key),
      NONCE,
      new Uint8Array(BLOCK_WORDS * 4),
      undefined,
      block * (BLOCK_WORDS / 16),
    );
    cache.words = new Uint32Array(bytes.buffer, bytes.byteOffset, BLOCK_WORDS);
    cache.key = random.key;
    cache.block = block;
  }
  return cache.words[random.used % BLOCK_WORDS] as number;
}

/** A stream from any seed text. */
export function randomFrom(seed: string): Random {
  return { key: bytesToHex(sha256(utf8ToBytes(seed))), used: 0 };
}

/** A whole number from 0 to `below - 1`, each with exactly the same chance. */
export function randomBelow(random: Random, below: number): number {
  if (!(below >= 1 && below <= 0x1_0000_0000)) throw new RangeError(`No number is drawn below ${below}`);
  if (random.scripted && random.scripted.length > 0) {
    const result = random.scripted.shift() as number;
    if (!Number.isInteger(result) || result >= below || result < 0)
      throw new RangeError(`Scripted luck ${result} is no whole number below ${below}`);
    return result;
  }
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % below);
  for (;;) {
    const word = wordAt(random);
    random.used++;
    if (word < limit) return small(word % below);
  }
}

/**
 * The same number as the small integer that engines compute with fastest: the remainder of a large number is kept as a
 * floating-point number, and so would be everything computed from it, the seat that begins for example.
 */
function small(number: number): number {
  return number < 0x4000_0000 ? number | 0 : number;
}

/** Fisher–Yates: every order has the same chance. Scripted luck never decides an order. */
export function shuffle<T>(random: Random, items: T[]): void {
  const scripted = random.scripted;
  if (scripted) random.scripted = undefined;
  for (let i = items.length - 1; i > 0; i--) {
    const j = randomBelow(random, i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  if (scripted) random.scripted = scripted;
}

/** A short fingerprint of plain data. Two states with the same fingerprint are the same state. */
export function hashOf(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(data)))).slice(0, 32);
}
