/** Single words of the game. A language that lacks one does not compile. */

/** Words of the game that occur in pieces, events and views. */
export interface Terms {
  readonly white: string;
  readonly blue: string;
  readonly black: string;
  readonly red: string;
  readonly green: string;
  readonly colorless: string;
  readonly library: string;
  readonly hand: string;
  readonly battlefield: string;
  readonly graveyard: string;
  readonly stack: string;
  readonly exile: string;
  readonly command: string;
  readonly gone: string;
  readonly '+1/+1': string;
  readonly '-1/-1': string;
  readonly loyalty: string;
}
