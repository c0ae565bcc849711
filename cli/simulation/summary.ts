/** A simulation's results in the terminal. */

import type { Report } from '@praxis/bots/simulation/report.ts';
import { titleIn } from '@praxis/contract';
import type { ReportTables, Table } from './tables.ts';

/** The page and the files have all cards; a terminal shows those that were played most. */
const CARDS_SHOWN = 10;

export function summaryOf(tables: ReportTables): string {
  const { report, words } = tables;
  return [
    ...headOf(tables),
    ...[tables.byDeck, tables.bySeat, tables.winsByDeckAndSeat, tables.lengths, tables.reasons].flatMap(linesOf),
    ...report.contenders.flatMap((contender) => {
      const table = tables.cards(contender);
      const { note: _, ...rest } = table;
      const hidden = table.rows.length - CARDS_SHOWN;
      if (hidden <= 0) return linesOf(rest);
      return [
        ...linesOf({ ...rest, rows: table.rows.slice(0, CARDS_SHOWN) }).slice(0, -1),
        `  ${words.moreCards({ count: hidden })}`,
        '',
      ];
    }),
    words.cardsNote,
  ].join('\n');
}

/** The notes that must be read before the tables. */
function headOf(tables: ReportTables): readonly string[] {
  return [`${titleIn(tables.hosting, tables.language)} · ${aboutOf(tables)}`, ...notesOf(tables), ''];
}

/** The played games in one line. */
export function aboutOf({ report, words }: ReportTables): string {
  const { seats, edition, seed } = report.plan;
  return words.summary({ games: playedOf(report), seats, edition, seed });
}

export function notesOf(tables: ReportTables): readonly string[] {
  const { report, words } = tables;
  const { planned, over, stopped, failed } = report.games;
  const played = playedOf(report);
  return [
    ...(played < planned ? [words.partial({ played, planned })] : []),
    ...(stopped + failed > 0 ? [words.ended({ over, stopped, failed })] : []),
    words.intervals,
    words.fairShare({ share: tables.share(1 / report.plan.seats) }),
  ];
}

function playedOf({ games: { over, stopped, failed } }: Report): number {
  return over + stopped + failed;
}

function linesOf({ title, columns, rows }: Table): readonly string[] {
  if (rows.length === 0) return [];
  const all = [columns.map((column) => column.title), ...rows];
  const widths = columns.map((_, index) => Math.max(...all.map((row) => widthOf(row[index] ?? ''))));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, index) => {
        const blanks = ' '.repeat((widths[index] as number) - widthOf(cell));
        return columns[index]?.text ? cell + blanks : blanks + cell;
      })
      .join('  ')
      .trimEnd();
  return [title, ...all.map((row) => `  ${line(row)}`), ''];
}

/** Letters that carry their accents as separate characters take one place. */
function widthOf(text: string): number {
  return [...text.normalize('NFC')].length;
}
