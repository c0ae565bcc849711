/** A thread of `praxis simulate` and `praxis worker`: it loads the plan's game and plays the games it is sent. */
import { workerData } from 'node:worker_threads';
import type { Plan } from '@praxis/bots/simulation/plan.ts';
import { serveGames } from '@praxis/bots/simulation/thread.ts';
import { quickenImports } from '@praxis/games/quick-imports.ts';
import { hostingNamed } from '../games.ts';

const { plan } = workerData as { readonly plan: Plan };
quickenImports();
serveGames(await hostingNamed(plan.game), plan);
