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
  /** The thing that the piece refers to, with its number if there are several: a card, a seat, a word or a number. */
  readonly it: string;
}

type Say<K extends keyof Args = never> = (args: Pick<Args, K>) => string;

/** Pieces that begin a sentence. */
export interface Heads {
  readonly pass: Say<'who'>;
  /** The end of an empty list. */
  readonly end: Say<'who'>;
  readonly plays: Say<'who' | 'card'>;
  readonly casts: Say<'who' | 'card'>;
  /** `word` distinguishes the ability from others of the card; it is empty if there is only one. */
  readonly activates: Say<'who' | 'card' | 'word'>;
  readonly 'activates for mana': Say<'who' | 'card' | 'word'>;
  readonly 'attacks with': Say<'who' | 'it'>;
  readonly 'does not attack': Say<'who'>;
  readonly blocks: Say<'who' | 'card'>;
  readonly 'does not block': Say<'who'>;
  readonly orders: Say<'who' | 'card'>;
  readonly assigns: Say<'who' | 'amount' | 'it'>;
  readonly 'lets start': Say<'who' | 'seat'>;
  readonly keeps: Say<'who'>;
  readonly mulligans: Say<'who'>;
  readonly concedes: Say<'who'>;
  readonly chooses: Say<'who' | 'card'>;
  readonly 'chooses color': Say<'who' | 'word'>;
  readonly discards: Say<'who' | 'card'>;
  readonly sacrifices: Say<'who' | 'card'>;
  readonly finds: Say<'who' | 'card'>;
  readonly accepts: Say<'who' | 'card'>;
  readonly declines: Say<'who'>;
  readonly copies: Say<'who' | 'card'>;
  readonly 'copies nothing': Say<'who'>;
  readonly 'keeps one': Say<'who' | 'card'>;
  readonly 'redirects to': Say<'who' | 'card'>;
  readonly 'does not redirect': Say<'who'>;
  readonly 'pays life': Say<'who' | 'amount'>;
  readonly 'pays mana': Say<'who' | 'word'>;
  /** The choice of the replacement that is applied first. */
  readonly 'prevents with': Say<'who' | 'card'>;
  readonly redirects: Say<'who'>;
  readonly regenerates: Say<'who' | 'card'>;
  readonly 'no replacement': Say<'who'>;
  readonly target: Say<'who' | 'it'>;
  readonly 'no target': Say<'who'>;
}

/** Pieces that continue a sentence. */
export interface Parts {
  readonly 'with X': Say<'amount'>;
  readonly target: Say<'it'>;
  readonly 'no target': Say;
  readonly sacrificing: Say<'card'>;
  readonly discarding: Say<'card'>;
  readonly paying: Say<'card'>;
  readonly 'paying mana': Say<'word'>;
  /** Has no words: the rules choose the best sources. */
  readonly 'paying automatically': Say;
  readonly at: Say<'it'>;
  readonly with: Say<'it'>;
}

/** Further members of a list. */
export interface Members {
  readonly orders: Say<'card'>;
  readonly assigns: Say<'amount' | 'it'>;
  readonly 'paying mana': Say<'word'>;
}

/** The questions. */
export interface Abouts {
  readonly priority: Say<'who'>;
  readonly attack: Say<'who'>;
  readonly block: Say<'who'>;
  readonly 'order blockers': Say<'who' | 'card'>;
  readonly 'order triggers': Say<'who'>;
  readonly assign: Say<'who' | 'card' | 'amount'>;
  readonly targets: Say<'who' | 'card'>;
  readonly 'who starts': Say<'who'>;
  readonly mulligan: Say<'who' | 'amount'>;
  readonly may: Say<'who' | 'card'>;
  /** `word` is what is chosen, or what is done with the cards. */
  readonly choose: Say<'who' | 'card' | 'word' | 'amount'>;
  readonly 'choose color': Say<'who' | 'card'>;
  readonly 'choose replacement': Say<'who'>;
  readonly search: Say<'who' | 'card'>;
  readonly discards: Say<'who' | 'amount'>;
  readonly sacrifices: Say<'who' | 'amount'>;
  readonly copy: Say<'who' | 'card'>;
  readonly pay: Say<'who' | 'card'>;
  readonly redirect: Say<'who' | 'amount' | 'seat'>;
  readonly 'keep one': Say<'who' | 'card'>;
  readonly concede: Say<'who'>;
  readonly explain: Say<'who'>;
}

export interface Sentences {
  readonly heads: Heads;
  readonly parts: Parts;
  /** Pieces in the options of the reader, where other words say more. */
  readonly told: Pick<Heads, 'activates'> & Pick<Parts, 'no target'>;
  readonly members: Members;
  readonly abouts: Abouts;
  /** A number of copies of a card: "3 Soldier". */
  readonly several: (args: { readonly amount: number; readonly card: string }) => string;
}
