/** The line above the table: the current turn and phase, and the way out. */
import type { ReactNode } from 'react';
import { useWords } from '../app/context.tsx';
import { seatName, turnOf, useTable } from './context.ts';
import { headed } from './labels.ts';
import { Sign } from './sign.tsx';

export function TableHead({ corner }: { readonly corner: ReactNode }): ReactNode {
  const table = useTable();
  const words = useWords();
  const { look, labels, view } = table;
  const { series } = view.where;
  const { seat, number, phase } = turnOf(table);
  const phases = (look.phases ?? (phase === undefined ? [] : [phase])).filter((key) => labels[key] !== undefined);
  const { spectators = 0, delaySeconds } = table.table ?? {};
  return (
    <header className="table-head">
      <h1 className="unseen">{words.match.title}</h1>
      {corner}
      <p className="whose-turn">
        {series && (
          <span className="series">
            {labels['table game'] ?? ''} {series.game} ·{' '}
            {series.wins.map((wins, at) => `${seatName(table, at)} ${wins}`).join(' – ')}
          </span>
        )}
        {number !== undefined && <span className="turn-number">{words.match.turn({ turn: number })}</span>}
        {seat !== undefined && <b>{seatName(table, seat)}</b>}
      </p>
      {look.Steps && <look.Steps />}
      {!look.Steps && phases.length > 0 && (
        <ol className="phases">
          {phases.map((key) => (
            <li key={key} aria-current={key === phase ? 'step' : undefined}>
              {headed(labels[key] as string)}
            </li>
          ))}
        </ol>
      )}
      {delaySeconds !== undefined && <span className="delayed">{words.match.delayed({ seconds: delaySeconds })}</span>}
      {spectators > 0 && (
        <span className="spectators" title={words.match.spectators({ count: spectators })}>
          <Sign name="eye" />
          {spectators}
        </span>
      )}
    </header>
  );
}
