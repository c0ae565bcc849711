/** What the current step is about, for those who play for the first time. */
import type { SentDecision } from '@praxis/protocol';
import { type ReactNode, useEffect } from 'react';
import { useWords } from '../app/context.tsx';
import { changeSettings } from '../app/settings.ts';
import { useSettings } from '../app/use-settings.ts';
import { useTable } from './context.ts';
import { Sign } from './sign.tsx';

export function Hint({ decision }: { readonly decision: SentDecision | undefined }): ReactNode {
  const words = useWords();
  const { hints } = useSettings();
  const { labels, view, me } = useTable();
  const isOver = view.result !== undefined && me !== undefined;
  // Whoever has played a match to its end knows the way.
  useEffect(() => {
    if (isOver) changeSettings({ hints: false });
  }, [isOver]);
  const hint = decision && labels[`hint ${decision.step}`];
  if (!hints || hint === undefined || isOver) return null;
  return (
    <aside className="hint" aria-label={words.match.hint}>
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
