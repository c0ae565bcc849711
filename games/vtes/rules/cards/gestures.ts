/** Games for pool in which players show their choices at once: Rock-Paper-Scissors, and numbers. */

import { askEach, type CardId, oneOf, type Piece, type Procedure, type Question, type Seat } from '@praxis/engine';
import { gainPool } from '../changes/counters.ts';
import { burnPool } from '../changes/pool.ts';
import type { Scene } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { type G, playerOf } from '../state/state.ts';
import { stepOfEffects } from '../state/steps.ts';

/** Each beats the one before it, and the first beats the last. */
const GESTURES: readonly string[] = ['scissors', 'rock', 'paper'];

/**
 * Both show at once; the winner steals the stake from the loser, 1 more after each tie. When the stake is more than
 * both have together, nobody could win more by going on, and the game is left as it is.
 */
export function* rockPaperScissors(g: G, scene: Scene, other: Seat, stake: number): Procedure {
  const players = [scene.seat, other] as const;
  if (other === scene.seat || players.some((seat) => playerOf(g, seat).ousted)) return;
  const most = players.reduce((sum, seat) => sum + playerOf(g, seat).pool, 0);
  for (let amount = stake; amount <= most; amount++) {
    const shown = (yield* askEach(players.map((seat) => question(g, scene, seat)))).map((path) => path[0]?.word);
    players.forEach((seat, index) => void g.emit({ type: 'gesture', seat, word: shown[index] }));
    const [mine, its] = shown.map((word) => GESTURES.indexOf(word as string)) as [number, number];
    if (mine === its) continue;
    const [winner, loser] = (mine - its + GESTURES.length) % GESTURES.length === 1 ? players : [other, scene.seat];
    gainPool(g, winner, burnPool(g, loser, amount));
    return;
  }
}

/** A number is lost to somebody who has chosen 1 less, and gained otherwise. All this happens at once. */
export function* secretNumbers(g: G, scene: Scene, most: number, yours: number): Procedure {
  const players = clockwiseFrom(g, scene.seat).filter((seat) => !playerOf(g, seat).ousted);
  const answers = yield* askEach(
    players.map((seat): Question => {
      const length = seat === scene.seat ? yours : most;
      return {
        seat,
        step: stepOfEffects(g.state),
        about: { say: 'secret number', card: scene.card as CardId },
        next: oneOf(Array.from({ length }, (_, index): Piece => ({ say: 'choosing', amount: index + 1 }))),
      };
    }),
  );
  const numbers = answers.map((path) => path[0]?.amount ?? 0);
  players.forEach((seat, index) => void g.emit({ type: 'number shown', seat, amount: numbers[index] }));
  const isLost = (number: number): boolean => numbers.includes(number - 1);
  players.forEach((seat, index) => {
    const number = numbers[index] as number;
    if (!isLost(number)) gainPool(g, seat, number);
  });
  players.forEach((seat, index) => {
    const number = numbers[index] as number;
    if (isLost(number)) burnPool(g, seat, number);
  });
}

function question(g: G, { card }: Scene, seat: Seat): Question {
  return {
    seat,
    step: stepOfEffects(g.state),
    about: { say: 'rock paper scissors', card: card as CardId },
    next: oneOf(GESTURES.map((word): Piece => ({ say: 'shows', word }))),
  };
}
