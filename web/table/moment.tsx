/**
 * A great moment over the table. It blocks no clicks and costs no time: it fades by itself, and a click or a key ends
 * it.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../app/context.tsx';
import { mayMove } from '../app/settings.ts';
import type { MatchState } from '../connection/match-state.ts';
import { CardSurface } from './card.tsx';
import { useTable } from './context.ts';
import { kindOfEnd, type Moment, momentOf } from './moments.ts';

const SHOWN_MS = 1200;
/** Without motion it is a banner, which needs to be read. */
const STILL_MS = 2600;

export function Moments({ state }: { readonly state: MatchState }): ReactNode {
  const { look } = useTable();
  const words = useWords();
  const last = useRef(state);
  const [shown, setShown] = useState<{ readonly n: number; readonly moment: Moment }>();
  useEffect(() => {
    const earlier = last.current;
    last.current = state;
    const moment = momentOf(earlier, state, look);
    if (moment) setShown({ n: state.n, moment });
  }, [state, look]);
  useEffect(() => {
    if (!shown) return;
    const end = (): void => setShown(undefined);
    const timer = setTimeout(end, mayMove() ? SHOWN_MS : STILL_MS);
    window.addEventListener('pointerdown', end);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [shown]);
  const { view } = state;
  const ended = view?.result && kindOfEnd(view.result, view.viewer);
  return (
    <>
      {/* Lines of the log are announced as such; the end of a match is announced here. */}
      <p className="unseen" role="status">
        {endWords(words.match, ended)}
      </p>
      {shown && (
        <div key={shown.n} className="moment" data-kind={shown.moment.kind} aria-hidden="true">
          <span className="moment-art">{look.MomentArt && <look.MomentArt kind={shown.moment.kind} />}</span>
          <MomentCard def={shown.moment.def} />
          <strong>{shown.moment.line ?? endWords(words.match, shown.moment.kind)}</strong>
        </div>
      )}
    </>
  );
}

function endWords(
  words: { readonly won: string; readonly lost: string; readonly over: string },
  kind: Moment['kind'] | undefined,
): string {
  return kind === 'won' || kind === 'lost' || kind === 'over' ? words[kind] : '';
}

function MomentCard({ def }: { readonly def: string | undefined }): ReactNode {
  const { faces } = useTable();
  if (def === undefined || !faces[def]) return null;
  return (
    <span className="card moment-card">
      <CardSurface card={{ handle: -1, def, owner: 0 }} zone="" full={false} />
    </span>
  );
}
