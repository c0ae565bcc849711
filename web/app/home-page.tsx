/** The start page: the games, one button, and the visitor's running matches. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Sign } from '../table/sign.tsx';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { useGameChoice } from './game-choice.ts';
import { GameTiles } from './game-tiles.tsx';
import { NewTableForm } from './new-table.tsx';
import { PlayForm } from './play-form.tsx';
import { RunningMatches } from './running-matches.tsx';
import { useGames } from './use-games.ts';
import { useKept } from './use-loaded.ts';

export function HomePage(): ReactNode {
  const { words } = useApp();
  const games = useKept(useGames());
  const choice = useGameChoice(games.value);
  return (
    <div className="home">
      <section className="hero">
        <div className="hero-words">
          <h1>{words.home.title}</h1>
          <p>{words.tagline}</p>
        </div>
        <Failure failure={games.failure} />
        {!games.failure && (
          <>
            <GameTiles games={games.value} value={choice.game?.id} change={(game) => choice.choose({ game })} />
            <PlayForm games={games.value} choice={choice} />
          </>
        )}
      </section>
      <MoreToDo />
      <section className="panel">
        <h2>
          {words.home.withFriends}
          {choice.game && <span className="panel-game">{choice.game.title}</span>}
        </h2>
        <p className="note">{words.home.withFriendsHint}</p>
        {games.value && (
          <>
            <NewTableForm games={games.value} open={false} choice={choice} short />
            <Link href="/lobby">{words.home.findPeople}</Link>
          </>
        )}
      </section>
      {/* The last: it comes when it has been fetched, and must not move what is read meanwhile. */}
      <RunningMatches games={games.value ?? []} />
    </div>
  );
}

/** What else is here, for those who look before they play. */
function MoreToDo(): ReactNode {
  const { words } = useApp();
  const ways = [
    { href: '/learn', sign: 'help', title: words.learn.title, about: words.learn.hint },
    { href: '/decks', sign: 'pile', title: words.decks.title, about: words.decks.hint },
    { href: '/learn/rules', sign: 'log', title: words.learn.rules, about: words.learn.rulesHint },
  ] as const;
  return (
    <ul className="more-to-do">
      {ways.map(({ href, sign, title, about }) => (
        <li key={href}>
          <Link href={href} className="row">
            <Sign name={sign} />
            <span className="row-title">{title}</span>
            <span className="row-note">{about}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
