/** The charts in the page of a report. The page itself draws them (`charts.js`). */
import type { Fared } from '@praxis/bots/simulation/report.ts';
import type { ReportTables } from '../simulation/tables.ts';

interface Drawn {
  /** The id of the element in which it is drawn. */
  readonly id: string;
  readonly title: string;
  /** The labels of the axes. */
  readonly across: string;
  readonly up: string;
  readonly format: 'percent' | 'number';
}

/** Bars with intervals, and a line at the fair share. */
interface Bars extends Drawn {
  readonly kind: 'bars';
  readonly names: readonly string[];
  readonly values: readonly number[];
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
  readonly reference: number | null;
}

interface Lines extends Drawn {
  readonly kind: 'lines';
  /** The x value of every line's first point; the others follow by one. */
  readonly first: number;
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

export type Chart = Bars | Lines;

export function chartsOf(tables: ReportTables): readonly Chart[] {
  const { words, report, hosting } = tables;
  const { contenders, seats, lengths } = report;
  if (report.games.over === 0) return [];
  const decks = contenders.map(({ name }) => name);
  const score = tables.label('tally', 'score');
  const fared = contenders.map((contender) => contender.fared);
  const charts: Chart[] = [
    {
      ...wins(fared, report.plan.seats),
      id: 'chart-wins',
      title: `${words.wins}: ${words.byDeck}`,
      across: words.deck,
      up: words.wins,
      names: decks,
    },
    {
      kind: 'bars',
      id: 'chart-score',
      title: `${score}: ${words.byDeck}`,
      across: words.deck,
      up: score,
      format: 'number',
      names: decks,
      values: fared.map((each) => each.score.mean),
      low: fared.map((each) => each.score.low ?? null),
      high: fared.map((each) => each.score.high ?? null),
      reference: null,
    },
    {
      ...wins(seats, report.plan.seats),
      id: 'chart-seats',
      title: `${words.wins}: ${words.bySeat}`,
      across: words.seat,
      up: words.wins,
      names: seats.map((_, seat) => String(seat + 1)),
    },
    {
      kind: 'bars',
      id: 'chart-lengths',
      title: words.lengths,
      across: words.turns,
      up: words.games,
      format: 'number',
      names: lengths.map(({ least, most }) => (least === most ? String(least) : `${least}–${most}`)),
      values: lengths.map(({ games }) => games),
      low: [],
      high: [],
      reference: null,
    },
  ];
  if (hosting.simulation) {
    const counter = tables.label('counter', hosting.simulation.curve);
    charts.push({
      kind: 'lines',
      id: 'chart-curve',
      title: words.curves({ counter }),
      across: words.turn,
      up: counter,
      format: 'number',
      first: 1,
      series: contenders.map(({ name, curve }) => ({ name, values: curve.map(({ mean }) => mean) })),
    });
  }
  return charts;
}

function wins(
  fared: readonly Fared[],
  seats: number,
): Pick<Bars, 'kind' | 'format' | 'values' | 'low' | 'high' | 'reference'> {
  return {
    kind: 'bars',
    format: 'percent',
    values: fared.map(({ wins: { share } }) => share),
    low: fared.map(({ wins: { low } }) => low),
    high: fared.map(({ wins: { high } }) => high),
    reference: 1 / seats,
  };
}
