// All checks that must pass before a change goes in. Every step runs even if an earlier one failed, so that one run
// shows everything there is to fix. Arguments go to vitest: `npm test -- engine` runs only the tests there. `npm run
// check` leaves out the tests of unchanged code (since HEAD, or since the commit that is named), and those with servers
// and browsers.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWhole } from '../testkit/whole-tests.ts';
import { filePaths } from './files.ts';
import { countTests, failedFiles, type TestReport, unfinishedFiles } from './test-report.ts';

interface Step {
  readonly heading: string;
  readonly command: readonly string[];
}

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'praxis-test-'));
const [mode, ...rest] = process.argv.slice(2);
const isQuick = mode === '--changed';

/** They read the tree and write only their output, so they run side by side. */
const checks: readonly Step[] = [
  { heading: 'Types', command: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { heading: 'Types of the page', command: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'web'] },
  { heading: 'Lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  { heading: 'Dependency directions', command: ['scripts/directions.ts'] },
  { heading: 'Texts', command: ['scripts/texts.ts'] },
  { heading: 'Conformance', command: ['scripts/conformance.ts', '--check'] },
];

const slowChecks: readonly Step[] = [
  { heading: 'Page', command: ['scripts/build-page.ts', '--if-changed'] },
  { heading: 'Prohibitions', command: ['scripts/mutate.ts', '--check'] },
];

function tests(heading: string, report: string, options: readonly string[]): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(scratch, report)}`];
  return { heading, command: ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options] };
}

const changed = ['--project', 'parts', '--changed', rest[0] ?? 'HEAD', '--passWithNoTests'];
const count = { passed: 0, failed: 0 };

/** Prints a step's output when it is over, or at once if it runs alone; whether it passed. */
async function run({ heading, command }: Step, isAlone: boolean): Promise<boolean> {
  const startMs = performance.now();
  if (isAlone) console.log(`\n=== ${heading}`);
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (!isAlone) console.log(`\n=== ${heading}\n${Buffer.concat(said).toString().trimEnd()}`);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`=== ${heading}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}

async function runSideBySide(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      count[(await run(step, false)) ? 'passed' : 'failed']++;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

function readReport(file: string): TestReport | undefined {
  const path = join(scratch, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Every file with tests, if no arguments choose among them. */
function expectedFiles(): readonly string[] {
  return process.argv.length > 2 ? [] : filePaths().filter((path) => /\.test\.tsx?$/.test(path));
}

/**
 * Tests with servers, databases and browsers share the machine with each other. Where one fails, its file gets a second
 * run by itself: if that fails too, the run fails; if not, the file is named as unsteady, which is a bug to fix. Files
 * without a result, because their process has died, run again as well.
 */
async function runTests(): Promise<void> {
  const ended = await run(tests('Tests', 'vitest.json', isQuick ? changed : process.argv.slice(2)), true);
  const report = readReport('vitest.json');
  const failed = report ? failedFiles(report, root) : [];
  const unfinished = report ? unfinishedFiles(report, root, expectedFiles()) : [];
  const files = [...new Set([...failed, ...unfinished])];
  if (files.length === 0 || failed.some((file) => !isWhole(file))) {
    count[ended && files.length === 0 ? 'passed' : 'failed']++;
    if (report) addCounts(countTests(report));
    return;
  }
  const again = tests('Tests that failed or were cut off, by themselves', 'again.json', [
    '--maxWorkers',
    '1',
    ...files,
  ]);
  const passedAgain = await run(again, true);
  const second = readReport('again.json');
  count[passedAgain ? 'passed' : 'failed']++;
  if (report) addCounts(countTests(report, second));
  if (!passedAgain) return;
  for (const file of failed) console.log(`UNSTEADY: ${file} failed beside other tests and passed alone.`);
  if (unfinished.length > 0)
    console.log(`UNSTEADY: a test process died. These files passed in another one: ${unfinished.join(', ')}`);
}

function addCounts({ passed, failed }: typeof count): void {
  count.passed += passed;
  count.failed += failed;
}

await runSideBySide(isQuick ? checks : [...checks, ...slowChecks]);
await runTests();
rmSync(scratch, { recursive: true });

console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
