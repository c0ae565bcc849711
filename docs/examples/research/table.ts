/** Common parts of the examples: VTES with its starter decks, and a way to play many matches to the end. */
import { type Action, Environment, offeredTable } from '@praxis/bots/environment.ts';
import { hosting as vtes } from '@praxis/vtes/hosting.ts';

export const hosting = vtes;

/** Chooses an action in one of the matches. */
export type Agent = (environment: Environment, match: number) => Action;

/** One agent per seat plays many matches side by side; returns each seat's wins. */
export function playAll(agents: readonly Agent[], seeds: readonly string[]): number[] {
  const environment = new Environment({ hosting, table: offeredTable(hosting, { seats: agents.length }) });
  const rewards = agents.map(() => 0);
  let turns = environment.reset(seeds);
  while (turns.some(({ agent }) => agent !== undefined)) {
    const actions = turns.map(({ agent }, match) => (agent === undefined ? undefined : agents[agent]!(environment, match)));
    turns = environment.step(actions);
    for (const turn of turns) for (const [seat, reward] of turn.rewards.entries()) rewards[seat]! += reward;
  }
  return rewards;
}

/** `node FILE.ts 20` plays 20 matches. */
export function seedsFrom(args: readonly string[]): string[] {
  return Array.from({ length: Number(args[2] ?? 10) }, (_, number) => `example ${number}`);
}
