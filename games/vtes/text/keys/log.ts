/** The keys of the log. A language that lacks one does not compile. */

/** The kind of counters on a card: blood of a vampire, life of others, or plain counters. */
export type Unit = 'blood' | 'life' | 'counters';

/** The arguments of events, as names; a card that the reader does not know is "a card" in the language. */
export interface EventArgs {
  readonly seat: string;
  /** The seat whose minion does it. */
  readonly who: string;
  readonly card: string;
  readonly by: string;
  readonly minion: string;
  readonly on: string;
  readonly of: string;
  readonly victim: string;
  readonly predator: string;
  readonly from: string;
  readonly amount: number;
  readonly change: number;
  readonly now: number;
  readonly number: number;
  readonly passed: boolean;
  readonly cancelled: boolean;
  readonly continuing: boolean;
  readonly for: number;
  readonly against: number;
  readonly votes: number;
  readonly subVotes: number;
  readonly side: string;
  readonly title: string;
  readonly sect: string;
  readonly clan: string;
  readonly range: string;
  readonly acting: string;
  readonly opposing: string;
  readonly round: number;
  readonly aggravated: number;
  readonly terms: string;
  readonly zone: string;
  readonly phase: string;
  readonly unit: Unit;
  readonly counter: string;
  /** The card before it moved. */
  readonly was: string;
}

type Tell<K extends keyof EventArgs = never> = (args: Pick<EventArgs, K>) => string;

/** Lines of the log; an empty one is left out. Those that read like the sentence of an answer are made of its words (`log.ts`). */
export interface Events {
  readonly turn: Tell<'seat' | 'number'>;
  readonly phase: Tell<'seat' | 'phase'>;
  readonly 'action successful': Tell<'by'>;
  readonly 'action over': Tell;
  readonly bled: Tell<'who' | 'by' | 'seat' | 'amount'>;
  readonly declined: Tell<'seat'>;
  readonly 'block attempt': Tell<'seat' | 'by'>;
  readonly 'block failed': Tell<'seat' | 'by'>;
  readonly blocked: Tell<'seat' | 'by'>;
  readonly redirected: Tell<'seat'>;
  readonly diablerie: Tell<'by' | 'victim'>;
  readonly torpor: Tell<'card'>;
  readonly 'referendum over': Tell;
  readonly cancelled: Tell<'card'>;
  readonly used: Tell<'seat' | 'card'>;
  readonly triggered: Tell<'card'>;
  readonly modified: Tell;
  readonly moved: Tell<'card' | 'was' | 'seat' | 'zone' | 'from'>;
  readonly attached: Tell<'card' | 'on'>;
  readonly locked: Tell<'card'>;
  readonly unlocked: Tell<'card'>;
  readonly counters: Tell<'card' | 'change' | 'now' | 'unit'>;
  /** `counter`: its name in the right number. */
  readonly 'named counters': Tell<'card' | 'change' | 'now' | 'counter'>;
  readonly pool: Tell<'seat' | 'change' | 'now'>;
  /** Without a seat nobody has it any longer. */
  readonly edge: (args: { readonly seat?: string }) => string;
  readonly shuffled: Tell<'seat' | 'zone'>;
  readonly shown: Tell<'card'>;
  readonly 'looked at hand': Tell<'seat' | 'of'>;
  readonly ousted: Tell<'seat' | 'predator'>;
  readonly 'victory point': Tell<'seat' | 'now'>;
  readonly 'withdrawal announced': Tell<'seat'>;
  readonly withdrawn: Tell<'seat'>;
  readonly conceded: Tell<'seat'>;
  readonly 'left the game': Tell;
  readonly arrived: Tell<'seat' | 'card'>;
  readonly merged: Tell<'card'>;
  readonly contested: Tell<'card'>;
  readonly 'second copy': Tell<'card'>;
  readonly 'contest won': Tell<'card'>;
  readonly 'contest decided': Tell;
  readonly 'contest paid': Tell<'seat' | 'card'>;
  /** `title` with its place or clan: "prince of Chicago". */
  readonly 'title gained': Tell<'card' | 'title'>;
  readonly 'title lost': Tell<'card'>;
  readonly 'title contested': Tell<'card' | 'title'>;
  readonly 'title won': Tell<'card' | 'title'>;
  readonly 'clan changed': Tell<'card' | 'clan'>;
  readonly 'sect changed': Tell<'card' | 'sect'>;
  readonly referendum: Tell<'by'>;
  readonly terms: Tell<'seat' | 'terms'>;
  readonly 'referendum result': Tell<'passed' | 'for' | 'against' | 'cancelled'>;
  readonly 'votes gained': Tell<'seat' | 'votes'>;
  readonly 'votes cast': Tell<'seat' | 'card' | 'votes' | 'subVotes' | 'side'>;
  readonly abstains: Tell<'card'>;
  readonly 'blood hunt': Tell<'card'>;
  readonly trophy: Tell<'card' | 'on'>;
  readonly 'slave steps in': Tell<'card' | 'by'>;
  readonly combat: Tell<'acting' | 'opposing'>;
  readonly round: Tell<'round'>;
  readonly range: Tell<'range'>;
  readonly 'additional strikes': Tell<'card' | 'amount'>;
  readonly 'combat ends': Tell<'card'>;
  readonly 'combat over': Tell;
  readonly recovered: Tell<'card'>;
  readonly maneuvered: Tell<'card' | 'range'>;
  readonly 'range set': Tell<'range'>;
  readonly prevented: Tell<'card' | 'amount'>;
  readonly damage: Tell<'card' | 'amount' | 'aggravated'>;
  readonly destroyed: Tell<'card'>;
  readonly pressed: Tell<'card' | 'continuing'>;
  readonly 'ante won': Tell<'seat' | 'from'>;
  readonly 'time is up': Tell;
}

/** The reason why a match is over. */
export interface Endings {
  readonly 'last one left': string;
  readonly 'turn limit': string;
}

export interface Log {
  readonly events: Events;
  readonly endings: Endings;
  /** A card whose face the reader does not know. */
  readonly acting: (args: { readonly by: string }) => string;
  readonly aCard: string;
  readonly aFaceDownCard: string;
  /** Several of them, as a destination. */
  readonly faceDownCards: string;
}
