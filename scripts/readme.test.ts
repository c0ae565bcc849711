import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { staging } from '../games/vtes/staging.ts';
import { readScenarios } from '../scenario/document.ts';
import { runAndRetrace } from '../scenario/runner.ts';
import { root } from './files.ts';

/** The first block of a language in a Markdown file, without the indentation it has there. */
function block(file: string, language: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  const [, indent = '', code = ''] = new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, 'm').exec(text) ?? [];
  return code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

test('the example of the README runs', () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '--eval', block('README.md', 'ts')],
    { cwd: root, encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain("kind: 'over'");
  expect(stdout).toContain('true');
});

test('the scenario of CONTRIBUTING holds', () => {
  const { scenarios, problems } = readScenarios(block('CONTRIBUTING.md', 'yaml'), 'CONTRIBUTING.md');
  expect(problems).toEqual([]);
  expect(scenarios).toHaveLength(1);
  for (const scenario of scenarios) expect(runAndRetrace(staging, scenario).problems).toEqual([]);
});

test('a shell that has installed the pinned Node does not go on with the one that it has found before', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const installing = Object.values(scripts).filter((script) => script.includes('scripts/install.mjs'));
  expect(installing.length).toBeGreaterThan(1);
  for (const script of installing) expect(script).not.toMatch(/install\.mjs.*\bnode \S+\.ts/);
});
