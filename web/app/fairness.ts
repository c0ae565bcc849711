/**
 * This device's contribution to the shuffles of a match, and its memory for the proof that they were fair
 * (shuffle-proof.ts).
 */
import type { Table } from '@praxis/protocol';

/** This player's knowledge of a match before it began. */
export interface Remembered {
  /** The commitment that the table had published. */
  readonly commitment: string;
  /** This player's contribution to the seed. */
  readonly contribution: string;
  /** This player's place at the table, if the seats were to be drawn by lot. */
  readonly place?: number;
  /** This player's seat in the match. */
  readonly seat?: number;
}

/** 32 random bytes. */
export function newContribution(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
}

/** This player's share of the seed, so that nobody else can choose the shuffles. The device remembers it for the proof. */
export function contributionTo({ id, commitment, settings, mine }: Table): string {
  const contribution = newContribution();
  const place = settings.seating === 'random' && mine !== undefined ? { place: mine } : {};
  if (commitment !== undefined) remember(id, { commitment, contribution, ...place });
  return contribution;
}

function hexadecimal(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const KEY = 'praxis shuffles';
/** Older ones are forgotten. */
const KEPT_MAX = 50;

export function remember(match: string, what: Remembered): void {
  try {
    const kept = Object.entries(rememberedAll()).filter(([id]) => id !== match);
    window.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [match, what]].slice(-KEPT_MAX))));
  } catch {
    // Storage is full or forbidden: the proof then has to trust the record about the published commitment.
  }
}

/** Notes where this player sits, as the running match shows it. The first note stays. */
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
