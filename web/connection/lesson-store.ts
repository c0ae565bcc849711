/** The course of a lesson: the table, the task and its outcome. Each request says how far the learner is. */
import type { Lesson, LessonAnswered, LessonChoices, LessonExplained, LessonPart, Update } from '@praxis/protocol';
import type { Reply } from './connection.ts';
import { HttpFailure, postJson } from './http.ts';
import { afterUpdate, type MatchState, NOTHING_YET } from './match-state.ts';
import type { Said } from './match-store.ts';

export interface LessonState {
  readonly match: MatchState;
  /** How many answers have been found. */
  readonly at: number;
  /** The task; undefined while things happen and at the end. */
  readonly task?: string;
  readonly shown?: LessonPart['shown'];
  /** The last answer was legal, but it was another one. */
  readonly wrong?: string;
}

type Post = <T>(path: string, body: unknown) => Promise<T>;

interface LessonOptions {
  /** Pause in milliseconds between the steps of other players' moves. */
  readonly pauseMs: number;
  readonly post?: Post;
}

/** Updates one after the other, without a pause between them. */
function folded(match: MatchState, updates: readonly Update[]): MatchState {
  return updates.reduce((state, update) => afterUpdate(state, update, performance.now()) ?? state, match);
}

export class LessonStore {
  readonly #path: string;
  readonly #pauseMs: number;
  readonly #post: Post;
  readonly #listeners = new Set<() => void>();
  /** The first part, until the lesson has begun. */
  #first: LessonPart | undefined;
  #state: LessonState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The answers that the learner has found. They are the same in every language. */
  readonly #found: string[] = [];
  /** The number of the retelling: one that was given up changes nothing any more. */
  #telling = 0;

  /** `path` is the lesson's address. The position is shown at once; its events wait for `begin`. */
  constructor(path: string, { part }: Pick<Lesson, 'part'>, { pauseMs, post = postJson }: LessonOptions) {
    this.#path = path;
    this.#pauseMs = pauseMs;
    this.#post = post;
    this.#first = part;
    this.#state = { match: folded(NOTHING_YET, part.updates.slice(0, 1)), at: part.at };
  }

  readonly state = (): LessonState => this.#state;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  begin(): void {
    const part = this.#first;
    this.#first = undefined;
    if (part) this.#goOn(part, 0);
  }

  /** Answers as the server does at a real table. */
  async ask(said: Said): Promise<Reply> {
    const { at } = this.#state;
    try {
      switch (said.t) {
        case 'answer':
          return await this.#answer(at, said.answer);
        case 'next': {
          const { choices } = await this.#post<LessonChoices>(`${this.#path}/next`, { at, answer: said.answer });
          return { t: 'choices', id: 0, choices };
        }
        case 'explain': {
          const { card, words } = said;
          const about = card === undefined ? { words } : { card };
          const explained = await this.#post<LessonExplained>(`${this.#path}/explain`, { at, ...about });
          return { t: 'explained', id: 0, ...explained };
        }
        default:
          return { t: 'refused', id: 0, code: 'not now', text: '' };
      }
    } catch (error) {
      const text = error instanceof HttpFailure ? error.message : '';
      return { t: 'refused', id: 0, code: 'try again', text };
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#telling++;
  }

  /** Shows the lesson in another language, at the same place. If that fails everything stays as it is. */
  async retell({ part }: Pick<Lesson, 'part'>): Promise<void> {
    const telling = ++this.#telling;
    if (this.#first) {
      this.#first = part;
      this.#become({ match: folded(NOTHING_YET, part.updates.slice(0, 1)), at: part.at });
      return;
    }
    let match = folded(NOTHING_YET, part.updates);
    let last = part;
    // Includes the answers that the learner finds during this loop.
    for (let at = 0; at < this.#found.length; at++) {
      const answer = this.#found[at] as string;
      const answered = await this.#post<LessonAnswered>(`${this.#path}/answer`, { at, answer });
      if (telling !== this.#telling || !answered.right) return;
      last = answered.part;
      match = folded(match, last.updates);
    }
    clearTimeout(this.#timer);
    const { at, task, shown } = last;
    this.#become({ match, at, ...(task === undefined ? {} : { task }), ...(shown ? { shown } : {}) });
  }

  async #answer(at: number, answer: string): Promise<Reply> {
    const { wrong: _, ...rest } = this.#state;
    this.#become(rest);
    const answered = await this.#post<LessonAnswered>(`${this.#path}/answer`, { at, answer });
    if (answered.right) {
      this.#found.push(answer);
      this.#follow(answered.part);
      return { t: 'done', id: 0 };
    }
    this.#become({ ...this.#state, wrong: answered.said });
    // The question is open again; the message about the answer is above.
    return { t: 'refused', id: 0, code: 'stale', text: '' };
  }

  #follow(part: LessonPart): void {
    this.#become({ match: { ...this.#state.match, decisions: [] }, at: part.at });
    this.#show(part, 0);
  }

  #show(part: LessonPart, index: number): void {
    const update = part.updates[index] as Update;
    const match = afterUpdate(this.#state.match, update, performance.now()) ?? this.#state.match;
    const isLast = index === part.updates.length - 1;
    const { task, shown } = part;
    this.#become({
      match,
      at: part.at,
      ...(isLast && task !== undefined ? { task } : {}),
      ...(isLast && shown ? { shown } : {}),
    });
    if (!isLast) this.#goOn(part, index);
  }

  #goOn(part: LessonPart, index: number): void {
    // An update that only asks shows nothing new to look at.
    const next = part.updates[index + 1] as Update;
    const isSeen = next.events.length > 0 || next.patch !== undefined;
    if (isSeen) this.#timer = setTimeout(() => this.#show(part, index + 1), this.#pauseMs);
    else this.#show(part, index + 1);
  }

  #become(state: LessonState): void {
    this.#state = state;
    for (const changed of this.#listeners) changed();
  }
}
