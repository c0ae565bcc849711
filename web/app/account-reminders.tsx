/** Reminders on this device: turned on and off. */
import { type ReactNode, useState } from 'react';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { type RemindersState, remind, remindersState, remindNot } from './push.ts';
import { useAction } from './use-action.ts';
import { useLoaded } from './use-loaded.ts';

export function AccountReminders(): ReactNode {
  const { words, language } = useApp();
  const loaded = useLoaded(() => remindersState(language), 'reminders');
  const [chosen, setChosen] = useState<RemindersState>();
  const { busy, failure, run } = useAction();
  const state = chosen ?? loaded.value;
  const turnOn = (): Promise<boolean> => run(async () => setChosen(await remind(language)));
  const turnOff = (): Promise<boolean> => run(() => remindNot().then(() => setChosen('off')));
  return (
    <section className="panel">
      <h2>{words.account.reminders}</h2>
      <p className="note">{words.account.remindersHint}</p>
      <Failure failure={failure ?? loaded.failure} />
      {state !== undefined && (
        <p className="note" role="status">
          {state === 'on' && words.account.remindersOn}
          {state === 'denied' && words.account.remindersDenied}
          {state === 'impossible' && words.account.remindersNotHere}
        </p>
      )}
      {state === 'off' && (
        <button type="button" disabled={busy} onClick={() => void turnOn()}>
          {words.account.remindMe}
        </button>
      )}
      {state === 'on' && (
        <button type="button" disabled={busy} onClick={() => void turnOff()}>
          {words.account.remindMeNot}
        </button>
      )}
    </section>
  );
}
