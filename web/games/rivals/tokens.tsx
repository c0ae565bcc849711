/** A card's current values on the table: Blood of its Blood Potency, tokens on it, and its states as signs. */
import type { CardView } from '@praxis/engine';
import type { ReactNode } from 'react';
import { useCardTable } from '../../table/context.ts';
import { useChange } from '../../table/motion.ts';
import { isSign, Sign } from './signs.tsx';

export function RivalsTokens({ card }: { readonly card: CardView }): ReactNode {
  const { labels } = useCardTable();
  const { counters, marks = [] } = card;
  const { blood, 'blood potency': potency, tokens, agenda, fear } = counters ?? {};
  const states = marks.filter(isSign);
  return (
    <>
      {states.length > 0 && (
        <span className="rv-states">
          {states.map((state) => (
            <span key={state} data-state={state} title={labels[`mark ${state}`]}>
              <Sign name={state} />
            </span>
          ))}
        </span>
      )}
      {blood !== undefined && <Blood count={blood} of={potency} />}
      {[
        ['tokens', tokens],
        ['agenda', agenda],
        ['fear', fear],
      ].map(([kind, count]) =>
        count === undefined ? null : (
          <span key={kind} className="rv-count" data-kind={kind} title={labels[`counter ${kind}`]}>
            {count}
          </span>
        ),
      )}
    </>
  );
}

function Blood({ count, of }: { readonly count: number; readonly of: number | undefined }): ReactNode {
  const { by, times } = useChange(count);
  return (
    <span className="rv-blood" data-low={(of !== undefined && count < of) || undefined}>
      <b>{count}</b>
      {of !== undefined && <small>/{of}</small>}
      {by !== 0 && (
        <span key={times} className={`change ${by > 0 ? 'up' : 'down'}`}>
          {by > 0 ? `+${by}` : `−${-by}`}
        </span>
      )}
    </span>
  );
}
