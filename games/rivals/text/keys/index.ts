/** What a language says: one file per subject, and the same files in every language's folder. */
import type { Decks } from './decks.ts';
import type { Hints } from './hints.ts';
import type { Labels } from './labels.ts';
import type { Log } from './log.ts';
import type { Sentences } from './sentences.ts';
import type { Terms } from './terms.ts';

export interface Text {
  readonly decks: Decks;
  readonly hints: Hints;
  readonly labels: Labels;
  readonly log: Log;
  readonly sentences: Sentences;
  readonly terms: Terms;
}
