/**
 * A referendum as a tally: its subject, the votes on both sides with the voters, and the players who may still vote.
 */

import type { ReferendumView, TermView } from '@praxis/vtes/where.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../app/context.tsx';
import { nameOf, seatName, type TableValue, useTable } from '../../table/context.ts';
import { headed } from '../../table/labels.ts';
import { sideName } from './flights.ts';
import { namesOf, StageCard } from './stage-parts.tsx';
import { useVtesWords } from './use-words.ts';
import { votesBySeat } from './where.ts';

export function ReferendumPanel({ referendum }: { readonly referendum: ReferendumView }): ReactNode {
  const table = useTable();
  const { labels } = table;
  const { card, by, bloodHunt, passed, terms = [], caller } = referendum;
  const what = bloodHunt ? labels['table blood hunt'] : card === undefined ? undefined : nameOf(table, card);
  const shown = card !== undefined && table.view.cards[card] ? card : by;
  const words = useVtesWords();
  return (
    <section className="vt-panel vt-referendum" aria-label={labels['table referendum']} data-passed={passed}>
      {shown !== undefined && <StageCard handle={shown} />}
      <div className="vt-matter">
        <p className="vt-headline">
          <span className="vt-minion-name">
            <b>{headed(what ?? labels['table referendum'] ?? '')}</b>
            <small>
              {labels['table referendum']} · {seatName(table, caller)}
            </small>
          </span>
          <Outcome referendum={referendum} />
        </p>
        {terms.length > 0 && (
          <p className="vt-terms">
            <small>{words.terms}</small>
            {terms.map((term) => (
              <span key={JSON.stringify(term)} className="vt-term">
                {termWords(table, term)}
              </span>
            ))}
          </p>
        )}
        <Tally referendum={referendum} />
        <Voters referendum={referendum} />
      </div>
    </section>
  );
}

function termWords(table: TableValue, { seat, card, amount }: TermView): string {
  const to = seat !== undefined ? seatName(table, seat) : card !== undefined ? nameOf(table, card) : undefined;
  return [to, amount].filter((part) => part !== undefined).join(': ');
}

function Outcome({ referendum: { passed, for: yes, against } }: { readonly referendum: ReferendumView }): ReactNode {
  const words = useVtesWords();
  const text =
    passed === undefined ? (yes > against ? words.passing : words.failing) : passed ? words.passed : words.failed;
  return (
    <span className="vt-state" data-won={(passed ?? yes > against) || undefined}>
      {text}
    </span>
  );
}

function Tally({ referendum: { for: yes, against } }: { readonly referendum: ReferendumView }): ReactNode {
  const { labels } = useTable();
  return (
    <div className="vt-tally">
      <span className="vt-side" data-side="for" data-named={sideName('for')}>
        <b>{yes}</b> {labels['table for']}
      </span>
      <span className="vt-scale" aria-hidden="true">
        <i data-side="for" style={{ flexGrow: yes }} />
        <i data-side="against" style={{ flexGrow: against }} />
      </span>
      <span className="vt-side" data-side="against" data-named={sideName('against')}>
        <b>{against}</b> {labels['table against']}
      </span>
    </div>
  );
}

/** Each voter's votes, and the players for whom the poll is held open. If only one is left, it is the last call. */
function Voters({ referendum }: { readonly referendum: ReferendumView }): ReactNode {
  const table = useTable();
  const words = useVtesWords();
  const { you } = useWords().match;
  const { labels } = table;
  const open = referendum.passed === undefined ? (table.table?.waitingFor ?? []) : [];
  return (
    <ul className="vt-voters">
      {votesBySeat(referendum).flatMap(({ seat, ...votes }) =>
        (['for', 'against'] as const).map((side) =>
          votes[side] === 0 ? null : (
            <li key={`${seat} ${side}`} data-side={side}>
              {seatName(table, seat)} <b>{votes[side]}</b> <small>{labels[`table ${side}`]}</small>
            </li>
          ),
        ),
      )}
      {open.length > 0 && (
        <li className="vt-open">
          {open.length === 1 && <b>{words.lastCall}</b>} {words.mayStillVote({ names: namesOf(table, you, open) })}
        </li>
      )}
    </ul>
  );
}
