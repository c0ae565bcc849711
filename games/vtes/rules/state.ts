/** The state of a match: plain data, written for any number of seats. */
import type { BaseCard, BaseState, CardId, Context, Random, Seat } from '@praxis/engine';
import type { CardDef, Stat } from '../cards/language.ts';
import type { Edition } from './editions.ts';

/** The places of a seat. `attached` cards stand in the `with` list of another card, `played` ones are being played now. */
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
export type Place = Zone | 'attached' | 'played';

export interface Card extends BaseCard {
  place: Place;
  /** The seat in whose region it lies; for cards in play, who controls it. */
  at: Seat;
  /** What a card has only while it is in play or uncontrolled. */
  play: InPlay | undefined;
}

export interface InPlay {
  /** Blood, life or plain counters: one kind of token (V-GEN-009). */
  counters: number;
  locked: boolean;
  faceDown: boolean;
  /** The card it is on, or -1. */
  on: CardId | -1;
  with: CardId[];
  /** Played at the superior level: the card in play works accordingly. */
  superior: boolean;
  /** Things done this turn or this action that limit what comes: `bleed`, `card:101`, `modifier:Bonding` … */
  did: string[];
  /** Where it was before it was contested, to come back to. */
  from: Place | undefined;
  /** A title gained or changed in play; the printed one counts while this is undefined. Null: lost. */
  title: Title | null | undefined;
  titleContested: boolean;
  sect: string | undefined;
  clan: string | undefined;
  /** Marks with rule meaning: wounded, woken, no unlock, marked (Red List), recruited this turn … */
  marks: string[];
  /** The other card of a merged vampire (the base under the Advanced one), or -1. */
  merged: CardId | -1;
  /** What was chosen for the card when it came into play. */
  chosen: CardId | -1;
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
  /** Replacements that are drawn later: how many, and at which moment. */
  delayed: { until: Delay; count: number }[];
  /** Things done this phase or turn: `edge`, `event`, `burn option`, used effects of cards … */
  did: string[];
  /** The player has announced a withdrawal and nothing has spoiled it yet. */
  withdrawing: boolean;
  ante: CardId[];
}

export type Delay = 'action' | 'combat' | 'unlock' | 'discard' | 'turn' | 'referendum';

/** An effect that lasts for a while. */
export interface Lasting {
  readonly until: 'action' | 'combat' | 'round' | 'turn' | 'strike';
  /** What it affects; -1 for the whole table or for `seat`. */
  readonly card: CardId | -1;
  readonly seat: Seat | -1;
  readonly stat: Stat;
  readonly amount: number;
  /** The card it comes from. */
  readonly source: CardId | -1;
}

export type ActionKind =
  | 'bleed'
  | 'hunt'
  | 'equip'
  | 'take equipment'
  | 'employ'
  | 'recruit'
  | 'political'
  | 'card'
  | 'use'
  | 'leave torpor'
  | 'rescue'
  | 'diablerize'
  | 'become anarch'
  | 'fight'
  | 'power'
  | 'destroy';

/** The current action. It never outlives the part of the rules that carries it out. */
export interface Action {
  readonly kind: ActionKind;
  readonly by: CardId;
  readonly seat: Seat;
  /** The card played for it or whose text it uses, or -1. */
  readonly card: CardId | -1;
  /** Index of the mode or ability used. */
  readonly mode: number;
  readonly level: string;
  /** The Methuselahs who are its targets (or whose things are); empty for an undirected action. */
  targets: Seat[];
  /** Cards named as targets. */
  readonly on: readonly CardId[];
  readonly chosen: Readonly<Record<string, readonly number[]>>;
  /** Inherent stealth (V-STL-002). */
  stealth: number;
  /** Blood that each pays in a rescue, and other costs announced. */
  readonly cost: Readonly<Record<string, number>>;
  state: 'announced' | 'blocked' | 'successful' | 'ended';
  blocker: CardId | -1;
  /** Seats that have decided to make no more attempts. */
  declined: Seat[];
  /** Minions whose attempt failed, in order. */
  failed: CardId[];
  /** Cards played in this action by minion: no minion plays the same modifier or reaction twice. */
  played: { readonly minion: CardId; readonly name: string }[];
  bleedModified: boolean;
  unblockable: string | undefined;
  /** Effects to be carried out after the action has resolved. */
  later: { readonly seat: Seat; readonly minion: CardId; readonly card: CardId; readonly effects: readonly unknown[] }[];
}

export interface Combat {
  readonly acting: CardId;
  readonly opposing: CardId;
  range: 'close' | 'long';
  round: number;
  over: boolean;
  /** Which combatant used the last maneuver or press: 0 acting, 1 opposing, -1 nobody. */
  lastManeuver: -1 | 0 | 1;
  rangeSet: boolean;
  skipRange: boolean;
  /** Per combatant. */
  fighters: [Fighter, Fighter];
}

