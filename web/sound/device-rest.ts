/** Lets the sound device rest when it has been silent for a while: computing silence takes as much power as sounds. */

/** Longer than any sound. */
const REST_MS = 3000;

export class Rest {
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isAtRest = false;

  /** The device was put to sleep here, not by the browser. */
  get isAtRest(): boolean {
    return this.#isAtRest;
  }

  /** Called with every sound. */
  later(device: Pick<AudioContext, 'suspend'>): void {
    clearTimeout(this.#waiting);
    this.#isAtRest = false;
    this.#waiting = setTimeout(() => {
      this.#isAtRest = true;
      void device.suspend().catch(() => undefined);
    }, REST_MS);
  }
}
