/** `praxis worker` */
import { setTimeout as delay } from 'node:timers/promises';
import { type Command, readArguments, STATUS, WrongUsage, wholeNumber } from './command.ts';
import { openDatabase } from './simulation/connecting.ts';
import { Helper } from './simulation/helping.ts';
import { threadsAsked } from './simulation/threads.ts';
import { simulationWordsIn } from './simulation/words.ts';
import { faultIn, languageNamed } from './words.ts';

const OPTIONS = {
  database: { type: 'string' },
  workers: { type: 'string' },
  idle: { type: 'string' },
  lang: { type: 'string', default: 'en' },
} as const;

const IDLE_SECONDS_MAX = 1_000_000;
const LOOKS_EVERY_MS = 200;

export const worker: Command = {
  help: (language) => simulationWordsIn(language).workerHelp,
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  const language = languageNamed(values.lang);
  const words = simulationWordsIn(language);
  if (positionals.length > 0)
    throw new WrongUsage((usage) => usage.unexpected({ given: JSON.stringify(positionals[0]) }));
  const threads = threadsAsked(values.workers, 1);
  const idleSeconds = values.idle === undefined ? Infinity : wholeNumber('idle', values.idle, 1, IDLE_SECONDS_MAX);
  const database = await openDatabase(values.database, language);
  const helper = new Helper(database, {
    threads,
    onChunk: (id, games) => console.error(words.workerPlays({ from: games[0] ?? 0, to: games.at(-1) ?? 0, id })),
    onRefused: (id, problem) =>
      console.error(
        words.workerRefuses({ id, why: words.plans[problem.problem]({ file: id, why: faultIn(words, problem) }) }),
      ),
    onError: (error) => console.error(`praxis: ${faultIn(words, error)}`),
  });
  console.error(words.workerReady({ threads }));
  const helping = helper.run();
  await asked(() => helper.idleMs > idleSeconds * 1000);
  await helper.stop();
  await helping;
  await database.close();
  console.error(words.workerStops({ games: helper.games }));
  return STATUS.ok;
}

/** Resolves when the worker is asked to leave, or its time is over. */
async function asked(isTime: () => boolean): Promise<void> {
  const leaving = new AbortController();
  const leave = (): void => leaving.abort();
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  while (!leaving.signal.aborted && !isTime())
    await delay(LOOKS_EVERY_MS, undefined, { signal: leaving.signal }).catch(() => {});
  process.off('SIGINT', leave);
  process.off('SIGTERM', leave);
}
