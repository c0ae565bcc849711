/** One page with all results of a simulation: no other file and no network is needed to read it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { titleIn } from '@praxis/contract';
import { aboutOf, notesOf } from '../simulation/summary.ts';
import type { ReportTables, Table } from '../simulation/tables.ts';
import { type Chart, chartsOf } from './charts.ts';

export function pageOf(tables: ReportTables): string {
  const { words, language, report } = tables;
  const charts = chartsOf(tables);
  const style = `${uplotFile('uPlot.min.css')}\n${ownFile('page.css')}`;
  const data = JSON.stringify({ language, all: charts }).replaceAll('<', '\\u003c');
  const script = `/*\n${uplotLicence()}*/\n${uplotFile('uPlot.iife.min.js')}\n${ownFile('charts.js')}`.replaceAll(
    '</script',
    '<\\/script',
  );
  const title = `${words.title}: ${titleIn(tables.hosting, tables.language)} · ${aboutOf(tables)}`;
  const [deckChart, scoreChart, seatChart, lengthChart, curveChart] = [
    'wins',
    'score',
    'seats',
    'lengths',
    'curve',
  ].map((id) => charts.find((chart) => chart.id === `chart-${id}`));
  const { curves } = tables;
  const sections = [
    section(words.byDeck, [
      figure(deckChart, tables),
      figure(scoreChart, tables),
      tableOf(tables.byDeck),
      tableOf(tables.winsByDeckAndSeat),
    ]),
    section(words.bySeat, [figure(seatChart, tables), tableOf(tables.bySeat)]),
    section(words.lengths, [
      tableOf(tables.lengths),
      figure(lengthChart, tables),
      folded(words.asTable, tableOf(tables.lengthBins)),
      tableOf(tables.reasons),
    ]),
    curves && curveChart
      ? section(curves.title, [figure(curveChart, tables, curves.note), folded(words.asTable, tableOf(curves))])
      : '',
    section(words.cards, [
      `<p class="quiet">${safe(words.cardsNote)}</p>`,
      ...report.contenders.map((contender) => folded(contender.name, tableOf(tables.cards(contender)))),
    ]),
    report.troubles.length > 0 ? section(words.unended, [tableOf(troublesOf(tables))]) : '',
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${fingerprint(style)}; script-src ${fingerprint(script)}; img-src data:; base-uri 'none'; form-action 'none'">
<title>${safe(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${safe(titleIn(tables.hosting, tables.language))}</h1>
<p>${safe(aboutOf(tables))}</p>
${notesOf(tables)
  .map((note) => `<p class="quiet">${safe(note)}</p>`)
  .join('\n')}
${sections.filter(Boolean).join('\n')}
<footer><p>${safe(words.madeBy)}</p></footer>
</main>
<script type="application/json" id="charts">${data}</script>
<script>${script}</script>
</body>
</html>
`;
}

function troublesOf({ report, words }: ReportTables): Table {
  return {
    title: words.unended,
    columns: [
      { title: words.game, text: true },
      { title: words.reason, text: true },
    ],
    rows: report.troubles.map(({ game, reason }) => [String(game), reason]),
  };
}

function section(title: string, parts: readonly string[]): string {
  return `<section>\n<h2>${safe(title)}</h2>\n${parts.join('\n')}\n</section>`;
}

/** A screen reader cannot read a chart, so its label names the chart and the table that has its numbers. */
function figure(chart: Chart | undefined, { words }: ReportTables, note?: string): string {
  if (!chart) return '';
  const caption = note === undefined ? '' : `\n<figcaption>${safe(note)}</figcaption>`;
  return `<figure>\n<div class="chart" id="${chart.id}" role="img" aria-label="${safe(words.chart({ what: chart.title }))}"></div>${caption}\n</figure>`;
}

function folded(title: string, content: string): string {
  return `<details>\n<summary>${safe(title)}</summary>\n${content}\n</details>`;
}

/** Wide tables scroll by themselves and can be reached by keyboard. */
function tableOf({ title, columns, rows }: Table): string {
  if (rows.length === 0) return '';
  const kind = (index: number): string => (columns[index]?.text ? ' class="text"' : '');
  const head = columns.map((column, index) => `<th scope="col"${kind(index)}>${safe(column.title)}</th>`).join('');
  const body = rows.map((row) => {
    const cells = row.map((cell, index) =>
      index === 0 ? `<th scope="row"${kind(0)}>${safe(cell)}</th>` : `<td${kind(index)}>${safe(cell)}</td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<div class="scroll" role="region" tabindex="0" aria-label="${safe(title)}">
<table>
<caption>${safe(title)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>
</div>`;
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Only this page's own code runs, even if the names of decks contain markup. */
function fingerprint(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function ownFile(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}

function uplotFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('uplot/package.json'));
}

function uplotFile(name: string): string {
  return readFileSync(join(uplotFolder(), 'dist', name), 'utf8');
}

function uplotLicence(): string {
  return readFileSync(join(uplotFolder(), 'LICENSE'), 'utf8');
}
