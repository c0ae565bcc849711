import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { heuristic } from './heuristic.ts';
import { own } from './own.ts';
import { random } from './random.ts';
import { playAll } from './table.ts';

const seeds = ['1', '2'];
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

describe('the examples for researchers', () => {
  test('random agents win every match once together, and the same ones again', () => {
    const agents = () => ['a', 'b'].map(random);
    const wins = playAll(agents(), seeds);
    expect(sum(wins)).toBeLessThanOrEqual(seeds.length);
    expect(sum(wins)).toBeGreaterThan(0);
    expect(playAll(agents(), seeds)).toEqual(wins);
  });

  test('a bot plays beside agents', () => {
    expect(sum(playAll([heuristic('h'), random('a')], seeds))).toBeGreaterThan(0);
  });

  test('an agent of twenty lines beats random ones', () => {
    const wins = playAll([own, ...['a', 'b'].map(random)], [...seeds, '3', '4', '5']);
    expect(wins[0]).toBeGreaterThanOrEqual(4);
  });

  test('the guide shows that agent as it is', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../research.md'), 'utf8');
    const agent = readFileSync(join(import.meta.dirname, 'own.ts'), 'utf8');
    const shown = agent.slice(agent.indexOf('const LIKED'), agent.indexOf('if (import.meta.main)')).trim();
    expect(shown.split('\n').length).toBeLessThanOrEqual(20);
    expect(guide).toContain(shown);
  });
});
