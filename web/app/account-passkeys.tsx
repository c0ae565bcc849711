/** The passkeys of an account: listed, added, removed. */
import type { Passkey } from '@praxis/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { deleteJson, getJson } from '../connection/http.ts';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { addPasskey, canUsePasskeys } from './passkey.ts';
import { useAction } from './use-action.ts';
import { useLoaded } from './use-loaded.ts';

const NAME_LENGTH_MAX = 24;

export function AccountPasskeys(): ReactNode {
  const { words, language } = useApp();
  const passkeys = useLoaded(() => getJson<readonly Passkey[]>('/api/account/passkeys'), 'passkeys');
  const { busy, failure, run } = useAction();
  const [name, setName] = useState('');
  const [notice, setNotice] = useState(false);
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setNotice(false);
    if (!(await run(() => addPasskey(name, words.account.passkeyNotGiven)))) return;
    setName('');
    setNotice(true);
    passkeys.reload();
  };
  const remove = async (id: string): Promise<void> => {
    setNotice(false);
    await run(() => deleteJson(`/api/account/passkeys/${id}`));
    passkeys.reload();
  };
  return (
    <section className="panel">
      <h2>{words.account.passkeys}</h2>
      <p className="note">{words.account.passkeysHint}</p>
      <Failure failure={failure ?? passkeys.failure} />
      <ul className="rows">
        {passkeys.value?.map(({ id, name: own, createdAt }) => (
          <li key={id} className="row">
            <span className="row-title">
              <bdi>{own}</bdi>
            </span>
            <span className="row-note">{new Date(createdAt).toLocaleDateString(language)}</span>
            <button type="button" disabled={busy} onClick={() => void remove(id)}>
              {words.account.removePasskey({ name: own })}
            </button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() ? (
        <form className="your-name" onSubmit={(event) => void add(event)}>
          <label className="field">
            <span>{words.account.passkeyName}</span>
            <input
              type="text"
              required
              maxLength={NAME_LENGTH_MAX}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <button type="submit" disabled={busy || name.trim() === ''}>
            {words.account.addPasskey}
          </button>
        </form>
      ) : (
        <p className="note">{words.account.passkeysNotHere}</p>
      )}
      {notice && (
        <p className="note" role="status">
          {words.account.passkeyAdded}
        </p>
      )}
    </section>
  );
}
