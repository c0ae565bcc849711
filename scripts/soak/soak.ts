// Thousands of random matches with the checks that a game must pass: every match is played to its end and checked after
// every answer, and one in `--deep` matches goes through all the other checks as well, which take twenty times as long.
// It goes on after a failure and prints each with the seed that leads there again. All options:
// `npm run soak -- --matches 1000 --seats 5 --edition fifth --seed x --deep 10 --workers 2 --check imagine`.
// `--set pairs` lets all pairs and all fives of the starter decks meet in turn, where they are legal, instead of tables
// of any size. `--game pokemon` plays tables of another game. `--set kills` kills a server at random moments instead
// (`kills.ts`). Without any option both are done.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Game, Match } from '@praxis/engine';
import { openMatch } from '@praxis/engine';
import { GAME_IDS, type RegisteredGame, registeredGame } from '../../games/registry.ts';
import { vtes } from '../../games/vtes/game.ts';
import { bankedBy, checkCounters, checkPlaces, countersOf } from '../../games/vtes/invariants.ts';
import { EDITIONS } from '../../games/vtes/rules/state/editions.ts';
import type { G, State } from '../../games/vtes/rules/state/state.ts';
import { CHECKS, checkPlayouts, type SetupFor, type Tried } from '../../testkit/checks.ts';
import { diceFrom, playOut } from '../../testkit/playout.ts';
import type { KillOptions } from './kills.ts';
import { pairingFor, pairings } from './pairings.ts';
import { SEATS_MAX, SEATS_MIN, vtesTable, vtesTableOf } from './vtes-table.ts';

const SETS = ['tables', 'pairs', 'kills'] as const;
type SetName = (typeof SETS)[number];

/** This many neighbours in the list have pairs and fives of every edition; each pass brings other neighbours. */
const PAIRINGS_IN_ROW = 7;

/** A worker's share: every n-th match, beginning with its own number. */
interface Share {
  readonly game: string;
  readonly set: SetName;
  readonly worker: number;
  readonly workers: number;
  readonly matches: number;
  readonly seed: string;
  readonly seats: number | undefined;
  readonly editions: readonly string[];
  readonly checks: readonly string[];
  readonly deep: number;
}

/** `tried` comes once, at the end of a worker's share. */
type Message = { readonly done: string } | { readonly failed: string } | { readonly tried: Tried };

