/** A VTES table as text, from one seat's knowledge. Nothing but the view is read, so nothing hidden can show. */
import type { TableLook } from '@praxis/contract';
import type { CardView, Seat, SeatView } from '@praxis/engine';
import type { VtesView } from '../where.ts';
import type { Labels } from './keys/labels.ts';
import { textIn } from './languages.ts';
import { nameIn } from './names.ts';
import { actionKindText, markText } from './short-texts.ts';

/** The words for the table. */
interface WordedLook extends TableLook {
  readonly words: Labels;
}

/** Regions that are shown, in the order in which they lie before a player. */
const REGIONS = ['ready', 'torpor', 'incapacitated', 'uncontrolled', 'in_play', 'contested'] as const;
/** Of players who are neither prey nor predator only these are shown. */
const REGIONS_AFAR = ['ready', 'torpor'] as const;

export function tableLines(view: VtesView, me: Seat, look: TableLook): readonly string[] {
  const worded = { ...look, words: textIn(look.language).labels };
  const { words, width } = worded;
  const prey = neighbour(view, me, 1);
  const predator = neighbour(view, me, -1);
  const seats = view.seats.map((_, index) => (me + 1 + index) % view.seats.length);
  const lines = [headline(view, words, width)];
  for (const seat of seats) {
    const player = view.seats[seat] as SeatView;
    const near = seat === me || seat === prey || seat === predator;
    lines.push(playerLine(player, words, roleOf(seat, me, prey, predator, worded)));
    if (player.counters.ousted === 1) continue;
    for (const region of near ? REGIONS : REGIONS_AFAR) {
      const cards = handlesIn(player, region).map((handle) => cardText(view, handle, worded, seat === me));
      if (cards.length > 0) lines.push(...regionLines(words.zones[region].padEnd(regionWidth(words)), cards, width));
    }
    if (seat === me) lines.push(...handLines(view, player, worded));
  }
  lines.push(...happening(view, worded));
  return lines;
}

function headline({ where, seats }: VtesView, words: Labels, width: number): string {
  const { turn, turnNumber, phase, edge } = where;
  const left = `── ${words.table.turn} ${turnNumber} · ${seats[turn]?.name} · ${words.phases[phase as keyof Labels['phases']] ?? phase} `;
  const right = ` ${words.table.edge}: ${edge === undefined ? words.table.nobody : seats[edge]?.name} ──`;
  return `${left}${'─'.repeat(Math.max(2, width - left.length - right.length))}${right}`;
}

/** The next player in this direction who is still in the game. */
function neighbour({ seats }: VtesView, me: Seat, step: 1 | -1): Seat {
  let seat = me;
  do seat = (seat + step + seats.length) % seats.length;
  while (seat !== me && seats[seat]?.counters.ousted === 1);
  return seat;
}

function roleOf(seat: Seat, me: Seat, prey: Seat, predator: Seat, { you, words }: WordedLook): string {
  if (seat === me) return you;
  if (seat === prey && seat === predator) return words.table['prey and predator'];
  if (seat === prey) return words.table.prey;
  return seat === predator ? words.table.predator : '';
}

function playerLine({ name, counters, zones }: SeatView, words: Labels, role: string): string {
  const title = role === '' ? name : `${name} (${role})`;
  if (counters.ousted === 1) return `${title.padEnd(24)} ${words.marks.ousted} · ${counters.vp} ${words.counters.vp}`;
  const counts = (['hand', 'library', 'crypt', 'ash_heap'] as const).map(
    (zone) => `${words.zones[zone]} ${countOf(zones[zone])}`,
  );
  const points = [`${words.counters.pool} ${counters.pool}`, `${counters.vp} ${words.counters.vp}`];
  return `${title.padEnd(24)} ${[...points, ...counts].join(' · ')}`;
}

function countOf(zone: readonly number[] | number | undefined): number {
  return typeof zone === 'number' ? zone : (zone?.length ?? 0);
}

function handlesIn({ zones }: SeatView, zone: string): readonly number[] {
  const handles = zones[zone];
  return Array.isArray(handles) ? handles : [];
}

