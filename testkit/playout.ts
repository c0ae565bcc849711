/** A random player: fast, deterministic and without any idea of the game. */
import type { BaseState, Context, Match, Path, Piece, Question, Seat } from '@praxis/engine';

/** Gives a whole number from 0 to `below - 1`. */
export type Dice = (below: number) => number;

/** Dice of the tests' own (Mulberry32), so that a random player never touches the luck of the match. */
export function diceFrom(seed: string): Dice {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 0x1_0000_0000) * below);
  };
}

export interface PlayOutOptions<S extends BaseState, C extends Context<S>> {
  /** Called after every answer. Events that it does not take are dropped. */
  readonly onAnswer?: (match: Match<S, C>, seat: Seat, path: Path) => void;
  /** The limit for a match that does not end. */
  readonly maxAnswers?: number;
  /** One in this many answers is an action that is possible at any time, if there is one. By default none is. */
  readonly anytimeActionOneIn?: number;
}

/** Plays on until the match is over or enough has been answered. Returns how many answers were given. */
export function playOut<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  dice: Dice,
  { onAnswer, maxAnswers = 100_000, anytimeActionOneIn }: PlayOutOptions<S, C> = {},
): number {
  let given = 0;
  while (!match.result && given < maxAnswers) {
    const taken =
      anytimeActionOneIn !== undefined && dice(anytimeActionOneIn) === 0 ? takeAnytimeAction(match, dice) : undefined;
    const { seat, path } = taken ?? chooseRandomly(match, dice);
    given++;
    onAnswer?.(match, seat, path);
    match.takeEvents();
  }
  return given;
}

/** Picks one piece after another, so that the answers never have to be listed. */
export function randomPath(question: Question, dice: Dice): Path {
  const path: Piece[] = [];
  for (let pieces = question.next(path); pieces.length > 0; pieces = question.next(path))
    path.push(pieces[dice(pieces.length)] as Piece);
  return path;
}

interface Chosen {
  readonly seat: Seat;
  readonly path: Path;
}

function chooseRandomly<S extends BaseState, C extends Context<S>>(match: Match<S, C>, dice: Dice): Chosen {
  const { questions } = match;
  const question = questions[questions.length === 1 ? 0 : dice(questions.length)];
  if (!question) throw new Error('The match is not over, but nobody is asked anything.');
  const path = randomPath(question, dice);
  match.choose(question.seat, path);
  return { seat: question.seat, path };
}

function takeAnytimeAction<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  dice: Dice,
): Chosen | undefined {
  const seat = dice(match.setup.seats.length);
  const question = match.anytimeActions(seat);
  if (!question) return undefined;
  const path = randomPath(question, dice);
  match.takeAnytimeAction(seat, path);
  return { seat, path };
}
