/** The keys of sentences: the pieces of answers, and the questions. A language that lacks one does not compile. */

/** The arguments of a piece, as names. */
export interface Args {
  /** The seat that answers. */
  readonly who: string;
  readonly card: string;
  readonly seat: string;
  readonly amount: number;
  /** A word of the game, in the language. */
  readonly word: string;
  /** The piece's argument of any kind: a card, a seat, a word or a number. */
  readonly it: string;
}

type Say<K extends keyof Args = never> = (args: Pick<Args, K>) => string;

/** Pieces that begin a sentence. */
export interface Heads {
  readonly pass: Say<'who'>;
  /** The end of an empty list. */
  readonly end: Say<'who'>;
  readonly plays: Say<'who' | 'card'>;
  readonly uses: Say<'who' | 'card'>;
  readonly shows: Say<'who' | 'word'>;
  readonly 'carries out': Say<'who' | 'card'>;
  readonly chooses: Say<'who' | 'it'>;
  readonly discards: Say<'who' | 'card'>;
  readonly finds: Say<'who' | 'card'>;
  readonly 'finds nothing': Say<'who'>;
  readonly 'burns pool': Say<'who' | 'amount'>;
  readonly 'burns blood': Say<'who' | 'card' | 'amount'>;
  readonly 'burns a card at random': Say<'who'>;
  readonly 'removes a card at random': Say<'who'>;
  readonly marks: Say<'who' | 'card'>;
  readonly 'gains pool from edge': Say<'who' | 'amount'>;
  readonly 'burns pool to unlock': Say<'who' | 'card' | 'amount'>;
  readonly withdraws: Say<'who'>;
  readonly concedes: Say<'who'>;
  readonly 'pays for': Say<'who' | 'card'>;
  readonly 'pays for title': Say<'who' | 'card'>;
  readonly yields: Say<'who' | 'card'>;
  readonly 'yields title': Say<'who' | 'card'>;
  readonly 'moves pool to': Say<'who' | 'card' | 'amount'>;
  readonly 'takes blood from': Say<'who' | 'card' | 'amount'>;
  readonly 'draws a crypt card': Say<'who'>;
  readonly 'moves to ready': Say<'who' | 'card'>;
  readonly merges: Say<'who' | 'card'>;
  readonly 'moves trophy': Say<'who' | 'card'>;

  readonly 'sets the terms': Say<'who'>;
  /** Of a minion, or without card of the player. */
  readonly 'casts votes': Say<'who' | 'card' | 'amount' | 'word'>;
  readonly 'casts sub-votes': Say<'card' | 'amount' | 'word'>;
  readonly 'casts votes from the Edge': Say<'who' | 'amount' | 'word'>;
  readonly 'casts votes from': Say<'who' | 'card' | 'amount' | 'word'>;
  readonly 'burns the Edge for a vote': Say<'who'>;
  readonly 'burns for a vote': Say<'who' | 'card'>;
  readonly 'calls a blood hunt': Say<'who' | 'card'>;

  readonly bleeds: Say<'card'>;
  readonly hunts: Say<'card'>;
  readonly 'leaves torpor': Say<'card'>;
  readonly rescues: Say<'card'>;
  readonly diablerizes: Say<'card'>;
  readonly 'becomes anarch': Say<'card'>;
  readonly 'takes equipment': Say<'card'>;
  readonly fights: Say<'card'>;
  readonly destroys: Say<'card'>;
  readonly 'minion uses': Say<'card'>;
  readonly 'does not block': Say<'who'>;
  readonly 'attempts to block': Say<'card'>;
  readonly 'fights instead': Say<'who' | 'card'>;
  readonly avenges: Say<'card'>;
  readonly 'plays from ash heap': Say<'who' | 'card'>;
  readonly 'returns by conviction': Say<'card' | 'amount'>;

  readonly maneuvers: Say<'card'>;
  readonly strikes: Say<'card'>;
  readonly prevents: Say<'card' | 'amount'>;
  readonly presses: Say<'card'>;
}

/** Pieces that continue a sentence. */
export interface Parts {
  readonly with: Say<'card'>;
  readonly at: Say<'word'>;
  readonly 'choosing mode': Say<'word'>;
  readonly on: Say<'it'>;
  readonly 'on nobody': Say;
  readonly choosing: Say<'it'>;
  readonly paying: Say<'amount'>;
  /** The word is the other's share, where both together do not pay 2. */
  readonly 'paying split': Say<'amount' | 'card' | 'word'>;
  readonly allot: Say<'amount' | 'seat'>;
  readonly discarding: Say<'card'>;
  readonly target: Say<'seat'>;
  readonly 'target card': Say<'card'>;
  readonly equipment: Say<'card'>;
  readonly from: Say<'card'>;
  readonly source: Say<'card'>;
  readonly burning: Say<'card'>;

