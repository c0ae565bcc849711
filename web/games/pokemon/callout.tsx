/** The card or attack just used, large enough to be seen. The log has it in words. */
import type { SentEvent } from '@praxis/protocol';
import { type ReactNode, useCallback } from 'react';
import { useTable } from '../../table/context.ts';
import { useNews } from '../../table/use-news.ts';
import { PokemonFace } from './face.tsx';

const SHOWN_MS = 2000;
/** These events have something to show; the cards themselves show everything else. */
const SEEN: ReadonlySet<string> = new Set(['played', 'attack', 'used ability', 'used', 'triggered']);

/** The player of a card has already seen it. */
const isOwnMove = ({ type, data }: SentEvent, me: number | undefined): boolean => type !== 'attack' && data.seat === me;

export function Callout(): ReactNode {
  const { faces, me } = useTable();
  const wanted = useCallback(
    (event: SentEvent) => SEEN.has(event.type) && event.line !== undefined && !isOwnMove(event, me),
    [me],
  );
  const { n, events } = useNews(wanted, SHOWN_MS);
  const last = events.at(-1);
  if (!last) return null;
  const def = last.cards?.[0]?.def;
  const face = def === undefined ? undefined : faces[def];
  return (
    <span key={n} className="pk-callout" data-event={last.type}>
      {face && (
        <span className="card pk-callout-card">
          <PokemonFace face={face} full={false} />
        </span>
      )}
      <b>{last.line}</b>
    </span>
  );
}
