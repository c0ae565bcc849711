/** Whether a finished match was shuffled by nobody: reckoned here, with what this device remembers of how it began. */
import type { Record as MatchRecord } from '@praxis/engine/record.ts';

/** What was known of a match before it began. */
export interface Remembered {
  /** What the table had published of its secret. */
  readonly commitment: string;
  /** What this player added to the seed. */
  readonly contribution: string;
}

export const FINDINGS = [
  'fair',
  'fair and mine',
  'no seal',
  'other secret',
  'other seed',
  'exchanged',
  'cannot',
] as const;
/**
 * `fair`: seed and secret fit what the record says was published. `fair and mine`: and what this device remembers is part of it.
 * `exchanged`: something else was published to this device, or its contribution was left out. `cannot`: the browser does not reckon
 * hashes, which it refuses on pages that came over an unsafe way.
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
  const { commitment, secret, contributions } = seal;
  if ((await hash(bytesOf(secret))) !== commitment) return 'other secret';
  const mixed = await hash(new TextEncoder().encode(JSON.stringify([secret, ...contributions])));
  if (mixed !== segments[0]?.start.setup.seed) return 'other seed';
  if (!remembered) return 'fair';
  const isMine = remembered.commitment === commitment && contributions.includes(remembered.contribution);
  return isMine ? 'fair and mine' : 'exchanged';
}

/** 32 bytes that nobody else knows yet. */
export function newContribution(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
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
