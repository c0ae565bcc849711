/**
 * How much of each match was seen on this device. It outlives the page, so that a returning player sees the missed
 * events.
 */

const KEY = 'praxis seen';
/** More than anybody plays at once; the match viewed longest ago is forgotten. */
const MATCHES_MAX = 50;

/** Some browsers refuse to store anything; then only this page's own memory counts. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

type Kept = readonly (readonly [match: string, eventCount: number])[];

function isKept(entry: unknown): entry is Kept[number] {
  return Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string' && Number.isSafeInteger(entry[1]);
}

function read(from: Pick<Storage, 'getItem'> | undefined): Kept {
  try {
    const kept: unknown = JSON.parse(from?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** How many events of the match had been seen; undefined if this device does not know the match. */
export function seenOf(match: string, from: Pick<Storage, 'getItem'> | undefined = storage()): number | undefined {
  return read(from).find(([each]) => each === match)?.[1];
}

/** Read each time, because another match may be open in another tab. */
export function keepSeen(
  match: string,
  eventCount: number,
  on: Pick<Storage, 'getItem' | 'setItem'> | undefined = storage(),
): void {
  const others = read(on).filter(([each]) => each !== match);
  try {
    on?.setItem(KEY, JSON.stringify([...others, [match, eventCount]].slice(-MATCHES_MAX)));
  } catch {
    // Storage is full or forbidden: it is known until the page is left.
  }
}
