/** What a language says: one file per subject, and the same files in every language's folder. */
import type { Decks } from './decks.ts';
import type { Examples } from './examples.ts';
import type { Labels } from './labels.ts';
import type { Lessons } from './lessons.ts';
import type { Log } from './log.ts';
import type { Reasons } from './reasons.ts';
import type { Sentences } from './sentences.ts';
import type { Terms } from './terms.ts';

export interface Text {
  readonly decks: Decks;
  readonly labels: Labels;
  readonly lessons: Lessons;
  readonly log: Log;
  readonly reasons: Reasons;
  readonly sentences: Sentences;
  readonly terms: Terms;
}

/** English needs no more: its rules and titles of examples are those of the rule index and of the scenarios. */
export interface Translation extends Text {
  readonly examples: Examples;
  /** By its id. */
  readonly rules: Readonly<Record<string, string>>;
  /** By its English title. */
  readonly chapters: Readonly<Record<string, string>>;
}
