/** The visitor's matches: those that wait for an answer first, with their deadlines. */
import { shownName } from '@praxis/contract/deleted.ts';
import type { MatchSummary, OfferedGame } from '@praxis/protocol';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { getJson } from '../connection/http.ts';
import type { Words } from '../words/words.ts';
import { useApp } from './context.tsx';
import { useLoaded } from './use-loaded.ts';

/** How often an open page checks whether it is the visitor's move. */
const AGAIN_MS = 60_000;
/** Where the list is on the page. */
const LIST = 'matches';
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export function RunningMatches({ games }: { readonly games: readonly OfferedGame[] }): ReactNode {
  const { words, language } = useApp();
  const mine = useLoaded(() => getJson<readonly MatchSummary[]>('/api/matches/mine'), 'mine');
  const { reload } = mine;
  const matches = mine.value ?? [];
  const isOpen = matches.some(({ state }) => state !== 'over');
  useEffect(() => {
    if (!isOpen) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') reload();
    };
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOpen, reload]);
  const waiting = matches.filter(({ yourMove }) => yourMove).length;
  useBadge(mine.loaded ? waiting : undefined);
  if (matches.length === 0) return null;
  const ordered = matches.toSorted((a, b) => order(a) - order(b));
  const title = (id: string): string => games.find((game) => game.id === id)?.title ?? id;
  const open = ordered.filter(({ state }) => state !== 'over');
  const finished = ordered.filter(({ state }) => state === 'over');
  const rows = (shown: readonly MatchSummary[]): ReactNode => (
    <ul className="rows">
      {shown.map((match) => (
        <li key={match.id}>
          <Link href={match.state === 'over' ? `/m/${match.id}/replay` : `/m/${match.id}`} className="row">
            <span className="row-title">{title(match.game)}</span>
            <span className="row-note">{playersOf(match, words)}</span>
            <span className="row-state" data-your-move={match.yourMove || undefined}>
              {match.state === 'over' ? endOf(match, words, language) : stateOf(match, words)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
  const [first] = open;
  return (
    <>
      {first && waiting <= 1 && (
        <Link href={`/m/${first.id}`} className="resume" data-your-move={first.yourMove || undefined}>
          <b>{words.home.continueTitle}</b>
          <span>{title(first.game)}</span>
          <span className="row-state" data-your-move={first.yourMove || undefined}>
            {stateOf(first, words)}
          </span>
        </Link>
      )}
      {waiting > 1 && (
        <a href={`#${LIST}`} className="resume" data-your-move>
          <b>{words.home.continueTitle}</b>
          <span className="row-state" data-your-move>
            {words.home.movesWaiting({ count: waiting })}
          </span>
        </a>
      )}
      {open.length > 0 && (
        <section className="panel" id={LIST}>
          <h2>
            {words.home.continueTitle}
            {waiting > 0 && <span className="waiting-badge">{words.home.movesWaiting({ count: waiting })}</span>}
          </h2>
          {rows(open)}
        </section>
      )}
      {finished.length > 0 && (
        <section className="panel">
          <h2>{words.home.over}</h2>
          {rows(finished)}
        </section>
      )}
    </>
  );
}

/** Who plays, and which of them are bots. */
export function playersOf({ seats, mine }: MatchSummary, words: Words): string {
  const players = seats.map(({ seat, name, bot }) => {
    const shown = shownName(name, words.deleted);
    return bot ? `${shown} (${words.match.bot})` : seat === mine ? words.match.you : shown;
  });
  return players.join(', ');
}

/** How it ended for the visitor, and when. */
export function endOf({ result, mine, endedAt }: MatchSummary, words: Words, language: string): string {
  const winners = result?.kind === 'over' ? result.winners : [];
  const how =
    mine === undefined || result === undefined
      ? words.home.over
      : winners.length === 0
        ? words.match.noWinner
        : winners.includes(mine)
          ? words.match.won
          : words.match.lost;
  if (endedAt === undefined) return how;
  return `${how} · ${new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(endedAt)}`;
}

/**
 * Matches that wait for an answer come first, by urgency; then running ones; then finished ones, in their given order.
 */
function order({ yourMove, dueAt, state }: MatchSummary): number {
  if (yourMove) return dueAt ?? 0;
  return state === 'over' ? Number.MAX_VALUE : Number.MAX_SAFE_INTEGER;
}

function stateOf({ yourMove, turn, dueAt }: MatchSummary, words: Words): string {
  return [
    yourMove ? words.home.yourMove : words.home.waiting,
    yourMove && dueAt !== undefined ? timeLeft(dueAt - Date.now(), words) : undefined,
    turn === undefined ? undefined : words.home.turn({ turn }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function timeLeft(ms: number, words: Words): string {
  return ms >= 2 * DAY_MS
    ? words.home.daysLeft({ days: Math.floor(ms / DAY_MS) })
    : words.home.hoursLeft({ hours: Math.max(0, Math.floor(ms / HOUR_MS)) });
}

/** Where the page is installed, its icon shows how many matches wait. */
function useBadge(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined || !('setAppBadge' in navigator)) return;
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  }, [count]);
}
