/** The pages that links in mails lead to. The token comes after the #, where no server sees it. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { postJson } from '../connection/http.ts';
import { PasswordField } from './account-fields.tsx';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { useAction } from './use-action.ts';
import { useLoaded } from './use-loaded.ts';

const tokenHere = (): string => window.location.hash.slice(1);

export function ConfirmPage(): ReactNode {
  const { words } = useApp();
  const done = useLoaded(() => postJson('/api/auth/confirm', { token: tokenHere() }), 'confirm');
  return (
    <section className="panel">
      <h1>{words.account.mail}</h1>
      <Failure failure={done.failure} />
      {done.loaded && <p role="status">{words.account.confirmed}</p>}
      <Link href="/account" className="button">
        {words.account.backToAccount}
      </Link>
    </section>
  );
}

export function ResetPage(): ReactNode {
  const { words } = useApp();
  const [newPassword, setNewPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const { busy, failure, run } = useAction();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setDone(await run(() => postJson('/api/auth/reset', { token: tokenHere(), newPassword })));
  };
  return (
    <section className="panel">
      <h1>{words.account.resetTitle}</h1>
      <Failure failure={failure} />
      {isDone ? (
        <>
          <p role="status">{words.account.passwordSet}</p>
          <Link href="/account" className="button">
            {words.account.backToAccount}
          </Link>
        </>
      ) : (
        <form className="account-form" onSubmit={(event) => void submit(event)}>
          <PasswordField label={words.account.newPassword} isNew value={newPassword} change={setNewPassword} />
          <button type="submit" className="primary" disabled={busy}>
            {words.account.setPassword}
          </button>
        </form>
      )}
    </section>
  );
}
