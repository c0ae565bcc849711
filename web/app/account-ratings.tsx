/** A player's ratings by game, and their history. */
import type { GameRating, RatedMatch } from '@praxis/protocol';
import { type ReactNode, useMemo } from 'react';
import { LineChart } from '../charts/line-chart.tsx';
import { getJson } from '../connection/http.ts';
import { useApp } from './context.tsx';
import { useGames } from './use-games.ts';
import { useLoaded } from './use-loaded.ts';

export function AccountRatings({ ratings }: { readonly ratings: readonly GameRating[] }): ReactNode {
  const { words } = useApp();
  const games = useGames();
  const history = useLoaded(() => getJson<readonly RatedMatch[]>('/api/me/ratings'), 'rating history');
  const title = (game: string): string => games.value?.find(({ id }) => id === game)?.title ?? game;
  return (
    <>
      <h2>{words.account.ratings}</h2>
      {ratings.length === 0 && <p className="note">{words.account.noRatings}</p>}
      <ul className="rows">
        {ratings.map(({ game, rating, matches }) => (
          <li key={game} className="row">
            <span className="row-title">{title(game)}</span>
            <span className="row-note">{words.account.ratedMatches({ n: matches })}</span>
            <span className="row-state">{rating}</span>
          </li>
        ))}
      </ul>
      {ratings.map(({ game }) => (
        <History key={game} title={title(game)} rated={(history.value ?? []).filter((each) => each.game === game)} />
      ))}
    </>
  );
}

/** One match alone makes no line. */
const LEAST = 2;

function History({ title, rated }: { readonly title: string; readonly rated: readonly RatedMatch[] }): ReactNode {
  const { words, language } = useApp();
  const drawn = useMemo(() => {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
    return {
      xs: rated.map((_, index) => index + 1),
      lines: [{ name: words.account.ratings, values: rated.map(({ rating }) => rating) }],
      ticks: rated.map((_, index) => ({ x: index + 1, text: String(index + 1) })),
      rows: rated.map(({ at, rating }, index) => ({
        head: `${index + 1} · ${day.format(at)}`,
        values: [rating],
      })),
    };
  }, [rated, language, words]);
  if (rated.length < LEAST) return null;
  return <LineChart {...drawn} title={title} across={words.account.ratedMatch} />;
}
