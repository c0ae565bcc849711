/** The threads in which this program plays games. */
import { availableParallelism } from 'node:os';
import type { Plan } from '@praxis/bots/simulation/plan.ts';
import type { PlayedGame } from '@praxis/bots/simulation/play.ts';
import { Pool } from '@praxis/bots/simulation/pool.ts';
import { wholeNumber } from '../command.ts';

const THREADS_MAX = 1024;

export function threadsAsked(given: string | undefined, least: number): number {
  return given === undefined ? availableParallelism() : wholeNumber('workers', given, least, THREADS_MAX);
}

export function poolFor(plan: Plan, threads: number): Pool<PlayedGame> {
  return new Pool({ entry: new URL('./thread.ts', import.meta.url), data: { plan }, threads });
}
