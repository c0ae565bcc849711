/** A program that follows the game's insight: fast enough for thousands of matches. */
import type { Bot } from './bot.ts';
import { diceFrom } from './dice.ts';
import { type Policy, walk } from './policy.ts';
import { DecisionTrail } from './trail.ts';

/** Near to the best that the insight knows, but not always the same. */
export const HEURISTIC_HEAT = 0.12;

export const heuristic: Bot = ({ lightView: view, decision, insight, temperament, seed }) => {
  const trail = new DecisionTrail(decision);
  const policy: Policy = { insight, heat: HEURISTIC_HEAT };
  const { free, reason } = walk(trail, { view, decision, temperament }, policy, diceFrom(`${seed} heuristic`));
  if (!free) return { answer: trail.answer, why: { because: 'only answer' } };
  return { answer: trail.answer, why: { because: 'insight', ...(reason === undefined ? {} : { reason }) } };
};
