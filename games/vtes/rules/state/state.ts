/** The state of a match: plain data, written for any number of seats. */

import type { BaseCard, BaseState, CardId, Context, Random, Seat } from '@praxis/engine';
import type { MatchCards } from '@praxis/kit/card-pool.ts';
import type { Counter } from '../../cards/language/terms.ts';
import type { Activated, CardDef, Condition, Filter, Stat, Until } from '../../cards/language.ts';
import type { Action, PutOff, PutOffForTurns } from './action.ts';
import type { Chapters } from './chapters.ts';
import type { Combat, Damage } from './combat.ts';
import type { Edition } from './editions.ts';
import { type Timing, timingOf } from './modes.ts';
import type { Referendum } from './referendum.ts';
import type { Words } from './words.ts';

/**
 * The places of a seat. `attached` cards are in the `with` list of another card, `played` ones are being played now.
 */
export const ZONES = [
  'library',
  'crypt',
  'hand',
  'uncontrolled',
  'ready',
  'torpor',
  'incapacitated',
  'in_play',
  'contested',
  'ash_heap',
  'removed',
] as const;
export type Zone = (typeof ZONES)[number];
/** `merged`: under the Advanced card with which it is one vampire (V-ADV-003). */
export type Place = Zone | 'attached' | 'played' | 'merged';

/** V-GEN-002 Its owner never changes; its controller does. */
export interface Card extends BaseCard {
  place: Place;
  /** The seat in whose region it lies; for cards in play, its controller. */
  at: Seat;
  /** The state that a card has only while it is in play or uncontrolled. */
  play: InPlay | undefined;
}

export interface InPlay {
  /** Blood, life or plain counters: one kind of token (V-GEN-009). */
  counters: number;
  /** Counters with names of their own. The list is never changed, only replaced, so that copies share it. */
  named: readonly NamedCounters[] | undefined;
  locked: boolean;
  faceDown: boolean;
  /** The card it is on, if any. */
  on: CardId | undefined;
  with: CardId[];
  /** Played at the superior level: the card in play works accordingly. */
  superior: boolean;
  /** On another player's minion, and yet controlled by its player (V-GEN-017 would say otherwise). */
  kept: boolean;
  /** Things done this turn or this action that limit later ones: `bleed`, `card:101`, `modifier:Bonding` … */
  did: string[];
  /** Its place before it was contested, to which it comes back. */
  from: Place | undefined;
  /** The card it was on before it was contested, if any. */
  host: CardId | undefined;
  /** A title gained in play. Without it the printed one counts, unless the vampire has lost it. */
  title: Title | undefined;
  titleLost: boolean;
  titleContested: boolean;
  sect: string | undefined;
  clan: string | undefined;
  /** Marks with rule meaning: wounded, woken, no unlock, marked (Red List), recruited this turn … */
  marks: string[];
  /** The other card of a merged vampire: the base under the Advanced one. */
  merged: CardId | undefined;
  /** The choices for the card when it came into play: a card, or a word such as a clan. */
  chosen: CardId | undefined;
  second: CardId | undefined;
  word: string | undefined;
}

/** Counters of one kind that one player has put on a card. */
export interface NamedCounters {
  readonly kind: Counter;
  readonly of: Seat;
  readonly count: number;
}

export interface Title {
  readonly rank: string;
  /** The city or clan it belongs to, if its kind has one. */
  readonly of?: string;
}

export interface Player {
  pool: number;
  vp: number;
  ousted: boolean;
  /** V-HAND-001 Seven, unless the position that the match starts from says otherwise. Effects come on top. */
  handSize: number;
  /** Left the table by conceding; the match goes on without asking it. */
  conceded: boolean;
  zones: Record<Zone, CardId[]>;
  masterActions: number;
  transfers: number;
  discardActions: number;
  /** Master phase actions of the next master phase that out-of-turn masters have used up, or out-of-turn trifles will give. */
  masterDebt: number;
  masterBonus: number;
  outOfTurnPlayed: boolean;
  trifled: boolean;
  /** Replacements that are drawn later: their number, the moment, and the card in play that delays them, if any. */
  delayed: { until: Delay; count: number; card: CardId | undefined; played: Playing | undefined }[];
  /** Things done this phase or turn: `edge`, `event`, `burn option`, used effects of cards … */
  did: string[];
  /** The number of his last turn that is over; 0 before that. */
  lastTurn: number;
  /** The player has announced a withdrawal and nothing has spoiled it yet. */
  withdrawing: boolean;
  ante: CardId[];
}

