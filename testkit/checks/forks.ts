/** A fork behaves like the original and leaves it untouched. */
import type { BaseState, Context, Game, Match } from '@praxis/engine';
import { diceFrom, playOut } from '../playout.ts';
import {
  type CheckOptions,
  demand,
  demandSame,
  eachMatch,
  hashAt,
  readQuestions,
  type SetupFor,
} from './played-matches.ts';

/** How far the matches go before they are forked, at most. */
const START_MAX = 80;
/** One in this many answers of a fork is followed by a fork of the fork. */
const AGAIN_ONE_IN = 25;

export function checkForks<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  setupFor: SetupFor,
  options: CheckOptions,
): void {
  for (const forks of [false, true])
    eachMatch(
      'forks',
      game,
      setupFor,
      { ...options, matches: Math.ceil(options.matches / 2) },
      ({ match, dice, maxAnswers }) => {
        playOut(match, dice, { maxAnswers: dice(START_MAX), anytimeActionOneIn: 100 });
        const before = hashAt(match);
        const fork = match.fork();
        demandAlike(fork, match, 'a fork differs from its original');
        const second = fork.fork();
        const seed = `forks ${dice(1_000_000)}`;
        const hashes = playHashing(fork, seed, maxAnswers, true);
        demand(hashAt(match) === before, 'playing a fork changed the original');
        compare(hashes, playHashing(second, seed, maxAnswers, false), 'the fork of a fork went another way');
        compare(hashes, playHashing(match, seed, maxAnswers, false), 'a fork went another way than its original');
        demandAlike(match.fork(), match, 'a fork of a match that is over differs from its original');
      },
      { forks },
    );
}

function playHashing<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  seed: string,
  maxAnswers: number,
  forksAgain: boolean,
): string[] {
  const hashes: string[] = [];
  const dice = diceFrom(seed);
  const moments = diceFrom(`${seed} moments`);
  const onAnswer = (): void => {
    hashes.push(hashAt(match));
    if (forksAgain && moments(AGAIN_ONE_IN) === 0) {
      const again = match.fork();
      demandAlike(again, match, 'a fork of a fork differs from it');
      playOut(again, diceFrom(`${seed} ${hashes.length}`), { maxAnswers: 5 });
      demand(hashAt(match) === hashes.at(-1), 'playing the fork of a fork changed it');
    }
  };
  playOut(match, dice, { onAnswer, maxAnswers, anytimeActionOneIn: 200 });
  return hashes;
}

function demandAlike<S extends BaseState, C extends Context<S>>(
  a: Match<S, C>,
  b: Match<S, C>,
  otherwise: string,
): void {
  demandSame(JSON.stringify(a.state), JSON.stringify(b.state), otherwise);
  demandSame(readQuestions(a), readQuestions(b), otherwise);
  demandSame(JSON.stringify(numbers(a)), JSON.stringify(numbers(b)), `${otherwise} in the numbers of its decisions`);
  demand(hashAt(a) === hashAt(b), `${otherwise} in its hash`);
}

function numbers<S extends BaseState, C extends Context<S>>(match: Match<S, C>): number[] {
  return match.decisions.map((decision) => decision.number);
}

function compare(hashes: readonly string[], others: readonly string[], otherwise: string): void {
  const at = hashes.findIndex((hash, index) => hash !== others[index]);
  demand(at < 0 && others.length === hashes.length, `${otherwise}, ${at + 1} answers after it was made`);
}
