/**
 * The lines of the log as they are shown: the same thing several times in a row is one line, cards drawn one after another
 * are, too, damage is told with what it leaves, and empty phases and things that were just told are left out.
 */
import type { LogLine } from '../connection/match-state.ts';

export interface ShownLine {
  /** The number of its first line, which stays when it is repeated. */
  readonly n: number;
  /** The last one of its lines: its numbers are those of now. */
  readonly event: LogLine['event'];
  readonly times: number;
  /** How many of these lines the reader has missed, on the first of them. */
  readonly missed?: number;
}

/** `missed`: the number of the first line that the reader has missed. */
export function shownLines(lines: readonly LogLine[], missed: number | undefined): readonly ShownLine[] {
  const shown: { -readonly [Key in keyof ShownLine]: ShownLine[Key] }[] = [];
  let isMarked = missed === undefined;
  for (const [index, { n, event }] of lines.entries()) {
    const before = shown.at(-1);
    const isMissed = !isMarked && n >= (missed as number);
    const next = lines[index + 1]?.event;
    if (isTold(lines, index)) continue;
    if (event.type === PHASE && next && (next.type === PHASE || next.turn !== event.turn)) continue;
    if (before && !isMissed && isSame(before.event, event)) {
      before.event = event;
      before.times++;
      continue;
    }
    const both =
      before && !isMissed && before.times === 1
        ? (drawnTogether(before.event, event) ?? withBlood(before.event, event))
        : undefined;
    if (before && both) {
      before.event = both;
      continue;
    }
    shown.push({ n, event, times: 1 });
    isMarked ||= isMissed;
  }
  const at = missed === undefined ? -1 : shown.findIndex(({ n }) => n >= missed);
  const first = shown[at];
  if (first) first.missed = shown.length - at;
  return shown;
}

/** The number of lines that the log shows from the first missed one on. */
export function missedLines(lines: readonly LogLine[], missed: number): number {
  const start = lines.findIndex(({ n }) => n >= missed);
  return start < 0 ? 0 : (shownLines(lines.slice(start), missed)[0]?.missed ?? 0);
}

/** What happens to a card that moves, and the lines that tell it already, and more. */
const TOLD_BY: Readonly<Record<string, string>> = { destroyed: 'destroyed by battle' };
/** So many lines lie between the two at most. */
const BETWEEN_MAX = 6;

/** A line just before has told this of the same card. */
function isTold(lines: readonly LogLine[], index: number): boolean {
  const { type, data, cards, turn } = (lines[index] as LogLine).event;
  const by = type === 'moved' && typeof data.cause === 'string' ? TOLD_BY[data.cause] : undefined;
  const handle = cards?.[0]?.handle;
  if (by === undefined || handle === undefined) return false;
  return lines
    .slice(Math.max(0, index - BETWEEN_MAX - 1), index)
    .some(({ event }) => event.type === by && event.turn === turn && event.cards?.[0]?.handle === handle);
}

/** Some games tell every card of an opening hand by itself. The lines are alike up to the card. */
function drawnTogether(a: LogLine['event'], b: LogLine['event']): LogLine['event'] | undefined {
  if (a.type !== 'drew' || b.type !== 'drew' || a.turn !== b.turn || a.line === undefined) return undefined;
  const [start, other] = [a, b].map((event) => beforeCard(event));
  if (start === undefined || start !== other) return undefined;
  return { ...a, line: `${a.line}, ${b.line?.slice(start.length)}`, cards: [...(a.cards ?? []), ...(b.cards ?? [])] };
}

/** Damage takes Blood: its line says how much is left, as lines of other changes do. */
function withBlood(a: LogLine['event'], b: LogLine['event']): LogLine['event'] | undefined {
  const hurt = a.cards?.[0]?.handle;
  if (a.type !== 'damage' || b.type !== 'blood' || a.turn !== b.turn || a.line === undefined) return undefined;
  if (hurt === undefined || hurt !== b.cards?.[0]?.handle) return undefined;
  const { change, now } = b.data;
  if (typeof now !== 'number' || typeof change !== 'number' || change > 0) return undefined;
  return { ...a, line: `${a.line} (${now})` };
}

/** The words before its first card; undefined without a name in it. */
function beforeCard({ line, cards }: LogLine['event']): string | undefined {
  const name = cards?.[0]?.name;
  const at = name === undefined ? -1 : (line?.indexOf(name) ?? -1);
  return at < 0 ? undefined : line?.slice(0, at);
}

/** A phase in which nothing happens is not worth a line. */
const PHASE = 'phase';

/** Lines end with the new number, which may differ. */
const withoutNumber = (line: string | undefined): string | undefined => line?.replace(/\s*\(\d+\)$/, '');

function isSame(a: LogLine['event'], b: LogLine['event']): boolean {
  return (
    a.line !== undefined && a.type === b.type && a.turn === b.turn && withoutNumber(a.line) === withoutNumber(b.line)
  );
}
