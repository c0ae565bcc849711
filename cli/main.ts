/** The `praxis` command as a process of its own. */
import { quickenImports } from '@praxis/games/quick-imports.ts';
import { run } from './run.ts';

// The reader of our output may stop reading (`praxis rule … | head`); that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

// The sources are TypeScript; compiling them each time would take longer than everything else together.
quickenImports();

process.exitCode = await run(process.argv.slice(2));
