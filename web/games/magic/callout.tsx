/** Shows another player's finished move briefly. The log has it in words. */
import type { SentEvent } from '@praxis/protocol';
import { type ReactNode, useCallback } from 'react';
import { useTable } from '../../table/context.ts';
import { useNews } from '../../table/use-news.ts';
import { MagicFace } from './face.tsx';
import { whereOf } from './where.ts';

const SHOWN_MS = 2600;
const SEEN: ReadonlySet<string> = new Set(['cast', 'activated', 'triggered', 'countered']);

export function Callout(): ReactNode {
  const { faces, me, view } = useTable();
  // A player has seen their own moves.
  const wanted = useCallback(
    ({ type, line, data }: SentEvent) => SEEN.has(type) && line !== undefined && (data.seat ?? -1) !== me,
    [me],
  );
  const { n, events } = useNews(wanted, SHOWN_MS);
  const last = events.at(-1);
  // While it is on the stack it is visible there.
  if (!last || (whereOf(view).stack ?? []).length > 0) return null;
  const def = last.cards?.[0]?.def;
  const face = def === undefined ? undefined : faces[def];
  return (
    <div key={n} className="mg-callout" aria-hidden="true">
      {face && (
        <span className="card mg-callout-card">
          <MagicFace face={face} full={false} />
        </span>
      )}
      <p>{last.line}</p>
    </div>
  );
}
