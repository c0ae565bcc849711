/** Tests that every game has. A game's own test file only supplies the data. */
import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IndexedRule, Language, Lessons, Staging } from '@praxis/contract';
import type { BaseState, Context } from '@praxis/engine';
import { readScenarios } from '@praxis/scenario/document.ts';
import { runAndRetrace } from '@praxis/scenario/runner.ts';
import type { Problem } from '@praxis/scenario/yaml.ts';
import { describe, expect, it, test } from 'vitest';
import { chapterFaults, exampleFaults, lessonFaults, lessonScenarios, statementFaults } from './lessons.ts';

/** The names of all files with scenarios, from the folder on. */
export function scenarioFiles(folder: URL): readonly string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.yaml'))
    .sort();
}

/**
 * Every scenario is a test: its script is played, and then its answers again on copies of the match, from its record and
 * after takebacks.
 */
export function testScenarios<S extends BaseState, C extends Context<S>>(staging: Staging<S, C>, folder: URL): void {
  const here = relative(process.cwd(), fileURLToPath(folder));
  const listed = (file: string, problems: readonly Problem[]): string =>
    problems.map(({ message, line, column }) => `${here}/${file}:${line}:${column} ${message}`).join('\n');

  for (const file of scenarioFiles(folder))
    describe(file, () => {
      const { scenarios, problems } = readScenarios(readFileSync(new URL(file, folder), 'utf8'), file);

      it('can be read', () => {
        expect(listed(file, problems)).toBe('');
        expect(scenarios.filter(({ title }) => title === '')).toEqual([]);
      });

      for (const scenario of scenarios)
        it(`${scenario.title} (${scenario.edition.text}) [${scenario.rules.join(', ')}]`, () => {
          expect(listed(file, runAndRetrace(staging, scenario).problems)).toBe('');
        });
    });
}

export interface TaughtGame {
  readonly lessons: Lessons;
  /** The English titles of the examples that have translations; undefined for a game without examples. */
  readonly examples?: readonly string[];
  readonly rulesIn: (language: Language) => readonly IndexedRule[];
  /** The least number of rules that the lessons for newcomers show. */
  readonly rulesMin: number;
  readonly translations: Parameters<typeof chapterFaults>[1];
}

/** The lessons are complete and worded in every language. */
export function testLessons({ lessons, examples, rulesIn, rulesMin, translations }: TaughtGame): void {
  test('every lesson for newcomers is a scenario at which its learner sits, in words of each language', () => {
    expect(lessonFaults(lessons)).toEqual([]);
  });

  test('the examples have titles in every language, and every title has an example', () => {
    if (examples) expect(exampleFaults(lessons, examples)).toEqual([]);
    else expect(lessonScenarios(lessons).filter(({ title }) => lessons.isExample(title))).toEqual([]);
  });

  test('every rule and every chapter of the rule index is worded in every language', () => {
    expect(statementFaults(rulesIn)).toEqual([]);
    expect(chapterFaults(rulesIn, translations)).toEqual([]);
  });

  test('the rules of the lessons for newcomers are in the rule index', () => {
    const first = new Set(lessons.first('en').map(({ scenario }) => scenario));
    const shown = lessonScenarios(lessons).flatMap(({ title, rules }) => (first.has(title) ? rules : []));
    const known = new Set(rulesIn('en').map(({ id }) => id));
    expect(new Set(shown).size).toBeGreaterThanOrEqual(rulesMin);
    expect(shown.filter((id) => !known.has(id))).toEqual([]);
  });
}