  readonly 'with hand': Say;
  readonly 'with weapon': Say<'card'>;
  /** The strike that a maneuver has committed the minion to. */
  readonly 'with committed': Say<'card'>;
  readonly 'with ability': Say<'card'>;
  /** An earlier effect that is used now: by its card, or by its kind. */
  readonly 'with effect': Say<'it'>;
  readonly 'using hand': Say;
  readonly using: Say<'card'>;
  readonly 'on equipment': Say<'card'>;
  readonly 'at retainer': Say<'card'>;
  readonly 'to continue': Say;
  readonly 'to end': Say;
  readonly 'against normal': Say;
  readonly 'against aggravated': Say;
}

/** Pieces that follow one with the same key, behind a comma, if they are more than a name. */
export interface Members {
  readonly allot: Say<'amount' | 'seat'>;
  readonly 'on nobody': Say;
}

/** The current question, as a short heading. */
export interface Abouts {
  readonly 'unlock phase': Say;
  readonly 'master phase': Say;
  readonly 'minion phase': Say;
  readonly 'influence phase': Say<'amount'>;
  readonly 'discard phase': Say<'amount'>;
  readonly 'discard down': Say;
  readonly contests: Say;
  readonly 'leave the table': Say;
  readonly terms: Say;
  readonly 'before votes': Say;
  readonly polling: Say;
  readonly 'blood hunt': Say<'card'>;
  readonly 'rock paper scissors': Say;
  readonly 'secret number': Say<'card'>;
  readonly 'move trophies to': Say<'card'>;
  readonly 'fetch a trophy': Say<'card'>;
  readonly 'slave may step in': Say<'card'>;
  readonly 'fetch a conviction': Say<'card'>;
  readonly 'would be burned': Say<'card'>;
  readonly avenge: Say<'card'>;
  readonly range: Say;
  readonly strike: Say<'card'>;
  readonly 'prevent damage': Say<'card' | 'amount'>;
  readonly 'going to torpor': Say<'card'>;
  readonly press: Say;
  readonly 'before range': Say;
  readonly 'before strikes': Say;
  readonly 'strikes chosen': Say;
  readonly 'additional strikes': Say;
  readonly 'end of round': Say;
  readonly 'action announced': Say<'card'>;
  readonly 'before block': Say<'card'>;
  readonly block: Say<'card'>;
  readonly 'block attempt': Say<'card'>;
  readonly 'blocks declined': Say<'card'>;
  readonly 'before resolution': Say<'card'>;
  readonly 'after resolution': Say<'card'>;
  readonly 'respond to card': Say<'card'>;
  readonly 'may use': Say<'card'>;
  readonly choose: Say<'card'>;
  readonly attach: Say<'card'>;
  readonly 'next effect': Say;
  readonly discard: Say;
  readonly search: Say;
  readonly recruit: Say<'card'>;
  readonly 'acts now': Say<'card'>;
  readonly 'about to be ousted': Say<'seat'>;
  readonly obligation: Say;
  readonly 'take equipment of': Say<'card'>;
  readonly 'may diablerize': Say<'card'>;
}

export interface Sentences {
  readonly heads: Heads;
  /** Commands to the reader that the grammar cannot derive from the head. */
  readonly orders?: Partial<
    Pick<
      Heads,
      | 'becomes anarch'
      | 'casts votes'
      | 'casts sub-votes'
      | 'casts votes from the Edge'
      | 'casts votes from'
      | 'takes blood from'
    >
  >;
  readonly parts: Parts;
  /** Pieces in the options of the reader, where other words say more. */
  readonly told: Pick<Parts, 'choosing mode' | 'on nobody' | 'paying split'> & {
    readonly choosing: Say<'it' | 'amount'>;
    /** After another target. */
    readonly 'on nobody else': Say;
  };
  readonly members: Members;
  /** Begins a sentence whose first piece could only continue one: a player's choice. */
  readonly choosing: (args: { readonly who: string; readonly what: string; readonly isSeat: boolean }) => string;
  readonly abouts: Abouts;
  /** The type as which a card is played. */
  readonly as: (args: { readonly type: string }) => string;
}
