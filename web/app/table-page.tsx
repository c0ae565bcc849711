/** A table before its match: the players, their decks, and the link that invites others. */
import { shownName } from '@praxis/contract/deleted.ts';
import type { DeckChoice, OfferedGame, Sitter, Table, TableSeat } from '@praxis/protocol';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { getJson, HttpFailure, postJson } from '../connection/http.ts';
import { useDeckOptions } from '../decks/deck-options.ts';
import { Sign } from '../table/sign.tsx';
import type { Words } from '../words/words.ts';
import { speedText } from './clock-settings.ts';
import { useApp, useWordsAbout } from './context.tsx';
import { DeckPicker } from './deck-picker.tsx';
import { Failure } from './failure.tsx';
import { contributionTo } from './fairness.ts';
import { Pairing } from './pairing.tsx';
import { SendAway } from './send-away.tsx';
import { ChosenSettings } from './table-settings.tsx';
import { useGames } from './use-games.ts';
import { useLoaded } from './use-loaded.ts';
import { YourName } from './your-name.tsx';

export function TablePage({ id }: { readonly id: string }): ReactNode {
  const { words, connection } = useApp();
  const [, navigate] = useLocation();
  const path = `/api/tables/${encodeURIComponent(id)}`;
  const loaded = useLoaded(() => getJson<Table>(path), id);
  const games = useGames();
  const [sent, setSent] = useState<Table>();
  const [failure, setFailure] = useState<HttpFailure>();
  const [isGone, setGone] = useState(false);
  /** How often the table was sent. */
  const times = useRef(0);
  const table = sent ?? loaded.value;

  useEffect(() => {
    const unlisten = connection.listen((message) => {
      if (message.t === 'table' && message.table.id === id) {
        times.current++;
        setSent(message.table);
      }
      // Nothing else is followed on this page, so it is this table that was closed.
      if (message.t === 'refused' && message.code === 'unknown match') setGone(true);
    });
    const unfollow = connection.follow(`table ${id}`, () => ({ t: 'table', table: id, follow: true }), {
      t: 'table',
      table: id,
      follow: false,
    });
    return () => {
      unfollow();
      unlisten();
    };
  }, [connection, id]);

  const state = table?.state;
  useEffect(() => {
    if (state !== undefined && state !== 'gathering') navigate(`/m/${id}`, { replace: true });
  }, [state, id, navigate]);

  const tell = useCallback(
    async (verb: string, body: object = {}): Promise<boolean> => {
      const before = times.current;
      try {
        const after = await postJson<Table | { readonly match?: string }>(`${path}/${verb}`, body);
        setFailure(undefined);
        // What was sent meanwhile may be newer, and this change is sent as well.
        if ('seats' in after) {
          if (times.current === before) setSent(after);
        } else if (after.match !== undefined) navigate(`/m/${after.match}`, { replace: true });
        return true;
      } catch (error) {
        setFailure(error instanceof HttpFailure ? error : undefined);
        return false;
      }
    },
    [path, navigate],
  );

  if (loaded.failure) return <Failure failure={loaded.failure} />;
  if (!table) return <p className="note">{words.loading}</p>;
  const game = games.value?.find((each) => each.id === table.settings.game);
  const mine = table.seats.find(({ seat }) => seat === table.mine);
  // As long as a seat is free, friends matter more than the deck.
  const isInviting = !table.sentAway && table.seats.some(({ sitter }) => sitter.kind === 'nobody');
  const leave = async (): Promise<void> => {
    // A player who stands up just as the match begins stays in it.
    if (await tell('leave')) navigate('/');
  };
  return (
    <div className="gathering">
      {table.pairs ? (
        <Pairing table={table} game={game} isGone={isGone} tell={tell} leave={leave} failure={failure} />
      ) : (
        <section className="panel">
          <h1>{game?.title ?? words.table.title}</h1>
          <p className="note">
            {game?.editions.find(({ id: edition }) => edition === table.settings.edition)?.name} ·{' '}
            {speedText(table.settings.speed, words)} · {words.table.seating}:{' '}
            {words.table.seatings[table.settings.seating]}
            {table.settings.takebacks === false && ` · ${words.table.noTakebacks}`}
          </p>
          <ChosenSettings settings={table.settings} />
          {table.sentAway ? (
            <p role="alert">
              {words.table.sentAway} <Link href="/lobby">{words.lobby.title}</Link>
            </p>
          ) : (
            <p>{words.table.gathering}</p>
          )}
          <Failure failure={failure} />
          <ol className="table-seats">
            {table.seats.map((seat) => (
              <li key={seat.seat}>
                <Seat table={table} seat={seat} tell={(verb, body) => void tell(verb, body)} />
              </li>
            ))}
          </ol>
          {mine && (
            <div className="actions">
              {table.host ? (
                <button
                  type="button"
                  className="primary"
                  onClick={() => void tell('start', { contribution: contributionTo(table) })}
                >
                  {words.table.start}
                </button>
              ) : (
                <button
                  type="button"
                  className={mine.ready ? undefined : 'primary'}
                  aria-pressed={mine.ready}
                  onClick={() => void tell('ready', { ready: !mine.ready, contribution: contributionTo(table) })}
                >
                  {mine.ready ? words.table.notReady : words.table.ready}
                </button>
              )}
              <button type="button" onClick={() => void leave()}>
                {words.table.leave}
              </button>
            </div>
          )}
          {mine && table.host && <p className="note">{words.table.startHint}</p>}
        </section>
      )}
      <div className="gathering-side">
        {(table.pairs ? !isGone : isInviting) && <Invitation id={id} />}
        {mine && game && !isGone && (
          <YourDeck
            game={game}
            edition={table.settings.edition}
            seat={mine}
            tell={(verb, body) => void tell(verb, body)}
          />
        )}
        {!table.pairs && !table.sentAway && !isInviting && <Invitation id={id} />}
        <section className="panel">
          <YourName />
        </section>
      </div>
    </div>
  );
}

