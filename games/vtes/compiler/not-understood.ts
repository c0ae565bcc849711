/** The words at which a text, or the lack of a word at which a card, is refused. */
export class NotUnderstood extends Error {}
