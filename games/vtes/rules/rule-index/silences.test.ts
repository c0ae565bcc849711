/** Every silence of an edition has a decision in `silences.md`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SILENT = /^—$|\b(?:not (?:stated|described|repeated|treated)|dropped)\b/;

/** The rows of a Markdown table that begin with the id of a difference, as cells. */
function rowsOf(file: string): string[][] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => /^\| D-\d{3} \|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const differences = rowsOf('vtes-editions.md');
const decided = rowsOf('silences.md').flatMap(([id, editions = '', holds, why]) =>
  editions.split(', ').map((edition) => ({ place: `${id} ${edition}`, holds, why })),
);

test('every silence of an edition has a decision', () => {
  const silent = differences.flatMap(([id, , ...says]) =>
    ['2000', 'third', 'fifth'].filter((_, at) => SILENT.test(says[at] ?? '—')).map((edition) => `${id} ${edition}`),
  );
  expect(silent.length).toBeGreaterThan(100);
  const places = new Set(decided.map(({ place }) => place));
  expect(silent.filter((place) => !places.has(place))).toEqual([]);
});

test('every decision is about one place of the table and gives the rule and the reason', () => {
  const known = new Set(differences.flatMap(([id]) => ['2000', 'third', 'fifth'].map((edition) => `${id} ${edition}`)));
  const places = decided.map(({ place }) => place);
  expect(places.filter((place) => !known.has(place))).toEqual([]);
  expect(places).toEqual([...new Set(places)]);
  expect(decided.filter(({ holds, why }) => !holds || !why)).toEqual([]);
});
