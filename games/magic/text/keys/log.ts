/** The keys of the log. A language that lacks one does not compile. */

/** Events for the log. In the arguments, cards and seats are names, lists are one text. */
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
  /** Into the graveyard, without a cause in the log. */
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

/** Why a match is over. */
export interface Endings {
  readonly life: string;
  readonly library: string;
  readonly concession: string;
  readonly draw: string;
  readonly time: string;
}

export interface Log {
  readonly events: Events;
  readonly endings: Endings;
  /** A card that the reader does not know. */
  readonly aCard: string;
}
