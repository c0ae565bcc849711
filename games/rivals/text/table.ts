/** A Rivals table as text, from one seat's knowledge. Only the view is read, so nothing hidden can show. */
import type { PlainLook, TableLook } from '@praxis/contract';
import type { Seat, SeatView } from '@praxis/engine';
import type { RivalsView, RivalsWhere } from '../where.ts';
import type { Labels } from './keys/labels.ts';
import { textIn } from './languages.ts';
import { cardNameIn } from './names.ts';

interface WordedLook extends TableLook {
  readonly words: Labels;
}

const REGIONS = ['haven', 'streets', 'torpor', 'in play', 'conspiracies', 'haven card', 'agenda card'] as const;
const INDENT = '    ';

export const plainLook: PlainLook<RivalsWhere> = { table: tableLines };

export function tableLines(view: RivalsView, me: Seat, look: TableLook): readonly string[] {
  const worded = { ...look, words: textIn(look.language).labels };
  const { words } = worded;
  const lines = [headline(view, worded), ...cityLines(view, worded)];
  for (let step = 1; step <= view.seats.length; step++) {
    const seat = (me + step) % view.seats.length;
    const player = view.seats[seat] as SeatView;
    lines.push(playerLine(view, player, me, worded));
    for (const region of REGIONS) {
      const cards = handlesIn(player, region).map((handle) => cardText(view, handle, worded));
      if (cards.length > 0) lines.push(`${INDENT}${words.zones[region]}: ${cards.join(' · ')}`);
    }
    if (seat === me)
      for (const handle of handlesIn(player, 'hand')) lines.push(`${INDENT}${INDENT}${handText(view, handle, worded)}`);
  }
  return [...lines, ...happening(view, worded)];
}

/** `── Turn 3 · Ana · Action Phase ─── Rules reconstructed: 44 open questions ──` */
function headline({ where, seats }: RivalsView, { words, width }: WordedLook): string {
  const phase = words.phases[where.phase as keyof Labels['phases']] ?? where.phase;
  const left = `── ${words.table.turn} ${where.turnNumber} · ${seats[where.turn]?.name ?? ''} · ${phase} `;
  const right = ` ${words.table.reconstructed.replace('*', String(where.openQuestions))} ──`;
  return `${left}${'─'.repeat(Math.max(2, width - left.length - right.length))}${right}`;
}

function cityLines(view: RivalsView, worded: WordedLook): readonly string[] {
  const { where } = view;
  const { words } = worded;
  const name = (handle: number): string => cardText(view, handle, worded);
  const lines = [`${words.table.city}: ${where.cityDeck}`];
  if (where.streets.length > 0) lines.push(`${words.table.streets}: ${where.streets.map(name).join(' · ')}`);
  if (where.events.length > 0) lines.push(`${words.table.events}: ${where.events.map(name).join(' · ')}`);
  lines.push(`${words.table.prince}: ${where.bearer === undefined ? words.table.nobody : name(where.bearer)}`);
  return lines;
}

/** `Bob (your Rival) Prestige 14 · Agenda 2 · hand 6 · …` */
function playerLine(
  { seats, where }: RivalsView,
  { seat, name, counters, zones }: SeatView,
  me: Seat,
  { words, you }: WordedLook,
): string {
  // The tokens are dealt during setup.
  const isRival = where.turnNumber > 0 && seats[me]?.counters.rival === seat;
  const role = seat === me ? you : isRival ? words.table.rival : '';
  const title = role === '' ? name : `${name} (${role})`;
  if (counters.eliminated === 1) return `${title.padEnd(24)} ${words.marks.eliminated}`;
  const counts = (['hand', 'library', 'faction', 'discard', 'burned'] as const).map((zone) => {
    const cards = zones[zone];
    return `${words.zones[zone]} ${typeof cards === 'number' ? cards : (cards?.length ?? 0)}`;
  });
  const points = (['prestige', 'agenda'] as const).map(
    (counter) => `${words.counters[counter]} ${counters[counter] ?? 0}`,
  );
  return `${title.padEnd(24)} ${[...points, ...counts].join(' · ')}`;
}

function handlesIn({ zones }: SeatView, zone: string): readonly number[] {
  const handles = zones[zone];
  return Array.isArray(handles) ? handles : [];
}

/** `Hydra 5/6 exhausted Titled [Cop]` */
function cardText(view: RivalsView, handle: number, worded: WordedLook): string {
  const { words, language } = worded;
  const { name, counters = {}, marks = [], with: attached = [] } = view.cards[handle] ?? {};
  const parts = [name === undefined ? `(${words.marks['face down']})` : cardNameIn(name, language)];
  if (counters['blood potency'] !== undefined) parts.push(`${counters.blood}/${counters['blood potency']}`);
  else if (counters.blood !== undefined) parts.push(`${counters.blood} ${words.counters.blood}`);
  if (counters.tokens !== undefined) parts.push(`•${counters.tokens}`);
  for (const mark of marks) if (mark !== 'face down') parts.push(words.marks[mark as keyof Labels['marks']] ?? mark);
  if (attached.length > 0) parts.push(`[${attached.map((each) => cardText(view, each, worded)).join(', ')}]`);
  return parts.join(' ');
}

function handText(view: RivalsView, handle: number, { language, printed }: WordedLook): string {
  const { name = '', def } = view.cards[handle] ?? {};
  return `${cardNameIn(name, language).padEnd(30)} ${def === undefined ? '' : printed(def)}`.trimEnd();
}

/** The attack and the Influence Conflict that are going on, each on a line. */
function happening(view: RivalsView, worded: WordedLook): readonly string[] {
  const { attack, conflict } = view.where;
  const { words, language } = worded;
  const name = (handle: number): string => cardNameIn(view.cards[handle]?.name ?? '', language);
  const lines: string[] = [];
  if (attack && (attack.state === 'announced' || attack.state === 'damage'))
    lines.push(
      `${words.table.attack} · ${name(attack.by)} → ${name(attack.on)} · ${words.steps.intel} ${attack.intel} / ${words.counters.secrecy} ${attack.secrecy}`,
    );
  if (conflict && conflict.passed === undefined) {
    const stakes = conflict.stakes.map(({ seat, side, open }) => {
      const { terms } = textIn(language);
      return `${view.seats[seat]?.name} ${side === undefined ? '–' : `${side === 'yes' ? terms.yes : terms.no} ${open}`}`;
    });
    lines.push(`${words.table.conflict} · ${[name(conflict.card), ...stakes].join(' · ')}`);
  }
  return lines;
}
