// How fast the rules are, on one core, for fixed seeds. Prints a table and appends the numbers to docs/bench-history.json.
// `npm run bench -- --matches 50` measures more or less; `--dry` writes nothing; to see where the time goes:
// `node --cpu-prof scripts/bench.ts --dry`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Match } from '@praxis/engine';
import { forcedAnswer, openMatch, replay } from '@praxis/engine';
import { blankDeck } from '../games/vtes/decks/index.ts';
import { vtes } from '../games/vtes/game.ts';
import type { G, State } from '../games/vtes/rules/state/state.ts';
import { diceFrom, playOut } from '../testkit/playout.ts';
import { botSpeed } from './bot-speed.ts';
import { root } from './files.ts';
import { simulationSpeed } from './simulation-speed.ts';
import { twoPlayerNumbers } from './two-player-speed.ts';
import { vtesTable } from './vtes-table.ts';

const HISTORY = 'docs/bench-history.json';
const SEATS = 5;
const EDITION = 'fifth';
const WARM_UP_MATCHES = 5;
/** One decision in so many is forked and imagined. */
const SAMPLED_ONE_IN = 10;
const OPEN_MATCHES = 100;

const { values } = parseArgs({
  options: { matches: { type: 'string', default: '40' }, dry: { type: 'boolean' } },
});
const MATCHES = Number(values.matches);
if (!Number.isInteger(MATCHES) || MATCHES < 1) throw new RangeError('--matches is a whole number from 1 on');

type VtesMatch = Match<State, G>;

function open(number: number, options: { forks?: boolean; askForced?: boolean } = {}): VtesMatch {
  return openMatch(vtes, vtesTable(EDITION, SEATS, `bench ${number}`), options);
}

/** The same table with libraries of blank cards: what the rules cost without any card. */
function openBlank(number: number): VtesMatch {
  const table = vtesTable(EDITION, SEATS, `bench ${number}`);
  return openMatch(vtes, { ...table, seats: table.seats.map(({ name }) => ({ name, deck: blankDeck() })) });
}

/** Random players to the end; how many real decisions there were. */
function play(match: VtesMatch, number: number, onAnswer?: () => void): number {
  return playOut(match, diceFrom(`bench ${number}`), onAnswer ? { onAnswer } : {});
}

/** Matches and real decisions per second, nothing else measured meanwhile. */
function throughput(begin: (number: number) => VtesMatch): {
  msPerMatch: number;
  matchesPerSecond: number;
  decisionsPerSecond: number;
  decisionsPerMatch: number;
} {
  for (let number = 0; number < WARM_UP_MATCHES; number++) play(begin(-1 - number), number);
  let decisions = 0;
  const startMs = performance.now();
  for (let number = 0; number < MATCHES; number++) decisions += play(begin(number), number);
  const ms = performance.now() - startMs;
  return {
    msPerMatch: ms / MATCHES,
    matchesPerSecond: (MATCHES / ms) * 1000,
    decisionsPerSecond: (decisions / ms) * 1000,
    decisionsPerMatch: decisions / MATCHES,
  };
}

/** How many decisions with only one answer there are for each real one. */
function forcedShare(): number {
  let forced = 0;
  let real = 0;
  for (let number = 0; number < Math.ceil(MATCHES / 10); number++) {
    const match = open(number, { askForced: true });
    const dice = diceFrom(`bench ${number}`);
    while (!match.result) {
      const question = match.questions[0];
      if (!question) break;
      if (forcedAnswer(question)) forced++;
      else real++;
      playOut(match, dice, { maxAnswers: 1 });
    }
  }
  return forced / Math.max(1, real);
}

interface Samples {
  readonly forkUs: number[];
  readonly imagineUs: number[];
  readonly viewBytes: number[];
  readonly replayMs: number[];
  readonly recordBytes: number[];
}

function sample(): Samples {
  const samples: Samples = { forkUs: [], imagineUs: [], viewBytes: [], replayMs: [], recordBytes: [] };
  for (let number = 0; number < MATCHES; number++) {
    const match = open(number, { forks: true });
    let count = 0;
    play(match, number, () => {
      if (match.result || ++count % SAMPLED_ONE_IN !== 0) return;
      const seat = match.questions[0]?.seat ?? 0;
      samples.forkUs.push(microseconds(() => match.fork()));
      samples.imagineUs.push(microseconds(() => match.imagine(seat, `imagined ${count}`)));
      samples.viewBytes.push(JSON.stringify(match.view(seat)).length);
    });
    const record = JSON.stringify(match.record);
    samples.recordBytes.push(record.length);
    const data: unknown = JSON.parse(record);
    samples.replayMs.push(microseconds(() => replay(vtes, data)) / 1000);
  }
  return samples;
}

function microseconds(act: () => unknown): number {
  const start = process.hrtime.bigint();
  act();
  return Number(process.hrtime.bigint() - start) / 1000;
}

