/** Follows one match and notifies its display of changes. */
import type { ServerMessage } from '@praxis/protocol';
import type { Asked, Connection, Reply } from './connection.ts';
import { afterChat, afterUpdate, type MatchState, NOTHING_YET } from './match-state.ts';

/** A request about the match that is followed. */
export type Said = Asked extends infer A ? (A extends { readonly match: string } ? Omit<A, 'match'> : never) : never;

/** A source of answers about a match: the server behind a connection, or a lesson. */
export type Informant = Pick<MatchStore, 'ask'>;

export class MatchStore {
  readonly match: string;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  #state: MatchState = NOTHING_YET;
  /** Why the match cannot be followed, in the server's words. */
  #refused: string | undefined;
  #stop: (() => void) | undefined;

  constructor(connection: Connection, match: string) {
    this.#connection = connection;
    this.match = match;
  }

  readonly state = (): MatchState => this.#state;
  readonly refused = (): string | undefined => this.#refused;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    if (this.#listeners.size === 1) this.#follow();
    return () => {
      this.#listeners.delete(changed);
      if (this.#listeners.size === 0) this.#stop?.();
    };
  };

  ask(said: Said): Promise<Reply> {
    return this.#connection.ask({ ...said, match: this.match } as Asked);
  }

  #follow(): void {
    const { match } = this;
    const unlisten = this.#connection.listen((message) => this.#hear(message));
    const unfollow = this.#connection.follow(
      match,
      () => ({ t: 'watch', match, ...(this.#state.n > 0 ? { after: this.#state.n } : {}) }),
      { t: 'unwatch', match },
    );
    this.#stop = () => {
      unfollow();
      unlisten();
    };
  }

  #hear(message: ServerMessage): void {
    if (message.t === 'update' && message.match === this.match) {
      // The whole view has been requested; updates that arrive before it are of no use.
      if (this.#state.n === 0 && message.view === undefined) return;
      const after = afterUpdate(this.#state, message, performance.now());
      if (after) this.#become(after);
      else {
        this.#state = { ...this.#state, n: 0 };
        this.#connection.repeat(this.match);
      }
    } else if (message.t === 'chat' && message.match === this.match)
      this.#become(afterChat(this.#state, message.lines));
    else if (message.t === 'refused' && this.#state.n === 0) {
      this.#refused = message.text;
      this.#tell();
    }
  }

  #become(state: MatchState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const changed of this.#listeners) changed();
  }
}
