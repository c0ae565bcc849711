/** Fair shuffles: a published commitment, a seed mixed from every player's contribution, and seats drawn by lot. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What is published before a match so that its secret cannot be exchanged afterwards. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The seed of a match: the server's secret mixed with what each seat contributed after the commitment was known. */
export function mixSeed(secret: string, contributions: readonly string[]): string {
  // As JSON, because no contribution may be readable as two.
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([secret, ...contributions]))));
}

/**
 * Who gets which seat where seats are drawn: everybody at the table draws a lot, and the lowest one gets the first seat. What somebody draws
 * follows from the own contribution, so nobody can be said to have sat elsewhere and to have drawn something else; only those who contributed
 * the same (nothing, as bots do) draw in the order of their places. The contributions are in that order. Returns the place of each seat.
 */
export function drawSeats(secret: string, contributions: readonly string[]): number[] {
  const sorted = [...contributions].sort();
  const lots = contributions.map((own, place) => {
    const turn = contributions.slice(0, place).filter((each) => each === own).length;
    return bytesToHex(sha256(utf8ToBytes(JSON.stringify(['seats', secret, own, turn, ...sorted]))));
  });
  return [...lots.keys()].sort((a, b) => ((lots[a] as string) < (lots[b] as string) ? -1 : 1));
}
