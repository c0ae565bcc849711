/** Whether nobody chose the shuffles of a finished match, nor the seats: reckoned here, with what this device remembers of how it began. */
import type { Record as MatchRecord, Seal } from '@praxis/engine';
import type { Table } from '@praxis/protocol';

/** What was known of a match before it began. */
export interface Remembered {
  /** What the table had published of its secret. */
  readonly commitment: string;
  /** What this player added to the seed. */
  readonly contribution: string;
  /** At which place of the table this player sat, if the seats were to be drawn by lot. */
  readonly place?: number;
  /** At which seat this player found itself then. */
  readonly seat?: number;
}

export const FINDINGS = [
  'fair',
  'fair and mine',
  'fair seats',
  'fair seats and mine',
  'no seal',
  'other secret',
  'other seed',
  'other seats',
  'exchanged',
  'cannot',
] as const;
/**
 * `fair`: seed and secret fit what the record says was published. `… seats`: and the seats were drawn from them. `… and mine`: and what this
 * device remembers is part of it. `exchanged`: something else was published to this device, or its contribution was left out or ascribed to
 * somebody else. `cannot`: the browser does not reckon hashes, which it refuses on pages that came over an unsafe way.
 */
export type Finding = (typeof FINDINGS)[number];

export async function checked(
  { segments, seal }: Pick<MatchRecord, 'segments' | 'seal'>,
  remembered: Remembered | undefined,
  subtle: Pick<SubtleCrypto, 'digest'> | undefined,
): Promise<Finding> {
  if (!seal) return 'no seal';
  if (!subtle) return 'cannot';
  const hash = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
    hexadecimal(new Uint8Array(await subtle.digest('SHA-256', bytes)));
  const { commitment, secret, contributions, seating } = seal;
  if ((await hash(bytesOf(secret))) !== commitment) return 'other secret';
  const mixed = await hash(new TextEncoder().encode(JSON.stringify([secret, ...contributions])));
  if (mixed !== segments[0]?.start.setup.seed) return 'other seed';
  if (seating && !(await isDrawn(seal, seating, hash))) return 'other seats';
  if (!remembered) return seating ? 'fair seats' : 'fair';
  const { contribution, place, seat: own } = remembered;
  // Seats that were to be drawn by lot, and were not.
  if (place !== undefined && !seating) return 'other seats';
  const isMine = contributions.some(
    (each, seat) =>
      each === contribution && (own ?? seat) === seat && (place === undefined || seating?.[seat] === place),
  );
  if (remembered.commitment !== commitment || !isMine) return 'exchanged';
  return seating ? 'fair seats and mine' : 'fair and mine';
}

/** Whether everybody got the seat that they drew: the lowest lot the first one. Those who contributed the same drew in the order of their places. */
async function isDrawn(
  { secret, contributions }: Seal,
  seating: readonly number[],
  hash: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>,
): Promise<boolean> {
  const places = new Set(seating);
  if (seating.length !== contributions.length || !contributions.every((_, place) => places.has(place))) return false;
  const sorted = [...contributions].sort();
  const lots = await Promise.all(
    contributions.map((own, seat) => {
      const isBefore = (other: number): boolean => (seating[other] as number) < (seating[seat] as number);
      const turn = contributions.filter((each, other) => each === own && isBefore(other)).length;
      return hash(new TextEncoder().encode(JSON.stringify(['seats', secret, own, turn, ...sorted])));
    }),
  );
  return lots.every((lot, seat) => seat === 0 || (lots[seat - 1] as string) < lot);
}

/** 32 bytes that nobody else knows yet. */
export function newContribution(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
}

/** This player's share of the seed, with which nobody can have chosen the shuffles alone; the device remembers it for the proof. */
export function contributionTo({ id, commitment, settings, mine }: Table): string {
  const contribution = newContribution();
  const place = settings.seating === 'random' && mine !== undefined ? { place: mine } : {};
  if (commitment !== undefined) remember(id, { commitment, contribution, ...place });
  return contribution;
}

function hexadecimal(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const KEY = 'praxis shuffles';
/** Older ones are forgotten. */
const KEPT_MAX = 50;

export function remember(match: string, what: Remembered): void {
  try {
    const kept = Object.entries(rememberedAll()).filter(([id]) => id !== match);
    window.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [match, what]].slice(-KEPT_MAX))));
  } catch {
    // Full or forbidden: then the record has to be believed as to what was published.
  }
}

/** Where this player sits, as the match shows it while it runs. What was noted first stays. */
export function rememberSeat(match: string, seat: number): void {
  const known = remembered(match);
  if (known && known.seat === undefined) remember(match, { ...known, seat });
}

export function remembered(match: string): Remembered | undefined {
  const all = rememberedAll();
  return Object.hasOwn(all, match) ? all[match] : undefined;
}

function rememberedAll(): Readonly<Record<string, Remembered>> {
  try {
    return (JSON.parse(window.localStorage.getItem(KEY) ?? '{}') ?? {}) as Readonly<Record<string, Remembered>>;
  } catch {
    return {};
  }
}
