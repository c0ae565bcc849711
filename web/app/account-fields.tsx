/** Fields that several forms of the account have. */
import type { ReactNode } from 'react';
import { useWords } from './context.tsx';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

interface PasswordProps {
  readonly label: string;
  /** The password is chosen here: the browser may propose one. */
  readonly isNew: boolean;
  readonly value: string;
  readonly change: (value: string) => void;
}

export function PasswordField({ label, isNew, value, change }: PasswordProps): ReactNode {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="password"
        required
        minLength={isNew ? PASSWORD_MIN : undefined}
        maxLength={PASSWORD_MAX}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  );
}

interface EmailProps {
  readonly value: string;
  readonly change: (value: string) => void;
}

export function EmailField({ value, change }: EmailProps): ReactNode {
  const words = useWords();
  return (
    <label className="field">
      <span>{words.account.email}</span>
      <input
        type="email"
        required
        autoComplete="username"
        maxLength={320}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  );
}

const NAME_LENGTH_MAX = 24;

interface NewNameProps {
  readonly label: string;
  /** The words on the button. */
  readonly button: string;
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly busy: boolean;
  readonly submit: () => Promise<void>;
}

/** A form that makes something with a name: a bot, a passkey. */
export function NewName({ label, button, name, setName, busy, submit }: NewNameProps): ReactNode {
  return (
    <form
      className="your-name"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label className="field">
        <span>{label}</span>
        <input
          type="text"
          required
          maxLength={NAME_LENGTH_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" disabled={busy || name.trim() === ''}>
        {button}
      </button>
    </form>
  );
}
