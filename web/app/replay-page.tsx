/** The replay of a finished match, from any seat's point of view. */
import { shownName } from '@praxis/contract/deleted.ts';
import type { MatchSummary, Replay } from '@praxis/protocol';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { getJson, HttpFailure, postJson } from '../connection/http.ts';
import { ReplayTable } from '../table/replay-table.tsx';
import { SettingsButton } from '../table/settings-part.tsx';
import { Sign } from '../table/sign.tsx';
import { AboutGame, useApp, useWordsAbout } from './context.tsx';
import { Failure } from './failure.tsx';
import { useGame } from './game-words.ts';
import { Select } from './select.tsx';
import { useKept, useLoaded } from './use-loaded.ts';
import { VerifyShuffles } from './verify-shuffles.tsx';

/** A replay is the same for everybody; the reader's own seat comes from a separate request. */
async function loadReplay(path: string, seat: string, language: string): Promise<Replay> {
  const [replay, match] = await Promise.all([
    getJson<Replay>(`${path}/replay`, { seat, language }),
    getJson<MatchSummary>(path),
  ]);
  return { ...replay, match: { ...match, ...replay.match, ...(match.mine === undefined ? {} : { mine: match.mine }) } };
}

export function ReplayPage({ match }: { readonly match: string }): ReactNode {
  const { language } = useApp();
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const seat = search.get('seat') ?? 'all';
  const at = Number(search.get('step') ?? 0) || 0;
  const path = `/api/matches/${encodeURIComponent(match)}`;
  const loaded = useKept(useLoaded(() => loadReplay(path, seat, language), `${match} ${seat} ${language}`));
  const [failure, setFailure] = useState<HttpFailure>();
  const replay = loaded.value;
  const words = useWordsAbout(replay?.match.game);
  const game = useGame(replay?.match.game, replay?.match.edition, undefined, replay?.match.rules);
  const show = useCallback(
    (change: { readonly seat?: string; readonly step?: number }) => {
      const next = new URLSearchParams({ seat: change.seat ?? seat, step: String(change.step ?? at) });
      navigate(`/m/${match}/replay?${next}`, { replace: true });
    },
    [navigate, match, seat, at],
  );
  const go = useCallback((step: number) => show({ step }), [show]);
  const seatsOf = replay?.match.seats;
  const bots = useMemo(() => (seatsOf ?? []).filter(({ bot }) => bot).map((each) => each.seat), [seatsOf]);
  const goOn = async (): Promise<void> => {
    try {
      const begun = await postJson<{ match: string }>(`${path}/continue`, { step: at, seat: Number(seat) });
      navigate(`/m/${begun.match}`);
    } catch (error) {
      setFailure(error instanceof HttpFailure ? error : undefined);
    }
  };
  if (loaded.failure)
    return (
      <main className="page">
        <Failure failure={loaded.failure} />
        <p>{words.replay.notYet}</p>
        <Link href="/">{words.backHome}</Link>
      </main>
    );
  if (!replay || !game)
    return (
      <main className="page loading" aria-busy="true">
        <p>{words.loading}</p>
      </main>
    );
  const seats = replay.match.seats.map((each) => [String(each.seat), shownName(each.name, words.deleted)] as const);
  return (
    <AboutGame game={game.id}>
      <ReplayTable
        updates={replay.updates}
        game={game}
        near={replay.match.mine}
        bots={bots}
        at={at}
        go={go}
        corner={
          <>
            <Link href="/" className="button icon-button" aria-label={words.backHome}>
              <Sign name="back" />
            </Link>
            <SettingsButton />
          </>
        }
        choices={
          <>
            <Select
              label={words.replay.seat}
              value={seat}
              options={[['all', words.replay.all], ['spectator', words.replay.spectator], ...seats]}
              change={(next) => show({ seat: next })}
            />
            <div className="actions">
              {Number.isInteger(Number(seat)) && (
                <button type="button" onClick={() => void goOn()}>
                  {words.replay.goOn}
                </button>
              )}
              <a className="button" href={`${path}/record`} download={`${match}.praxis.json`}>
                {words.replay.download}
              </a>
              <VerifyShuffles match={match} />
            </div>
            <Failure failure={failure} />
          </>
        }
      />
    </AboutGame>
  );
}
