/** A guest's way to an account: sign up, or sign in again. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { postJson } from '../connection/http.ts';
import { EmailField, PasswordField } from './account-fields.tsx';
import { ForgottenPassword } from './account-recovery.tsx';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { canUsePasskeys, signInWithPasskey } from './passkey.ts';
import { useAction } from './use-action.ts';

type Way = 'up' | 'in' | 'forgotten';

interface Props {
  readonly entered: () => void;
  /** The server sends mail. */
  readonly canMail: boolean;
}

export function AccountEntry({ entered, canMail }: Props): ReactNode {
  const { words } = useApp();
  const [way, setWay] = useState<Way>('up');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { busy, failure, run } = useAction();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await run(() => postJson(`/api/auth/sign-${way}/email`, { email, password }))) entered();
  };
  const enterWithPasskey = async (): Promise<void> => {
    if (await run(() => signInWithPasskey(words.account.passkeyNotGiven))) entered();
  };
  if (way === 'forgotten') return <ForgottenPassword canMail={canMail} back={() => setWay('in')} />;
  const isNew = way === 'up';
  return (
    <section className="panel">
      <h2>{isNew ? words.account.signUp : words.account.signIn}</h2>
      <p className="note">{words.account.why}</p>
      <form className="account-form" onSubmit={(event) => void submit(event)}>
        <EmailField value={email} change={setEmail} />
        <PasswordField label={words.account.password} isNew={isNew} value={password} change={setPassword} />
        {isNew && <p className="note">{canMail ? words.account.passwordHint : words.account.noMail}</p>}
        <Failure failure={failure} />
        <div className="actions">
          <button type="submit" className="primary" disabled={busy}>
            {isNew ? words.account.signUp : words.account.signIn}
          </button>
          <button type="button" onClick={() => setWay(isNew ? 'in' : 'up')}>
            {isNew ? words.account.haveOne : words.account.haveNone}
          </button>
        </div>
        {!isNew && (
          <button type="button" onClick={() => setWay('forgotten')}>
            {words.account.forgot}
          </button>
        )}
        {!isNew && canUsePasskeys() && (
          <button type="button" disabled={busy} onClick={() => void enterWithPasskey()}>
            {words.account.signInWithPasskey}
          </button>
        )}
      </form>
    </section>
  );
}
