/** The account holder's actions: sign out, change the password, export everything, delete the account. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { postJson } from '../connection/http.ts';
import { PasswordField } from './account-fields.tsx';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { canUsePasskeys, deleteWithPasskey } from './passkey.ts';
import { remindNot } from './push.ts';
import { useAction } from './use-action.ts';

export function AccountHolder({ left }: { readonly left: () => void }): ReactNode {
  const { words } = useApp();
  const { busy, failure, run } = useAction();
  const leave = async (): Promise<void> => {
    // The next user of this device must not be reminded of these matches.
    await remindNot().catch(() => undefined);
    if (await run(() => postJson('/api/auth/sign-out'))) left();
  };
  return (
    <section className="panel">
      <h2>{words.account.yours}</h2>
      <div className="actions">
        <button type="button" disabled={busy} onClick={() => void leave()}>
          {words.account.signOut}
        </button>
        <Link className="button" href="/account/sessions">
          {words.account.sessionsLink}
        </Link>
        <a className="button" href="/api/account/export" download>
          {words.account.takeAlong}
        </a>
      </div>
      <Failure failure={failure} />
      <NewPassword />
      <Deletion deleted={left} />
    </section>
  );
}

function NewPassword(): ReactNode {
  const { words } = useApp();
  const { busy, failure, run } = useAction();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const [notice, setNotice] = useState<string>();
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setNotice(undefined);
    if (!(await run(() => postJson('/api/auth/change-password', { currentPassword, newPassword })))) return;
    setCurrent('');
    setNew('');
    setNotice(words.account.passwordChanged);
  };
  return (
    <details>
      <summary>{words.account.changePassword}</summary>
      <form className="account-form" onSubmit={(event) => void change(event)}>
        <PasswordField
          label={words.account.currentPassword}
          isNew={false}
          value={currentPassword}
          change={setCurrent}
        />
        <PasswordField label={words.account.newPassword} isNew value={newPassword} change={setNew} />
        <Failure failure={failure} />
        <button type="submit" disabled={busy}>
          {words.account.changePassword}
        </button>
        {notice !== undefined && (
          <p className="note" role="status">
            {notice}
          </p>
        )}
      </form>
    </details>
  );
}

function Deletion({ deleted }: { readonly deleted: () => void }): ReactNode {
  const { words } = useApp();
  const { busy, failure, run } = useAction();
  const [password, setPassword] = useState('');
  const remove = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await run(() => postJson('/api/account/delete', { password }))) deleted();
  };
  const removeWithPasskey = async (): Promise<void> => {
    if (await run(() => deleteWithPasskey(words.account.passkeyNotGiven))) deleted();
  };
  return (
    <details>
      <summary>{words.account.delete}</summary>
      <form className="account-form" onSubmit={(event) => void remove(event)}>
        <p>{words.account.deleteHint}</p>
        <PasswordField label={words.account.password} isNew={false} value={password} change={setPassword} />
        <Failure failure={failure} />
        <button type="submit" className="danger" disabled={busy}>
          {words.account.deleteForGood}
        </button>
        {canUsePasskeys() && (
          <button type="button" className="danger" disabled={busy} onClick={() => void removeWithPasskey()}>
            {words.account.deleteWithPasskey}
          </button>
        )}
      </form>
    </details>
  );
}
