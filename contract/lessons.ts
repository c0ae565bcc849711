/** Lessons: positions with a script, for learning a game. */
import type { Language } from './languages.ts';
import type { Staging } from './staging.ts';

/** Lessons of a game: positions with a script, written as scenarios. */
export interface Lessons {
  readonly staging: Staging;
  /** The files with the scenarios. */
  texts(): readonly { readonly file: string; readonly text: string }[];
  /** For newcomers, in the order in which they are best learned, in the words of an edition. */
  first(language: Language, edition?: string): readonly FirstLesson[];
  /** True if a scenario of this title is one of the rulebooks' own worked examples. */
  isExample(title: string): boolean;
  /** The title of such an example in a language and the words of an edition; undefined if it exists in English only. */
  exampleTitle?(title: string, language: Language, edition?: string): string | undefined;
}

export interface FirstLesson {
  readonly id: string;
  /** The title of its scenario. */
  readonly scenario: string;
  /** The learner's name; by default the first seat that answers in the script. */
  readonly seat?: string;
  /** The editions in which the scenario is played; by default its own. */
  readonly editions?: readonly string[];
  readonly title: string;
  readonly introduction: string;
}
