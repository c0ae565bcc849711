/** Stops a match that goes round in circles, or on and on without asking anybody. */
import { hashOf } from './random.ts';

/** How often the rules may go on by themselves before the match counts as making no progress. */
const STEP_BUDGET = 20_000;
/** From here on, positions are compared at every n-th checkpoint. */
const LOOP_SUSPICION = 500;
const LOOP_SAMPLING = 16;

export class Guard {
  /** The number of steps since the last choice of a player. */
  #idle = 0;
  #checkpoints = 0;
  #positions: Set<string> | undefined;

  /** A player made a choice, so a repeated position is no endless loop. */
  progress(): void {
    this.#idle = 0;
    this.#positions = undefined;
  }

  /** Why the match must not take another step. */
  step(): string | undefined {
    return ++this.#idle > STEP_BUDGET ? `${STEP_BUDGET} steps without any choice` : undefined;
  }

  /** Why the match must stop at this checkpoint, or undefined. */
  checkpoint(state: unknown): string | undefined {
    if (this.#idle <= LOOP_SUSPICION || this.#checkpoints++ % LOOP_SAMPLING !== 0) return undefined;
    this.#positions ??= new Set();
    const position = hashOf(state);
    if (this.#positions.has(position)) return 'The same position came again without any choice between';
    this.#positions.add(position);
    return undefined;
  }
}
