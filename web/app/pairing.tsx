/** A table that waits for strangers: the players who have come, and the options of an impatient one. */
import type { OfferedGame, Table, TableSeat } from '@praxis/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { type HttpFailure, postJson } from '../connection/http.ts';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { contributionTo } from './fairness.ts';
import { pairUp, playAtOnce } from './quick-match.ts';
import { useAction } from './use-action.ts';

export interface PairingProps {
  readonly table: Table;
  readonly game: OfferedGame | undefined;
  /** The table was closed because the player was away too long. */
  readonly isGone: boolean;
  readonly tell: (verb: string, body?: object) => Promise<boolean>;
  readonly leave: () => Promise<void>;
  /** Why the last message to the server failed. */
  readonly failure: HttpFailure | undefined;
}

export function Pairing({ table, game, isGone, tell, leave, failure }: PairingProps): ReactNode {
  const { words, language, connection } = useApp();
  const [, navigate] = useLocation();
  const action = useAction();
  const { game: id, edition, seats: count } = table.settings;
  const mine = isGone ? undefined : table.seats.find(({ seat }) => seat === table.mine);
  useReady(table, mine, tell);

  const again = (): Promise<unknown> =>
    action.run(async () => navigate(`/t/${await pairUp({ game: id, edition, language })}`, { replace: true }));
  const playBots = (): Promise<unknown> =>
    action.run(async () => {
      await postJson(`/api/tables/${encodeURIComponent(table.id)}/leave`);
      navigate(`/m/${await playAtOnce({ game: id, edition, seats: count, language }, connection)}`, { replace: true });
    });

  const here = table.seats.filter(({ sitter }) => sitter.kind !== 'nobody').length;
  return (
    <section className="panel pairing">
      <h1>{game?.title ?? words.table.title}</h1>
      {isGone ? (
        <p role="status">{words.pairing.gone}</p>
      ) : (
        <p className="pairing-looking" role="status">
          <span className="waiting-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span>{words.pairing.looking}</span> <b>{words.lobby.players({ here, seats: count })}</b>
        </p>
      )}
      {mine && <p className="note">{words.pairing.hint}</p>}
      <Failure failure={action.failure ?? failure} />
      {!isGone && <Waiting seats={table.seats} {...(table.mine === undefined ? {} : { mine: table.mine })} />}
      <div className="actions">
        {mine && (
          <button
            type="button"
            disabled={action.busy}
            onClick={() => void (table.host ? tell('start', {}) : playBots())}
          >
            {table.host ? words.pairing.fillWithBots : words.pairing.botsInstead}
          </button>
        )}
        {mine && (
          <button type="button" className="quiet" onClick={() => void leave()}>
            {words.pairing.stop}
          </button>
        )}
        {!mine && !isGone && here < count && (
          <button type="button" className="primary" onClick={() => void tell('join')}>
            {words.lobby.join}
          </button>
        )}
        {isGone && (
          <button type="button" className="primary" disabled={action.busy} onClick={() => void again()}>
            {words.pairing.again}
          </button>
        )}
      </div>
    </section>
  );
}

/** An arriving player is ready, and contributes to the seed now that the server's commitment is known. */
function useReady(table: Table, mine: TableSeat | undefined, tell: PairingProps['tell']): void {
  const seat = mine && !mine.ready ? mine.seat : undefined;
  const told = useRef<number>(undefined);
  useEffect(() => {
    if (seat === undefined) told.current = undefined;
    // Sent once each time a seat is taken: this device must remember exactly the contribution that was counted.
    if (seat === undefined || told.current === seat) return;
    told.current = seat;
    void tell('ready', { ready: true, contribution: contributionTo(table) });
  }, [seat, table, tell]);
}

/** The players who have come. For free seats it shows only the number. */
function Waiting({ seats, mine }: Pick<Table, 'seats' | 'mine'>): ReactNode {
  const { words } = useApp();
  return (
    <ul className="pairing-people">
      {seats.map(({ seat, sitter, deck }) =>
        sitter.kind === 'nobody' ? null : (
          <li key={seat}>
            <b>
              <bdi>{sitter.name}</bdi>
            </b>
            <span className="note">
              {[seat === mine ? words.match.you : undefined, sitter.kind === 'bot' ? words.match.bot : deck]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
