/** Five agents that take any legal action. */
import { diceFrom, rolled } from '@praxis/bots/dice.ts';
import { type Agent, playAll, seedsFrom } from './table.ts';

export function random(seed: string): Agent {
  const dice = diceFrom(seed);
  return (environment, match) => rolled(dice, environment.turns[match]!.legal);
}

if (import.meta.main) {
  const agents = ['a', 'b', 'c', 'd', 'e'].map(random);
  console.log('Wins of each seat:', playAll(agents, seedsFrom(process.argv)));
}
