/** The keys of sentences: the pieces of answers, and the questions. A language that lacks one does not compile. */

/** The names that a piece refers to. */
export interface Args {
  /** The seat that answers. */
  readonly who: string;
  readonly card: string;
  readonly amount: number;
  /** A word of the game, in the language. */
  readonly word: string;
}

type Say<K extends keyof Args = never> = (args: Pick<Args, K>) => string;

/** Pieces that begin a sentence. */
export interface Heads {
  readonly pass: Say<'who'>;
  /** The end of an empty list. */
  readonly end: Say<'who'>;
  readonly 'enters battle': Say<'who'>;
  readonly 'normal summons': Say<'who' | 'card'>;
  /** A Gemini Monster is Normal Summoned again. */
  readonly 'summons again': Say<'who' | 'card'>;
  readonly sets: Say<'who' | 'card'>;
  /** The zone that a card goes to is public, so these are two answers. */
  readonly 'sets monster': Say<'who' | 'card'>;
  readonly 'sets field': Say<'who' | 'card'>;
  readonly 'flip summons': Say<'who' | 'card'>;
  readonly 'special summons': Say<'who' | 'card'>;
  readonly 'synchro summons': Say<'who' | 'card'>;
  readonly 'xyz summons': Say<'who' | 'card'>;
  readonly 'pendulum summons': Say<'who' | 'card'>;
  readonly 'fusion summons': Say<'who' | 'card'>;
  readonly 'ritual summons': Say<'who' | 'card'>;
  readonly 'to attack': Say<'who' | 'card'>;
  readonly 'to defense': Say<'who' | 'card'>;
  readonly activates: Say<'who' | 'card'>;
  readonly 'activates in pendulum': Say<'who' | 'card'>;
  /** `amount` is the number of the effect, 0 if the card has only one. */
  readonly uses: Say<'who' | 'card' | 'amount'>;
  readonly attacks: Say<'card'>;
  readonly stops: Say<'who'>;
  readonly chooses: Say<'who' | 'card'>;
  readonly 'chooses none': Say<'who'>;
  readonly 'finds nothing': Say<'who'>;
  readonly finds: Say<'who' | 'card'>;
  readonly 'chooses level': Say<'who' | 'amount'>;
  readonly 'chooses number': Say<'who' | 'amount'>;
  readonly 'chooses word': Say<'who' | 'word'>;
  readonly 'does so': Say<'who'>;
  readonly 'does not': Say<'who'>;
  readonly orders: Say<'who' | 'card'>;
  readonly replaces: Say<'who' | 'card'>;
  readonly 'no replacement': Say<'who'>;
  readonly discards: Say<'who' | 'card'>;
  readonly 'goes first': Say<'who'>;
  readonly 'goes second': Say<'who'>;
  /** A card of the Deck for one of the Side Deck. */
  readonly exchanges: Say<'who' | 'card'>;
  readonly keeps: Say<'who'>;
  readonly concedes: Say<'who'>;
  readonly 'concedes series': Say<'who'>;
}

/** Pieces that continue a sentence. */
export interface Parts {
  readonly tributing: Say<'card'>;
  readonly sending: Say<'card'>;
  readonly banishing: Say<'card'>;
  readonly returning: Say<'card'>;
  readonly discarding: Say<'card'>;
  readonly detaching: Say<'card'>;
  readonly with: Say<'card'>;
  readonly on: Say<'card'>;
  readonly for: Say<'amount'>;
  readonly 'exchanged for': Say<'card'>;
  readonly choosing: Say<'word'>;
  readonly 'in attack': Say;
  readonly 'in defense': Say;
  readonly directly: Say;
  /** The target of an attack. */
  readonly target: Say<'card'>;
}

/** The questions. */
export interface Abouts {
  /** `word` is the phase. */
  readonly open: Say<'who' | 'word'>;
  readonly respond: Say<'who'>;
  readonly triggers: Say<'who'>;
  readonly replay: Say<'who'>;
  /** `word` is what is done with the cards, or `fewer` if there may be fewer of them. */
  readonly choose: Say<'who' | 'card' | 'word' | 'amount'>;
  readonly 'choose summon': Say<'who' | 'card'>;
  readonly declare: Say<'who' | 'card'>;
  readonly may: Say<'who' | 'card'>;
  readonly 'choose replacement': Say<'who' | 'card'>;
  readonly 'hand limit': Say<'who' | 'amount'>;
  readonly 'who starts': Say<'who'>;
  readonly exchange: Say<'who'>;
  readonly concede: Say<'who'>;
  readonly explain: Say<'who'>;
}

export interface Sentences {
  readonly heads: Heads;
  readonly parts: Parts;
  /** Pieces in the options of the reader, where other words say more. */
  readonly told: Pick<Heads, 'uses'> & Pick<Parts, 'for' | 'choosing'>;
  readonly abouts: Abouts;
  /** Cards that are hidden from the seat; `zone` is 0 if there is only one such card. */
  readonly setMonster: (args: { readonly zone: number }) => string;
  readonly setCard: (args: { readonly zone: number }) => string;
  /** A card of which nothing is known. */
  readonly aCard: string;
}
