// How fast the games are, on one core, for fixed seeds. Every game has a process of its own: Node compiles code for the
// cases that it has seen, so a game that ran before would slow down the next one. Prints a table and appends the numbers
// to docs/bench-history.json. `npm run bench -- --game magic` measures one game; `--matches 50` measures more or less;
// `--dry` writes nothing; to see where the time goes: `node --cpu-prof scripts/measure/bench.ts --dry --game magic`.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS, GAMES } from '../../games/registry.ts';
import { root } from '../files.ts';
import { EXTRAS } from './bench/extras.ts';
import { numbersOf } from './bench/measures.ts';

const HISTORY = 'docs/bench-history.json';
/** The numbers of VTES, which was the first game, have no name of a game before them in the history. */
const PREFIXES: Readonly<Record<string, string>> = {
  vtes: '',
  pokemon: 'Pokémon: ',
  magic: 'Magic: ',
  yugioh: 'Yu-Gi-Oh!: ',
  rivals: 'Rivals: ',
};
/** The design's targets, where it has any. */
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

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '40' },
    dry: { type: 'boolean' },
  },
});
const matches = Number(values.matches);
if (!Number.isInteger(matches) || matches < 1) throw new RangeError('--matches is a whole number from 1 on');
if (values.game !== undefined && !GAME_IDS.includes(values.game))
  throw new RangeError(`--game is one of ${GAME_IDS.join(', ')}`);

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

/** The numbers of one game, by their names in the history. */
async function measure(id: string): Promise<Record<string, number>> {
  const { title, hosting: load } = GAMES.find((game) => game.id === id) as (typeof GAMES)[number];
  const hosting = await load();
  const { editions, seats } = hosting.choices;
  console.log(`${title}, edition ${editions[0]}, ${seats.usual} seats, ${matches} matches`);
  const named: Record<string, number> = {};
  const numbers = await numbersOf(hosting, matches, () => EXTRAS[id]?.(hosting, matches) ?? {});
  for (const [name, number] of Object.entries(numbers)) {
    const key = `${PREFIXES[id] ?? `${id}: `}${name}`;
    const aim = AIMS[key] === undefined ? '' : `  (aim: ${AIMS[key]})`;
    console.log(`  ${name.padEnd(42)} ${rounded(number).toLocaleString('en').padStart(12)}${aim}`);
    named[key] = rounded(number);
  }
  return named;
}

/** Measures one game in another process, which sends back its numbers. */
async function measureApart(id: string): Promise<Record<string, number>> {
  const child = fork(import.meta.filename, ['--game', id, '--matches', values.matches]);
  let numbers: Record<string, number> | undefined;
  child.on('message', (message: Record<string, number>) => {
    numbers = message;
  });
  await once(child, 'exit');
  if (!numbers) throw new Error(`${id} could not be measured.`);
  return numbers;
}

if (process.send) {
  process.send(await measure(values.game as string));
  process.disconnect();
} else {
  const all: Record<string, number> = {};
  // A game that is being built may lack its bots; it is measured only when it is named.
  const ids =
    values.game === undefined ? GAMES.filter(({ unfinished }) => !unfinished).map(({ id }) => id) : [values.game];
  for (const id of ids) Object.assign(all, ids.length > 1 ? await measureApart(id) : await measure(id));
  if (!values.dry) keep(all);
}

function keep(numbers: Record<string, number>): void {
  const path = join(root, HISTORY);
  const history = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown[]) : [];
  history.push({
    commit: `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`,
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    processor: cpus()[0]?.model.trim(),
    matches,
    ...numbers,
  });
  writeFileSync(path, `${JSON.stringify(history, undefined, 1)}\n`);
  console.log(`Appended to ${HISTORY}.`);
}
