/** A bot's actions beside its answers: those open to its seat at any time, where the game's insight wants them. */
import type { Situation } from '@praxis/contract';
import type { Asked, Chosen } from './bot.ts';
import { diceFrom } from './dice.ts';
import { type Policy, walk } from './policy.ts';
import { DecisionTrail } from './trail.ts';

/** Undefined: the bot answers at once. */
export function anytimeAction(asked: Asked, situation: Situation, policy: Policy): Chosen | undefined {
  const { insight } = policy;
  if (!insight.wants) return undefined;
  const decision = asked.anytime;
  if (!decision) return undefined;
  const trail = new DecisionTrail(decision);
  for (const [index, piece] of trail.open().entries()) {
    const reason = insight.wants(situation, piece);
    if (reason === undefined) continue;
    trail.take(index);
    walk(trail, { ...situation, decision }, policy, diceFrom(`${asked.seed} any time`));
    return { answer: trail.answer, anytime: true, why: { because: 'insight', reason } };
  }
  return undefined;
}
