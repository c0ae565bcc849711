/** The look of the games in the terminal: the table, and the text of a card. */

import type { Hosting, Language } from '@praxis/contract';
import type { CardView, Definition, Seat, SeatView, SeriesWhere, View } from '@praxis/engine';
import { findNamed } from '@praxis/kit/spelling.ts';
import { boxedCard } from './card-box.ts';
import { namesOf } from './card-search.ts';
import { wordsIn } from './words.ts';

export interface Look {
  /** The words of the game's views. */
  readonly labels: Labels;
  table(view: View, me: Seat, width: number): readonly string[];
  /** The text of one of these definitions, by its name in any language; undefined if none is called so. */
  card(defs: readonly unknown[], name: string): string | undefined;
}

/** Zones, counters and marks that have a word are shown, unless the game has a table of its own for plain text. */
export function lookOf(hosting: Hosting, language: Language, definitions: readonly Definition[]): Look {
  const defs = new Map(definitions.map((def) => [def.id, def]));
  const labels = hosting.labels(language);
  const named = (view: View): View => ({ ...view, cards: inLanguage(view.cards, hosting, language, defs) });
  const printed = (id: string): string => hosting.face(defs.get(id), language).short;
  return {
    labels,
    table: (view, me, width) =>
      hosting.plainLook?.table?.(view, me, { language, width, you: wordsIn(language).you, printed }) ??
      tableLines(named(view), me, labels, width),
    card: (seen, name) => {
      const [found] = findNamed(seen, (def) => namesOf(hosting, def), name).found;
      if (found === undefined) return undefined;
      // Others at the table may call the card by its English name.
      const [english] = namesOf(hosting, found);
      const isEnglish = hosting.face(found, language).name === english;
      return [...(isEnglish ? [] : [`${english}:`]), boxedCard(hosting, found, language)].join('\n');
    },
  };
}

/** Views call cards by their English names. */
function inLanguage(
  cards: View['cards'],
  hosting: Hosting,
  language: Language,
  defs: ReadonlyMap<string, Definition>,
): View['cards'] {
  const named = Object.values(cards).map((card) =>
    card.def === undefined ? card : { ...card, name: hosting.face(defs.get(card.def), language).name },
  );
  return Object.fromEntries(named.map((card) => [card.handle, card]));
}

type Labels = Readonly<Record<string, string>>;

/** The others first, the person's own side at the bottom. */
function tableLines(view: View, me: Seat, labels: Labels, width: number): string[] {
  const { turn, turnNumber, series } = view.where;
  const standing = series ? `${labels['table game'] ?? ''} ${series.game} (${standingText(view, series)}) · ` : '';
  const head = `── ${standing}${labels['table turn'] ?? ''} ${turnNumber ?? ''} · ${turn === undefined ? '' : (view.seats[turn]?.name ?? '')} `;
  const lines = [head.padEnd(width, '─')];
  for (const [key, handle] of Object.entries<unknown>({ ...view.where })) {
    const label = labels[`table ${key}`];
    const card = label !== undefined && typeof handle === 'number' && key !== 'turn' ? view.cards[handle] : undefined;
    if (label !== undefined && card) lines.push(`${label}: ${cardText(view, card, labels)}`);
  }
  const seats = view.seats.map((_, index) => (me + 1 + index) % view.seats.length);
  for (const seat of seats) lines.push(...seatLines(view, view.seats[seat] as SeatView, labels));
  return lines;
}

/** `Ana 1 – Bob 0` */
function standingText({ seats }: View, { wins }: SeriesWhere): string {
  return seats.map(({ name, seat }) => `${name} ${wins[seat] ?? 0}`).join(' – ');
}

function seatLines(view: View, { name, counters, zones }: SeatView, labels: Labels): string[] {
  const counts = Object.entries(counters).flatMap(([key, value]) => {
    const label = labels[`counter ${key}`];
    return label === undefined || value === 0 ? [] : [`${label} ${value}`];
  });
  const lines = [`${name.padEnd(12)} ${counts.join(' · ')}`];
  for (const [key, handles] of Object.entries(zones)) {
    const label = labels[`zone ${key}`];
    if (label === undefined || typeof handles === 'number' || handles.length === 0) continue;
    const known = handles.flatMap((handle) => view.cards[handle] ?? []);
    // A zone without known cards is a number among the counters.
    if (known.every((card) => card.name === undefined && !card.marks)) continue;
    lines.push(`  ${label}: ${known.map((card) => cardText(view, card, labels)).join(', ')}`);
  }
  return lines;
}

/** `Fuecoco (damage 20, HP 80, Asleep) [Basic Fire Energy]` */
function cardText(view: View, card: CardView, labels: Labels): string {
  const { name, counters = {}, marks = [], with: attached = [] } = card;
  const facts = [
    ...Object.entries(counters).flatMap(([key, value]) => {
      const label = labels[`counter ${key}`];
      return label === undefined || value === 0 ? [] : [`${label} ${value}`];
    }),
    ...marks.flatMap((mark) => labels[`mark ${mark}`] ?? []),
  ];
  const others = attached.flatMap((handle) => view.cards[handle]?.name ?? []);
  return [
    name ?? '?',
    ...(facts.length > 0 ? [`(${facts.join(', ')})`] : []),
    ...(others.length > 0 ? [`[${others.join(', ')}]`] : []),
  ].join(' ');
}