function Seat({
  table,
  seat: { seat, sitter, deck, ready },
  tell,
}: {
  readonly table: Table;
  readonly seat: TableSeat;
  readonly tell: (verb: string, body?: object) => void;
}): ReactNode {
  const { words } = useApp();
  const mine = seat === table.mine;
  const isProgram = sitter.kind === 'person' && sitter.program === true;
  return (
    <div className="table-seat" data-mine={mine || undefined} data-free={sitter.kind === 'nobody' || undefined}>
      <Sign name={sitter.kind === 'bot' || isProgram ? 'bot' : 'person'} />
      <span className="table-sitter">
        <b>
          <bdi>{nameOf(sitter, words) ?? words.table.free}</bdi>
        </b>
        <span className="note">
          {[
            words.table.seat({ seat: seat + 1 }),
            mine
              ? words.match.you
              : sitter.kind === 'bot'
                ? words.match.bot
                : isProgram
                  ? words.match.program
                  : undefined,
            sitter.kind === 'person' && !mine && deck ? deck : undefined,
            sitter.kind === 'person' && !(mine && table.host)
              ? ready
                ? words.table.isReady
                : words.table.isNotReady
              : undefined,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {sitter.kind === 'nobody' && table.mine === undefined && !table.sentAway && (
        <button type="button" className="primary" onClick={() => tell('join', { seat })}>
          {words.table.sit}
        </button>
      )}
      {sitter.kind === 'nobody' && table.host && (
        <button type="button" onClick={() => tell('bots', { seat })}>
          {words.table.addBot}
        </button>
      )}
      {sitter.kind === 'person' && table.host && !mine && (
        <SendAway name={sitter.name} send={() => tell('remove', { seat })} />
      )}
      {sitter.kind === 'bot' && table.host && (
        <button type="button" onClick={() => tell('bots', { seat, remove: true })}>
          {words.table.removeBot}
        </button>
      )}
    </div>
  );
}

function nameOf(sitter: Sitter, words: Words): string | undefined {
  return sitter.kind === 'nobody' ? undefined : shownName(sitter.name, words.deleted);
}

function YourDeck({
  game,
  edition,
  seat,
  tell,
}: {
  readonly game: OfferedGame;
  readonly edition: string;
  readonly seat: TableSeat;
  readonly tell: (verb: string, body: object) => void;
}): ReactNode {
  const words = useWordsAbout(game.id);
  const [text, setText] = useState('');
  const decks = useDeckOptions(game, edition);
  const current = decks.options.find(([, name]) => name === seat.deck)?.[0] ?? '';
  const choose = (deck: DeckChoice): void => tell('deck', { deck });
  return (
    <section className="panel">
      <h2>{words.table.yourDeck}</h2>
      <DeckPicker
        titled
        label={words.home.deck}
        value={current}
        game={game.id}
        decks={[
          // A deck that was pasted has no place among the others.
          ...(current === '' ? [{ value: '', name: seat.deck ?? '–' }] : []),
          ...decks.options.map(([value, name]) => ({
            value,
            name,
            about: game.decks.find(({ id }) => id === value)?.about,
          })),
        ]}
        change={(value) => {
          const choice = decks.choice(value);
          if (choice) choose(choice);
        }}
      />
      <label className="field">
        <span>{words.table.pasteDeck}</span>
        <textarea rows={4} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="button" disabled={text.trim() === ''} onClick={() => choose({ text })}>
        {words.table.useDeck}
      </button>
    </section>
  );
}

const COPIED_MS = 2500;

function Invitation({ id }: { readonly id: string }): ReactNode {
  const { words } = useApp();
  const [copied, setCopied] = useState(false);
  const link = `${window.location.origin}/t/${id}`;
  const share = async (): Promise<void> => {
    try {
      if (navigator.share && window.matchMedia('(pointer: coarse)').matches) await navigator.share({ url: link });
      else await navigator.clipboard.writeText(link);
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      // Closing the sharing window cancels; the link is on the page to be copied by hand.
    }
  };
  return (
    <section className="panel">
      <h2>{words.table.invite}</h2>
      <p className="note">{words.table.inviteHint}</p>
      <div className="invite">
        <input
          type="text"
          readOnly
          aria-label={words.table.invite}
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" onClick={() => void share()}>
          {copied ? words.table.copied : words.table.copyLink}
        </button>
      </div>
    </section>
  );
}
