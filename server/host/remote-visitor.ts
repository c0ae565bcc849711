/** A visitor's connection to matches in threads. */
import type { Language } from '@praxis/contract';
import type { Request } from '@praxis/protocol/messages.ts';
import { type Refused, refusalText } from '../base/refusals.ts';
import type { Person } from '../people/people.ts';
import type { MatchThreads } from './match-threads.ts';
import type { Admitted, Visitor } from './matches.ts';
import type { ToThread } from './thread-messages.ts';
import { ATTEMPTS_MAX, type MatchThread, ThreadEnded } from './worker-thread.ts';

/** Requests that do the same however often they are made. */
const REPEATABLE: ReadonlySet<Request['t']> = new Set(['answer', 'next', 'explain', 'stand', 'return', 'hurry']);

export class RemoteVisitor implements Visitor {
  readonly send: (text: string) => void;
  readonly #owner: MatchThreads;
  readonly #id: number;
  readonly #person: Person;
  readonly #onLeft: () => void;
  readonly #known = new Set<MatchThread>();
  readonly #watched = new Map<string, Language>();

  constructor(owner: MatchThreads, id: number, person: Person, send: (text: string) => void, onLeft: () => void) {
    this.#owner = owner;
    this.#id = id;
    this.#person = person;
    this.send = send;
    this.#onLeft = onLeft;
  }

  async watch(match: string, after: number | undefined, language: Language): Promise<Refused | Admitted> {
    this.#watched.set(match, language);
    const thread = this.#owner.threadOf(match);
    let watch = await this.#watch(thread, match, after, language);
    // Another match has ended the thread.
    for (let attempt = 1; watch === undefined && attempt < ATTEMPTS_MAX; attempt++)
      watch = await this.#watch(thread, match, undefined, language);
    watch ??= { refused: 'try again' };
    if ('refused' in watch) this.#watched.delete(match);
    return watch;
  }

  unwatch(match: string): void {
    this.#watched.delete(match);
    this.#owner.threadOf(match).post({ t: 'unwatch', visitor: this.#id, match });
  }

  async request(request: Request, language: Language): Promise<boolean> {
    const thread = this.#owner.threadOf(request.match);
    for (let attempt = 1; ; attempt++)
      try {
        return await thread.ask<boolean>((id) =>
          this.#introduced(thread, { t: 'request', id, visitor: this.#id, request, language }),
        );
      } catch (error) {
        // Another match has ended the thread. The request may be repeated: it takes effect once.
        const isInnocent = error instanceof ThreadEnded && error.blamed !== request.match;
        if (isInnocent && REPEATABLE.has(request.t) && attempt < ATTEMPTS_MAX) continue;
        this.#refuse({ refused: 'try again' }, language, request.id);
        return true;
      }
  }

  leave(): void {
    this.#watched.clear();
    for (const thread of this.#known) thread.post({ t: 'leave', visitor: this.#id });
    this.#onLeft();
  }

  /** The thread has ended, and the next one does not know this visitor. */
  forget(thread: MatchThread): void {
    this.#known.delete(thread);
  }

  async watchAgain(thread: MatchThread): Promise<void> {
    for (const [match, language] of [...this.#watched]) {
      if (this.#owner.threadOf(match) !== thread) continue;
      const watch = await this.#watch(thread, match, undefined, language);
      // A thread that has ended again is followed by another one, which is asked then.
      if (!watch || !('refused' in watch) || !this.#watched.delete(match)) continue;
      this.#refuse(watch, language);
    }
  }

  /** Undefined if the thread has ended before it could say anything, because of another match. */
  async #watch(
    thread: MatchThread,
    match: string,
    after: number | undefined,
    language: Language,
  ): Promise<Refused | Admitted | undefined> {
    try {
      return await thread.ask<Refused | Admitted>((id) =>
        this.#introduced(thread, { t: 'watch', id, visitor: this.#id, match, after, language }),
      );
    } catch (error) {
      return error instanceof ThreadEnded && error.blamed !== match ? undefined : { refused: 'try again' };
    }
  }

  /**
   * A message to a thread that must know the visitor first. It is made when it is posted, because the thread may be a
   * new one by then.
   */
  #introduced(thread: MatchThread, message: ToThread): ToThread {
    if (!this.#known.has(thread)) {
      this.#known.add(thread);
      thread.post({ t: 'visit', visitor: this.#id, person: this.#person });
    }
    return message;
  }

  #refuse(refused: Refused, language: Language, id?: number): void {
    const text = refusalText(refused, language);
    this.send(JSON.stringify({ t: 'refused', ...(id === undefined ? {} : { id }), code: refused.refused, text }));
  }
}
