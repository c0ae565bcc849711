/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

/** Messages that only other languages need: English has them elsewhere. */
export interface Translated {
  readonly noCode: {
    readonly 'M-CARD-005': { readonly noCode: string };
  };
}
