/** Imagined matches, played on by the game's insight for all seats. */

import type { Insight } from '@praxis/contract';
import type { Match, Path, Question, Result } from '@praxis/engine';
import { type Dice, rolled } from './dice.ts';
import { type Policy, walk } from './policy.ts';
import { ImaginedSituation, QuestionTrail } from './trail.ts';

/** The style of each player in an imagined world. */
export interface Players {
  readonly policy: Policy;
  temperamentOf(seat: number): string;
}

/** How far an imagined match is played: to the end of this many turns, but at most this many decisions. */
export interface Horizon {
  readonly turns: number;
  readonly decisions: number;
}

/** One of the questions that are open. */
export function oneOfThem(questions: readonly Question[], dice: Dice): Question {
  return questions[questions.length === 1 ? 0 : rolled(dice, questions.length)] as Question;
}

/** Lets everybody answer until the horizon is reached. Returns the number of answers. */
export function playOn(
  world: Match,
  { policy, temperamentOf }: Players,
  { turns, decisions }: Horizon,
  dice: Dice,
): number {
  let turn: number | undefined;
  let left = turns;
  for (let given = 0; given < decisions; given++) {
    if (world.result) return given;
    const question = oneOfThem(world.questions, dice);
    const situation = new ImaginedSituation(world, question, temperamentOf(question.seat));
    const now = situation.view.where.turnNumber;
    if (turn !== undefined && now !== turn && --left <= 0) return given;
    turn = now;
    world.choose(question.seat, chosenPath(world, question, situation, policy, dice));
  }
  return decisions;
}

export function chosenPath(
  world: Match,
  question: Question,
  situation: ImaginedSituation,
  policy: Policy,
  dice: Dice,
): Path {
  const trail = new QuestionTrail(world.state, question);
  walk(trail, situation, policy, dice);
  return trail.path;
}

/** Each seat's expectation in a world, from one seat's view. */
export function valuesOf(
  world: Match,
  viewer: number,
  insight: Insight,
  temperamentOf: (seat: number) => string,
): number[] {
  const { result } = world;
  if (result?.kind === 'over') return resultValues(result, world.setup.seats.length);
  const view = world.lightView(viewer);
  return world.setup.seats.map((_, seat) => insight.value(view, seat, temperamentOf(seat)));
}

/** The winner gets everything, the others a little for their points. A match without a winner is shared by points. */
function resultValues({ winners, scores }: Extract<Result, { kind: 'over' }>, seats: number): number[] {
  const sum = scores.reduce((total, score) => total + Math.max(0, score), 0);
  return Array.from({ length: seats }, (_, seat) => {
    const points = sum > 0 ? Math.max(0, scores[seat] ?? 0) / sum : 1 / seats;
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    return winners.length === 0 ? POINTS * points : (1 - POINTS) * won + POINTS * points;
  });
}

/** The weight of points compared with winning. */
const POINTS = 0.2;
