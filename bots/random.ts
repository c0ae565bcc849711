/** A program that knows nothing about the game: all pieces are equal. */
import type { Bot } from './bot.ts';
import { diceFrom, rolled } from './dice.ts';
import { DecisionTrail } from './trail.ts';

export const random: Bot = ({ decision, seed }) => {
  const dice = diceFrom(`${seed} random`);
  const trail = new DecisionTrail(decision);
  let free = false;
  for (let open = trail.open(); open.length > 0; open = trail.open()) {
    free ||= open.length > 1;
    trail.take(rolled(dice, open.length));
  }
  return { answer: trail.answer, why: { because: free ? 'chance' : 'only answer' } };
};
