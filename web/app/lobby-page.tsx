/** Tables that wait for players, and matches of others. */
import { shownName } from '@praxis/contract/deleted.ts';
import type { MatchSummary, OfferedGame, Sitter, Table } from '@praxis/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { getJson } from '../connection/http.ts';
import { Sign } from '../table/sign.tsx';
import type { Words } from '../words/words.ts';
import { speedText } from './clock-settings.ts';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { useGameChoice } from './game-choice.ts';
import { GameTiles } from './game-tiles.tsx';
import { NewTableForm } from './new-table.tsx';
import { pairUp } from './quick-match.ts';
import { playersOf } from './running-matches.tsx';
import { useAction } from './use-action.ts';
import { useGames } from './use-games.ts';
import { useLoaded } from './use-loaded.ts';

/** How often an open page looks for other matches. Tables are sent when they change. */
const AGAIN_MS = 60_000;

export function LobbyPage(): ReactNode {
  const { words, language, connection } = useApp();
  const [, navigate] = useLocation();
  const games = useGames();
  const choice = useGameChoice(games.value);
  const loaded = useLoaded(() => getJson<readonly Table[]>('/api/tables'), 'lobby');
  const [sent, setSent] = useState<readonly Table[]>();
  const watchable = useLoaded(() => getJson<readonly MatchSummary[]>('/api/matches/watchable'), 'watchable');
  const { reload } = watchable;
  useEffect(() => {
    const unlisten = connection.listen((message) => {
      if (message.t === 'tables') setSent(message.tables);
    });
    const unfollow = connection.follow('lobby', () => ({ t: 'lobby', follow: true }), { t: 'lobby', follow: false });
    return () => {
      unfollow();
      unlisten();
    };
  }, [connection]);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [reload]);
  const action = useAction();
  const { game, edition } = choice;
  const meet = async ({ id }: OfferedGame): Promise<void> =>
    navigate(`/t/${await pairUp({ game: id, edition, language })}`);
  const tables = sent ?? loaded.value;
  const title = (id: string): string => games.value?.find((game) => game.id === id)?.title ?? id;
  return (
    <div className="home">
      <h1>{words.lobby.title}</h1>
      <section className="panel">
        <h2>{words.lobby.open}</h2>
        <Failure failure={loaded.failure} />
        {tables?.length === 0 && (
          <p className="empty">
            <Sign name="person" />
            {words.lobby.empty}
          </p>
        )}
        {tables !== undefined && tables.length > 0 && (
          <ul className="rows">
            {tables.map(({ id, settings, seats, mine }) => (
              <li key={id}>
                <Link href={`/t/${id}`} className="row">
                  <span className="row-title">{title(settings.game)}</span>
                  <span className="row-note">
                    {[
                      speedText(settings.speed, words),
                      settings.language?.toUpperCase(),
                      settings.takebacks === false && words.table.noTakebacks,
                      seats.flatMap(({ sitter }) => named(sitter, words)).join(', '),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <span className="row-state">
                    {words.lobby.players({
                      here: seats.filter(({ sitter }) => sitter.kind !== 'nobody').length,
                      seats: seats.length,
                    })}{' '}
                    · {mine === undefined ? words.lobby.join : words.lobby.look}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className="lobby-ways">
          <button
            type="button"
            className="primary"
            disabled={!game || action.busy}
            onClick={() => game && void action.run(() => meet(game))}
          >
            {words.home.playWithPeople}
          </button>
          <Link href="/" className="button">
            {words.home.playNow}
          </Link>
          {game && (
            <p className="note">
              {game.title} · {words.home.playWithPeopleHint({ players: game.seats.usual })}
            </p>
          )}
        </div>
        <Failure failure={action.failure} />
      </section>
      <Watchable matches={tables === undefined ? [] : (watchable.value ?? [])} title={title} />
      <section className="panel">
        <h2>{words.home.createTable}</h2>
        <GameTiles games={games.value} value={choice.game?.id} change={(game) => choice.choose({ game })} />
        {games.value && <NewTableForm games={games.value} open choice={choice} />}
      </section>
    </div>
  );
}

/** It comes together with the tables. */
function Watchable({
  matches,
  title,
}: {
  readonly matches: readonly MatchSummary[];
  readonly title: (game: string) => string;
}): ReactNode {
  const { words } = useApp();
  if (matches.length === 0) return null;
  return (
    <section className="panel">
      <h2>{words.lobby.playing}</h2>
      <ul className="rows">
        {matches.map((match) => (
          <li key={match.id}>
            <Link href={`/m/${match.id}`} className="row">
              <span className="row-title">{title(match.game)}</span>
              <span className="row-note">
                {speedText(match.speed, words)} · {playersOf(match, words)}
              </span>
              <span className="row-state">{words.lobby.watch}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The players at a table, with their ratings, and which of them are bots. */
function named(sitter: Sitter, words: Words): readonly string[] {
  if (sitter.kind === 'nobody') return [];
  const rating = sitter.kind === 'person' ? sitter.rating : undefined;
  const isProgram = sitter.kind === 'bot' || sitter.program === true;
  const note = isProgram ? words.match.program : rating;
  const name = shownName(sitter.name, words.deleted);
  return [note === undefined ? name : `${name} (${note})`];
}
