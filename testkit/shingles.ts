/**
 * Finds eight words in a row that a text shares with the reference texts. Their hashes are kept instead of the texts:
 * 36 bits each, sorted, as differences in a Golomb-Rice code, so that a chance hit is rarer than one in half a million.
 */
import { createHash } from 'node:crypto';

const WORDS = 8;
const HASH_BITS = 36;
/** About the average difference between two neighbours, as bits. */
const RICE_BITS = 18;

/** All runs of eight words, or of another length, blind to case and punctuation; marks such as `[dom]` are no words. */
export function shinglesOf(text: string, length = WORDS): string[] {
  const words =
    text
      .replace(/\[\w+\]/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}+-]+/gu) ?? [];
  const found: string[] = [];
  for (let at = 0; at + length <= words.length; at++) found.push(words.slice(at, at + length).join(' '));
  return found;
}

export function shingleHash(shingle: string): number {
  const hex = createHash('sha256').update(shingle).digest('hex');
  return Number.parseInt(hex.slice(0, HASH_BITS / 4), 16);
}

/** Packs hashes in the form that `unpack` reads. */
export function pack(hashes: Iterable<number>): Buffer {
  const sorted = [...new Set(hashes)].sort((a, b) => a - b);
  const bits: number[] = [];
  let before = 0;
  for (const hash of sorted) {
    const difference = hash - before;
    before = hash;
    for (let quotient = Math.floor(difference / 2 ** RICE_BITS); quotient > 0; quotient--) bits.push(1);
    bits.push(0);
    for (let bit = RICE_BITS - 1; bit >= 0; bit--) bits.push(Math.floor(difference / 2 ** bit) % 2);
  }
  const packed = Buffer.alloc(4 + Math.ceil(bits.length / 8));
  packed.writeUInt32BE(sorted.length);
  bits.forEach((bit, index) => {
    if (bit === 1) packed[4 + (index >> 3)] = (packed[4 + (index >> 3)] as number) | (0x80 >> (index & 7));
  });
  return packed;
}

export function unpack(packed: Buffer): Set<number> {
  const hashes = new Set<number>();
  let at = 32;
  const next = (): number => {
    const bit = ((packed[at >> 3] as number) >> (7 - (at & 7))) & 1;
    at++;
    return bit;
  };
  let hash = 0;
  for (let left = packed.readUInt32BE(0); left > 0; left--) {
    let quotient = 0;
    while (next() === 1) quotient++;
    let rest = 0;
    for (let bit = 0; bit < RICE_BITS; bit++) rest = rest * 2 + next();
    hash += quotient * 2 ** RICE_BITS + rest;
    hashes.add(hash);
  }
  return hashes;
}
