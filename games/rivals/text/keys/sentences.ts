/** The keys of sentences: the pieces of answers, and the questions. A language that lacks one does not compile. */

/** The names that a piece refers to. */
export interface Args {
  /** The seat that answers. */
  readonly who: string;
  readonly card: string;
  readonly seat: string;
  readonly amount: number;
  /** A word of the game, in the language. */
  readonly word: string;
  /** The thing that the piece refers to: a card, a seat, a word or a number. */
  readonly it: string;
}

type Say<K extends keyof Args = never> = (args: Pick<Args, K>) => string;

/** Pieces that begin a sentence. */
export interface Heads {
  readonly pass: Say<'who'>;
  /** Nobody blocks. */
  readonly 'pass block': Say<'who'>;
  /** The end of an empty list. */
  readonly end: Say<'who'>;
  readonly ends: Say<'who'>;
  /** `word`: the deck. */
  readonly draws: Say<'who' | 'word'>;
  readonly recruits: Say<'who' | 'card'>;
  readonly plays: Say<'who' | 'card'>;
  readonly 'plays no card': Say<'who'>;
  readonly uses: Say<'who' | 'card'>;
  readonly attacks: Say<'card'>;
  readonly claims: Say<'card'>;
  readonly detaches: Say<'who' | 'card'>;
  readonly shows: Say<'who' | 'card'>;
  readonly adds: Say<'who' | 'card'>;
  readonly resolves: Say<'who' | 'card'>;
  readonly allows: Say<'who' | 'seat'>;
  readonly refuses: Say<'who' | 'seat'>;
  readonly abstains: Say<'who'>;
  readonly votes: Say<'who' | 'word'>;
  readonly 'discards for intel': Say<'who'>;
  readonly asks: Say<'who' | 'seat'>;
  readonly announces: Say<'who' | 'word'>;
  readonly blocks: Say<'card'>;
  readonly 'turns on': Say<'who' | 'card'>;
  readonly 'keeps the target': Say<'who'>;
  readonly prevents: Say<'who' | 'amount' | 'card'>;
  readonly 'prevents nothing': Say<'who'>;
  readonly burns: Say<'who' | 'card'>;
  readonly 'burns for the party': Say<'who' | 'card'>;
  readonly attaches: Say<'who' | 'card'>;
  readonly 'attacks the contender': Say<'card'>;
  readonly 'does not attack': Say<'who'>;
  readonly 'discards to mend': Say<'who' | 'card'>;
  readonly 'discards for': Say<'who'>;
  readonly discards: Say<'who' | 'card'>;
  readonly chooses: Say<'who' | 'card'>;
  readonly 'chooses mode': Say<'who' | 'word'>;
  readonly 'chooses player': Say<'who' | 'seat'>;
  /** Simultaneous effects in the order in which they happen. */
  readonly orders: Say<'who' | 'card'>;
  readonly finds: Say<'who' | 'card'>;
  readonly 'keeps card': Say<'who' | 'card'>;
  readonly 'puts on the bottom': Say<'who' | 'card'>;
  readonly leads: Say<'who' | 'card'>;
  readonly 'keeps the hand': Say<'who'>;
  readonly 'takes a mulligan': Say<'who'>;
  readonly concedes: Say<'who'>;
  readonly 'turns up the Agenda': Say<'who'>;
}

/** Pieces that continue a sentence. */
export interface Parts {
  /** The character that plays a card. */
  readonly acting: Say<'card'>;
  readonly moving: Say;
  readonly 'moving with': Say<'card'>;
  readonly joining: Say<'card'>;
  readonly at: Say<'card'>;
  readonly with: Say<'card'>;
  readonly on: Say<'it'>;
  readonly 'on deck': Say<'word'>;
  readonly to: Say<'card'>;
  readonly 'to seat': Say<'seat'>;
  /** The bearer of the detached card. */
  readonly from: Say<'card'>;
  readonly effect: Say<'amount'>;
  readonly discarding: Say<'card'>;
  readonly detaching: Say<'card'>;
  readonly for: Say<'amount'>;
  readonly exerting: Say<'card'>;
  readonly modifier: Say<'card'>;
  readonly paying: Say<'amount'>;
  readonly hiding: Say<'amount'>;
  readonly 'intel card': Say<'card'>;
  readonly mends: Say<'card'>;
}

/** The words at the very end of a sentence, by its first piece. */
export interface Tails {
  readonly 'discards for intel': string;
  /** Empty in English: the card states its purpose. */
  readonly 'discards for': string;
}

/** The questions. */
export interface Abouts {
  readonly leader: Say<'who'>;
  readonly mulligan: Say<'who'>;
  readonly action: Say<'who' | 'amount'>;
  readonly relentless: Say<'who'>;
  readonly intel: Say<'who' | 'amount'>;
  readonly type: Say<'who'>;
  readonly 'attack card': Say<'who'>;
  readonly reaction: Say<'who'>;
  readonly block: Say<'who' | 'card'>;
  readonly turn: Say<'who' | 'card'>;
  readonly abilities: Say<'who'>;
  readonly prevent: Say<'who' | 'card' | 'amount'>;
  readonly reward: Say<'who' | 'card'>;
  readonly influence: Say<'who' | 'card'>;
  readonly contender: Say<'who' | 'card'>;
  readonly contribute: Say<'who' | 'card'>;
  readonly permission: Say<'who' | 'card' | 'seat'>;
  readonly mending: Say<'who'>;
  readonly victim: Say<'who' | 'card'>;
  readonly draw: Say<'who' | 'amount'>;
  readonly use: Say<'who' | 'card'>;
  readonly choose: Say<'who' | 'card'>;
  readonly order: Say<'who'>;
  readonly attach: Say<'who' | 'card'>;
  /** R-X-006 The Action of a vampire that is lent. */
  readonly possessed: Say<'card'>;
  readonly look: Say<'who' | 'card'>;
  readonly 'any time': Say<'who'>;
  readonly explain: Say;
}

export interface Sentences {
  readonly heads: Heads;
  readonly parts: Parts;
  /** Pieces in the options of the reader, where other words say more. */
  readonly told: Pick<Parts, 'effect' | 'moving'>;
  readonly tails: Tails;
  readonly abouts: Abouts;
  /**
   * A face-down card that the reader does not know; `number` distinguishes it from others of the same player, 0 if
   * there is only one.
   */
  readonly conspiracyOf: (args: { readonly seat: string; readonly number: number }) => string;
}
