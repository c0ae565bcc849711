/** The middle of a VTES table: the action, the combat, the referendum, a card that is being played. */
import type { ReactNode } from 'react';
import { nameOf, seatName, useTable } from '../../table/context.ts';
import { ActionPanel } from './action-panel.tsx';
import { CombatPanel } from './combat-panel.tsx';
import { toldOf } from './last-deed.ts';
import { ReferendumPanel } from './referendum-panel.tsx';
import { StageCard } from './stage-parts.tsx';
import { useVtesWords } from './use-words.ts';
import { whereOf } from './where.ts';

export function VtesStage(): ReactNode {
  const { view } = useTable();
  const { action, combat, referendum, playing } = whereOf(view);
  const current = action?.state === 'ended' ? undefined : action;
  if (!current && !combat && !referendum && playing?.card === undefined) return <LastDeed />;
  return (
    <>
      {current && !referendum && <ActionPanel action={current} brief={combat !== undefined} />}
      {combat && <CombatPanel combat={combat} />}
      {referendum && <ReferendumPanel referendum={referendum} />}
      {playing?.card !== undefined && playing.card !== current?.card && playing.card !== referendum?.card && (
        <Playing card={playing.card} seat={playing.seat} minion={playing.minion} />
      )}
    </>
  );
}

/** Between actions, what the last one led to. The log tells it, too. */
function LastDeed(): ReactNode {
  const { deed } = useTable();
  const [begun, ...then] = deed;
  if (!begun) return null;
  return (
    <div className="vt-last" aria-hidden="true">
      <b>{begun.line}</b>
      <span>{toldOf(then).join(' · ')}</span>
    </div>
  );
}

function Playing({
  card,
  seat,
  minion,
}: {
  readonly card: number;
  readonly seat: number;
  readonly minion: number | undefined;
}): ReactNode {
  const table = useTable();
  const words = useVtesWords();
  if (!table.view.cards[card]) return null;
  const by = [seatName(table, seat), minion === undefined ? undefined : nameOf(table, minion)].filter(Boolean);
  return (
    <section className="vt-panel vt-playing" aria-label={nameOf(table, card)}>
      <StageCard handle={card} />
      <p className="vt-headline">
        <span className="vt-minion-name">
          <b>{nameOf(table, card)}</b>
          <small>
            {words.isPlayed} · {by.join(' · ')}
          </small>
        </span>
      </p>
    </section>
  );
}
