/** The state of a match: plain data. */
import type { BaseCard, BaseState, CardId, Context, Random, Seat } from '@praxis/engine';
import type { MatchCards } from '@praxis/kit/card-pool.ts';
import type { CardDef } from '../../cards/language.ts';
import type { Attack } from './attack.ts';
import type { Conflict } from './conflict.ts';
import type { Settings } from './settings.ts';
import type { Phase } from './steps.ts';

/** The piles of a player. `library` and `faction` keep their top card last. */
export const PILES = ['library', 'faction', 'hand', 'discard', 'burned'] as const;
export type Pile = (typeof PILES)[number];
/** The piles of the City; `removed` are the Events taken out at the start (R-SET-001). */
export const CITY_PILES = ['deck', 'discard', 'burned', 'removed'] as const;
export type CityPile = (typeof CITY_PILES)[number];

/**
 * Where a card lies. `character`: a vampire in play. `in_play`: an Ongoing card. `conspiracy`: face down before its player. `mortal`: a
 * City Mortal in The Streets. `event`: an Ongoing Event. `aside`: the Prince's title while nobody bears it. `used`: being played, or put
 * down for an attack or a conflict.
 */
export type Place =
  | Pile
  | `city ${CityPile}`
  | 'character'
  | 'in_play'
  | 'conspiracy'
  | 'attached'
  | 'haven card'
  | 'agenda card'
  | 'mortal'
  | 'event'
  | 'aside'
  | 'used';

export interface Card extends BaseCard {
  place: Place;
  /**
   * The owner of its pile, or its controller in play. For City cards without a controller: the owner of the token on
   * it, else 0.
   */
  at: Seat;
  play: InPlay | undefined;
}

/** R-PLC-001 Where a character is. */
export type Where = 'haven' | 'streets' | 'torpor';

/** The tokens and states of a card in play. */
export interface InPlay {
  /** Of characters. */
  where: Where | undefined;
  /** R-PLC-005 Characters of one player in one place with the same number are a party; in the Haven it is 0. */
  party: number;
  /** R-PLC-004 */
  exhausted: boolean;
  /** Blood of a vampire (R-TOK-002). */
  blood: number;
  /** Tokens on other cards, by colour (R-CON-008); Blood among them. */
  tokens: number[];
  /** R-TOK-008 */
  agenda: number;
  fear: number;
  /** R-INF-003 */
  noInfluence: boolean;
  /** The cards attached to it, and its own bearer. */
  with: CardId[];
  on: CardId | undefined;
  /** R-ATT-005 For an attachment: the player who attached it. */
  by: Seat | undefined;
  /** Abilities used in this turn: their numbers, with the character that used it where each may (R-ABL-001, R-ABL-015). */
  used: string[];
  /** R-CON-003, R-CON-005 For a Conspiracy: the players who have added to it, or declined to, in this turn. */
  added: Seat[];
  /** R-CON-012 For a Conspiracy: the players who may be chosen although they contributed. */
  choosable: Seat[];
}

export interface Player {
  piles: Record<Pile, CardId[]>;
  characters: CardId[];
  inPlay: CardId[];
  conspiracies: CardId[];
  haven: CardId | undefined;
  agendaCard: CardId | undefined;
  /** R-WIN-002 */
  agendaUp: boolean;
  leader: CardId | undefined;
  /** R-TOK-001, R-CARD-002 By colour: colours are seats. */
  prestige: number[];
  agenda: number;
  rival: Seat;
  actions: number;
  /** R-ACT-002 Granted Actions for unhosted things only. */
  unhosted: number;
  /** How many turns the player has begun (R-SET-008). */
  turns: number;
  /** The events of this turn, by a word; texts that count look here (R-ABL-013). */
  did: string[];
  /** R-WIN-008 The player credited with the last loss of Prestige or of a character. */
  lostTo: Seat | undefined;
  eliminated: boolean;
  conceded: boolean;
}

/** R-INF-014 An effect that lasts until the Action or event is over, or until the end of the turn. */
export interface Lasting {
  readonly what: 'influence' | 'unblockable' | 'redirect inquisition' | 'stays in the streets';
  readonly card: CardId;
  readonly seat: Seat;
  readonly amount: number;
}

/** R-X-006 A vampire that is another player's for one Action. */
export interface Possessed {
  readonly card: CardId;
  /** Its owner. */
  readonly from: Seat;
  /** True if it was exhausted before. */
  readonly exhausted: boolean;
}

/** The result, once there is one. */
export interface Over {
  readonly winners: readonly Seat[];
  readonly reason: 'agenda' | 'elimination' | 'time';
}

export interface State extends BaseState {
  cards: Card[];
  random: Random;
  players: Player[];
  /** The City's piles, the Mortals in The Streets and the Ongoing Events (R-CITY-003). */
  city: Record<CityPile, CardId[]>;
  mortals: CardId[];
  events: CardId[];
  /** The Prince's title, wherever it is. */
  prince: CardId | undefined;
  first: Seat;
  turn: Seat;
  /** Counted through all players; 0 before the first turn. */
  turnNumber: number;
  phase: Phase;
  /** R-ABL-004 The Action Phase has been ended, and the last window of it is open. */
  phaseEnded: boolean;
  /** The last number given to a party. */
  parties: number;
  attack: Attack | undefined;
  conflict: Conflict | undefined;
  lasting: Lasting[];
  possessed: Possessed | undefined;
  /** Counts changes that could affect values, so that derived values can be kept until the next one. */
  changes: number;
  over: Over | undefined;
}

export interface G extends Context<State> {
  readonly defs: readonly CardDef[];
  readonly cards: MatchCards<CardDef>;
  readonly settings: Settings;
  unasked: number;
}

export function cardOf(g: G, id: CardId): Card {
  return g.state.cards[id] as Card;
}

export function defOf(g: G, id: CardId): CardDef {
  return g.defs[(g.state.cards[id] as Card).def] as CardDef;
}

/** The tokens and states of a card in play. */
export function playOf(g: G, id: CardId): InPlay {
  return (g.state.cards[id] as Card).play as InPlay;
}

export function playerOf(g: G, seat: Seat): Player {
  return g.state.players[seat] as Player;
}

export function seatsOf(g: G): Seat[] {
  return g.state.players.map((_, seat) => seat);
}

/** All seats clockwise, beginning with this one. */
export function clockwiseFrom(g: G, seat: Seat): Seat[] {
  const { length } = g.state.players;
  return Array.from({ length }, (_, index) => (seat + index) % length);
}

/** The others clockwise, beginning at a seat's left. */
export function othersFrom(g: G, seat: Seat): Seat[] {
  return clockwiseFrom(g, seat).slice(1);
}

export function newPlay(colours: number): InPlay {
  return {
    where: undefined,
    party: 0,
    exhausted: false,
    blood: 0,
    tokens: new Array<number>(colours).fill(0),
    agenda: 0,
    fear: 0,
    noInfluence: false,
    with: [],
    on: undefined,
    by: undefined,
    used: [],
    added: [],
    choosable: [],
  };
}

export function newPlayer(seat: Seat, colours: number): Player {
  return {
    piles: { library: [], faction: [], hand: [], discard: [], burned: [] },
    characters: [],
    inPlay: [],
    conspiracies: [],
    haven: undefined,
    agendaCard: undefined,
    agendaUp: false,
    leader: undefined,
    prestige: new Array<number>(colours).fill(0),
    agenda: 0,
    rival: (seat + 1) % colours,
    actions: 0,
    unhosted: 0,
    turns: 0,
    did: [],
    lostTo: undefined,
    eliminated: false,
    conceded: false,
  };
}
