/** Lessons: positions with a script, for learning a game. */
import type { Language } from './languages.ts';
import type { Staging } from './staging.ts';

/** Lessons of a game: positions with a script, written as scenarios. */
export interface Lessons {
  readonly staging: Staging;
  /** The files with the scenarios. */
  texts(): readonly { readonly file: string; readonly text: string }[];
  /** For newcomers, in the order in which they are best learned. */
  first(language: Language): readonly FirstLesson[];
  /** Whether a scenario of this title is one of the examples that the rulebooks themselves work out. */
  isExample(title: string): boolean;
  /** The title of such an example in a language; undefined if it exists in English only. */
  exampleTitle?(title: string, language: Language): string | undefined;
}

export interface FirstLesson {
  readonly id: string;
  /** The title of the scenario that it is. */
  readonly scenario: string;
  /** The learner's name; by default the first seat that answers in the script. */
  readonly seat?: string;
  readonly title: string;
  readonly introduction: string;
}
