/** The log: the events in words. */
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { LogLine } from '../connection/match-state.ts';
import { CardLink } from './card.tsx';
import { linkedParts } from './card-names-in-text.ts';
import { useCardTable, useLatestTable } from './context.ts';
import { type LogPlace, logPlaces } from './log-groups.ts';
import { shownLines } from './log-lines.ts';
import { isAtEnd, isReading } from './log-place.ts';
import { Sign } from './sign.tsx';

/** Older lines are shown on demand, so that a long match stays quick. */
const SHOWN_AT_FIRST = 200;

export function Log({
  lines,
  missed,
  seeking,
  found,
}: {
  readonly lines: readonly LogLine[];
  /** The first missed line. */
  readonly missed: number | undefined;
  /** The player wants to see that line. */
  readonly seeking: boolean;
  readonly found: () => void;
}): ReactNode {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const last = lines.at(-1)?.n;
  /** Where the page itself has scrolled to. */
  const kept = useRef(0);
  /** When the reader has last done something that may scroll. */
  const touched = useRef(Number.NEGATIVE_INFINITY);
  const scrollToEnd = useCallback((element: HTMLElement) => {
    element.scrollTop = element.scrollHeight;
    kept.current = element.scrollTop;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line makes it scroll.
  useLayoutEffect(() => {
    // Before the next frame, when everything is laid out anyway.
    const frame = requestAnimationFrame(() => {
      if (atEnd && box.current) scrollToEnd(box.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [last, atEnd]);
  useLayoutEffect(() => {
    if (!seeking) return;
    setAtEnd(false);
    box.current?.querySelector('.log-away')?.scrollIntoView({ block: 'start' });
    // The button that was pressed is gone.
    box.current?.focus({ preventScroll: true });
    found();
  }, [seeking, found]);
  // A reader at the newest line stays there when the space changes.
  useEffect(() => {
    const element = box.current;
    if (!atEnd || !element) return;
    const observer = new ResizeObserver(() => scrollToEnd(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [atEnd, scrollToEnd]);
  const count = Math.max(SHOWN_AT_FIRST, missed === undefined ? 0 : (last ?? 0) - missed + 1);
  const shown = useMemo(() => shownLines(lines.slice(-count), missed), [lines, count, missed]);
  const { me } = useCardTable();
  const latest = useLatestTable();
  // Only the newest lines can change their places, but to know them all is cheap.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where lines stand does not change with the table.
  const places = useMemo(() => {
    const cards = latest.current?.view.cards;
    return logPlaces(
      shown.map(({ event }) => event),
      me,
      (handle) => me !== undefined && (cards?.[handle]?.controller ?? cards?.[handle]?.owner) === me,
    );
  }, [last, shown, me]);
  const touch = (): void => {
    touched.current = performance.now();
  };
  const scrolled = (element: HTMLElement): void => {
    const reading = isReading(touched.current, performance.now());
    const stays = isAtEnd({ follows: atEnd, isReading: reading, kept: kept.current }, element);
    if (stays && atEnd && !reading) scrollToEnd(element);
    setAtEnd(stays);
  };
  const toEnd = (): void => {
    setAtEnd(true);
    box.current?.focus({ preventScroll: true });
  };
  return (
    <div className="log">
      <div
        className="log-lines"
        ref={box}
        role="log"
        aria-live="off"
        aria-label={words.log.title}
        data-follows={atEnd || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={({ currentTarget }) => scrolled(currentTarget)}
        onKeyDown={touch}
        onPointerDown={touch}
        onTouchMove={touch}
        onWheel={touch}
      >
        {lines.length === 0 && <p className="note">{words.log.empty}</p>}
        {shown.map((line, index) => (
          <Line
            key={line.n}
            event={line.event}
            isFirst={shown[index - 1]?.event.turn !== line.event.turn}
            part={places[index]?.part}
            sign={places[index]?.sign}
            touches={places[index]?.touches === true}
            times={line.times}
            missed={line.missed}
          />
        ))}
      </div>
      {!atEnd && (
        <button type="button" className="to-end" onClick={toEnd}>
          <Sign name="chevron" />
          {words.log.toEnd}
        </button>
      )}
    </div>
  );
}

/** A line does not change with the table, so it is not drawn again with it. */
const Line = memo(function Line({
  event,
  isFirst,
  part,
  sign,
  touches,
  times,
  missed,
}: {
  readonly event: LogLine['event'];
  /** It is the first one of a turn. */
  readonly isFirst: boolean;
  readonly part: LogPlace['part'] | undefined;
  readonly sign: LogPlace['sign'];
  readonly touches: boolean;
  /** How often it has happened in a row. */
  readonly times: number;
  /** The number of lines that the player has missed, from this one on. */
  readonly missed: number | undefined;
}): ReactNode {
  const words = useWords();
  // Most games begin a turn with a line of their own, which is then the heading.
  const heading = isFirst && new RegExp(`\\b${event.turn}\\b`).test(event.line ?? '');
  return (
    <>
      {missed !== undefined && <p className="log-away">{words.log.away({ count: missed })}</p>}
      <p
        className={isFirst ? 'log-line first' : 'log-line'}
        data-type={event.type}
        data-part={part}
        data-touches={touches || undefined}
      >
        {isFirst && !heading && (
          <span className="log-turn">
            {event.turn === 0 ? words.log.beforeTurns : words.match.turn({ turn: event.turn })}
          </span>
        )}
        {sign !== undefined && !heading && <Sign name={sign} />}
        <span className={heading ? 'log-turn' : undefined}>
          <LineText event={event} />
          {times > 1 && <b className="log-times">×{times}</b>}
        </span>
      </p>
    </>
  );
});

export function LineText({ event }: { readonly event: LogLine['event'] }): ReactNode {
  return (
    <span>
      {linkedParts(event.line ?? '', event.cards).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places.
          <span key={index} className="linked">
            <CardLink looked={part.card}>{part.text}</CardLink>
            {part.mark}
          </span>
        ),
      )}
    </span>
  );
}
