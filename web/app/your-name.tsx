/** The visitor's name at tables. */
import type { Me } from '@praxis/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { getJson, HttpFailure, postJson } from '../connection/http.ts';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { useLoaded } from './use-loaded.ts';

const NAME_LENGTH_MAX = 24;

export function YourName(): ReactNode {
  const { words, connection } = useApp();
  const me = useLoaded(() => getJson<Me>('/api/me'), 'me');
  // Typed text stays, even if the current name arrives only now.
  const [typed, setTyped] = useState<string>();
  const [renamed, setRenamed] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [failure, setFailure] = useState<HttpFailure>();
  const known = renamed ?? me.value?.name;
  const name = typed ?? known ?? '';
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      const after = await postJson<Me>('/api/me', { name });
      setRenamed(after.name);
      setTyped(undefined);
      setNotice(words.account.renamed);
      setFailure(undefined);
      // The server greets by the new name from now on.
      connection.close();
    } catch (error) {
      setNotice(undefined);
      setFailure(error instanceof HttpFailure ? error : undefined);
    }
  };
  return (
    <form className="your-name" onSubmit={(event) => void rename(event)}>
      <label className="field">
        <span>{words.account.name}</span>
        <input
          type="text"
          maxLength={NAME_LENGTH_MAX}
          autoComplete="nickname"
          value={name}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button type="submit" disabled={name.trim() === '' || name === known}>
        {words.account.rename}
      </button>
      <Failure failure={failure ?? me.failure} />
      {notice !== undefined && (
        <p className="note" role="status">
          {notice}
        </p>
      )}
    </form>
  );
}
