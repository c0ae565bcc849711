import { readFileSync } from 'node:fs';
import { scenarioFiles, testScenarios } from '@praxis/testkit/game-tests.ts';
import { expect, it } from 'vitest';
import { CARDS } from './cards/index.ts';
import { staging } from './staging.ts';

const FOLDER = new URL('./scenarios/', import.meta.url);

testScenarios(staging, FOLDER);

it('shows every card and every token', () => {
  const text = scenarioFiles(FOLDER)
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
    .join('\n');
  const shown = CARDS.filter(({ object }) => object !== 'emblem').map(({ name }) => name);
  expect(shown.filter((name) => !text.includes(name))).toEqual([]);
});
