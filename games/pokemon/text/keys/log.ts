/** The keys of the log. A language that lacks one does not compile. */

/** Arguments of events, as names and numbers. `cards` is a list of names, or their number where they are hidden. */
export interface EventArgs {
  readonly seat: string;
  readonly card: string;
  readonly cards: string;
  readonly from: string;
  readonly on: string;
  readonly by: string;
  readonly amount: number;
  readonly damage: number;
  readonly number: number;
  readonly condition: string;
  readonly result: string;
  readonly reason: string;
  readonly attack: string;
  readonly ability: string;
}

type Tell<K extends keyof EventArgs = never> = (args: Pick<EventArgs, K>) => string;

export interface Events {
  readonly 'coin winner': Tell<'seat'>;
  readonly begins: Tell<'seat'>;
  readonly 'new hand': Tell<'seat' | 'cards'>;
  readonly placed: Tell<'seat' | 'amount'>;
  readonly revealed: Tell<'seat' | 'cards'>;
  readonly turn: Tell<'seat' | 'number'>;
  readonly drew: Tell<'seat' | 'amount' | 'cards'>;
  readonly 'to hand': Tell<'seat' | 'cards'>;
  readonly discarded: Tell<'seat' | 'cards'>;
  readonly lost: Tell<'seat' | 'cards'>;
  readonly shuffled: Tell<'seat'>;
  readonly 'to bottom': Tell<'seat' | 'amount'>;
  readonly 'to deck': Tell<'seat' | 'cards'>;
  readonly searched: Tell<'seat' | 'amount'>;
  readonly coin: Tell<'seat' | 'result'>;
  readonly benched: Tell<'seat' | 'card'>;
  readonly attached: Tell<'seat' | 'card' | 'on'>;
  readonly evolved: Tell<'seat' | 'from' | 'card'>;
  readonly devolved: Tell<'seat' | 'card'>;
  readonly played: Tell<'seat' | 'card'>;
  readonly used: Tell<'seat' | 'card'>;
  readonly 'used ability': Tell<'seat' | 'card' | 'ability'>;
  readonly triggered: Tell<'card'>;
  readonly attack: Tell<'card' | 'attack'>;
  readonly 'attack does nothing': Tell<'seat'>;
  readonly damage: Tell<'card' | 'amount'>;
  readonly counters: Tell<'card' | 'amount'>;
  readonly healed: Tell<'card' | 'amount'>;
  readonly afflicted: Tell<'card' | 'condition'>;
  readonly recovered: Tell<'card' | 'condition'>;
  readonly prevented: Tell<'card'>;
  readonly switched: Tell<'seat' | 'card' | 'from'>;
  readonly 'left play': Tell<'card'>;
  readonly 'knocked out': Tell<'card'>;
  readonly 'took prizes': Tell<'seat' | 'amount' | 'cards'>;
  readonly promoted: Tell<'seat' | 'card'>;
  readonly won: Tell<'seat' | 'reason'>;
  readonly 'sudden death': Tell;
  readonly conceded: Tell<'seat'>;
}

/** Why a match is over. */
export type Ending = 'last prize' | 'no Pokémon left' | 'empty deck' | 'conceded';

export interface Log {
  readonly events: Events;
  readonly endings: { readonly [Key in Ending]: string };
  readonly coin: { readonly heads: string; readonly tails: string };
  /** Cards that the reader does not know. */
  readonly cardsUnknown: (args: { readonly count: number }) => string;
  readonly aCard: string;
  readonly list: (args: { readonly items: readonly string[] }) => string;
}
