/** Holds the words that were not understood, or the missing word for which a card is refused. */
export class NotUnderstood extends Error {}
