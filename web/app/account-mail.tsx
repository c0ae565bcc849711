/** An account's e-mail settings, on a server that sends mail: whether the address is confirmed, and reminders. */
import type { Me } from '@praxis/protocol';
import { type ReactNode, useState } from 'react';
import { postJson } from '../connection/http.ts';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { useAction } from './use-action.ts';

interface Props {
  readonly mail: NonNullable<Me['mail']>;
  readonly changed: () => void;
}

export function AccountMail({ mail: { confirmed = false, reminders = false }, changed }: Props): ReactNode {
  const { words } = useApp();
  const { busy, failure, run } = useAction();
  const [told, setTold] = useState(false);
  const sendAgain = async (): Promise<void> => {
    setTold(await run(() => postJson('/api/account/send-confirmation')));
  };
  const remind = async (on: boolean): Promise<void> => {
    if (await run(() => postJson('/api/account/mail-reminders', { on }))) changed();
  };
  return (
    <section className="panel">
      <h2>{words.account.mail}</h2>
      <Failure failure={failure} />
      {confirmed ? (
        <>
          <p className="note">{reminders ? words.account.mailRemindersOn : words.account.mailRemindersHint}</p>
          <button type="button" disabled={busy} onClick={() => void remind(!reminders)}>
            {reminders ? words.account.remindByMailNot : words.account.remindByMail}
          </button>
        </>
      ) : (
        <>
          <p className="note">{words.account.notConfirmed}</p>
          <button type="button" disabled={busy} onClick={() => void sendAgain()}>
            {words.account.sendAgain}
          </button>
        </>
      )}
      {told && (
        <p className="note" role="status">
          {words.account.resetSent}
        </p>
      )}
    </section>
  );
}
