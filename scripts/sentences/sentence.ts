/** A sentence, and its source: a message, a card, a rule. */
export interface Sentence {
  readonly id: string;
  readonly text: string;
}
