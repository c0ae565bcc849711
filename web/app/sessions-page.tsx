/** The devices on which the account is signed in, and a way to sign them out. */
import type { Session } from '@praxis/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { deleteJson, getJson, postJson } from '../connection/http.ts';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { ago } from './past-times.ts';
import { useAction } from './use-action.ts';
import { useLoaded } from './use-loaded.ts';

export function SessionsPage(): ReactNode {
  const { words, language } = useApp();
  const sessions = useLoaded(() => getJson<readonly Session[]>('/api/account/sessions'), 'sessions');
  const { busy, failure, run } = useAction();
  const [told, setTold] = useState(false);
  const end = async (work: () => Promise<unknown>): Promise<void> => {
    setTold(false);
    if (await run(work)) setTold(true);
    sessions.reload();
  };
  return (
    <section className="panel">
      <h1>{words.account.sessions}</h1>
      <p className="note">{words.account.sessionsHint}</p>
      <Failure failure={failure ?? sessions.failure} />
      <ul className="rows">
        {sessions.value?.map(({ id, device, usedAt, current }) => {
          const name = device === '' ? words.account.unknownDevice : device;
          return (
            <li key={id} className="row">
              <span className="row-title">{name}</span>
              <span className="row-note">
                {current
                  ? words.account.thisSession
                  : words.account.usedAt({ when: ago(usedAt, Date.now(), language) })}
              </span>
              {!current && (
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => void end(() => deleteJson(`/api/account/sessions/${id}`))}
                >
                  {words.account.endSession({ device: name })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {told && (
        <p className="note" role="status">
          {words.account.sessionsEnded}
        </p>
      )}
      <div className="actions">
        {(sessions.value?.length ?? 0) > 1 && (
          <button
            type="button"
            disabled={busy}
            onClick={() => void end(() => postJson('/api/account/sessions/end-others'))}
          >
            {words.account.endOthers}
          </button>
        )}
        <Link href="/account" className="button">
          {words.account.backToAccount}
        </Link>
      </div>
    </section>
  );
}
