/** After a takeback everything is as if the answer had never been given, but the record keeps it. */
import { type BaseState, type Context, type Game, replay } from '@praxis/engine';
import { playOut } from '../playout.ts';
import {
  type CheckOptions,
  demand,
  demandSame,
  eachMatch,
  hashAt,
  readQuestions,
  type SetupFor,
} from './played-matches.ts';

/** How often a match takes back, and how many answers at once. */
const TAKEBACKS_MAX = 6;
const COUNT_MAX = 8;
const BETWEEN_MAX = 40;

export function checkTakebacks<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  setupFor: SetupFor,
  options: CheckOptions,
): void {
  eachMatch('takebacks', game, setupFor, options, ({ match, dice, maxAnswers }) => {
    const position = (): string => `${hashAt(match)} ${readQuestions(match)}`;
    const positions = [position()];
    const onAnswer = (): void => {
      positions.push(position());
    };
    for (let takebacks = dice(TAKEBACKS_MAX); takebacks > 0; takebacks--) {
      playOut(match, dice, { maxAnswers: 1 + dice(BETWEEN_MAX), anytimeActionOneIn: 50, onAnswer });
      if (match.moves === 0) continue;
      const count = 1 + dice(Math.min(COUNT_MAX, match.moves));
      match.takeback(count);
      positions.length -= count;
      demand(match.moves === positions.length - 1, `after taking back ${count} there are ${match.moves} answers`);
      demandSame(position(), positions.at(-1) as string, `taking back ${count} did not lead back`);
    }
    playOut(match, dice, { maxAnswers, onAnswer });
    const again = replay(game, JSON.parse(JSON.stringify(match.record)));
    demand(hashAt(again) === hashAt(match), 'a record with takebacks leads elsewhere');
    demand(again.moves === match.moves, 'a record with takebacks has another number of answers');
  });
}
