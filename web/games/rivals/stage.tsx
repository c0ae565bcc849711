/** The middle of the table: the City and The Streets, and above them an attack or an Influence Conflict. */
import type { SentEvent } from '@praxis/protocol';
import type { ReactNode } from 'react';
import { useTable } from '../../table/context.ts';
import { useNews } from '../../table/use-news.ts';
import { AttackPanel } from './attack-panel.tsx';
import { City } from './city.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { attackNow, whereOf } from './where.ts';

const SHOWN_MS = 5000;
const isOutcome = ({ type }: SentEvent): boolean => type === 'conflict';

export function RivalsStage(): ReactNode {
  const { view } = useTable();
  const attack = attackNow(view);
  const { conflict } = whereOf(view);
  // A conflict's outcome is shown for a while: the view keeps it until the turn ends.
  const { events } = useNews(isOutcome, SHOWN_MS);
  return (
    <>
      {attack && <AttackPanel attack={attack} />}
      {conflict && (conflict.passed === undefined || events.length > 0) && <ConflictPanel conflict={conflict} />}
      <City />
    </>
  );
}
