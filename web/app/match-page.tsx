/** The page of a match, for players and spectators. */
import type { MatchSummary } from '@praxis/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { getJson } from '../connection/http.ts';
import { MatchStore } from '../connection/match-store.ts';
import { useStepwise } from '../connection/stepwise.ts';
import { MatchTable } from '../table/match-table.tsx';
import { Lost } from './connection-lost.tsx';
import { AboutGame, useApp, useWords } from './context.tsx';
import { Failure } from './failure.tsx';
import { rememberSeat } from './fairness.ts';
import { useGame } from './game-words.ts';
import { playAtOnce } from './quick-match.ts';
import { useLoaded } from './use-loaded.ts';

export function MatchPage({ match }: { readonly match: string }): ReactNode {
  const { connection, words, language } = useApp();
  const store = useMemo(() => new MatchStore(connection, match), [connection, match]);
  const newest = useStepwise(store);
  // In another language the match is followed again; until it arrives the table stays as it was.
  const last = useRef(newest);
  if (newest.view) last.current = newest;
  const state = last.current;
  const refused = useSyncExternalStore(store.subscribe, store.refused);
  const meta = useLoaded(() => getJson<MatchSummary>(`/api/matches/${encodeURIComponent(match)}`), match);
  const game = useGame(meta.value?.game, meta.value?.edition, undefined, meta.value?.rules);
  const own = meta.value?.mine;
  useEffect(() => {
    if (own !== undefined) rememberSeat(match, own);
  }, [match, own]);
  const [, navigate] = useLocation();
  const goTo = useCallback((other: string) => navigate(`/m/${other}`), [navigate]);
  const [again, setAgain] = useState(false);
  const playAgain = async (): Promise<void> => {
    if (!meta.value || again) return;
    setAgain(true);
    const { game: id, edition, seats } = meta.value;
    try {
      navigate(`/m/${await playAtOnce({ game: id, edition, seats: seats.length, language }, connection)}`);
    } finally {
      setAgain(false);
    }
  };
  if (meta.failure || refused !== undefined)
    return (
      <main className="page">
        <Failure failure={meta.failure} />
        {refused !== undefined && <p role="alert">{refused}</p>}
        <a href="/">{words.backHome}</a>
      </main>
    );
  if (!state.view || !game || !meta.value) return <Loading />;
  return (
    <AboutGame game={game.id}>
      <Lost />
      <MatchTable
        store={store}
        state={state}
        game={game}
        leave={() => navigate('/')}
        goTo={goTo}
        again={meta.value.mine === undefined ? undefined : () => void playAgain()}
      />
    </AboutGame>
  );
}

function Loading(): ReactNode {
  const words = useWords();
  return (
    <main className="page loading" aria-busy="true">
      <p>{words.loading}</p>
    </main>
  );
}
