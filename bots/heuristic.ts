/** A program that follows the game's insight: fast enough for thousands of matches. */
import { anytimeAction } from './anytime.ts';
import type { Bot } from './bot.ts';
import { diceFrom } from './dice.ts';
import { type Policy, walk } from './policy.ts';
import { DecisionTrail } from './trail.ts';

/** Near to the best that the insight knows, but not always the same. */
export const HEURISTIC_HEAT = 0.12;

export const heuristic: Bot = (asked) => {
  const { lightView: view, decision, insight, temperament, seed } = asked;
  const situation = { view, decision, temperament };
  const policy: Policy = { insight, heat: HEURISTIC_HEAT };
  const first = anytimeAction(asked, situation, policy);
  if (first) return first;
  const trail = new DecisionTrail(decision);
  const { free, reason } = walk(trail, situation, policy, diceFrom(`${seed} heuristic`));
  if (!free) return { answer: trail.answer, why: { because: 'only answer' } };
  return { answer: trail.answer, why: { because: 'insight', ...(reason === undefined ? {} : { reason }) } };
};
