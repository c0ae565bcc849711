/** Lessons: positions with a script, for learning a game. */
import type { Language } from './languages.ts';
import type { Staging } from './staging.ts';

/** What people learn the game from: positions with a script, in the form of scenarios. */
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
  /** Who learns, by name; otherwise whoever the script lets speak first. */
  readonly seat?: string;
  readonly title: string;
  readonly introduction: string;
}
