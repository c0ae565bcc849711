/** What a language says: one file per subject, and the same files in every language's folder. */
import type { BotReasons } from './bot-reasons.ts';
import type { Decks } from './decks.ts';
import type { Hints } from './hints.ts';
import type { Labels } from './labels.ts';
import type { Lessons } from './lessons.ts';
import type { Log } from './log.ts';
import type { Sentences } from './sentences.ts';
import type { Terms } from './terms.ts';

export interface Text {
  readonly botReasons: BotReasons;
  /** Titles of the rule index's chapters by the English ones. In English they are in the rule index. */
  readonly chapters: Readonly<Record<string, string>>;
  readonly decks: Decks;
  readonly hints: Hints;
  readonly labels: Labels;
  readonly lessons: Lessons;
  readonly log: Log;
  /** Statements of rules by their ids. In English they are in the rule index. */
  readonly rules: Readonly<Record<string, string>>;
  readonly sentences: Sentences;
  readonly terms: Terms;
}
