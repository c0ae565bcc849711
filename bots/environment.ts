/**
 * Many matches stepped side by side in one process, for programs that learn. In each match one seat acts at a time, as
 * in the AEC games of PettingZoo: it sees an observation that is plain data, has a number of legal actions, names one
 * by its index, and rewards come to all seats.
 *
 * An answer of the rules is a sentence of several pieces, and there can be thousands of them; so an action is one
 * piece, and the match goes on when the sentence is complete. Where only one piece is legal, it is chosen without
 * asking.
 */
import { decksIn, type Hosting, type Insight } from '@praxis/contract';
import {
  ANYTIME_ACTION,
  answerOf,
  type Decision,
  type Match,
  type Record as MatchRecord,
  Mistake,
  openMatch,
  type Piece,
  type Result,
  readAnswer,
  type Seat,
  type Setup,
  type View,
  type VisiblePiece,
  visiblePiece,
} from '@praxis/engine';
import type { Asked, Chosen } from './bot.ts';
import { NO_INSIGHT } from './policy.ts';
import { askedAt } from './seat.ts';

/** The state of a match after a reset or a step. */
export interface Turn {
  /** The seat that acts next; undefined when the match has ended. */
  readonly agent: Seat | undefined;
  /** How many actions are legal: their indices are those below. 0 when the match has ended. */
  readonly legal: number;
  /** Each seat's reward for the step. */
  readonly rewards: readonly number[];
  /** The match is over. */
  readonly terminated: boolean;
  /** The match was ended before it was over: it took too long, or the rules failed. */
  readonly truncated: boolean;
}

/** Everything that the acting seat may know, as data that can be copied, stored and sent. */
export interface Observation {
  readonly agent: Seat;
  readonly view: View;
  /** The step of the rules in which the seat is asked, and the subject of the question. */
  readonly step: string;
  readonly about: VisiblePiece;
  /** The pieces of the answer that it has chosen so far. */
  readonly said: readonly VisiblePiece[];
  /** The legal actions by their indices. */
  readonly actions: readonly VisiblePiece[];
}

/**
 * An index, a whole answer, or a bot's choice, which can be an action that is open to the seat at any time; anything
 * for a match that has ended.
 */
export type Action = number | string | Pick<Chosen, 'answer' | 'anytime'> | undefined;

export interface EnvironmentOptions {
  readonly hosting: Hosting;
  /** The players at the table, for each seed. */
  readonly table: (seed: string) => Setup;
  /** A seat's reward for a result. By default, winners share 1. */
  readonly reward?: (result: Result & { readonly kind: 'over' }, seat: Seat) => number;
  /** The number of decisions after which a match is ended. */
  readonly decisionsMax?: number;
}

const DECISIONS_MAX = 100_000;

export class Environment {
  readonly #options: EnvironmentOptions;
  #games: Played[] = [];
  #turns: readonly Turn[] = [];

  constructor(options: EnvironmentOptions) {
    this.#options = options;
  }

  /** New matches, one for each seed. The same seed and actions lead to the same match. */
  reset(seeds: readonly string[]): readonly Turn[] {
    this.#games = seeds.map((seed) => new Played(this.#options, seed));
    this.#turns = this.#games.map((game) => game.turn(undefined));
    return this.#turns;
  }

  /** The state of each match. */
  get turns(): readonly Turn[] {
    return this.#turns;
  }

  /**
   * Acts in every match that has not ended. Throws a `Mistake` that names the match and the action if one is not legal;
   * no match has changed then.
   */
  step(actions: readonly Action[]): readonly Turn[] {
    if (actions.length !== this.#games.length)
      throw new Mistake(`There are ${actions.length} actions for ${this.#games.length} matches.`);
    for (const [index, game] of this.#games.entries()) game.require(actions[index], index);
    this.#turns = this.#games.map((game, index) => game.act(actions[index]));
    return this.#turns;
  }

  /** Everything the acting seat of a match may know. */
  observe(match: number): Observation {
    return this.#game(match).observation;
  }

  /** The legal actions of a match in words, each with the pieces said before. */
  labels(match: number, language = 'en'): readonly string[] {
    return this.#game(match).labels(language);
  }

  /** The same in the form that bots get, so that bots can act besides agents. A bot's choice is an action. */
  asked(
    match: number,
    { seed, temperament, playouts }: { seed: string; temperament?: string; playouts?: number },
  ): Asked {
    const { insights } = this.#options.hosting;
    return this.#game(match).asked(seed, temperament ?? insights?.temperaments[0] ?? '', playouts ?? 1);
  }

  /** Undefined until the match has ended. */
  result(match: number): Result | undefined {
    return this.#game(match).result;
  }

  /** The match so far, to be kept, replayed or watched. */
  record(match: number): MatchRecord {
    return this.#game(match).record;
  }

  #game(match: number): Played {
    const game = this.#games[match];
    if (!game) throw new Mistake(`There is no match ${match}; there are ${this.#games.length}.`);
    return game;
  }
}

/** An answer that is given at once. */
function whole(action: Exclude<Action, number | undefined>): Pick<Chosen, 'answer' | 'anytime'> {
  return typeof action === 'string' ? { answer: action } : action;
}

/** One of the matches. */
class Played {
  readonly #options: EnvironmentOptions;
  readonly #match: Match;
  readonly #insight: Insight;
  /** The open decision, and the pieces said so far. */
  #decision: Decision | undefined;
  #path: Piece[] = [];
  /** How many of them were chosen by the seat. */
  #chosen = 0;
  #open: readonly Piece[] = [];
  #ended: Result | undefined;

