/** The rules of the rule index by their ids, and its chapters by their English titles. A test finds one that a language lacks. */
export interface Rules {
  readonly rules: Readonly<Record<string, string>>;
  readonly chapters: Readonly<Record<string, string>>;
}