export interface Fighter {
  readonly card: CardId;
  /** The card or weapon that it must strike with first after using its maneuver; -1 for none. */
  committed: CardId | -1;
  committedMode: number;
  /** Additional strikes left. */
  additional: number;
  additionalUsed: boolean;
  maneuvers: number;
  presses: number;
  /** Optional maneuvers and presses that cards in play have been used for in this combat. */
  used: string[];
  bloodLostToDamage: number;
  damageInflicted: number;
  playedThisRound: string[];
  playedThisCombat: string[];
}

export interface Referendum {
  readonly caller: Seat;
  /** The acting vampire, or the diablerist of a blood hunt. */
  readonly by: CardId;
  readonly card: CardId | -1;
  readonly bloodHunt: boolean;
  for: number;
  against: number;
  /** What has been gained: votes by source, and how they were cast. */
  ballots: Ballot[];
  terms: Readonly<Record<string, readonly number[]>>;
  passed: boolean | undefined;
}

export interface Ballot {
  readonly seat: Seat;
  /** The minion or card that gives the votes; -1 for votes of the player. */
  readonly source: CardId | -1;
  readonly name: string;
  votes: number;
  subVotes: number;
  cast: 'for' | 'against' | undefined;
}

export interface State extends BaseState {
  cards: Card[];
  random: Random;
  players: Player[];
  turn: Seat;
  turnNumber: number;
  phase: string;
  edge: Seat | -1;
  lasting: Lasting[];
  action: Action | undefined;
  combat: Combat | undefined;
  referendum: Referendum | undefined;
  /** The card that is being played while it can still be cancelled. */
  playing: { readonly card: CardId; readonly seat: Seat; readonly minion: CardId | -1; cancelled: boolean; costWaived: boolean } | undefined;
  yieldedTitles: Title[];
  eventsPlayed: string[];
  ousts: number;
  over: boolean;
  timeUp: boolean;
  /** What was agreed before the match: ante, the scarce switch and the like stand in the setup; the turn limit here. */
  turnLimit: number;
}

export interface G extends Context<State> {
  readonly edition: Edition;
  readonly defs: readonly CardDef[];
}

export const NOBODY = -1;

export function cardOf(g: G, id: CardId): Card {
  return g.state.cards[id] as Card;
}

export function defOf(g: G, id: CardId): CardDef {
  return g.defs[(g.state.cards[id] as Card).def] as CardDef;
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
    locked: false,
    faceDown: false,
    on: -1,
    with: [],
    superior: false,
    did: [],
    from: undefined,
    title: undefined,
    titleContested: false,
    sect: undefined,
    clan: undefined,
    marks: [],
    merged: -1,
    chosen: -1,
  };
}

export function newPlayer(): Player {
  return {
    pool: 30,
    vp: 0,
    ousted: false,
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
    withdrawing: false,
    ante: [],
  };
}

/** Written by hand because it is what a fork costs. Only called at checkpoints, where no action, combat or referendum is on. */
export function copyState(state: State): State {
  const cards: Card[] = new Array(state.cards.length);
  for (let i = 0; i < cards.length; i++) {
    const { def, owner, handle, seen, place, at, play } = state.cards[i] as Card;
    cards[i] = { def, owner, handle, seen, place, at, play: play && copyPlay(play) };
  }
  return {
    ...state,
    cards,
    random: { ...state.random, ...(state.random.scripted ? { scripted: [...state.random.scripted] } : {}) },
    players: state.players.map(copyPlayer),
    lasting: state.lasting.slice(),
    yieldedTitles: state.yieldedTitles.slice(),
    eventsPlayed: state.eventsPlayed.slice(),
  };
}

function copyPlay(play: InPlay): InPlay {
  return { ...play, with: play.with.slice(), did: play.did.slice(), marks: play.marks.slice() };
}

function copyPlayer(player: Player): Player {
  const { zones } = player;
  return {
    ...player,
    zones: {
      library: zones.library.slice(),
      crypt: zones.crypt.slice(),
      hand: zones.hand.slice(),
      uncontrolled: zones.uncontrolled.slice(),
      ready: zones.ready.slice(),
      torpor: zones.torpor.slice(),
      incapacitated: zones.incapacitated.slice(),
      in_play: zones.in_play.slice(),
      contested: zones.contested.slice(),
      ash_heap: zones.ash_heap.slice(),
      removed: zones.removed.slice(),
    },
    delayed: player.delayed.map((each) => ({ ...each })),
    did: player.did.slice(),
    ante: player.ante.slice(),
  };
}
