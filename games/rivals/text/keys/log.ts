/** The keys of the log. A language that lacks one does not compile. */

/** Arguments of events, as names and numbers. */
export interface EventArgs {
  readonly seat: string;
  readonly other: string;
  readonly seats: string;
  readonly card: string;
  readonly cards: string;
  readonly on: string;
  readonly host: string;
  readonly by: string;
  readonly amount: number;
  readonly change: number;
  readonly now: number;
  readonly number: number;
  readonly open: number;
  readonly hidden: number | undefined;
  readonly yes: number;
  readonly no: number;
  readonly passed: boolean;
  readonly aggravated: boolean;
  readonly word: string;
  readonly where: string;
  readonly deck: string;
  readonly reason: string;
}

type Tell<K extends keyof EventArgs = never> = (args: Pick<EventArgs, K>) => string;

export interface Events {
  readonly leads: Tell<'seat' | 'card'>;
  readonly rival: Tell<'seat' | 'other'>;
  readonly 'first player': Tell<'seat'>;
  readonly mulligan: Tell<'seat'>;
  readonly turn: Tell<'seat' | 'number'>;
  readonly drew: Tell<'seat' | 'card' | 'deck'>;
  readonly discarded: Tell<'seat' | 'cards'>;
  readonly recruited: Tell<'seat' | 'card'>;
  readonly played: Tell<'seat' | 'card' | 'by' | 'on'>;
  readonly used: Tell<'seat' | 'card'>;
  readonly triggered: Tell<'card'>;
  readonly moved: Tell<'card' | 'where'>;
  readonly attacks: Tell<'card' | 'on'>;
  readonly 'asked for intel': Tell<'seat' | 'other'>;
  readonly 'intel failed': Tell<'card'>;
  readonly announced: Tell<'seat' | 'word'>;
  readonly 'put down': Tell<'seat' | 'card'>;
  readonly blocks: Tell<'card'>;
  readonly revealed: Tell<'seat' | 'card'>;
  readonly turned: Tell<'card'>;
  readonly damage: Tell<'card' | 'amount' | 'aggravated'>;
  readonly prevented: Tell<'card' | 'amount'>;
  readonly blood: Tell<'card' | 'change' | 'now'>;
  readonly prestige: Tell<'seat' | 'change' | 'now'>;
  readonly agenda: Tell<'seat' | 'change' | 'now'>;
  readonly diablerie: Tell<'card' | 'on'>;
  readonly possessed: Tell<'seat' | 'card'>;
  readonly returned: Tell<'seat' | 'card'>;
  readonly 'agenda on': Tell<'card' | 'change'>;
  readonly tokens: Tell<'card' | 'change'>;
  readonly defeated: Tell<'card'>;
  readonly 'burned by damage': Tell<'card'>;
  readonly torpor: Tell<'card'>;
  readonly 'left torpor': Tell<'card'>;
  readonly 'mortal defeated': Tell<'seat' | 'card'>;
  readonly burned: Tell<'card'>;
  readonly attached: Tell<'card' | 'host'>;
  readonly detached: Tell<'card'>;
  readonly 'title free': Tell<'card'>;
  readonly claims: Tell<'card'>;
  readonly exerted: Tell<'card' | 'amount'>;
  readonly scheme: Tell<'seat' | 'card'>;
  readonly voted: Tell<'seat' | 'word' | 'open' | 'card' | 'hidden'>;
  readonly conflict: Tell<'yes' | 'no' | 'passed'>;
  readonly conspires: Tell<'seat' | 'card'>;
  readonly shown: Tell<'seat' | 'seats' | 'card'>;
  readonly allowed: Tell<'seat' | 'other' | 'card'>;
  readonly refused: Tell<'seat' | 'other' | 'card'>;
  readonly resolved: Tell<'seat' | 'card'>;
  readonly took: Tell<'seat' | 'card'>;
  readonly 'city card': Tell<'card'>;
  readonly 'city shuffled': Tell<'amount'>;
  readonly hunts: Tell<'card' | 'on'>;
  readonly 'agenda up': Tell<'seat' | 'card'>;
  readonly eliminated: Tell<'seat' | 'by'>;
  readonly conceded: Tell<'seat'>;
  readonly over: Tell<'seats' | 'reason'>;
}

/** Why a match is over. */
export type Ending = 'agenda' | 'elimination' | 'time';

export interface Log {
  readonly events: Events;
  readonly endings: { readonly [Key in Ending]: string };
  readonly aCard: string;
  readonly and: string;
}
