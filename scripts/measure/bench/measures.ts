/**
 * Measurements of every game, on one core and with fixed seeds. Throughput is measured by CPU time, everything else by
 * the clock.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Hosting } from '@praxis/contract';
import { forcedAnswer, type Match, replay } from '@praxis/engine';
import { botNamed } from '../../../bots/bots.ts';
import { askedAt } from '../../../bots/seat.ts';
import { planOf } from '../../../bots/simulation/plan.ts';
import { missing, playGames } from '../../../bots/simulation/run.ts';
import { poolFor } from '../../../cli/simulation/threads.ts';
import { diceFrom, playOut } from '../../../testkit/playout.ts';
import { mindAt, open, playHeuristic } from './table.ts';

export type Numbers = Readonly<Record<string, number>>;

/**
 * Decisions before the measurement, so that the code is compiled: in every game as many, because matches of one game are
 * several times as long as those of another.
 */
const WARM_UP_DECISIONS = { random: 20_000, heuristic: 2000 };
/** One in this many decisions is forked and imagined. */
const SAMPLED_ONE_IN = 10;
/** One in this many decisions of a match between heuristic bots is also searched. */
const SEARCHED_ONE_IN = 100;
const PLAYOUTS = 32;
const OPEN_MATCHES = 100;
/** A thread that has just begun is slow: it loads the cards, and its code is not compiled yet. */
const WARM_UP_GAMES = 6;

/** Random players to the end; how many real decisions there were. */
function play(match: Match, number: number, onAnswer?: () => void): number {
  return playOut(match, diceFrom(`bench ${number}`), onAnswer ? { onAnswer } : {});
}

interface Throughput {
  readonly seconds: number;
  readonly decisions: number;
}

/** Times only these matches. */
function throughput(
  matches: number,
  players: keyof typeof WARM_UP_DECISIONS,
  playOne: (number: number) => number,
): Throughput {
  for (let number = 1, made = 0; made < WARM_UP_DECISIONS[players]; number++) made += playOne(-number);
  let decisions = 0;
  const start = cpuSeconds();
  for (let number = 0; number < matches; number++) decisions += playOne(number);
  return { seconds: cpuSeconds() - start, decisions };
}

/** The processor time of this thread: other programs on the machine make no difference to it. */
function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

export function randomThroughput(matches: number, begin: (number: number) => Match): Throughput {
  return throughput(matches, 'random', (number) => play(begin(number), number));
}

function speed(hosting: Hosting, matches: number): Numbers {
  const { seconds, decisions } = randomThroughput(matches, (number) => open(hosting, number));
  return {
    'matches/s': matches / seconds,
    'ms per match': (seconds / matches) * 1000,
    'real decisions/s': decisions / seconds,
    'real decisions per match': decisions / matches,
    'forced decisions/s': (decisions / seconds) * forcedShare(hosting, matches),
  };
}

