/**
 * A simulation's results as files for programs and spreadsheets. Their words are stable and English; card names are in
 * the reader's language.
 */
import type { Mean, Share, Spread } from '@praxis/bots/simulation/intervals.ts';
import type { Fared } from '@praxis/bots/simulation/report.ts';
import type { ReportTables } from './tables.ts';

/** The whole report, with the names of the cards. */
export function jsonOf(tables: ReportTables): string {
  const { report } = tables;
  const contenders = report.contenders.map((contender) => ({
    ...contender,
    cards: contender.cards.map((card) => ({ name: tables.cardName(card.def), ...card })),
  }));
  return `${JSON.stringify({ ...report, contenders }, undefined, 1)}\n`;
}

/** The subject of a line of the spreadsheet; missing fields do not matter for it. */
interface About {
  readonly deck?: string;
  readonly bot?: string;
  readonly seat?: number;
  readonly card?: string;
  readonly turn?: number;
}

/** A value, how sure it is and how many games it comes from. */
interface Value {
  readonly value: number;
  readonly of: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

const COLUMNS = ['deck', 'bot', 'seat', 'card', 'turn', 'measure', 'of', 'value', 'low', 'high'] as const;

/** One line for each number, so that it can be filtered by any of the columns. */
export function csvOf(tables: ReportTables): string {
  const lines: string[] = [COLUMNS.join(',')];
  const add = ({ deck, bot, seat, card, turn }: About, measure: string, { of, value, low, high }: Value): void => {
    lines.push([deck, bot, seat, card, turn, measure, of, value, low, high].map(cell).join(','));
  };
  const addFared = (about: About, { wins, score, tallies }: Fared): void => {
    add(about, 'wins', share(wins));
    add(about, 'score', mean(score));
    for (const [name, tally] of Object.entries(tallies)) add(about, name, mean(tally));
  };
  const { report } = tables;
  const { over } = report.games;
  for (const [end, value] of Object.entries(report.games)) add({}, `games ${end}`, { value, of: value });
  for (const [seat, fared] of report.seats.entries()) addFared({ seat: seat + 1 }, fared);
  for (const { name: deck, bot, fared, bySeat, curve, cards } of report.contenders) {
    const about = { deck, bot };
    addFared(about, fared);
    for (const [seat, each] of bySeat.entries()) addFared({ ...about, seat: seat + 1 }, each);
    for (const [turn, each] of curve.entries())
      add({ ...about, turn: turn + 1 }, tables.hosting.simulation?.curve ?? 'curve', mean(each));
    for (const { def, copies, drawn, played, wonPlayed, wonDrawn, wonUndrawn } of cards) {
      const card = { ...about, card: tables.cardName(def) };
      const { places: of } = fared;
      add(card, 'copies', { value: copies, of });
      add(card, 'drawn', { value: drawn, of });
      add(card, 'played', { value: played, of });
      add(card, 'won if played', share(wonPlayed));
      add(card, 'won if drawn', share(wonDrawn));
      add(card, 'won if not drawn', share(wonUndrawn));
    }
  }
  const addSpread = (measure: string, spread: Spread | undefined): void => {
    for (const [name, value] of Object.entries(spread ?? {})) add({}, `${measure} ${name}`, { value, of: over });
  };
  addSpread('turns', report.turns);
  addSpread('decisions', report.decisions);
  return `${lines.join('\n')}\n`;
}

function share({ share: value, of, low, high }: Share): Value {
  return { value, of, low, high };
}

function mean({ mean: value, of, low, high }: Mean): Value {
  return { value, of, low, high };
}

/** Quotes text that could be taken for a formula, or that contains separators. */
function cell(value: string | number | undefined): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' && /^[=+@-]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
