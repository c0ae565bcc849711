/** A thread of the pool: plays the games whose numbers it receives. */
import { parentPort } from 'node:worker_threads';
import type { Hosting } from '@praxis/contract';
import type { Plan } from './plan.ts';
import { type PlayedGame, playGame } from './play.ts';
import type { Answer } from './pool.ts';

export function serveGames(hosting: Hosting, plan: Plan): void {
  const port = parentPort;
  if (!port) throw new Error('Games are served in threads only.');
  port.on('message', (game: number) => {
    const answer: Answer<PlayedGame> = { game, result: playGame(hosting, plan, game) };
    port.postMessage(answer);
  });
}
