/** Announces events and questions to screen readers. */
import type { SentDecision } from '@praxis/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { LogLine } from '../connection/match-state.ts';

/** More lines at once would only be noise; they are in the log. */
const LINES_MAX = 6;
/** Lines that come close together are announced together. */
const GATHER_MS = 400;

export function Announcer({
  log,
  decision,
}: {
  readonly log: readonly LogLine[];
  readonly decision: SentDecision | undefined;
}): ReactNode {
  const words = useWords();
  const announced = useRef(log.at(-1)?.n ?? 0);
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const fresh = log.filter(({ n }) => n > announced.current);
      if (fresh.length === 0) return;
      announced.current = fresh.at(-1)?.n ?? announced.current;
      setLines(fresh.slice(-LINES_MAX).map(({ event }) => event.line ?? ''));
    }, GATHER_MS);
    return () => clearTimeout(timer);
  }, [log]);
  return (
    <>
      <div className="unseen" aria-live="polite">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are replaced all at once.
          <p key={index}>{line}</p>
        ))}
      </div>
      <div className="unseen" role="status">
        {decision && `${words.match.yourMove}: ${decision.about}`}
      </div>
    </>
  );
}
