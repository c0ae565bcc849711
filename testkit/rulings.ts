/**
 * The published rulings on cards of a game. Each has a scenario that shows it, or a reason why nothing here could
 * behave otherwise. The sentences themselves are not ours and not here: a ruling is named by its card and its place
 * among the rulings on that card.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { readScenarios } from '@praxis/scenario/document.ts';
import { describe, expect, test } from 'vitest';

/** The cover of one ruling: scenarios by their titles, or a reason in words of our own. */
type Entry = { readonly scenario: string | readonly string[] } | { readonly reason: string };
type Rulings = Readonly<Record<string, readonly Entry[]>>;

/** Files of `rulings/` beside the scenarios; `counts.json` says how many rulings each card has. */
export function testRulings(scenarios: URL, files: readonly string[], cards: readonly string[]): void {
  const read = <Content>(file: string): Content =>
    JSON.parse(readFileSync(new URL(`rulings/${file}.json`, scenarios), 'utf8')) as Content;
  const lists = files.map((file) => [file, read<Rulings>(file)] as const);

  describe('Rulings', () => {
    const existing = new Set(titlesIn(scenarios));

    for (const [file, rulings] of lists)
      test(`of ${file} name scenarios that exist`, () => {
        const wrong = Object.entries(rulings).flatMap(([card, entries]) =>
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
        lists.flatMap(([, rulings]) => Object.entries(rulings).map(([card, entries]) => [card, entries.length])),
      );
      expect(covered).toEqual(read('counts'));
      const entries = lists.flatMap(([, rulings]) => Object.values(rulings).flat());
      const isNamed = (entry: Entry): boolean =>
        'scenario' in entry ? [entry.scenario].flat().length > 0 : (entry.reason ?? '').split(' ').length > 3;
      expect(entries.filter((entry) => !isNamed(entry))).toEqual([]);
    });

    test('are about cards of the pool, each in one list', () => {
      const ids = new Set(cards);
      const listed = lists.flatMap(([, rulings]) => Object.keys(rulings));
      expect(listed.filter((card) => !ids.has(card))).toEqual([]);
      expect(listed.filter((card, index) => listed.indexOf(card) !== index)).toEqual([]);
    });
  });
}

function titlesIn(folder: URL): readonly string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => readScenarios(readFileSync(new URL(name, folder), 'utf8'), name).scenarios)
    .map(({ title }) => title);
}