/** `Belinde 5/6 locked, prince of Chicago [Raven Spy]` */
function cardText(view: VtesView, handle: number, worded: WordedLook, mine: boolean): string {
  const { words, language, printed } = worded;
  const card = view.cards[handle];
  if (!card) return '?';
  const { name, def, counters = {}, marks = [], with: attached = [] } = card;
  const parts = [name === undefined ? `(${words.marks['face down']})` : nameIn(language, name)];
  if (counters.blood !== undefined) parts.push(`${counters.blood}/${counters.capacity}`);
  else if (counters.life !== undefined) parts.push(`♥${counters.life}`);
  else if ((counters.counters ?? 0) > 0) parts.push(`•${counters.counters}`);
  const seats = view.seats.map((seat) => seat.name);
  const states = [
    ...(marks.includes('locked') ? [words.marks.locked] : []),
    ...marks.map((mark) => markText(language, mark, seats)).filter(Boolean),
  ];
  if (states.length > 0) parts.push(states.join(', '));
  if (mine && def !== undefined && printed(def) !== '') parts.push(`{${printed(def)}}`);
  if (attached.length > 0) parts.push(`[${attached.map((each) => cardText(view, each, worded, false)).join(', ')}]`);
  return parts.join(' ');
}

const INDENT = 4;

/** The names of the regions share a column as wide as the longest of them. */
function regionWidth({ zones }: Labels): number {
  return Math.max(...[...REGIONS, 'hand' as const].map((zone) => zones[zone].length)) + 2;
}

/** Cards that look alike and lie side by side are counted. */
function counted(cards: readonly string[]): readonly string[] {
  const groups: { readonly card: string; count: number }[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last?.card === card) last.count++;
    else groups.push({ card, count: 1 });
  }
  return groups.map(({ card, count }) => (count > 1 ? `${card} ×${count}` : card));
}

function regionLines(name: string, cards: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  let line = `${' '.repeat(INDENT)}${name}`;
  const margin = line.length;
  const shown = counted(cards);
  for (const [index, card] of shown.entries()) {
    const text = index === shown.length - 1 ? card : `${card} · `;
    if (line.length > margin && line.length + text.length > width) {
      lines.push(line.trimEnd());
      line = ' '.repeat(margin);
    }
    line += text;
  }
  return [...lines, line.trimEnd()];
}

/** Each card of the viewer's own hand with its printed facts; copies are counted. */
function handLines(view: VtesView, player: SeatView, { words, language, printed }: WordedLook): readonly string[] {
  const copies = new Map<string, { readonly card: CardView; count: number }>();
  for (const handle of handlesIn(player, 'hand')) {
    const card = view.cards[handle] as CardView;
    const known = copies.get(card.name ?? '');
    if (known) known.count++;
    else copies.set(card.name ?? '', { card, count: 1 });
  }
  const margin = ' '.repeat(INDENT + regionWidth(words));
  return [...copies.values()].map(({ card, count }, index) => {
    const head = index === 0 ? `${' '.repeat(INDENT)}${words.zones.hand.padEnd(regionWidth(words))}` : margin;
    const name = `${nameIn(language, card.name ?? '')}${count > 1 ? ` ×${count}` : ''}`;
    return `${head}${name.padEnd(30)} ${card.def === undefined ? '' : printed(card.def)}`.trimEnd();
  });
}

/** The current action, combat and referendum, each on a line. */
function happening(view: VtesView, { words, language }: WordedLook): readonly string[] {
  const { action, combat, referendum } = view.where;
  const name = (handle: number | undefined): string => {
    if (handle === undefined) return '';
    const known = view.cards[handle]?.name;
    return known === undefined ? `(${words.marks['face down']})` : nameIn(language, known);
  };
  const lines: string[] = [];
  if (action) {
    const { kind, by, card, targets, stealth, bleed, blocker } = action;
    const to = targets.map((seat) => view.seats[seat]?.name).join(', ');
    const parts = [
      `${name(by)}: ${card === undefined ? actionKindText(language, kind) : name(card)}${to === '' ? '' : ` → ${to}`}`,
    ];
    if (bleed !== undefined) parts.push(`${words.table.bleed} ${bleed}`);
    parts.push(`${words.table.stealth} ${stealth}`);
    if (blocker !== undefined) parts.push(`${words.table.blocker}: ${name(blocker)}`);
    lines.push(`${words.table.action} · ${parts.join(' · ')}`);
  }
  if (combat) {
    const { acting, opposing, range, round } = combat;
    lines.push(
      `${words.table.combat} · ${name(acting)} – ${name(opposing)} · ${words.table[range]} · ${words.table.round} ${round}`,
    );
  }
  if (referendum) {
    const { card, bloodHunt, for: votesFor, against } = referendum;
    const what = bloodHunt ? words.table['blood hunt'] : name(card);
    lines.push(
      `${words.table.referendum} · ${what} · ${words.table.for} ${votesFor} · ${words.table.against} ${against}`,
    );
  }
  return lines;
}
