// Switches off each prohibition by its rule id, one at a time, and demands that a test naming that id fails. Unnoticed
// ones are printed, and everything is written down for the conformance page. `npm run mutate -- V-ACT-010 V-BLK` tries
// only these; with `--check` nothing is written.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Staging } from '@praxis/contract';
import { lift } from '@praxis/engine';
import { GAMES } from '@praxis/games';
import { stagings } from '../cli/games.ts';
import { type Rulebook, readRulebook } from '../cli/rules/rulebook.ts';
import type { TestPlace } from '../cli/rules/tests.ts';
import { readScenarios, type Scenario } from '../scenario/document.ts';
import { runScenario } from '../scenario/runner.ts';
import { type Mutation, mutationOf, readMutation, writePages } from './conformance.ts';
import { root } from './files.ts';

const isCheck = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((each) => each !== '--check');
const scratch = mkdtempSync(join(tmpdir(), 'praxis-mutate-'));
const stagingOf = await stagings();
/** The scenarios of the files that were read. */
const read = new Map<string, readonly Scenario[]>();
let unnoticed = 0;
for (const { id, unfinished } of GAMES) {
  const survivors = await mutate(id);
  // A game that is being built may still have gaps.
  if (!unfinished) unnoticed += survivors;
}
rmSync(scratch, { recursive: true });
process.exitCode = unnoticed === 0 ? 0 : 1;

/** How many prohibitions of the game can be switched off without any test noticing it. */
async function mutate(game: string): Promise<number> {
  const book = readRulebook(game, root);
  const ids = book.prohibitions.filter((id) => wanted.length === 0 || wanted.some((each) => id.startsWith(each)));
  if (ids.length === 0) return 0;
  const startMs = performance.now();
  const staging = stagingOf[game] as Staging;
  const killers = new Map<string, string>();
  for (const id of ids) {
    const killer = failingScenario(staging, id, scenariosOf(book, id));
    if (killer !== undefined) killers.set(id, killer);
  }

  // Prohibitions that no scenario notices may be noticed by a test, each in a process of its own.
  const left = ids.filter((id) => !killers.has(id) && unitTests(book, id).length > 0);
  await inParallel(left, availableParallelism(), async (id) => {
    const files = [...new Set(unitTests(book, id).map(({ file }) => file))];
    if (await testsFail(id, files)) killers.set(id, files.join(', '));
  });

  if (!isCheck) writeOutcome(game, book, ids, killers);
  const survivors = ids.filter((id) => !killers.has(id));
  for (const id of survivors) {
    const tests = book.tests.get(id)?.length ?? 0;
    console.log(
      `${id} survives: ${tests === 0 ? 'no test names it' : `none of the ${tests} tests that name it fails`}`,
    );
  }
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(
    `${game}: ${ids.length} prohibitions switched off in ${seconds} s: ${killers.size} noticed, ${survivors.length} not.`,
  );
  return survivors.length;
}

/** Keeps the results for prohibitions that were not tried this time. */
function writeOutcome(
  game: string,
  book: Rulebook,
  ids: readonly string[],
  killers: ReadonlyMap<string, string>,
): void {
  const outcome: Mutation = Object.fromEntries(
    ids.map((id) => {
      const killedBy = killers.get(id);
      return [id, killedBy === undefined ? {} : { killedBy }];
    }),
  );
  const kept = Object.entries(readMutation(game) ?? {}).filter(([id]) => book.prohibitions.includes(id));
  const all = Object.entries({ ...Object.fromEntries(kept), ...outcome }).sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(join(root, mutationOf(game)), `${JSON.stringify(Object.fromEntries(all), undefined, 2)}\n`);
  writePages();
}

/** Reads the scenarios that name a rule, file by file: the first one mostly fails without the rule. */
function* scenariosOf({ tests }: Rulebook, id: string): Generator<Scenario> {
  const naming = (tests.get(id) ?? []).filter(({ kind }) => kind === 'scenario');
  for (const file of new Set(naming.map((test) => test.file)))
    for (const scenario of scenariosIn(file)) if (scenario.rules.includes(id)) yield scenario;
}

function scenariosIn(file: string): readonly Scenario[] {
  const scenarios = read.get(file) ?? readScenarios(readFileSync(join(root, file), 'utf8'), file).scenarios;
  read.set(file, scenarios);
  return scenarios;
}

/** The first scenario that fails without the prohibition. One that fails with all rules in force, too, proves nothing. */
function failingScenario(staging: Staging, id: string, scenarios: Iterable<Scenario>): string | undefined {
  const passes = (scenario: Scenario, lifted?: string): boolean => {
    lift(lifted);
    try {
      return runScenario(staging, scenario).passed;
    } finally {
      lift(undefined);
    }
  };
  for (const scenario of scenarios) {
    const { file, line, title } = scenario;
    if (passes(scenario, id)) continue;
    if (passes(scenario)) return `${file}: ${title}`;
    console.log(`${file}:${line} fails even with all rules in force; it is left out.`);
  }
  return undefined;
}

function unitTests(book: Rulebook, id: string): readonly TestPlace[] {
  return (book.tests.get(id) ?? []).filter(({ kind }) => kind === 'test');
}

/** True if a test whose name contains the id fails without the prohibition. A run that finds no test proves nothing. */
async function testsFail(id: string, files: readonly string[]): Promise<boolean> {
  const report = join(scratch, `${id}.json`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '-t', id, '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [...vitest, ...files], {
    cwd: root,
    env: { ...process.env, PRAXIS_LIFT: id },
    stdio: 'ignore',
  });
  await once(child, 'exit');
  return (JSON.parse(readFileSync(report, 'utf8')) as { numFailedTests: number }).numFailedTests > 0;
}

async function inParallel<T>(items: readonly T[], width: number, act: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
