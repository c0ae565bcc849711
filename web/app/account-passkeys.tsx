/** The passkeys of an account: listed, added, removed. */
import type { Passkey } from '@praxis/protocol';
import { type ReactNode, useState } from 'react';
import { deleteJson, getJson } from '../connection/http.ts';
import { NewName } from './account-fields.tsx';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { addPasskey, canUsePasskeys } from './passkey.ts';
import { useAction } from './use-action.ts';
import { useLoaded } from './use-loaded.ts';

export function AccountPasskeys(): ReactNode {
  const { words, language } = useApp();
  const passkeys = useLoaded(() => getJson<readonly Passkey[]>('/api/account/passkeys'), 'passkeys');
  const { busy, failure, run } = useAction();
  const [name, setName] = useState('');
  const [notice, setNotice] = useState(false);
  const add = async (): Promise<void> => {
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
        <NewName
          label={words.account.passkeyName}
          button={words.account.addPasskey}
          {...{ name, setName, busy }}
          submit={add}
        />
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
