/** How the match ended. */
import type { Result as MatchResult } from '@praxis/engine';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/context.tsx';
import { seatName, useTable } from './context.ts';
import { HOME } from './focus.ts';
import { headed } from './labels.ts';
import { Sign } from './sign.tsx';
import type { TurningPoint } from './turning-points.ts';

interface ResultProps {
  readonly result: MatchResult;
  readonly outcome: string | undefined;
  readonly match: string;
  readonly points: readonly TurningPoint[];
  /** Another match of the same kind, against bots. */
  readonly again: (() => void) | undefined;
  /** Another match with the same people, if there are any. */
  readonly rematch: (() => void) | undefined;
}

export function Result({ result, outcome, match, points, again, rematch }: ResultProps): ReactNode {
  const table = useTable();
  const words = useWords();
  const { view, me } = table;
  const winners = result.kind === 'over' ? result.winners : [];
  const names = winners.map((seat) => seatName(table, seat)).join(', ');
  const won = me !== undefined && winners.includes(me);
  const lost = me !== undefined && winners.length > 0 && !won;
  return (
    <section className="result" data-won={won || undefined} aria-label={words.match.over} {...HOME}>
      <div className="result-head">
        {(won || me === undefined) && <Sign name="crown" />}
        <div>
          <h2>{won ? words.match.won : lost ? words.match.lost : words.match.over}</h2>
          <p>{names === '' ? words.match.noWinner : words.match.winner({ names, several: winners.length > 1 })}</p>
          {outcome !== undefined && <p className="note">{headed(outcome)}</p>}
        </div>
      </div>
      {result.kind === 'over' && tellsMore(result.scores) && (
        <ol className="scores" aria-label={words.match.score}>
          {view.seats
            .toSorted((a, b) => (result.scores[b.seat] ?? 0) - (result.scores[a.seat] ?? 0))
            .map(({ seat, name }) => (
              <li key={seat} data-won={winners.includes(seat) || undefined}>
                <span>{name}</span> <b>{result.scores[seat] ?? 0}</b>
              </li>
            ))}
        </ol>
      )}
      {points.length > 0 && (
        <div className="turning-points">
          <h3>{words.match.turningPoints}</h3>
          <ol>
            {points.map(({ n, turn, line, of }) => (
              <li key={n}>
                <small>{words.match.turn({ turn })}</small>
                <span>
                  {line}{' '}
                  {of !== undefined && (
                    <span className="note">· {of === me ? words.match.you : seatName(table, of)}</span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className="actions">
        {rematch && (
          <button type="button" className="primary" onClick={rematch}>
            {words.menu.requests.rematch}
          </button>
        )}
        {again && (
          <button type="button" className={rematch ? undefined : 'primary'} onClick={again}>
            {words.match.playAgain}
          </button>
        )}
        <Link className="button" href={`/m/${match}/replay`}>
          {words.match.replay}
        </Link>
        <Link className="button" href="/">
          {words.backHome}
        </Link>
      </div>
    </section>
  );
}

/** Of two players with 1 and 0 the winner says it all. */
const tellsMore = (scores: readonly number[]): boolean =>
  scores.length !== 2 || scores.some((score) => score !== 0 && score !== 1);