/** `in play`: as long as the card itself is in play. `lock`: until this minion locks, at the latest until the turn ends. `diablerie`: until a vampire commits one. */
export type Delay =
  | 'action'
  | 'combat'
  | 'unlock'
  | 'influence'
  | 'discard'
  | 'turn'
  | 'referendum'
  | 'minion phase'
  | 'lock'
  | 'master phase'
  | 'in play'
  | 'diablerie';

/** An effect that lasts for a while. */
export interface Lasting {
  readonly until: Until;
  /** The affected card; without it the whole table, or `seat`. */
  readonly card: CardId | undefined;
  readonly seat: Seat | undefined;
  readonly stat: Stat;
  readonly amount: number;
  /** The card it comes from, if any. */
  readonly source: CardId | undefined;
  /** It counts only as long as these hold; and the choices to which they refer. */
  readonly while: readonly Condition[] | undefined;
  readonly chosen: Readonly<Record<string, readonly number[]>> | undefined;
  /** V-GEN-029 It counts against the limit of one such effect, while it counts at all. */
  readonly limited: true | undefined;
  /** The amount at the beginning of each later round of the combat. */
  readonly eachRound: number | undefined;
  /** It is on all cards that are such for this player and minion whenever it counts. */
  readonly cards: { readonly filter: Filter; readonly seat: Seat; readonly minion: CardId | undefined } | undefined;
}

/** An ability that a card gives a minion for a while, as if it were a use printed on the minion. */
export interface Allowed {
  readonly until: 'action' | 'combat' | 'round' | 'strike';
  readonly minion: CardId;
  /** The card that allows it. */
  readonly card: CardId;
  readonly ability: Activated;
}

/** A card that is being played, by which player and how. */
export interface Playing {
  readonly card: CardId;
  readonly mode: number;
  readonly seat: Seat;
  readonly minion: CardId | undefined;
  /** The minion was the acting one when it played the card. */
  readonly acting: boolean;
  readonly on: readonly number[];
  cancelled: boolean;
  costWaived: boolean;
}

/** A minion that is no longer ready, or another card that something has happened to. */
export interface Departure {
  readonly card: CardId;
  /** Its controller then. */
  readonly seat: Seat;
  /** `bereft`: it is the card that was on a burned minion. */
  readonly how: 'burned' | 'torpor' | 'anarch' | 'bereft' | 'other';
  /** It was ready before. */
  readonly ready: boolean;
  /** The opponent that it was fighting, and that minion's controller. */
  readonly opponent: CardId | undefined;
  readonly opponentSeat: Seat | undefined;
  /** Cards that were on it and respond to its leaving, their controllers, and the cards chosen for them. */
  readonly bearing: readonly Borne[];
  /** The minion that the card was on, with the votes that it had: those of a burned vampire are lost. */
  readonly bearer?: { readonly card: CardId; readonly votes: number };
}

/** A card that was on a minion when it left. */
export interface Borne {
  readonly card: CardId;
  readonly seat: Seat;
  readonly chosen: CardId | undefined;
}

/** A Methuselah without pool, and the amount that he had to burn beyond it. */
export interface Dying {
  readonly seat: Seat;
  readonly debt: number;
}

