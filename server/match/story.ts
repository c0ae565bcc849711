/** The events of a match, for logs: those of the answers that still count. */
import type { GameEvent } from '@praxis/engine';
import { copied } from '@praxis/protocol/patch.ts';

export interface StoryEvent {
  readonly event: GameEvent;
  readonly turn: number;
  /** How many answers had been given when it had happened. */
  readonly moves: number;
}

export class Story {
  readonly #turnEvent: string | undefined;
  #events: StoryEvent[] = [];
  #turn = 0;

  constructor(turnEvent: string | undefined) {
    this.#turnEvent = turnEvent;
  }

  get length(): number {
    return this.#events.length;
  }

  /** The turn that is under way, counted from 1; 0 if the game does not say when turns begin. */
  get turn(): number {
    return this.#turn;
  }

  tell(events: readonly GameEvent[], moves: number): void {
    for (const event of events) {
      if (event.type === this.#turnEvent) this.#turn++;
      // An event may share lists with the state, which go on changing.
      this.#events.push({ event: copied(event), turn: this.#turn, moves });
    }
  }

  since(index: number): readonly StoryEvent[] {
    return this.#events.slice(index);
  }

  /** Forgets the events of answers that were taken back. */
  takeBack(moves: number): void {
    this.#events = this.#events.filter((each) => each.moves <= moves);
    this.#turn = this.#events.at(-1)?.turn ?? 0;
  }
}
