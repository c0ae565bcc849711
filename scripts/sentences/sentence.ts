/** A sentence, and where to find what says it: a message, a card, a rule. */
export interface Sentence {
  readonly id: string;
  readonly text: string;
}
