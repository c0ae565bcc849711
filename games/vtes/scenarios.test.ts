/** Every scenario is a test: played plainly, with each answer stored and restored, and with each answer taken back and given again. */
import { readdirSync, readFileSync } from 'node:fs';
import { readScenarios } from '@praxis/scenario/document.ts';
import { runThrice } from '@praxis/scenario/runner.ts';
import type { Problem } from '@praxis/scenario/yaml.ts';
import { describe, expect, it } from 'vitest';
import { staging } from './staging.ts';

const FOLDER = new URL('./scenarios/', import.meta.url);

function listed(file: string, problems: readonly Problem[]): string {
  return problems
    .map(({ message, line, column }) => `games/vtes/scenarios/${file}:${line}:${column} ${message}`)
    .join('\n');
}

for (const file of readdirSync(FOLDER, { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.yaml'))
  .sort())
  describe(file, () => {
    const { scenarios, problems } = readScenarios(readFileSync(new URL(file, FOLDER), 'utf8'), file);

    it('can be read', () => {
      expect(listed(file, problems)).toBe('');
      expect(scenarios.filter(({ title }) => title === '')).toEqual([]);
    });

    for (const scenario of scenarios)
      it(`${scenario.title} (${scenario.edition.text}) [${scenario.rules.join(', ')}]`, () => {
        expect(listed(file, runThrice(staging, scenario).problems)).toBe('');
      });
  });
