/** The keys of sentences: the pieces of answers, and the questions. A language that lacks one does not compile. */

/** The names that a piece refers to. */
export interface Args {
  /** The seat that answers. */
  readonly who: string;
  readonly card: string;
  readonly amount: number;
  /** A word of the game or a name printed on a card, in the language. */
  readonly word: string;
}

export type Say<K extends keyof Args = never> = (args: Pick<Args, K>) => string;

/** Pieces that begin a sentence. */
export interface Heads {
  readonly 'goes first': Say<'who'>;
  readonly 'goes second': Say<'who'>;
  readonly 'takes new hand': Say<'who'>;
  readonly 'starts with': Say<'who' | 'card'>;
  readonly 'draws extra': Say<'who' | 'amount'>;
  readonly benching: Say<'who' | 'card'>;
  readonly benches: Say<'who' | 'card'>;
  readonly attaches: Say<'who' | 'card'>;
  readonly evolves: Say<'who' | 'card'>;
  readonly 'evolves into': Say<'who' | 'card'>;
  readonly plays: Say<'who' | 'card'>;
  readonly 'uses ability': Say<'who' | 'card' | 'word'>;
  readonly uses: Say<'who' | 'card'>;
  readonly 'puts together': Say<'who' | 'card'>;
  readonly retreats: Say<'who' | 'card'>;
  readonly attacks: Say<'card'>;
  readonly 'ends turn': Say<'who'>;
  readonly concedes: Say<'who'>;
  readonly chooses: Say<'who' | 'card'>;
  readonly on: Say<'who' | 'card'>;
  readonly from: Say<'who' | 'card'>;
  readonly to: Say<'who' | 'card'>;
  readonly 'on nobody': Say<'who'>;
  readonly 'naming attack': Say<'who' | 'word'>;
  /** The end of an empty list. */
  readonly end: Say<'who'>;
  readonly finds: Say<'who' | 'card'>;
  readonly 'switches in': Say<'who' | 'card'>;
  readonly promotes: Say<'who' | 'card'>;
  readonly discards: Say<'who' | 'card'>;
  readonly 'takes prize': Say<'who' | 'amount'>;
  readonly 'puts counters': Say<'who' | 'card' | 'amount'>;
  readonly 'moves counters from': Say<'who' | 'card'>;
  readonly draws: Say<'who' | 'amount'>;
  readonly yes: Say<'who'>;
  readonly no: Say<'who'>;
  readonly 'chooses effect': Say<'who' | 'amount'>;
  readonly 'conditions first': Say<'who'>;
  readonly 'effects first': Say<'who'>;
  readonly 'next effect': Say<'who' | 'card'>;
}

/** Pieces that continue a sentence. */
export interface Parts {
  readonly 'with attack': Say<'word'>;
  readonly benching: Say<'card'>;
  readonly from: Say<'card'>;
  readonly to: Say<'card'>;
  readonly into: Say<'card'>;
  readonly for: Say<'card'>;
  readonly paying: Say<'card'>;
  readonly on: Say<'card'>;
  readonly 'on nobody': Say;
  readonly discarding: Say<'card'>;
  readonly 'naming attack': Say<'word'>;
  readonly 'so many': Say<'amount'>;
}

/** Pieces that follow one with the same key, after a comma, if they are more than a name. */
export interface Members {
  readonly 'takes prize': Say<'amount'>;
  readonly 'puts counters': Say<'card' | 'amount'>;
  readonly 'chooses effect': Say<'amount'>;
}

/** The questions, as short headings. */
export interface Abouts {
  readonly 'who begins': Say;
  readonly 'place Pokémon': Say;
  readonly 'extra cards': Say<'amount'>;
  readonly 'bench extra': Say;
  readonly turn: Say<'who'>;
  readonly 'attack choices': Say<'word'>;
  readonly 'choose Pokémon': Say<'card'>;
  readonly may: Say<'card'>;
  readonly 'may use': Say<'card'>;
  readonly 'choose effect': Say<'card'>;
  readonly 'spread counters': Say<'card'>;
  readonly 'move counters': Say<'card'>;
  readonly 'draw up to': Say<'card'>;
  readonly 'find cards': Say<'card' | 'amount'>;
  readonly attach: Say<'card'>;
  readonly 'attach to': Say<'card'>;
  readonly 'choose Energy': Say<'card'>;
  readonly switch: Say<'card'>;
  readonly evolve: Say<'card'>;
  readonly 'take prizes': Say<'amount'>;
  readonly promote: Say;
  readonly 'narrow bench': Say;
  readonly 'checkup order': Say;
  readonly 'checkup effects': Say;
  readonly 'give up': Say;
}

export interface Sentences {
  readonly heads: Heads;
  readonly parts: Parts;
  /** Pieces in the options of the reader, where other words say more. */
  readonly told: Pick<Parts, 'on nobody' | 'so many'>;
  readonly members: Members;
  readonly abouts: Abouts;
  /** Pokémon of one name, distinguished by their spots or their players. */
  readonly active: string;
  readonly benchSpot: (args: { readonly number: number }) => string;
  readonly of: (args: { readonly card: string; readonly seat: string }) => string;
}
