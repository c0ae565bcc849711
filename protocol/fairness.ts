/** Fair shuffles: a published commitment, a seed mixed from every player's contribution, and seats drawn by lot. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The commitment published before a match, so that its secret cannot be exchanged afterwards. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/**
 * The seed of a match: the server's secret mixed with each seat's contribution, which is given after the commitment is
 * known.
 */
export function mixSeed(secret: string, contributions: readonly string[]): string {
  // As JSON, because no contribution may be readable as two.
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([secret, ...contributions]))));
}

/**
 * Draws the seats: each player at the table draws a lot, and the lowest lot gets the first seat. A lot follows from the
 * player's own contribution, so the server cannot claim that a player sat elsewhere and drew another lot. Only players
 * with the same contribution (none, as bots have) draw in the order of their places. The contributions are in that
 * order. Returns the place of each seat.
 */
export function drawSeats(secret: string, contributions: readonly string[]): number[] {
  const sorted = [...contributions].sort();
  const lots = contributions.map((own, place) => {
    const turn = contributions.slice(0, place).filter((each) => each === own).length;
    return bytesToHex(sha256(utf8ToBytes(JSON.stringify(['seats', secret, own, turn, ...sorted]))));
  });
  return [...lots.keys()].sort((a, b) => ((lots[a] as string) < (lots[b] as string) ? -1 : 1));
}
