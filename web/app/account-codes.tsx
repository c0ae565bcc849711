/** Recovery codes of an account: how many are left, and new ones, which are shown once. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { getJson, postJson } from '../connection/http.ts';
import { PasswordField } from './account-fields.tsx';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { useAction } from './use-action.ts';
import { useLoaded } from './use-loaded.ts';

export function AccountCodes({ canMail }: { readonly canMail: boolean }): ReactNode {
  const { words } = useApp();
  const left = useLoaded(() => getJson<{ readonly left: number }>('/api/account/recovery-codes'), 'codes');
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const { busy, failure, run } = useAction();
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isMade = await run(async () => {
      const made = await postJson<{ readonly codes: readonly string[] }>('/api/account/recovery-codes', { password });
      setCodes(made.codes);
    });
    if (!isMade) return;
    setPassword('');
    setAsked(false);
    left.reload();
  };
  return (
    <section className="panel">
      <h2>{words.account.codes}</h2>
      <p className="note">{canMail ? words.account.codesHint : words.account.codesHintNoMail}</p>
      <Failure failure={failure ?? left.failure} />
      {left.value && <p>{words.account.codesLeft({ n: left.value.left })}</p>}
      {codes && (
        <div role="status">
          <p>{words.account.codesOnce}</p>
          <ul className="recovery-codes">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {asked ? (
        <form className="account-form" onSubmit={(event) => void make(event)}>
          <PasswordField label={words.account.password} isNew={false} value={password} change={setPassword} />
          <button type="submit" disabled={busy}>
            {words.account.makeCodes}
          </button>
        </form>
      ) : (
        <button type="button" onClick={() => setAsked(true)}>
          {words.account.makeCodes}
        </button>
      )}
    </section>
  );
}
