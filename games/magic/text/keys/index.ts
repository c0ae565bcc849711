/** The texts of a language: one file per subject, and the same files in every language's folder. */
import type { BotReasons } from './bot-reasons.ts';
import type { Decks } from './decks.ts';
import type { Hints } from './hints.ts';
import type { Labels } from './labels.ts';
import type { Lessons } from './lessons.ts';
import type { Log } from './log.ts';
import type { Reasons } from './reasons.ts';
import type { Sentences } from './sentences.ts';
import type { Terms } from './terms.ts';

export interface Text {
  readonly botReasons: BotReasons;
  readonly decks: Decks;
  readonly hints: Hints;
  readonly labels: Labels;
  readonly lessons: Lessons;
  readonly log: Log;
  readonly reasons: Reasons;
  readonly sentences: Sentences;
  readonly terms: Terms;
}

/**
 * English needs nothing else: its rules, chapters and titles of examples are those of the rule index and of the
 * scenarios.
 */
export interface Translation extends Text {
  /** By their English titles. */
  readonly chapters: Readonly<Record<string, string>>;
  /** By their English titles. */
  readonly examples: Readonly<Record<string, string>>;
  /** By their ids. */
  readonly rules: Readonly<Record<string, string>>;
}
