/** Two matches that a seat cannot distinguish imagine the same world and ask the seat the same there. */
import type { BaseState, Context, Game, Match, Seat } from '@praxis/engine';
import { type Dice, diceFrom, playOut } from '../playout.ts';
import {
  type CheckOptions,
  demand,
  demandSame,
  demandTried,
  eachMatch,
  hashAt,
  readQuestions,
  readSeat,
  type SetupFor,
} from './played-matches.ts';
import { indistinguishable } from './unknown.ts';

/** One in this many positions is checked. */
const MOMENT_ONE_IN = 15;
/** How far imagined worlds are played before they are forked. */
const FURTHER_MAX = 12;

export function checkImagined<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  setupFor: SetupFor,
  options: CheckOptions,
): void {
  let unlike = 0;
  eachMatch('imagined worlds', game, setupFor, options, ({ match, dice, maxAnswers }) => {
    const onAnswer = (): void => {
      if (match.result || dice(MOMENT_ONE_IN) !== 0) return;
      // Only a seat that is asked has a reason to imagine: others' questions may not make sense in another world.
      for (const { seat } of match.questions) if (imagines(match, seat, dice)) unlike++;
    };
    playOut(match, dice, { maxAnswers, onAnswer });
  });
  demandTried(options, unlike, `${game.id}, imagined worlds: none was ever different from the true one`);
}

/** Returns whether the imagined world has other cards than the true one. */
function imagines<S extends BaseState, C extends Context<S>>(match: Match<S, C>, seat: Seat, dice: Dice): boolean {
  const seed = `imagine ${dice(1_000_000)}`;
  const before = hashAt(match);
  const world = match.imagine(seat, seed);
  demandSame(
    readSeat(world, seat),
    readSeat(match, seat),
    `seat ${seat} can distinguish its imagined world from the true one`,
  );
  const other = indistinguishable(match, seat, dice, 'all');
  if (other) {
    const same = other.imagine(seat, seed);
    const otherwise = `seat ${seat}'s imagined world depends on hidden facts`;
    demandSame(JSON.stringify(same.state), JSON.stringify(world.state), otherwise);
    demandSame(readQuestions(same), readQuestions(world), otherwise);
    demand(hashAt(same) === hashAt(world), otherwise);
  }
  const unlike = world.state.cards.some(({ def }, index) => def !== match.state.cards[index]?.def);
  playOn(world, seed, dice);
  demand(hashAt(match) === before, 'imagining changed the match');
  return unlike;
}

/** A fork of an imagined world, also after further answers, is that world again. */
function playOn<S extends BaseState, C extends Context<S>>(world: Match<S, C>, seed: string, dice: Dice): void {
  for (const further of [0, dice(FURTHER_MAX)]) {
    playOut(world, diceFrom(`${seed} further`), { maxAnswers: further });
    const fork = world.fork();
    demandSame(JSON.stringify(fork.state), JSON.stringify(world.state), 'a fork of an imagined world differs from it');
    demandSame(readQuestions(fork), readQuestions(world), 'a fork of an imagined world asks something else');
    const { questions } = world;
    if (questions.length === 0) return;
    const { seat } = questions[dice(questions.length)] as { seat: Seat };
    const within = world.imagine(seat, seed);
    demandSame(
      readSeat(within, seat),
      readSeat(world, seat),
      `seat ${seat} can tell a world imagined in an imagined one`,
    );
    playOut(fork, diceFrom(`${seed} on`), { maxAnswers: FURTHER_MAX });
    playOut(world, diceFrom(`${seed} on`), { maxAnswers: FURTHER_MAX });
    demand(hashAt(fork) === hashAt(world), 'a fork of an imagined world went another way');
  }
}
