/** `praxis simulate` */
import { basename } from 'node:path';
import { BOT_NAMES } from '@praxis/bots/bots.ts';
import { deckIds, PlanMistake, requireSameRules } from '@praxis/bots/simulation/plan.ts';
import type { Hosting, Language } from '@praxis/contract';
import { Mistake } from '@praxis/engine';
import { type Command, readArguments, STATUS, WrongUsage } from './command.ts';
import { hostingNamed } from './games.ts';
import { openDatabase } from './simulation/connecting.ts';
import { LocalSimulation } from './simulation/local.ts';
import { gamesAsked, newPlan, OF_NEW_PLAN } from './simulation/new-plan.ts';
import { Progress } from './simulation/progress.ts';
import { tell } from './simulation/reporting.ts';
import { ResultsFile } from './simulation/results-file.ts';
import type { Running } from './simulation/running.ts';
import { SpreadSimulation } from './simulation/spread.ts';
import { threadsAsked } from './simulation/threads.ts';
import { type SimulationWords, simulationWordsIn } from './simulation/words.ts';
import { faultIn, languageNamed } from './words.ts';

const OPTIONS = {
  decks: { type: 'string' },
  bots: { type: 'string' },
  temperaments: { type: 'string' },
  games: { type: 'string' },
  edition: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  playouts: { type: 'string' },
  workers: { type: 'string' },
  results: { type: 'string' },
  resume: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'string' },
  csv: { type: 'string' },
  database: { type: 'string' },
  lang: { type: 'string', default: 'en' },
} as const;

type Values = { readonly [Name in keyof typeof OPTIONS]?: string | undefined };

const INTERRUPTED = 130;
const BOTS = BOT_NAMES.join(', ');

export const simulate: Command = {
  help: (language) => simulationWordsIn(language).simulateHelp({ bots: BOTS }),
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  const language = languageNamed(values.lang) as Language;
  const words = simulationWordsIn(language);
  const [name, extra] = positionals;
  if (extra !== undefined) throw new WrongUsage((usage) => usage.unexpected({ given: JSON.stringify(extra) }));
  // A machine that only waits for others plays nothing itself.
  const threads = threadsAsked(values.workers, values.database === undefined ? 1 : 0);
  const { running, hosting, beside, again } =
    values.resume === undefined
      ? await begun(await hostingNamed(name), values, language)
      : await resumed(values.resume, name, values, language);
  try {
    const complete = await played(running, threads, { words, language });
    const count = await running.count();
    const ended = tell(hosting, running.plan, await running.played(), { ...values, beside }, language);
    if (complete) return ended ? STATUS.ok : STATUS.failed;
    console.error(words.interrupted({ played: count, of: running.plan.games }));
    if (values.database !== undefined) console.error(words.othersGoOn);
    console.error(words.goOn({ command: again }));
    return INTERRUPTED;
  } finally {
    await running.end();
  }
}

interface Begun {
  readonly running: Running;
  readonly hosting: Hosting;
  /** The records of failed games are put beside this file. */
  readonly beside: string;
  /** The command that continues it. */
  readonly again: string;
}

async function begun(hosting: Hosting, values: Values, language: Language): Promise<Begun> {
  const words = simulationWordsIn(language);
  const { plan, warnings } = newPlan(hosting, values, language);
  // An unplayable deck is reported now, not a thousand times.
  for (const contender of plan.contenders.keys()) deckIds(hosting, plan, contender);
  for (const warning of warnings) console.error(warning);
  const name = `${hosting.game.id}-${basename(plan.seed)
    .replaceAll(/[^\w-]/g, '_')
    .slice(0, 40)}`;
  if (values.database !== undefined) {
    if (values.results !== undefined) throw new WrongUsage(words.notBoth({ one: '--results', other: '--database' }));
    const running = await SpreadSimulation.begun(await openDatabase(values.database, language), plan, complain);
    console.error(words.spread({ games: plan.games, id: running.id }));
    return { running, hosting, beside: name, again: againSpread(running.id) };
  }
  const file = values.results ?? `${name}.simulation.jsonl`;
  const running = new LocalSimulation(ResultsFile.begun(file, plan, language));
  console.error(words.begun({ games: plan.games, file }));
  return { running, hosting, beside: file, again: `praxis simulate --resume ${file}` };
}

async function resumed(given: string, name: string | undefined, values: Values, language: Language): Promise<Begun> {
  const words = simulationWordsIn(language);
  if (name !== undefined) throw new WrongUsage((usage) => usage.unexpected({ given: JSON.stringify(name) }));
  for (const option of [...OF_NEW_PLAN, 'results'] as const)
    if (values[option] !== undefined) throw new WrongUsage(words.ofNewSimulation({ option: `--${option}` }));
  const games = values.games === undefined ? undefined : gamesAsked(values.games);
  if (values.database !== undefined) {
    const database = await openDatabase(values.database, language);
    const running = await SpreadSimulation.resumed(database, given, games, complain);
    if (!running) {
      await database.close();
      throw new WrongUsage(words.noSimulation({ id: JSON.stringify(given) }));
    }
    const hosting = await sameRules(running, given, words);
    return { running, hosting, beside: `${hosting.game.id}-${given}`, again: againSpread(given) };
  }
  const running = new LocalSimulation(ResultsFile.resumed(given, language, games));
  const hosting = await sameRules(running, given, words);
  console.error(words.begun({ games: running.plan.games, file: given }));
  return { running, hosting, beside: given, again: `praxis simulate --resume ${given}` };
}

/** The game of a resumed simulation, if its rules and cards are still the same. */
async function sameRules(running: Running, given: string, words: SimulationWords): Promise<Hosting> {
  try {
    const hosting = await hostingNamed(running.plan.game);
    requireSameRules(running.plan, hosting);
    return hosting;
  } catch (error) {
    await running.end();
    if (!(error instanceof PlanMistake)) throw error;
    throw new Mistake(words.plans[error.problem]({ file: given, why: faultIn(words, error) }));
  }
}

/** Plays the missing games. Returns whether it got to the end: Ctrl-C stops at once and keeps the played games. */
async function played(
  running: Running,
  threads: number,
  reader: { readonly words: SimulationWords; readonly language: string },
): Promise<boolean> {
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const progress = new Progress(await running.count(), running.plan.games, reader);
  try {
    await running.play(threads, (count) => progress.at(count), interruption.signal);
  } finally {
    progress.end();
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
  return !interruption.signal.aborted;
}

/** The reader knows the address, and it may hold a password. */
function againSpread(id: string): string {
  return `praxis simulate --database … --resume ${id}`;
}

function complain(error: Error): void {
  console.error(`praxis: ${error.message}`);
}