if (isMainThread) await main();
else for await (const message of soak(workerData as Share)) parentPort?.postMessage(message);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'vtes' },
      set: { type: 'string', default: 'tables' },
      matches: { type: 'string', default: '1000' },
      seats: { type: 'string' },
      edition: { type: 'string' },
      seed: { type: 'string', default: 'soak' },
      workers: { type: 'string', default: String(availableParallelism()) },
      check: { type: 'string' },
      deep: { type: 'string', default: '10' },
      kills: { type: 'string', default: '100' },
      people: { type: 'string', default: '4' },
      minutes: { type: 'string', default: '60' },
      postgres: { type: 'boolean', default: false },
      victim: { type: 'string', default: 'server' },
    },
  });
  const checks = Object.keys(CHECKS).filter((name) => name.includes(values.check ?? ''));
  const editions = Object.keys(EDITIONS).filter((name) => values.edition === undefined || name === values.edition);
  const [matches, workers, deep] = [Number(values.matches), Number(values.workers), Number(values.deep)];
  const seats = values.seats === undefined ? undefined : Number(values.seats);
  const set = SETS.find((name) => name === values.set);
  const [kills, people, minutes] = [Number(values.kills), Number(values.people), Number(values.minutes)];
  const wrong = [
    ...(GAME_IDS.includes(values.game) ? [] : [`--game ${values.game}`]),
    ...(values.game === 'vtes' || set === 'tables' ? [] : [`--set ${values.set} with --game ${values.game}`]),
    ...(set ? [] : [`--set ${values.set}`]),
    ...(set === 'pairs' && seats !== undefined ? ['--seats with --set pairs'] : []),
    ...(Number.isInteger(kills) && kills > 0 && kills <= 1000 ? [] : [`--kills ${values.kills}`]),
    ...(Number.isInteger(people) && people > 0 && people <= 16 ? [] : [`--people ${values.people}`]),
    ...(values.victim === 'server' || (values.victim === 'database' && values.postgres)
      ? []
      : [`--victim ${values.victim}${values.victim === 'database' ? ' without --postgres' : ''}`]),
    ...(minutes > 0 && minutes <= 600 ? [] : [`--minutes ${values.minutes}`]),
    ...(Number.isInteger(matches) && matches > 0 ? [] : [`--matches ${values.matches}`]),
    ...(Number.isInteger(workers) && workers > 0 ? [] : [`--workers ${values.workers}`]),
    ...(Number.isInteger(deep) && deep > 0 ? [] : [`--deep ${values.deep}`]),
    ...(seats === undefined || (seats >= SEATS_MIN && seats <= SEATS_MAX) ? [] : [`--seats ${values.seats}`]),
    ...(editions.length > 0 ? [] : [`--edition ${values.edition}`]),
    ...(checks.length > 0 ? [] : [`--check ${values.check}`]),
  ];
  if (wrong.length > 0 || !set) {
    console.error(`Cannot be done: ${wrong.join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  const alsoKills = process.argv.length === 2;
  if (set !== 'kills')
    await soakMatches({ game: values.game, set, workers, matches, seed: values.seed, seats, editions, checks, deep });
  if (set === 'kills' || alsoKills)
    await soakServer({
      ...{ kills, people, minutes, postgres: values.postgres },
      victim: values.victim === 'database' ? 'database' : 'server',
    });
}

/** A server that is killed again and again. */
async function soakServer(options: Omit<KillOptions, 'games'>): Promise<void> {
  const { soakKills } = await import('./kills.ts');
  const { failures, lines } = await soakKills({ ...options, games: GAME_IDS });
  for (const line of lines) console.log(line);
  // A process that starts PostgreSQL ends by itself, and always successfully.
  if (failures.length > 0) process.exit(1);
}

async function soakMatches(share: Omit<Share, 'worker'>): Promise<void> {
  const { workers, matches, deep, checks } = share;
  const startMs = performance.now();
  const failures: string[] = [];
  const tried: Tried = new Map();
  let done = 0;
  const fail = (failure: string): void => {
    failures.push(failure);
    console.log(`FAILED ${failure}`);
  };
  const hear = (message: Message): void => {
    if ('failed' in message) fail(message.failed);
    else if ('tried' in message)
      for (const [otherwise, times] of message.tried) tried.set(otherwise, (tried.get(otherwise) ?? 0) + times);
    else if (++done % 100 === 0) console.log(`${done} of ${matches} matches, ${failures.length} failures`);
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => runWorker({ ...share, worker }, hear)));
  // A run that is too short for a check has not passed it.
  for (const [otherwise, times] of tried) if (times === 0) fail(`${otherwise} in ${done} matches`);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
  console.log(
    `${done} matches, one in ${deep} through ${checks.length} checks, ${seconds} s: ${failures.length} failures.`,
  );
  if (failures.length > 0 || done !== matches) process.exitCode = 1;
}

function runWorker(share: Share, hear: (message: Message) => void): Promise<void> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.on('message', hear);
    worker.on('error', (error) => hear({ failed: `worker ${share.worker}: ${error.stack ?? error}` }));
    worker.on('exit', () => resolve());
  });
}

/** The setups of one match after another. */
type Tables = (number: number) => { readonly name: string; readonly setupFor: SetupFor };

/** Editions and sizes take turns unless they are given. */
function anyTables({ seats, editions }: Share): Tables {
  return (number) => {
    const edition = editions[number % editions.length] as string;
    const setupFor: SetupFor = (matchSeed) => {
      const dice = diceFrom(`table ${matchSeed}`);
      const size = seats ?? SEATS_MIN + dice(SEATS_MAX - SEATS_MIN + 1);
      return vtesTable(edition, size, matchSeed, { openDecks: dice(2) === 0 });
    };
    return { name: edition, setupFor };
  };
}

function pairedTables({ editions }: Share): Tables {
  const all = pairings(editions);
  return (number) => {
    const { edition, decks } = pairingFor(all, number);
    const setupFor: SetupFor = (matchSeed) =>
      vtesTableOf(edition, decks, matchSeed, { openDecks: diceFrom(`table ${matchSeed}`)(2) === 0 });
    return { name: `${edition}, ${decks.join(' – ')}`, setupFor };
  };
}

/** A game with its tables, its invariant after every answer, and the checks of whole matches. */
interface Trial {
  readonly game: Game;
  readonly tables: Tables;
  invariant(match: Match): void;
  readonly wholly?: (setupFor: SetupFor, seed: string) => void;
}

async function trialOf(share: Share): Promise<Trial> {
  const { game, set } = share;
  if (game === 'vtes') {
    const tables = set === 'pairs' ? pairedTables(share) : anyTables(share);
    return { game: vtes, tables, invariant, wholly: checkBank };
  }
  const trial = (await import(`../../games/${game}/trial.ts`)) as TrialFile;
  return {
    game: (await (registeredGame(game) as RegisteredGame).hosting()).game,
    tables: () => ({ name: game, setupFor: trial.tables }),
    invariant: trial.invariant,
  };
}

/** A game's file for its random matches. */
interface TrialFile {
  readonly tables: SetupFor;
  invariant(match: Match): void;
}

async function* soak(share: Share): AsyncGenerator<Message> {
  const { set, worker, workers, matches, seed, editions, checks, deep } = share;
  const trial = await trialOf(share);
  const tried: Tried = new Map();
  // This many matches in a row, among them tables of each kind, go through all checks or none of them does.
  const row = set === 'pairs' ? PAIRINGS_IN_ROW : editions.length;
  for (let number = worker; number < matches; number += workers) {
    const name = `${seed} ${number}`;
    const { name: table, setupFor } = trial.tables(number);
    const isDeep = Math.floor(number / row) % deep === 0;
    for (const check of checks) {
      if (!isDeep && checks.length > 1 && CHECKS[check as keyof typeof CHECKS] !== checkPlayouts) continue;
      const failed = failureOf(trial, check as keyof typeof CHECKS, setupFor, { seed: name, tried });
      if (failed !== undefined) yield { failed: `${table}: ${failed}` };
    }
    yield { done: name };
  }
  yield { tried };
}

function failureOf(
  { game, invariant, wholly }: Trial,
  name: keyof typeof CHECKS,
  setupFor: SetupFor,
  { seed, tried }: { readonly seed: string; readonly tried: Tried },
): string | undefined {
  const check = CHECKS[name];
  try {
    if (check === checkPlayouts) {
      checkPlayouts(game, setupFor, { matches: 1, seed, invariant });
      wholly?.(setupFor, seed);
    } else check(game, setupFor, { matches: 1, seed, tried });
    return undefined;
  } catch (error) {
    const cause = (error as Error).cause;
    return `${(error as Error).message}${cause instanceof Error ? `\n${cause.stack}` : ''}`;
  }
}

function invariant(match: Match<State, G>): void {
  checkPlaces(match.context);
  checkCounters(match.context);
}

/** Counters come from the bank and return to it, according to the events. */
function checkBank(setupFor: SetupFor, seed: string): void {
  const match = openMatch(vtes, setupFor(`${seed} 1`));
  match.takeEvents();
  let sum = countersOf(match.context);
  playOut(match, diceFrom(`bank ${seed}`), {
    onAnswer: () => {
      sum += bankedBy(match.takeEvents());
      const now = countersOf(match.context);
      if (now !== sum)
        throw new Error(
          `seed "${seed} 1", after answer ${match.moves}: there are ${now} counters, but the events give ${sum}`,
        );
    },
  });
}
