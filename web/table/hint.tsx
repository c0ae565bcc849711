/** An explanation of the current step, for first-time players. */
import type { SentDecision } from '@praxis/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../app/context.tsx';
import { changeSettings } from '../app/settings.ts';
import { useSettings } from '../app/use-settings.ts';
import { useTable } from './context.ts';
import { Sign } from './sign.tsx';

/** On a small screen a step is explained this often in one match; after three times the player knows it. */
const TIMES_MAX = 3;

export function Hint({ decision }: { readonly decision: SentDecision | undefined }): ReactNode {
  const words = useWords();
  const { hints } = useSettings();
  const { labels, view, me, look } = useTable();
  const isOver = view.result !== undefined && me !== undefined;
  // A player who has finished a match needs no hints.
  useEffect(() => {
    if (isOver) changeSettings({ hints: false });
  }, [isOver]);
  const explained = useRef(new Map<string, Set<number>>());
  const hint = decision && labels[`hint ${decision.step}`];
  if (!hints || !decision || hint === undefined || isOver || look.isHinted?.(view, decision) === false) return null;
  const isRead = isKnown(explained.current, decision);
  return (
    <aside className="hint" data-known={isRead || undefined} aria-label={words.match.hint}>
      <Sign name="help" />
      <p>{hint}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={words.match.noHints}
        title={words.match.noHints}
        onClick={() => changeSettings({ hints: false })}
      >
        <Sign name="close" />
      </button>
    </aside>
  );
}

/** Counts the questions of a step; the same question counts once, however often it is drawn. */
function isKnown(explained: Map<string, Set<number>>, { step, number }: SentDecision): boolean {
  const numbers = explained.get(step) ?? new Set();
  explained.set(step, numbers);
  if (numbers.size < TIMES_MAX) numbers.add(number);
  return !numbers.has(number);
}
