import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { planOf } from '@praxis/bots/simulation/plan.ts';
import { playGame } from '@praxis/bots/simulation/play.ts';
import { reportOf } from '@praxis/bots/simulation/report.ts';
import { LANGUAGES, type Language } from '@praxis/contract';
import { hosting as vtesHosting } from '@praxis/vtes/hosting.ts';
import { describe, expect, test } from 'vitest';
import { csvOf, jsonOf } from '../simulation/files.ts';
import { summaryOf } from '../simulation/summary.ts';
import { ReportTables } from '../simulation/tables.ts';
import { chartsOf } from './charts.ts';
import { pageOf } from './page.ts';

const hosting = vtesHosting;
const GAMES = 5;

const contenders = hosting.decks.slice(0, 2).map(({ name, deck, temperament }, index) => ({
  // A name that would do harm if it were taken for part of the page or of a formula.
  name: index === 0 ? '</script><b>"Anna" & Co' : `=1+1, ${name}`,
  deck,
  bot: 'random',
  temperament,
}));
const plan = planOf(hosting, { edition: 'fifth', seats: 2, contenders, games: GAMES, seed: 'page', playouts: 1 });
const played = Array.from({ length: GAMES }, (_, game) => playGame(hosting, plan, game));
const failed = { ...played[4]!, end: 'failed' as const, reason: 'a <fault>', winners: [], scores: [] };
const report = reportOf(hosting, plan, [...played.slice(0, 4), failed]);
const tablesIn = (language: Language): ReportTables => new ReportTables(hosting, report, language);

describe.each(LANGUAGES)('the report in %s', (language) => {
  const tables = tablesIn(language);
  const page = pageOf(tables);

  test('needs nothing from outside', () => {
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).not.toMatch(/<(?:link|img|iframe)\b|\s(?:src|href)=/);
    expect(page).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'/);
    expect(page.split('<script')[0]).not.toMatch(/undefined|NaN/);
  });

  test('has a table for every chart, and says so', () => {
    const charts = chartsOf(tables);
    expect(charts.map(({ id }) => id)).toEqual([
      'chart-wins',
      'chart-score',
      'chart-seats',
      'chart-lengths',
      'chart-curve',
    ]);
    for (const { id, title } of charts) {
      const figure = page.indexOf(
        `id="${id}" role="img" aria-label="${tables.words.chart({ what: title }).replaceAll('"', '&quot;')}"`,
      );
      expect(figure, id).toBeGreaterThan(0);
      expect(page.indexOf('<table>', figure), id).toBeGreaterThan(figure);
      expect(page.indexOf('<table>', figure), id).toBeLessThan(page.indexOf('</section>', figure));
    }
  });

  test('has the words of its language, in the terminal too', () => {
    const { words } = tables;
    const summary = summaryOf(tables);
    for (const text of [words.byDeck, words.bySeat, words.lengths, words.wins]) {
      expect(page).toContain(text);
      expect(summary).toContain(text);
    }
    expect(summary).toContain(words.ended({ over: 4, stopped: 0, failed: 1 }));
    expect(summary).toContain(tables.label('tally', 'ousts'));
    expect(page).toContain(tables.label('counter', 'pool'));
    if (language !== 'en') expect(summary).not.toContain('Games');
  });
});

describe('names from outside', () => {
  test('stay text in the page', () => {
    const page = pageOf(tablesIn('en'));
    expect(page).not.toContain('<b>"Anna"');
    expect(page).toContain('&lt;/script&gt;&lt;b&gt;&quot;Anna&quot; &amp; Co');
    expect(page).toContain('a &lt;fault&gt;');
    expect(page.split('</script>')).toHaveLength(3);
  });

  test('stay text in the spreadsheet', () => {
    const lines = csvOf(tablesIn('en')).trim().split('\n');
    expect(lines[0]).toBe('deck,bot,seat,card,turn,measure,of,value,low,high');
    expect(lines.some((line) => line.startsWith(`"'=1+1, `))).toBe(true);
    expect(lines.filter((line) => cells(line).length !== 10)).toEqual([]);
  });
});

/** The cells of a line, read as spreadsheets do. */
function cells(line: string): string[] {
  return [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

test('the spreadsheet and the file for programs have the same numbers', () => {
  const tables = tablesIn('en');
  const data = JSON.parse(jsonOf(tables)) as typeof report;
  const rows = csvOf(tables).trim().split('\n').slice(1).map(cells);
  for (const { name, fared, cards } of data.contenders) {
    const said = name.startsWith('=') ? `'${name}` : name;
    const of = (measure: string, card = ''): number[] =>
      rows
        .filter((row) => row[0] === said && row[2] === '' && row[3] === card && row[4] === '' && row[5] === measure)
        .map((row) => Number(row[7]));
    expect(of('wins')).toEqual([fared.wins.share]);
    expect(of('ousts')).toEqual([fared.tallies.ousts?.mean]);
    expect(of('drawn', (cards[0] as unknown as { name: string }).name)).toEqual([cards[0]?.drawn]);
  }
});

test('the page draws every chart with all its numbers', () => {
  const charts = chartsOf(tablesIn('en'));
  const drawn: { readonly id: string; readonly data: readonly (readonly unknown[])[] }[] = [];
  const strokes: number[] = [];
  const context = {
    ...Object.fromEntries(
      ['save', 'restore', 'beginPath', 'moveTo', 'lineTo', 'setLineDash', 'rect', 'clip'].map((name) => [
        name,
        () => {},
      ]),
    ),
    stroke: () => strokes.push(1),
  };
  class Plot {
    static readonly paths = { bars: () => () => {} };
    readonly ctx = context;
    readonly bbox = { left: 0, top: 0, width: 100, height: 100 };
    constructor(
      options: { hooks?: { draw: readonly ((plot: Plot) => void)[] } },
      data: readonly (readonly unknown[])[],
      place: { id: string },
    ) {
      drawn.push({ id: place.id, data });
      for (const hook of options.hooks?.draw ?? []) hook(this);
    }
    valToPos(value: number): number {
      return value;
    }
  }
  runInNewContext(readFileSync(join(import.meta.dirname, 'charts.js'), 'utf8'), {
    uPlot: Plot,
    document: {
      getElementById: (id: string) =>
        id === 'charts' ? { textContent: JSON.stringify({ language: 'en', all: charts }) } : { id, clientWidth: 600 },
      documentElement: {},
    },
    getComputedStyle: () => ({ getPropertyValue: () => ' #000 ' }),
    matchMedia: () => ({ addEventListener: () => {} }),
    ResizeObserver: class {
      observe(): void {}
    },
    devicePixelRatio: 1,
    Intl,
  });
  expect(drawn.map(({ id }) => id)).toEqual(charts.map(({ id }) => id));
  for (const { data } of drawn) for (const series of data) expect(series).toHaveLength(data[0]?.length as number);
  expect(drawn[0]?.data[1]).toEqual(report.contenders.map(({ fared }) => fared.wins.share));
  expect(drawn.at(-1)?.data).toHaveLength(1 + contenders.length);
  // The intervals of four charts, and in two of them the fair share.
  expect(strokes).toHaveLength(6);
});

test('of games that did not end there is nothing to draw', () => {
  const nothing = new ReportTables(hosting, reportOf(hosting, plan, [failed]), 'en');
  expect(chartsOf(nothing)).toEqual([]);
  expect(pageOf(nothing)).toContain('a &lt;fault&gt;');
});
