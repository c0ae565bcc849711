/** The start: one button, and what is running already. */
import type { MatchSummary, OfferedGame } from '@praxis/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { getJson } from '../connection/http.ts';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { Fan } from './fan.tsx';
import { NewTableForm } from './new-table.tsx';
import { PlayForm } from './play-form.tsx';
import { useGames } from './use-games.ts';
import { useLoaded } from './use-loaded.ts';

export function HomePage(): ReactNode {
  const { words } = useApp();
  const games = useGames();
  return (
    <div className="home">
      <section className="hero">
        <Fan />
        <div className="hero-words">
          <h1>{words.home.title}</h1>
          <p>{words.tagline}</p>
        </div>
        <Failure failure={games.failure} />
        {games.value ? <PlayForm games={games.value} /> : !games.failure && <p className="note">{words.loading}</p>}
      </section>
      <Running games={games.value ?? []} />
      <section className="panel">
        <h2>{words.home.withFriends}</h2>
        <p className="note">{words.home.withFriendsHint}</p>
        {games.value && <NewTableForm games={games.value} open={false} />}
        <Link href="/lobby">{words.home.findPeople}</Link>
      </section>
    </div>
  );
}

function Running({ games }: { readonly games: readonly OfferedGame[] }): ReactNode {
  const { words } = useApp();
  const mine = useLoaded(() => getJson<readonly MatchSummary[]>('/api/matches/mine'), 'mine');
  const matches = mine.value ?? [];
  if (matches.length === 0) return null;
  const title = (id: string): string => games.find((game) => game.id === id)?.title ?? id;
  return (
    <section className="panel">
      <h2>{words.home.continueTitle}</h2>
      <ul className="rows">
        {matches.map(({ id, game, state, seats, turn, yourMove }) => (
          <li key={id}>
            <Link href={state === 'over' ? `/m/${id}/replay` : `/m/${id}`} className="row">
              <span className="row-title">{title(game)}</span>
              <span className="row-note">{seats.map(({ name }) => name).join(', ')}</span>
              <span className="row-state" data-your-move={yourMove || undefined}>
                {state === 'over' ? words.home.over : yourMove ? words.home.yourMove : words.home.waiting}
                {turn !== undefined && state !== 'over' && ` · ${words.home.turn(turn)}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
