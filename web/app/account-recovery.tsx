/** Recovery of a forgotten password: a mail with a link, if the server sends mail, or a recovery code. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { postJson } from '../connection/http.ts';
import { EmailField, PasswordField } from './account-fields.tsx';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { useAction } from './use-action.ts';

interface Props {
  /** The server sends mail. */
  readonly canMail: boolean;
  /** Back to signing in. */
  readonly back: () => void;
}

export function ForgottenPassword({ canMail, back }: Props): ReactNode {
  const { words } = useApp();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [byCode, setByCode] = useState(!canMail);
  const [told, setTold] = useState<string>();
  const { busy, failure, run } = useAction();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTold(undefined);
    const path = byCode ? '/api/auth/recover' : '/api/auth/request-reset';
    if (await run(() => postJson(path, byCode ? { email, code, newPassword } : { email })))
      setTold(byCode ? words.account.passwordSet : words.account.resetSent);
  };
  return (
    <section className="panel">
      <h2>{words.account.resetTitle}</h2>
      <p className="note">{canMail ? words.account.resetHint : words.account.noReset}</p>
      <form className="account-form" onSubmit={(event) => void submit(event)}>
        <EmailField value={email} change={setEmail} />
        {byCode && (
          <>
            <label className="field">
              <span>{words.account.recoveryCode}</span>
              <input
                type="text"
                required
                autoComplete="one-time-code"
                maxLength={100}
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            </label>
            <PasswordField label={words.account.newPassword} isNew value={newPassword} change={setNewPassword} />
          </>
        )}
        <Failure failure={failure} />
        {told !== undefined && (
          <p className="note" role="status">
            {told}
          </p>
        )}
        <div className="actions">
          <button type="submit" className="primary" disabled={busy}>
            {byCode ? words.account.setPassword : words.account.sendReset}
          </button>
          {canMail && !byCode && (
            <button type="button" onClick={() => setByCode(true)}>
              {words.account.recoverByCode}
            </button>
          )}
          <button type="button" onClick={back}>
            {words.account.backToSignIn}
          </button>
        </div>
      </form>
    </section>
  );
}
