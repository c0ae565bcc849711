/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */

export interface Messages {
  readonly undirected: string;
  readonly mayBlock: (args: { readonly names: string | number }) => string;
  readonly doesNotBlock: (args: { readonly names: string | number }) => string;
  readonly wouldBlock: string;
  readonly wouldFail: string;
  readonly noStrikeYet: string;
  readonly firstStrike: string;
  readonly additional: (args: { readonly count: number }) => string;
  readonly lost: (args: { readonly count: string | number }) => string;
  readonly continuing: string;
  readonly terms: string;
  readonly lastCall: string;
  readonly mayStillVote: (args: { readonly names: string | number }) => string;
  readonly passing: string;
  readonly failing: string;
  readonly passed: string;
  readonly failed: string;
  readonly isPlayed: string;
  readonly blockFails: (args: { readonly stealth: string | number; readonly intercept: string | number }) => string;
  readonly goThrough: string;
  readonly lastPool: string;
  readonly overpays: (args: { readonly name: string | number; readonly capacity: string | number }) => string;
  readonly leavesBehind: (args: { readonly names: string | number }) => string;
  readonly states: {
    readonly announced: string;
    readonly blocked: string;
    readonly successful: string;
    readonly ended: string;
  };
  readonly strikes: {
    readonly hand: string;
    readonly damage: string;
    readonly dodge: string;
    readonly 'combat ends': string;
    readonly 'steal blood': string;
    readonly 'destroy equipment': string;
    readonly 'destroy weapon': string;
    readonly 'steal equipment': string;
    readonly 'destroy retainer': string;
    readonly 'steal weapon': string;
    readonly none: string;
  };
}
