/** Fields that several forms of the account have. */
import type { ReactNode } from 'react';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

interface PasswordProps {
  readonly label: string;
  /** It is chosen here: the browser may propose one. */
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
