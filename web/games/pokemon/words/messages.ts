/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly attacks: string;
  readonly notNow: string;
  readonly under: (args: { readonly count: number }) => string;
  readonly heads: string;
  readonly tails: string;
  readonly takePrize: (args: { readonly number: string | number }) => string;
  readonly cardsToChoose: string;
  readonly noStadium: string;
  readonly yourTurn: string;
  readonly retreat: string;
  readonly weakness: string;
  readonly resistance: string;
  readonly ability: string;
  readonly emptyBench: string;
}
