/**
 * The thread that keeps the tests' PostgreSQL: its library ends a process in its own way, and would lose the exit
 * status of the tests.
 */
import { parentPort } from 'node:worker_threads';
import { startPostgres } from '@praxis/testkit/postgres.ts';

const postgres = await startPostgres();
parentPort?.postMessage(postgres.url);
parentPort?.once('message', async () => {
  await postgres.stop();
  parentPort?.postMessage('stopped');
});
