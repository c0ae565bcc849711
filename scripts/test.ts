// Everything that must hold before a change goes in, step by step. Every step runs even if an earlier one failed, so
// that one run shows everything there is to mend. Arguments go to vitest: `npm test -- engine` runs only the tests there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'praxis-test-'));
const report = join(scratch, 'vitest.json');

const steps: readonly { readonly heading: string; readonly command: readonly string[] }[] = [
  { heading: 'Types', command: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { heading: 'Types of the page', command: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'web'] },
  { heading: 'Lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  { heading: 'Dependency directions', command: ['scripts/directions.ts'] },
  { heading: 'Texts', command: ['scripts/texts.ts'] },
  { heading: 'Conformance', command: ['scripts/conformance.ts', '--check'] },
  { heading: 'Page', command: ['scripts/build-page.ts', '--if-changed'] },
  {
    heading: 'Tests',
    command: [
      ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
      ...[`--outputFile.json=${report}`, ...process.argv.slice(2)],
    ],
  },
];

const count = { passed: 0, failed: 0 };
for (const { heading, command } of steps) {
  console.log(`\n=== ${heading}`);
  const startMs = performance.now();
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`=== ${heading}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  count[status === 0 ? 'passed' : 'failed'] += 1;
}

if (existsSync(report)) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  count.passed += numPassedTests;
  count.failed += numFailedTests;
}
rmSync(scratch, { recursive: true });

console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 ? 0 : 1;
