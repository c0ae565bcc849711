/**
 * The published rulings on cards of the pool. Each has a scenario that shows what it says, or a reason why nothing here could behave otherwise.
 * The sentences themselves are not ours and not here: a ruling is named by its card and its place among the rulings on that card.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readScenarios } from '@praxis/scenario/document.ts';
import { describe, expect, test } from 'vitest';
import { CARDS } from './cards/index.ts';

const SCENARIOS = new URL('./scenarios/', import.meta.url);
const RULINGS = new URL('./scenarios/rulings/', import.meta.url);
const GROUPS = ['white', 'blue', 'black', 'red', 'green', 'artifacts', 'lands', 'planeswalkers'] as const;

/** What covers one ruling: scenarios by their titles, or a reason in words of our own. */
type Entry = { readonly scenario: string | readonly string[] } | { readonly reason: string };
type Group = Readonly<Record<string, readonly Entry[]>>;

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(new URL(file, RULINGS), 'utf8')) as Content;
}

const groups = GROUPS.map((group) => [group, read<Group>(`${group}.json`)] as const);

function titles(): readonly string[] {
  return readdirSync(SCENARIOS, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => readScenarios(readFileSync(new URL(name, SCENARIOS), 'utf8'), name).scenarios)
    .map(({ title }) => title);
}

describe('Rulings', () => {
  const existing = new Set(titles());

  for (const [group, cards] of groups)
    test(`of ${group} name scenarios that exist`, () => {
      const wrong = Object.entries(cards).flatMap(([card, entries]) =>
        entries.flatMap((entry, index) =>
          ('scenario' in entry ? [entry.scenario].flat() : [])
            .filter((title) => !existing.has(title))
            .map((title) => `${card}, ${index + 1}: ${title}`),
        ),
      );
      expect(wrong).toEqual([]);
    });

  test('are all covered, each by a scenario or a reason', () => {
    const covered = Object.fromEntries(
      groups.flatMap(([, cards]) => Object.entries(cards).map(([card, entries]) => [card, entries.length])),
    );
    expect(covered).toEqual(read('counts.json'));
    const entries = groups.flatMap(([, cards]) => Object.values(cards).flat());
    const isNamed = (entry: Entry): boolean =>
      'scenario' in entry ? [entry.scenario].flat().length > 0 : (entry.reason ?? '').split(' ').length > 3;
    expect(entries.filter((entry) => !isNamed(entry))).toEqual([]);
  });

  test('are about cards of the pool, each in one list', () => {
    const ids = new Set(CARDS.map(({ id }) => id));
    const listed = groups.flatMap(([, cards]) => Object.keys(cards));
    expect(listed.filter((card) => !ids.has(card))).toEqual([]);
    expect(listed.filter((card, index) => listed.indexOf(card) !== index)).toEqual([]);
  });
});
