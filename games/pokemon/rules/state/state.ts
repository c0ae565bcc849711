/** The state of a match: plain data. */
import type { BaseCard, BaseState, CardId, Context, Random, Seat } from '@praxis/engine';
import type { MatchCards } from '@praxis/kit/card-pool.ts';
import type { CardDef, Condition, Modifier, Until } from '../../cards/language.ts';

/** P-ZONE-001 The places of a player, beside the Pokémon in play. */
export const ZONES = ['deck', 'hand', 'prizes', 'discard', 'lost'] as const;
export type Zone = (typeof ZONES)[number];
/** `play`: a Pokémon or on one. `stadium`: the Stadium in play. `played`: a Trainer card that is being played. */
export type Place = Zone | 'play' | 'stadium' | 'played';

export interface Card extends BaseCard {
  place: Place;
}

/** P-CARD-011 A Pokémon in play: its cards and everything on them. It stays the same Pokémon when it evolves. */
export interface Pokemon {
  /** Never reused. */
  readonly id: number;
  readonly seat: Seat;
  /** From the lowest stage up; the last one defines the Pokémon. */
  cards: CardId[];
  energy: CardId[];
  tools: CardId[];
  /** In damage, ten for each counter (P-CARD-010). */
  damage: number;
  /** P-CON-003, P-CON-004 At most one of Asleep, Confused and Paralyzed. */
  conditions: Condition[];
  /** P-CON-011 Damage counters of its Poison marker. */
  poison: number;
  /** The number of the turn in which it came into play or evolved last (P-EVO-004, P-EVO-005). */
  since: number;
  /** Abilities used in this turn. */
  used: string[];
  /** Effects of attacks on it; they end when it evolves or leaves the Active Spot (P-EVO-008, P-RET-006). */
  lasting: Lasting[];
  /** Damage by which an attack of the opponent has just knocked it out, for effects that look back at it. */
  struck: boolean;
}

/** An effect that lasts until the end of a turn. */
export interface Lasting {
  readonly gives: Modifier;
  /** The last turn, by its number. */
  readonly until: number;
  /** The player of the effect. */
  readonly by: Seat;
}

export interface Player {
  zones: Record<Zone, CardId[]>;
  /** P-ZONE-002 Undefined only until a Pokémon is promoted. */
  active: Pokemon | undefined;
  bench: Pokemon[];
  /** How many turns the player has begun. */
  turns: number;
  /** P-MUL-006 New hands taken alone. */
  newHands: number;
  /** The Pokémon and Prize cards lie on the table (setup). */
  placed: boolean;
  /** P-TURN-005 Things done this turn that are possible only once per turn. */
  attached: boolean;
  supporter: boolean;
  stadium: boolean;
  retreated: boolean;
  /** Cards played this turn, as definitions, and effects of Stadiums used. */
  playedThisTurn: number[];
  stadiumUsed: boolean;
  /** P-GX-002, P-VSTAR-003, P-VUN-006 Once per game. */
  gxUsed: boolean;
  vstarUsed: boolean;
  unions: string[];
  /** Effects on the player. */
  lasting: Lasting[];
  conceded: boolean;
}

export interface State extends BaseState {
  cards: Card[];
  random: Random;
  players: Player[];
  /** The player of the first turn of the game. */
  first: Seat;
  /** The player whose turn it is. */
  turn: Seat;
  /** P-TURN-001 Counted through both players; 0 before the first turn. */
  turnNumber: number;
  /** P-STA-001 */
  stadium: CardId | undefined;
  /**
   * Counts cards that enter and leave play, so that data gathered about the table can be kept until the next change.
   */
  changes: number;
  /** The last id given to a Pokémon. */
  pokemons: number;
  /** P-END-004 How many games have been played before this one in sudden death. */
  suddenDeaths: number;
  prizeCount: number;
  /** The winner and the reason, once the match is won. */
  winner: Seat | undefined;
  reason: string;
}

export interface G extends Context<State> {
  readonly defs: readonly CardDef[];
  readonly cards: MatchCards<CardDef>;
}

export function cardOf(g: G, id: CardId): Card {
  return g.state.cards[id] as Card;
}

export function defOf(g: G, id: CardId): CardDef {
  return g.defs[(g.state.cards[id] as Card).def] as CardDef;
}

export function playerOf(g: G, seat: Seat): Player {
  return g.state.players[seat] as Player;
}

/** The other player. */
export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

/** P-AMB-29 The card that defines a Pokémon, including its name. */
export function topOf(pokemon: Pokemon): CardId {
  return pokemon.cards[pokemon.cards.length - 1] as CardId;
}

export function topDef(g: G, pokemon: Pokemon): CardDef {
  return defOf(g, topOf(pokemon));
}