  constructor(options: EnvironmentOptions, seed: string) {
    const { hosting, table } = options;
    this.#options = options;
    this.#match = openMatch(hosting.game, table(seed));
    this.#insight = hosting.insights?.of(this.#match.setup) ?? NO_INSIGHT;
    this.#ask();
  }

  get result(): Result | undefined {
    return this.#ended;
  }

  get record(): MatchRecord {
    return this.#match.record;
  }

  get observation(): Observation {
    const { seat, step, about } = this.#asking;
    const { state } = this.#match;
    const seen = (piece: Piece): VisiblePiece => visiblePiece(state, piece);
    const view = this.#match.view(seat);
    return { agent: seat, view, step, about: seen(about), said: this.#path.map(seen), actions: this.#open.map(seen) };
  }

  labels(language: string): readonly string[] {
    const wording = this.#match.game.wording(language);
    return this.#open.map((piece) => wording.sentence(this.#match.context, this.#asking, [...this.#path, piece]));
  }

  asked(seed: string, temperament: string, playouts: number): Asked {
    return askedAt(this.#match, this.#asking, { insight: this.#insight, temperament, seed, budget: { playouts } });
  }

  /** Throws if the action is not legal. */
  require(action: Action, index: number): void {
    if (this.#ended) return;
    if (typeof action === 'number' || action === undefined) {
      if (this.#open[action ?? -1] === undefined)
        throw new Mistake(`Action ${action} of match ${index} is not among its ${this.#open.length} actions.`);
      return;
    }
    const { answer, anytime } = whole(action);
    if (this.#chosen > 0)
      throw new Mistake(`Match ${index} is in the middle of an answer, so "${answer}" cannot be given as a whole.`);
    const question = anytime ? this.#match.anytimeActions(this.#asking.seat) : this.#asking;
    if (!question || 'wrong' in readAnswer(this.#match.state, question, answer))
      throw new Mistake(`The answer "${answer}" of match ${index} is not legal.`);
  }

  act(action: Action): Turn {
    if (this.#ended) return this.turn(undefined);
    if (typeof action === 'number') {
      this.#say(this.#open[action] as Piece);
      this.#chosen++;
      if (this.#open.length > 0) return this.turn(undefined);
    }
    const { answer, anytime } =
      typeof action === 'number' || action === undefined
        ? { answer: answerOf(this.#match.state, this.#path) }
        : whole(action);
    const { seat, number } = this.#asking;
    const heard = this.#match.answer(seat, anytime ? ANYTIME_ACTION : number, answer);
    if ('events' in heard) this.#ask();
    else this.#ended = { kind: 'stopped', report: heard.refused === 'fault' ? heard.report.message : heard.refused };
    return this.turn(this.#ended);
  }

  /** Says a piece, and the following ones as long as there is no alternative. */
  #say(piece: Piece): void {
    this.#path.push(piece);
    this.#open = this.#asking.next(this.#path);
    if (this.#open.length === 1) this.#say(this.#open[0] as Piece);
  }

  /** `reached` is the result that the last step has led to. */
  turn(reached: Result | undefined): Turn {
    const ended = this.#ended;
    return {
      agent: ended ? undefined : this.#asking.seat,
      legal: ended ? 0 : this.#open.length,
      rewards: this.#match.setup.seats.map((_, seat) => (reached?.kind === 'over' ? this.#reward(reached, seat) : 0)),
      terminated: ended?.kind === 'over',
      truncated: ended?.kind === 'stopped',
    };
  }

  get #asking(): Decision {
    if (!this.#decision) throw new Mistake('The match has ended: nobody acts in it.');
    return this.#decision;
  }

  #ask(): void {
    const { decisionsMax = DECISIONS_MAX } = this.#options;
    this.#path = [];
    this.#chosen = 0;
    this.#ended = this.#match.result;
    if (!this.#ended && this.#match.moves >= decisionsMax)
      this.#ended = { kind: 'stopped', report: `It was not over after ${decisionsMax} decisions.` };
    this.#decision = this.#ended ? undefined : this.#match.decisions[0];
    this.#open = this.#decision?.next([]) ?? [];
    if (this.#open.length === 1) this.#say(this.#open[0] as Piece);
  }

  #reward(result: Result & { readonly kind: 'over' }, seat: Seat): number {
    if (this.#options.reward) return this.#options.reward(result, seat);
    return result.winners.includes(seat) ? 1 / result.winners.length : 0;
  }
}

/** A table with the decks that the game offers, in turn. */
export function offeredTable(
  { decks, choices }: Hosting,
  { edition = choices.editions[0], seats = choices.seats.usual } = {},
): (seed: string) => Setup {
  const offered = decksIn(decks, edition);
  return (seed) => ({
    edition,
    seed,
    seats: Array.from({ length: seats }, (_, seat) => {
      const { name, deck } = offered[seat % offered.length] as Hosting['decks'][number];
      return { name: `${name} ${seat + 1}`, deck };
    }),
  });
}