export interface State extends BaseState {
  cards: Card[];
  random: Random;
  players: Player[];
  turn: Seat;
  turnNumber: number;
  phase: string;
  edge: Seat | undefined;
  lasting: Lasting[];
  allowed: Allowed[];
  /** The minion that an effect lets take an action now, in any player's turn; no other one can. */
  actsNow: CardId | undefined;
  action: Action | undefined;
  combat: Combat | undefined;
  /** The combat that has just ended, while its consequences are carried out. */
  fought: Combat | undefined;
  /** The damage on one card that can be prevented now. */
  damage: { readonly target: CardId; readonly parts: Damage[] } | undefined;
  referendum: Referendum | undefined;
  /** The vampire that is about to be burned, while something can be used instead. */
  burning: CardId | undefined;
  /** The outcome of the last action and the last referendum, for code that looks back at them. The rules never do. */
  past: {
    readonly action?: Action;
    readonly stealth?: number;
    readonly bleed?: number;
    readonly referendum?: Referendum;
    /** The last blood hunt of the action that is going on. */
    readonly hunt?: Referendum | undefined;
  };
  /** The card that is being played while it can still be cancelled. */
  playing: Playing | undefined;
  /** Counts the moves of cards, so that the gathered facts about the table can be kept until the next one. */
  changes: number;
  /** V-CON-015 Titles that are gone for the rest of the game, with the vampire that yielded them. */
  yieldedTitles: (Title & { readonly card: CardId })[];
  /** Effects to be carried out at the end of this turn or of a later one. */
  endOfTurn: PutOffForTurns[];
  /** Cards whose replacement came later and has just been drawn: the triggers about it are still to be carried out. */
  replacedLate: Playing[];
  /** Draws for which the player may decide: one that is still to be made, or the card that was drawn and may be put back. */
  draws: { readonly seat: Seat; readonly card: CardId | undefined }[];
  /** Cards that are removed from the game when they would be burned. */
  removedIfBurned: CardId[];
  /** Effects to be carried out in the next discard phase. */
  nextDiscard: PutOff[];
  /** Effects that players may use when they discard one of these cards in this discard phase. */
  onDiscard: (PutOff & { readonly cards: Filter })[];
  /** Names of which only one card can be played in a game: events, and those that say so of themselves. */
  eventsPlayed: string[];
  /** Burned minions, their controllers and the turn, as long as a card can refer to them. */
  fallen: { readonly card: CardId; readonly seat: Seat; readonly turn: number }[];
  /** Minions that have left the ready region, and burned retainers, until the triggers about them are carried out. */
  departed: Departure[];
  /** The subject of a trigger while it is carried out. */
  concerned: Departure | undefined;
  /**
   * Methuselahs without pool whom others may still save, and the debts of each of them; `doomed` while they are asked.
   */
  dying: Dying[];
  doomed: Dying[];
  /** Cards that are not played again this turn. */
  barredCards: CardId[];
  ousts: number;
  over: boolean;
  timeUp: boolean;
  /** The seats whose hand and hand size may differ, one bit each: they are made to agree before anything else is asked (V-HAND-006). */
  unsettledHands: number;
  /** Agreements before the match: ante, the scarce switch and the like are in the setup; the turn limit is here. */
  turnLimit: number;
}

export interface G extends Context<State> {
  readonly edition: Edition;
  readonly defs: readonly CardDef[];
  readonly cards: MatchCards<CardDef>;
  /** By definition: the times when it can be played and used; filled on demand. */
  readonly timings: (Timing | undefined)[];
  readonly words: Words;
  readonly chapters: Chapters;
}

export function cardOf(g: G, id: CardId): Card {
  return g.state.cards[id] as Card;
}

export function defOf(g: G, id: CardId): CardDef {
  return g.defs[(g.state.cards[id] as Card).def] as CardDef;
}

export function timingOfCard(g: G, id: CardId): Timing {
  const { def } = g.state.cards[id] as Card;
  g.timings[def] ??= timingOf(g.defs[def] as CardDef);
  return g.timings[def];
}

/** The part of a card that exists while it is in play. Asking for it elsewhere is a fault of the rules. */
export function playOf(g: G, id: CardId): InPlay {
  const { play } = g.state.cards[id] as Card;
  if (!play) throw new Error(`${defOf(g, id).name} is not in play`);
  return play;
}

export function playerOf(g: G, seat: Seat): Player {
  return g.state.players[seat] as Player;
}

export function newPlay(): InPlay {
  return {
    counters: 0,
    named: undefined,
    locked: false,
    faceDown: false,
    on: undefined,
    with: [],
    superior: false,
    kept: false,
    did: [],
    from: undefined,
    host: undefined,
    title: undefined,
    titleLost: false,
    titleContested: false,
    sect: undefined,
    clan: undefined,
    marks: [],
    merged: undefined,
    chosen: undefined,
    second: undefined,
    word: undefined,
  };
}

const HAND_SIZE = 7;

export function newPlayer(): Player {
  return {
    pool: 30,
    vp: 0,
    ousted: false,
    handSize: HAND_SIZE,
    conceded: false,
    zones: Object.fromEntries(ZONES.map((zone) => [zone, []])) as unknown as Record<Zone, CardId[]>,
    masterActions: 0,
    transfers: 0,
    discardActions: 0,
    masterDebt: 0,
    masterBonus: 0,
    outOfTurnPlayed: false,
    trifled: false,
    delayed: [],
    did: [],
    lastTurn: 0,
    withdrawing: false,
    ante: [],
  };
}
