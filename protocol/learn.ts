/** The server's answers to learners: lessons and the rule index. */
import type { IndexedRule } from '@praxis/contract';
import type { Reason } from './messages.ts';
import type { Choice, Update } from './update.ts';

/** `GET /api/learn/:game/lessons?language` */
export interface LessonList {
  readonly lessons: readonly LessonSummary[];
}

export interface LessonSummary {
  readonly id: string;
  /** For newcomers, or an example of a rulebook. */
  readonly kind: 'first' | 'example';
  readonly title: string;
  /** The title is in the reader's language; otherwise it is in English. */
  readonly translated: boolean;
  readonly edition: string;
  /** Ids of the rules that it shows. */
  readonly rules: readonly string[];
}

/** `GET /api/learn/:game/lessons/:id?language` */
export interface Lesson extends LessonSummary {
  readonly introduction?: string;
  /** The seat of the learner. */
  readonly seat: number;
  /** How many answers the learner has to find. */
  readonly count: number;
  readonly part: LessonPart;
}

/** Everything until the learner's next decision, or until the end. The updates continue those of the part before. */
export interface LessonPart {
  /** How many answers the learner has found before it. */
  readonly at: number;
  /** The last one holds the question. */
  readonly updates: readonly Update[];
  /** The learner's task, in words. Undefined at the end. */
  readonly task?: string;
  /** The rules and facts that the lesson has shown; only at the end. */
  readonly shown?: LessonShown;
}

export interface LessonShown {
  /** The position now: whose value, which one, and how much. */
  readonly facts: readonly { readonly of: string; readonly what: string; readonly value?: string }[];
  readonly rules: readonly Pick<IndexedRule, 'id' | 'statement' | 'translated'>[];
}

/** `POST /api/learn/:game/lessons/:id/answer` with `{ at, answer }`. An answer that is not legal is an error. */
export type LessonAnswered =
  | { readonly right: true; readonly part: LessonPart }
  /** Legal, but not the point of the lesson. */
  | { readonly right: false; readonly said: string };

/** `POST /api/learn/:game/lessons/:id/next` with `{ at, answer }`: how the beginning of an answer can go on. */
export interface LessonChoices {
  readonly choices: readonly Choice[];
}

/** `POST /api/learn/:game/lessons/:id/explain` with `{ at, card }` or `{ at, words }`. */
export interface LessonExplained {
  readonly possible: readonly string[];
  readonly reasons: readonly Reason[];
}

/**
 * `GET /api/learn/:game/rules?language&edition`: the whole rule index, in its order, in the words of the edition.
 * Cacheable.
 */
export interface RuleList {
  readonly rules: readonly IndexedRule[];
}
