/**
 * A shared place in memory that shows which matches a thread has loaded. Most news from other processes concern matches
 * that live there, so a thread without them need not be woken.
 */
const SLOTS = 2 ** 14;
const [FNV_OFFSET, FNV_PRIME] = [0x811c9dc5, 0x01000193];

export class MemorySign {
  readonly buffer: SharedArrayBuffer;
  /** Several matches may share a slot, so the main thread may hear of one match too many, never of one too few. */
  readonly #counts: Int32Array;

  constructor(buffer = new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT)) {
    this.buffer = buffer;
    this.#counts = new Int32Array(buffer);
  }

  /** To be called before the match is read, so that every later change is heard. */
  keep(match: string): void {
    Atomics.add(this.#counts, slotOf(match), 1);
  }

  forget(match: string): void {
    Atomics.sub(this.#counts, slotOf(match), 1);
  }

  mayHave(match: string): boolean {
    return Atomics.load(this.#counts, slotOf(match)) > 0;
  }
}

function slotOf(match: string): number {
  let hash = FNV_OFFSET as number;
  for (let at = 0; at < match.length; at++) hash = Math.imul(hash ^ match.charCodeAt(at), FNV_PRIME as number);
  return (hash >>> 0) % SLOTS;
}
