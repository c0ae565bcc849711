/** Every face of the pool has a scenario for its effect and one for a limit of it; their titles name it. */
import { readdirSync, readFileSync } from 'node:fs';
import { plainName } from '@praxis/kit/spelling.ts';
import { readScenarios } from '@praxis/scenario/document.ts';
import { expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';

const titles = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => readScenarios(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'), file).scenarios)
  .map(({ title }) => plainName(title));

test('each of the 141 faces is named by two scenarios or more', () => {
  expect(CARDS).toHaveLength(141);
  const few = CARDS.filter(({ name }) => titles.filter((title) => title.includes(plainName(name))).length < 2);
  expect(few.map(({ name }) => name)).toEqual([]);
});
