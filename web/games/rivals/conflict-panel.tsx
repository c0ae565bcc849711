/** The Influence Conflict: Yes against No in a bar, and each player's influence. */
import type { ConflictView, StakeView } from '@praxis/rivals/where.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../app/context.tsx';
import { nameOf, seatName, useTable } from '../../table/context.ts';
import { sideName } from './flights.ts';
import { StageCard } from './stage-card.tsx';
import { useRivalsWords } from './use-words.ts';
import { isEliminated, sidesOf } from './where.ts';

export function ConflictPanel({ conflict }: { readonly conflict: ConflictView }): ReactNode {
  const table = useTable();
  const words = useRivalsWords();
  const { labels, view } = table;
  const { card, by, stakes, passed } = conflict;
  const { yes, no } = sidesOf(conflict);
  const waiting = view.seats.filter((seat) => !isEliminated(seat) && !stakes.some((stake) => stake.seat === seat.seat));
  return (
    <section className="rv-panel rv-conflict" aria-label={labels['table conflict']}>
      <StageCard handle={card} />
      <div className="rv-course">
        <p className="rv-headline">
          <span className="rv-fighter">
            <b>{nameOf(table, card)}</b>
            <small>
              {labels['table conflict']} · {seatName(table, by)}
            </small>
          </span>
          {passed !== undefined && <strong className="rv-verdict">{passed ? words.passed : words.failed}</strong>}
        </p>
        <div className="rv-bar">
          <b data-side="yes" data-named={sideName('yes')}>
            {words.yes} {yes}
          </b>
          <span className="rv-balance" aria-hidden="true">
            <i style={{ flexGrow: yes }} data-side="yes" />
            <i style={{ flexGrow: no }} data-side="no" />
          </span>
          <b data-side="no" data-named={sideName('no')}>
            {no} {words.no}
          </b>
        </div>
        <ul className="rv-facts">
          {stakes.map((stake) => (
            <Stake key={stake.seat} stake={stake} />
          ))}
          {passed === undefined &&
            waiting.map(({ seat, name }) => (
              <li key={seat} data-waiting>
                <b>{name}</b> {words.notYet}
              </li>
            ))}
        </ul>
        {passed === undefined && <p className="rv-secret">{words.secretUntilTheEnd}</p>}
      </div>
    </section>
  );
}

function Stake({ stake }: { readonly stake: StakeView }): ReactNode {
  const table = useTable();
  const words = useRivalsWords();
  const { match } = useWords();
  const { seat, side, open, card, hidden } = stake;
  const isMine = seat === table.me;
  const parts = [
    side === undefined ? words.abstains : `${side === 'yes' ? words.yes : words.no} ${open}`,
    card === undefined ? undefined : (nameOf(table, card) ?? words.modifierDown),
    hidden === undefined || hidden === 0
      ? undefined
      : isMine
        ? words.hiddenPrestige({ count: hidden })
        : `+${hidden} ${table.labels['counter prestige']}`,
  ];
  return (
    <li data-side={side}>
      <b>{isMine ? match.you : seatName(table, seat)}</b> {parts.filter(Boolean).join(' · ')}
    </li>
  );
}
