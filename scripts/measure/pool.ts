// Measures the costs of a larger pool of cards: starting the server, a first visit, opening matches, the game as one
// file.
//
//   npm run measure:pool -- [--cards 4149] [--rounds 3]
//
// It copies the project into a temporary folder, once unchanged and once with this many definitions of VTES; missing
// ones are copies of the existing ones under other names. Both copies are measured in turn, each in processes of its
// own. Times are processor times; the least of all rounds counts, because other programs only ever make it slower.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readDefinitions, type Written } from '../../kit/definition-files.ts';
import { writeYamlFile } from '../../kit/yaml-write.ts';
import { root } from '../files.ts';

const DEFINITIONS = 'games/vtes/cards/definitions';
const LEFT_OUT: ReadonlySet<string> = new Set(['.git', 'node_modules', 'dist', 'docs', 'scenarios', 'screenshots']);

const { values } = parseArgs({
  options: { cards: { type: 'string', default: '4149' }, rounds: { type: 'string', default: '3' } },
});
const [cards, rounds] = [Number(values.cards), Number(values.rounds)];
if (!Number.isInteger(cards) || !Number.isInteger(rounds) || cards < 1 || rounds < 1)
  throw new RangeError('--cards and --rounds are whole numbers from 1 on');

/** The project in another folder, with the installed packages of this one and its own parts. */
function copyTo(folder: string): void {
  cpSync(root, folder, {
    recursive: true,
    filter: (path) =>
      !path
        .slice(root.length)
        .split(sep)
        .some((name) => LEFT_OUT.has(name)),
  });
  for (const packages of ['node_modules', 'server/node_modules']) link(join(root, packages), join(folder, packages));
  for (const part of readdirSync(join(root, 'node_modules/@praxis')))
    symlinkSync(placeOf(folder, part), join(folder, 'node_modules/@praxis', part));
}

function placeOf(folder: string, part: string): string {
  const game = join(folder, 'games', part);
  return existsSync(game) ? game : join(folder, part);
}

function link(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(join(to, '@praxis'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@praxis' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
}

/** Definitions up to this number, like those that there are. */
function addCards(folder: string, wanted: number): number {
  const url = pathToFileURL(`${join(folder, DEFINITIONS)}/`);
  const known = Object.values(readDefinitions(url)).flatMap((file) => Object.entries(file));
  const made: Record<string, Written> = {};
  for (let number = known.length; number < wanted; number++) {
    const [id, { number: _, words: __, ...like }] = known[number % known.length] as [string, Written];
    made[`${id}-${number}`] = { ...like, name: `${like.name} ${number}` };
  }
  if (wanted > known.length) writeFileSync(new URL('generated.yaml', url), writeYamlFile(made));
  return Math.max(wanted, known.length);
}

type Numbers = Record<string, number>;

/** A process opens its first match once, so it takes many of them to tell its time from chance. */
const PROCESSES_PER_ROUND = 12;

function measured(folder: string, ...which: readonly 'matches'[]): Numbers {
  const script = join(folder, 'scripts/measure/pool/numbers.ts');
  return JSON.parse(execFileSync(process.execPath, [script, ...which], { cwd: folder, encoding: 'utf8' })) as Numbers;
}

function keepLeast(least: Numbers, found: Numbers): void {
  for (const [name, number] of Object.entries(found)) least[name] = Math.min(least[name] ?? Infinity, number);
}

const temporary = mkdtempSync(join(tmpdir(), 'praxis-pool-'));
try {
  const copies = ['now', 'more'].map((name) => ({ folder: join(temporary, name), least: {} as Numbers, cards: 0 }));
  for (const [index, copy] of copies.entries()) {
    copyTo(copy.folder);
    copy.cards = addCards(copy.folder, index === 0 ? 0 : cards);
  }
  for (let round = 0; round < rounds; round++) {
    for (const { folder, least } of copies) keepLeast(least, measured(folder));
    for (let process = 0; process < PROCESSES_PER_ROUND; process++)
      for (const { folder, least } of copies) keepLeast(least, measured(folder, 'matches'));
  }
  const [now, more] = copies as [(typeof copies)[number], (typeof copies)[number]];
  const row = (name: string, ...columns: readonly string[]): string =>
    name.padEnd(46) + columns.map((column) => column.padStart(14)).join('');
  console.log(row('', `${now.cards} cards`, `${more.cards} cards`, 'more'));
  for (const [name, number] of Object.entries(now.least)) {
    const other = more.least[name] ?? Number.NaN;
    const share = `${((other / number - 1) * 100).toFixed(1)} %`;
    console.log(row(name, ...[number, other].map((each) => Number(each.toPrecision(4)).toLocaleString('en')), share));
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
