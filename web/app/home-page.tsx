/** The start: one button, and what is running already. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { Fan } from './fan.tsx';
import { NewTableForm } from './new-table.tsx';
import { PlayForm } from './play-form.tsx';
import { RunningMatches } from './running-matches.tsx';
import { useGames } from './use-games.ts';
import { useKept } from './use-loaded.ts';

export function HomePage(): ReactNode {
  const { words } = useApp();
  const games = useKept(useGames());
  return (
    <div className="home">
      <section className="hero">
        <Fan />
        <div className="hero-words">
          <h1>{words.home.title}</h1>
          <p>{words.tagline}</p>
        </div>
        <Failure failure={games.failure} />
        {!games.failure && <PlayForm games={games.value} />}
      </section>
      <RunningMatches games={games.value ?? []} />
      <section className="panel">
        <h2>{words.home.withFriends}</h2>
        <p className="note">{words.home.withFriendsHint}</p>
        {games.value && (
          <>
            <NewTableForm games={games.value} open={false} />
            <Link href="/lobby">{words.home.findPeople}</Link>
          </>
        )}
      </section>
    </div>
  );
}
