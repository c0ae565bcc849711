/**
 * All keys that the words of a language answer to, with their arguments. A language that lacks one does not compile; a test
 * compares the keys with those that the rules use.
 */
import type { Condition, Kind, Stage, Tag, Type } from '../cards/language.ts';

/** What a piece refers to, as names. */
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
  /** The end of a list in which nothing stands. */
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

/** Pieces that follow one with the same key, behind a comma, if they are more than a name. */
export interface Members {
  readonly 'takes prize': Say<'amount'>;
  readonly 'puts counters': Say<'card' | 'amount'>;
  readonly 'chooses effect': Say<'amount'>;
}

/** What is being asked, as a short heading. */
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
  readonly 'find cards': Say<'card'>;
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

export type Reason = 'last prize' | 'no Pokémon left' | 'empty deck' | 'conceded';

export interface Words {
  readonly heads: Heads;
  readonly parts: Parts;
  readonly members: Members;
  readonly abouts: Abouts;
  readonly events: Events;
  readonly reasons: { readonly [Key in Reason]: string };
  readonly conditions: { readonly [Key in Condition]: string };
  readonly coin: { readonly heads: string; readonly tails: string };
  readonly types: { readonly [Key in Type]: string };
  readonly stages: { readonly [Key in Stage]: string };
  readonly kinds: { readonly [Key in Kind]: string };
  readonly tags: { readonly [Key in Tag]: string };
  /** Cards whose faces the reader does not know. */
  readonly cardsUnknown: (count: number) => string;
  readonly aCard: string;
  readonly and: string;
  /** Pokémon of one name, told apart by their spots, or by whose they are. */
  readonly active: string;
  readonly benchSpot: (number: number) => string;
  readonly of: (card: string, seat: string) => string;
}