/** Bytes of heap that one match in the middle of its course holds, without and with checkpoints for forks. */
function memoryPerMatch(forks: boolean): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const halfWay = (number: number): VtesMatch => {
    const match = open(number, { forks });
    playOut(match, diceFrom(`bench ${number}`), { maxAnswers: 300 });
    return match;
  };
  halfWay(0);
  collect();
  const before = process.memoryUsage().heapUsed;
  const held = Array.from({ length: OPEN_MATCHES }, (_, number) => halfWay(number));
  collect();
  const bytes = (process.memoryUsage().heapUsed - before) / OPEN_MATCHES;
  if (held.length !== OPEN_MATCHES) throw new Error('The matches were not held.');
  return bytes;
}

/**
 * How long a new process takes to load all definitions, started as `praxis` is: `first` with nothing that Node has compiled before, `again`
 * with what it keeps from then on. The best of three, since other processes run beside it.
 */
function loadingMs(): { readonly first: number; readonly again: number } {
  const cards = JSON.stringify(join(root, 'games/vtes/cards/index.ts'));
  const runs = Array.from({ length: 3 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'praxis-bench-'));
    const code = `import module from 'node:module'; module.enableCompileCache(${JSON.stringify(folder)}); const start = performance.now(); await import(${cards}); console.log(performance.now() - start);`;
    const load = (): number =>
      Number(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
    const measured = { first: load(), again: load() };
    rmSync(folder, { recursive: true });
    return measured;
  });
  return {
    first: Math.min(...runs.map(({ first }) => first)),
    again: Math.min(...runs.map(({ again }) => again)),
  };
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function spread(samples: readonly number[]): { p50: number; p95: number; max: number } {
  const sorted = [...samples].sort((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), max: sorted.at(-1) ?? Number.NaN };
}

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function rounded(number: number): number {
  return Number(number.toPrecision(4));
}

const speed = throughput(open);
const blank = throughput(openBlank);
const forced = forcedShare();
const samples = sample();
const fork = spread(samples.forkUs);
const imagine = spread(samples.imagineUs);
const replayed = spread(samples.replayMs);
const record = spread(samples.recordBytes);
const view = spread(samples.viewBytes);
const loading = loadingMs();
const bots = botSpeed(MATCHES);
const numbers = {
  'matches/s': speed.matchesPerSecond,
  'ms per match': speed.msPerMatch,
  'real decisions/s': speed.decisionsPerSecond,
  'real decisions per match': speed.decisionsPerMatch,
  'forced decisions/s': speed.decisionsPerSecond * forced,
  'ms per match with blank libraries': blank.msPerMatch,
  'real decisions/s with blank libraries': blank.decisionsPerSecond,
  'ms to load the cards for the first time': loading.first,
  'ms to load the cards': loading.again,
  'fork µs p50': fork.p50,
  'fork µs p95': fork.p95,
  'imagine µs p50': imagine.p50,
  'imagine µs p95': imagine.p95,
  'replay ms p50': replayed.p50,
  'replay ms max': replayed.max,
  'record bytes p50': record.p50,
  'view bytes p50': view.p50,
  'view bytes max': view.max,
  'bytes per open match': memoryPerMatch(false),
  'bytes per open match with checkpoints': memoryPerMatch(true),
  'heuristic matches/s': bots.matchesPerSecond,
  'heuristic decisions/s': bots.decisionsPerSecond,
  'search playouts/s': bots.searchedPerSecond,
  'simulated games/s with 1 worker': await simulationSpeed(1, 'heuristic', MATCHES),
  'simulated games/s with 2 workers': await simulationSpeed(2, 'heuristic', MATCHES),
  ...twoPlayerNumbers(MATCHES),
};
/** What the design aims for, where it does. */
const AIMS: Readonly<Record<string, string>> = {
  'Magic: µs per decision with 60 tokens a side': 'at most three times that of an empty table',
  'ms per match': 'under 20',
  'real decisions/s': 'at least 100,000',
  'ms to load the cards for the first time': 'under 100',
  'ms to load the cards': 'under 100',
  'fork µs p95': 'under 50',
  'replay ms max': 'under 50',
  'heuristic matches/s': 'at least 5',
};

console.log(`VTES, ${EDITION} edition, ${SEATS} seats, ${MATCHES} matches between random players on one core`);
for (const [name, number] of Object.entries(numbers)) {
  const aim = AIMS[name] === undefined ? '' : `  (aim: ${AIMS[name]})`;
  console.log(`  ${name.padEnd(50)} ${rounded(number).toLocaleString('en').padStart(12)}${aim}`);
}

if (!values.dry) {
  const path = join(root, HISTORY);
  const history = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown[]) : [];
  history.push({
    commit: `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`,
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    processor: cpus()[0]?.model.trim(),
    matches: MATCHES,
    ...Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, rounded(number)])),
  });
  writeFileSync(path, `${JSON.stringify(history, undefined, 1)}\n`);
  console.log(`Appended to ${HISTORY}.`);
}