/** P-ZONE-011 The Pokémon that a player has in play, the Active one first; cards elsewhere do not count. */
export function pokemonOf(g: G, seat: Seat): Pokemon[] {
  const { active, bench } = playerOf(g, seat);
  return active ? [active, ...bench] : [...bench];
}

/** All Pokémon in play, those of the player whose turn it is first. */
export function allPokemon(g: G): Pokemon[] {
  const { turn } = g.state;
  return [...pokemonOf(g, turn), ...pokemonOf(g, opponentOf(turn))];
}

/** The Pokémon of an id, if it is still in play. */
export function pokemonById(g: G, id: number): Pokemon | undefined {
  for (const { active, bench } of g.state.players) {
    if (active?.id === id) return active;
    for (const each of bench) if (each.id === id) return each;
  }
  return undefined;
}

/** The Pokémon whose top card this is. */
export function pokemonWith(g: G, card: CardId | undefined): Pokemon | undefined {
  for (const { active, bench } of g.state.players) {
    if (active && topOf(active) === card) return active;
    for (const each of bench) if (topOf(each) === card) return each;
  }
  return undefined;
}

export function isActive(g: G, pokemon: Pokemon): boolean {
  return playerOf(g, pokemon.seat).active === pokemon;
}

export const PRIZES = 6;

export function newPlayer(): Player {
  return {
    zones: { deck: [], hand: [], prizes: [], discard: [], lost: [] },
    active: undefined,
    bench: [],
    turns: 0,
    newHands: 0,
    placed: false,
    attached: false,
    supporter: false,
    stadium: false,
    retreated: false,
    playedThisTurn: [],
    stadiumUsed: false,
    gxUsed: false,
    vstarUsed: false,
    unions: [],
    lasting: [],
    conceded: false,
  };
}

export function newPokemon(state: State, seat: Seat, cards: CardId[], since: number): Pokemon {
  return {
    id: ++state.pokemons,
    seat,
    cards,
    energy: [],
    tools: [],
    damage: 0,
    conditions: [],
    poison: 0,
    since,
    used: [],
    lasting: [],
    struck: false,
  };
}

/**
 * Written by hand because forks spend their time here. Every key is written, in one order, so that a copy of a stored
 * state has the same fingerprint as the state itself.
 */
export function copyState(state: State): State {
  const cards: Card[] = new Array(state.cards.length);
  for (let i = 0; i < cards.length; i++) {
    const { def, owner, handle, seen, place } = state.cards[i] as Card;
    cards[i] = { def, owner, handle, seen, place };
  }
  const { key, used, scripted } = state.random;
  return {
    at: state.at,
    random: scripted ? { key, used, scripted: scripted.slice() } : { key, used },
    cards,
    handles: state.handles,
    players: state.players.map(copyPlayer),
    first: state.first,
    turn: state.turn,
    turnNumber: state.turnNumber,
    stadium: state.stadium,
    changes: state.changes,
    pokemons: state.pokemons,
    suddenDeaths: state.suddenDeaths,
    prizeCount: state.prizeCount,
    winner: state.winner,
    reason: state.reason,
  };
}

function copyPlayer(player: Player): Player {
  const { zones, active } = player;
  return {
    zones: {
      deck: zones.deck.slice(),
      hand: zones.hand.slice(),
      prizes: zones.prizes.slice(),
      discard: zones.discard.slice(),
      lost: zones.lost.slice(),
    },
    active: active && copyPokemon(active),
    bench: player.bench.map(copyPokemon),
    turns: player.turns,
    newHands: player.newHands,
    placed: player.placed,
    attached: player.attached,
    supporter: player.supporter,
    stadium: player.stadium,
    retreated: player.retreated,
    playedThisTurn: player.playedThisTurn.slice(),
    stadiumUsed: player.stadiumUsed,
    gxUsed: player.gxUsed,
    vstarUsed: player.vstarUsed,
    unions: player.unions.slice(),
    lasting: player.lasting.slice(),
    conceded: player.conceded,
  };
}

function copyPokemon(pokemon: Pokemon): Pokemon {
  return {
    id: pokemon.id,
    seat: pokemon.seat,
    cards: pokemon.cards.slice(),
    energy: pokemon.energy.slice(),
    tools: pokemon.tools.slice(),
    damage: pokemon.damage,
    conditions: pokemon.conditions.slice(),
    poison: pokemon.poison,
    since: pokemon.since,
    used: pokemon.used.slice(),
    lasting: pokemon.lasting.slice(),
    struck: pokemon.struck,
  };
}

/** The number of the last turn of an effect that begins now. */
export function lastTurnOf(g: G, until: Until, seat: Seat): number {
  const { turnNumber, turn } = g.state;
  const own = turn === seat;
  switch (until) {
    case 'end of turn':
      return turnNumber;
    case "end of opponent's next turn":
      return own ? turnNumber + 1 : turnNumber + 2;
    case 'end of your next turn':
      return own ? turnNumber + 2 : turnNumber + 1;
  }
}
