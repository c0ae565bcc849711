/** A program that follows the game's insight: fast enough for thousands of matches. */
import type { Bot } from './bot.ts';
import { diceFrom } from './dice.ts';
import { type Policy, walk } from './policy.ts';
import { DecisionTrail } from './trail.ts';

/** Near to the best that the insight knows, but not always the same. */
export const HEURISTIC_HEAT = 0.3;

export const heuristic: Bot = ({ view, decision, insight, temperament, seed }) => {
  const trail = new DecisionTrail(decision);
  const policy: Policy = { insight, heat: HEURISTIC_HEAT };
  const { reason, chance } = walk(trail, { view, decision, temperament }, policy, diceFrom(`${seed} heuristic`));
  if (chance === 1 && reason === undefined) return { answer: trail.answer, why: { because: 'only answer' } };
  return { answer: trail.answer, why: { because: 'insight', ...(reason === undefined ? {} : { reason }) } };
};