/** How many decisions with only one answer there are for each real one. */
function forcedShare(hosting: Hosting, matches: number): number {
  let forced = 0;
  let real = 0;
  for (let number = 0; number < Math.ceil(matches / 10); number++) {
    const match = open(hosting, number, { askForced: true });
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

/** Forks, imagined worlds, replays, and the sizes of records and views. */
function samples(hosting: Hosting, matches: number): Numbers {
  const [forkUs, imagineUs, viewBytes, replayMs, recordBytes]: number[][] = [[], [], [], [], []];
  for (let number = 0; number < matches; number++) {
    const match = open(hosting, number, { forks: true });
    let count = 0;
    play(match, number, () => {
      if (match.result || ++count % SAMPLED_ONE_IN !== 0) return;
      const seat = match.questions[0]?.seat ?? 0;
      forkUs?.push(microseconds(() => match.fork()));
      imagineUs?.push(microseconds(() => match.imagine(seat, `imagined ${count}`)));
      viewBytes?.push(JSON.stringify(match.view(seat)).length);
    });
    const record = JSON.stringify(match.record);
    recordBytes?.push(record.length);
    const data: unknown = JSON.parse(record);
    replayMs?.push(microseconds(() => replay(hosting.game, data)) / 1000);
  }
  const [fork, imagine, view, replayed, record] = [forkUs, imagineUs, viewBytes, replayMs, recordBytes].map((each) =>
    spread(each ?? []),
  ) as [Spread, Spread, Spread, Spread, Spread];
  return {
    'fork µs p50': fork.p50,
    'fork µs p95': fork.p95,
    'imagine µs p50': imagine.p50,
    'imagine µs p95': imagine.p95,
    'replay ms p50': replayed.p50,
    'replay ms max': replayed.max,
    'record bytes p50': record.p50,
    'view bytes p50': view.p50,
    'view bytes max': view.max,
  };
}

function microseconds(act: () => unknown): number {
  const start = process.hrtime.bigint();
  act();
  return Number(process.hrtime.bigint() - start) / 1000;
}

interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

function spread(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? Number.NaN };
}

/** Bytes of heap that one match in the middle of its course holds, without and with checkpoints for forks. */
function memoryPerMatch(hosting: Hosting, forks: boolean): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const halfWay = (number: number): Match => {
    const match = open(hosting, number, { forks });
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

/** Whole matches between heuristic bots, and the worlds that a searching bot imagines. */
function botSpeed(hosting: Hosting, matches: number): Numbers {
  const { seconds, decisions } = throughput(matches, 'heuristic', (number) => playHeuristic(hosting, number));
  let [playouts, searchMs] = [0, 0];
  for (let number = 0; number < Math.ceil(matches / 10); number++)
    playHeuristic(hosting, number, (match, decision) => {
      if (match.moves % SEARCHED_ONE_IN !== 0) return;
      const start = performance.now();
      const { why } = botNamed('search')(askedAt(match, decision, mindAt(hosting, match, decision, PLAYOUTS)));
      searchMs += performance.now() - start;
      if (why.because === 'worlds') playouts += why.worlds;
    });
  return {
    'heuristic matches/s': matches / seconds,
    'heuristic decisions/s': decisions / seconds,
    'search playouts/s': (playouts / searchMs) * 1000,
  };
}

/** Games per second of a simulation between heuristic bots, in this many threads. */
async function simulationSpeed(hosting: Hosting, threads: number, games: number): Promise<number> {
  const { choices, decks } = hosting;
  const seats = choices.seats.usual;
  const contenders = decks
    .slice(0, seats)
    .map(({ name, deck, temperament }) => ({ name, deck, temperament, bot: 'heuristic' }));
  const edition = choices.editions[0];
  const plan = planOf(hosting, { edition, seats, contenders, games, seed: 'bench', playouts: 1 });
  const pool = poolFor(plan, threads);
  try {
    const warmUp = WARM_UP_GAMES * threads;
    const before = new Set(Array.from({ length: warmUp }, (_, game) => game));
    await playGames(pool, plan, before, () => {});
    const startMs = performance.now();
    const played = await playGames(pool, plan, missing(warmUp + games, before), () => {});
    return (played / (performance.now() - startMs)) * 1000;
  } finally {
    await pool.close();
  }
}

/**
 * `extras` are measured early: after bots have played, the same code runs slower, because Node has compiled it for more
 * cases.
 */
export async function numbersOf(hosting: Hosting, matches: number, extras: () => Numbers): Promise<Numbers> {
  return {
    ...speed(hosting, matches),
    ...extras(),
    ...samples(hosting, matches),
    'bytes per open match': memoryPerMatch(hosting, false),
    'bytes per open match with checkpoints': memoryPerMatch(hosting, true),
    ...botSpeed(hosting, matches),
    'simulated games/s with 1 worker': await simulationSpeed(hosting, 1, matches),
    'simulated games/s with 2 workers': await simulationSpeed(hosting, 2, matches),
  };
}
