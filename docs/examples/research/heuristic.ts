/** A bot of Praxis at the first seat, against four random agents. Its choice, a whole answer, is an action too. */
import { botNamed } from '@praxis/bots/bots.ts';
import { random } from './random.ts';
import { type Agent, hosting, playAll, seedsFrom } from './table.ts';

export function heuristic(seed: string): Agent {
  const bot = botNamed('heuristic');
  return (environment, match) => {
    const { temperament } = hosting.decks[environment.turns[match]!.agent! % hosting.decks.length]!;
    return bot(environment.asked(match, { seed: `${seed} ${match}`, temperament }));
  };
}

if (import.meta.main) {
  const agents = [heuristic('h'), ...['a', 'b', 'c', 'd'].map(random)];
  console.log('Wins of each seat:', playAll(agents, seedsFrom(process.argv)));
}
