/** The visitor's account: name, ratings, settings, reminders, and the ways to sign in. */
import type { Me } from '@praxis/protocol';
import type { ReactNode } from 'react';
import { getJson } from '../connection/http.ts';
import { DeviceSettings } from '../table/settings-part.tsx';
import { AccountBots } from './account-bots.tsx';
import { AccountCodes } from './account-codes.tsx';
import { AccountEntry } from './account-entry.tsx';
import { AccountHolder } from './account-holder.tsx';
import { AccountMail } from './account-mail.tsx';
import { AccountPasskeys } from './account-passkeys.tsx';
import { AccountRatings } from './account-ratings.tsx';
import { AccountReminders } from './account-reminders.tsx';
import { PaletteChooser } from './choosers.tsx';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { useLoaded } from './use-loaded.ts';
import { YourName } from './your-name.tsx';

export function AccountPage(): ReactNode {
  const { words, connection } = useApp();
  const me = useLoaded(() => getJson<Me>('/api/me'), 'account');
  /** Another user is signed in now: ask the server who it is, over a new connection. */
  const changed = (): void => {
    connection.close();
    me.reload();
  };
  const known = me.value;
  return (
    <div className="home account">
      <section className="panel">
        <h1>{words.account.title}</h1>
        {known?.guest && <p className="note">{words.account.guest}</p>}
        {known?.email !== undefined && (
          <p className="note">
            {words.account.signedInAs} <bdi>{known.email}</bdi>
          </p>
        )}
        <Failure failure={me.failure} />
        {known && <YourName key={known.id} />}
        {known && !known.guest && <AccountRatings ratings={known.ratings ?? []} />}
      </section>
      {known?.guest && <AccountEntry entered={changed} canMail={known.mail !== undefined} />}
      <section className="panel">
        <h2>{words.settings.title}</h2>
        <PaletteChooser />
        <DeviceSettings />
      </section>
      {known && <AccountReminders key={known.id} />}
      {known && !known.guest && (
        <>
          {known.mail && <AccountMail mail={known.mail} changed={me.reload} />}
          <AccountPasskeys />
          <AccountCodes canMail={known.mail !== undefined} />
          <AccountBots />
          <AccountHolder left={changed} />
        </>
      )}
    </div>
  );
}
