/** All keys that the words of a language answer to, with their arguments. A language that lacks one does not compile. */

/** What a piece refers to, as names. */
export interface Args {
  /** The seat that answers. */
  readonly who: string;
  readonly card: string;
  readonly seat: string;
  readonly amount: number;
  /** A word of the game, in the language. */
  readonly word: string;
  /** Whatever the piece refers to, with its number if there are several: a card, a seat, a word or a number. */
  readonly it: string;
}

type Say<K extends keyof Args = never> = (args: Pick<Args, K>) => string;

/** Pieces that begin a sentence. */
export interface Heads {
  readonly pass: Say<'who'>;
  /** The end of a list in which nothing stands. */
  readonly end: Say<'who'>;
  readonly plays: Say<'who' | 'card'>;
  readonly casts: Say<'who' | 'card'>;
  /** `word` tells the ability from others of the card; it is empty if there is only one. */
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
  /** Which of several replacements is applied first. */
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
  /** Worded as nothing: the rules choose what is best. */
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

/** What is being asked. */
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
  readonly choose: Say<'who' | 'card'>;
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

/** Events as a log tells them. Cards and seats stand in the arguments as names, lists as one text. */
export interface Events {
  readonly turn: (args: { seat: string; number: number }) => string;
  readonly 'won the flip': (args: { seat: string }) => string;
  readonly kept: (args: { seat: string; amount: number }) => string;
  readonly mulligan: (args: { seat: string; amount: number }) => string;
  readonly played: (args: { seat: string; card: string }) => string;
  readonly cast: (args: { seat: string; card: string; x?: number; on: string }) => string;
  readonly activated: (args: { seat: string; card: string; on: string }) => string;
  readonly triggered: (args: { seat: string; card: string; on: string }) => string;
  readonly fizzled: (args: { card: string }) => string;
  readonly countered: (args: { card: string }) => string;
  /** From zone to zone; zones are terms. */
  readonly moved: (args: { card: string; from: string; zone: string; seat: string }) => string;
  readonly drew: (args: { seat: string; card: string }) => string;
  /** Onto the battlefield. */
  readonly entered: (args: { card: string }) => string;
  readonly 'discarded card': (args: { seat: string; card: string }) => string;
  /** Into the graveyard, by nothing that was told. */
  readonly buried: (args: { card: string }) => string;
  readonly exiled: (args: { card: string }) => string;
  /** To the hand of its owner. */
  readonly returned: (args: { seat: string; card: string }) => string;
  readonly damage: (args: { source: string; to: string; amount: number }) => string;
  readonly life: (args: { seat: string; change: number; now: number }) => string;
  readonly counters: (args: { card: string; counter: string; change: number; now: number }) => string;
  readonly destroyed: (args: { card: string }) => string;
  readonly sacrificed: (args: { seat: string; card: string }) => string;
  readonly regenerated: (args: { card: string }) => string;
  readonly prevented: (args: { card: string; amount: number }) => string;
  readonly attached: (args: { card: string; host: string }) => string;
  readonly copied: (args: { card: string; of: string }) => string;
  readonly attacks: (args: { card: string; at: string }) => string;
  readonly blocks: (args: { card: string; blocked: string }) => string;
  readonly revealed: (args: { seat: string; cards: string }) => string;
  readonly shuffled: (args: { seat: string }) => string;
  readonly control: (args: { seat: string; card: string }) => string;
  readonly mana: (args: { seat: string; card: string; kind: string }) => string;
  readonly lost: (args: { seat: string }) => string;
  readonly conceded: (args: { seat: string }) => string;
  readonly 'time is up': () => string;
  readonly endless: () => string;
}

/** Words of the game that stand in pieces, events and views. */
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

/** Why a match is over. */
export interface Endings {
  readonly life: string;
  readonly library: string;
  readonly concession: string;
  readonly draw: string;
  readonly time: string;
}

export interface Words {
  readonly heads: Heads;
  readonly parts: Parts;
  readonly members: Members;
  readonly abouts: Abouts;
  readonly events: Events;
  readonly terms: Terms;
  readonly endings: Endings;
  /** A card that the reader does not know. */
  readonly aCard: string;
  /** So many of a card: "3 Soldier". */
  readonly several: (amount: number, card: string) => string;
}
