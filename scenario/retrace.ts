/**
 * Plays the answers of a scenario again, in the ways in which a match may be continued: on a copy, from its record, and
 * after an answer was taken back. All of them must lead to the same positions.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Staging } from '@praxis/contract';
import { ANYTIME_ACTION, type BaseState, type Context, type Match, Mistake, openAt, replay } from '@praxis/engine';
import type { Answer, Move, Staged } from './table.ts';

/** What the answers led to when the script was played. */
export interface Course {
  readonly moves: readonly Move[];
  readonly hash: string;
}

/** The first difference ends the retracing; undefined if there is none. */
export function retraced<S extends BaseState, C extends Context<S>>(
  staging: Staging<S, C>,
  staged: Staged<S>,
  course: Course,
): string | undefined {
  try {
    new Retracing(staging, staged).follow(course);
    return undefined;
  } catch (error) {
    if (error instanceof Elsewhere) return error.message;
    throw error;
  }
}

/** The match is not where it was before. */
class Elsewhere extends Error {}

class Retracing<S extends BaseState, C extends Context<S>> {
  readonly #staging: Staging<S, C>;
  readonly #match: Match<S, C>;
  /** The positions after as many answers as the key says: scripted luck changes the position between two answers. */
  readonly #positions = new Map<number, Set<string>>();
  /** How many answers were a choice. */
  #choices = 0;

  constructor(staging: Staging<S, C>, { setup, state }: Staged<S>) {
    this.#staging = staging;
    this.#match = openAt(staging.game, setup, state, { askForced: true, forks: true });
  }

  follow({ moves, hash }: Course): void {
    this.#note();
    for (const move of moves) {
      if ('luck' in move) {
        this.#match.scriptLuck(move.luck);
        this.#note();
      } else if (move.by === 'forced') this.#give(this.#match, move);
      else this.#note(this.#choose(move));
    }
    if (this.#match.hash() !== hash) throw new Elsewhere('When all was played again, it ended in another position.');
    this.#restore();
  }

  /** Gives an answer that was a choice, to a copy of the match as well. Returns the position to which it led. */
  #choose(move: Answer): string {
    const copy = this.#match.fork();
    // Taking back derives the whole match again, so the distances grow.
    const takenBack = isPowerOfTwo(++this.#choices) ? textOf(this.#match) : undefined;
    this.#give(this.#match, move);
    const after = textOf(this.#match);
    this.#give(copy, move);
    if (textOf(copy) !== after) throw new Elsewhere(`On a copy of the match, ${this.#name(move)} led elsewhere.`);
    look(copy);
    if (takenBack !== undefined) this.#giveAgain(move, takenBack, after);
    return after;
  }

  #giveAgain(move: Answer, before: string, after: string): void {
    this.#match.takeback(1);
    if (textOf(this.#match) !== before)
      throw new Elsewhere(`Taking back ${this.#name(move)} did not lead back to where it was given.`);
    this.#give(this.#match, move);
    if (textOf(this.#match) !== after) throw new Elsewhere(`Given a second time, ${this.#name(move)} led elsewhere.`);
  }

  /** Stores the match as text and restores it, with the same positions on the way. */
  #restore(): void {
    const { game } = this.#staging;
    const data: unknown = JSON.parse(JSON.stringify(this.#match.record));
    const compare = (match: Match<S, C>): void => {
      const expected = this.#positions.get(match.moves);
      if (expected && !expected.has(textOf(match)))
        throw new Elsewhere(
          `Restored from its record, the match was elsewhere when ${match.moves} answers had been given.`,
        );
    };
    try {
      const restored = replay(game, data, compare, { askForced: true });
      if (!isDeepStrictEqual(restored.state, this.#match.state))
        throw new Elsewhere('Stored as JSON and restored, the state has lost something.');
    } catch (error) {
      const cause = error instanceof Mistake && error.cause instanceof Elsewhere ? error.cause : error;
      if (cause instanceof Elsewhere) throw cause;
      if (!(error instanceof Mistake)) throw error;
      throw new Elsewhere(`The match could not be restored. ${error.message}`);
    }
  }

  #note(position = textOf(this.#match)): void {
    const noted = this.#positions.get(this.#match.moves) ?? new Set();
    this.#positions.set(this.#match.moves, noted.add(position));
  }

  #give(match: Match<S, C>, move: Answer): void {
    const { seat, answer, anytime } = move;
    const number = anytime ? ANYTIME_ACTION : match.decisions.find((each) => each.seat === seat)?.number;
    const given = match.answer(seat, number ?? 0, answer);
    if (!('refused' in given)) return;
    const why = given.refused === 'fault' ? `the rules failed: ${given.report.message}` : given.refused;
    throw new Elsewhere(`When all was played again, ${this.#name(move)} was refused: ${why}.`);
  }

  #name({ seat, answer }: Answer): string {
    return `the answer "${answer}" of ${this.#match.setup.seats[seat]?.name}`;
  }
}

/** The position as text: comparing it whole costs less than fingerprints. */
function textOf<S extends BaseState, C extends Context<S>>({ position }: Match<S, C>): string {
  return JSON.stringify(position);
}

/** The seat that is asked must be able to see the table at any moment, also in the middle of an effect. */
function look<S extends BaseState, C extends Context<S>>(match: Match<S, C>): void {
  const [asked] = match.questions;
  if (asked) match.view(asked.seat);
}

function isPowerOfTwo(number: number): boolean {
  return (number & (number - 1)) === 0;
}
