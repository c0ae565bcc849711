/** A thread of `praxis simulate` and `praxis worker`: it loads the game of the plan and plays what it is told. */
import { workerData } from 'node:worker_threads';
import type { Plan } from '@praxis/bots/simulation/plan.ts';
import { serveGames } from '@praxis/bots/simulation/thread.ts';
import { hostingNamed } from '../games.ts';

const { plan } = workerData as { readonly plan: Plan };
serveGames(await hostingNamed(plan.game), plan);
