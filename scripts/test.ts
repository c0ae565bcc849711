// Everything that must hold before a change goes in. Every step runs even if an earlier one failed, so that one run shows
// everything there is to fix. Arguments go to vitest: `npm test -- engine` runs only the tests there.
// `npm run check` leaves out the tests of what has not changed (since HEAD, or since the commit that is named), and those
// with servers and browsers.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

interface Step {
  readonly heading: string;
  readonly command: readonly string[];
}

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'praxis-test-'));
const report = join(scratch, 'vitest.json');
const [mode, ...rest] = process.argv.slice(2);
const isQuick = mode === '--changed';

/** They read the tree and write nothing but their words, so they run side by side. */
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

const tests: Step = {
  heading: 'Tests',
  command: [
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
    `--outputFile.json=${report}`,
    ...(isQuick ? ['--project', 'parts', '--changed', rest[0] ?? 'HEAD', '--passWithNoTests'] : process.argv.slice(2)),
  ],
};

const count = { passed: 0, failed: 0 };

/** Prints a step's output when it is over, or at once if it runs alone. */
async function run({ heading, command }: Step, isAlone: boolean): Promise<void> {
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
  count[status === 0 ? 'passed' : 'failed'] += 1;
}

async function runSideBySide(steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step, false);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

await runSideBySide(isQuick ? checks : [...checks, ...slowChecks]);
await run(tests, true);

if (existsSync(report)) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  count.passed += numPassedTests;
  count.failed += numFailedTests;
}
rmSync(scratch, { recursive: true });

console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
