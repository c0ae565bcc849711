/** Who one is here, and what belongs to one. */
import type { Me } from '@praxis/protocol';
import type { ReactNode } from 'react';
import { getJson } from '../connection/http.ts';
import { AccountBots } from './account-bots.tsx';
import { AccountEntry } from './account-entry.tsx';
import { AccountHolder } from './account-holder.tsx';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { useGames } from './use-games.ts';
import { useLoaded } from './use-loaded.ts';
import { YourName } from './your-name.tsx';

export function AccountPage(): ReactNode {
  const { words, connection } = useApp();
  const me = useLoaded(() => getJson<Me>('/api/me'), 'account');
  /** Somebody else sits here now: the server is to be asked anew who, over a new connection. */
  const changed = (): void => {
    connection.close();
    me.reload();
  };
  const known = me.value;
  return (
    <div className="home">
      <section className="panel">
        <h1>{words.account.title}</h1>
        {known?.guest && <p className="note">{words.account.guest}</p>}
        {known?.email !== undefined && (
          <p className="note">
            {words.account.signedInAs} <bdi>{known.email}</bdi>
          </p>
        )}
        <Failure failure={me.failure} />
        <YourName key={known?.id} />
        {known && !known.guest && <Ratings me={known} />}
      </section>
      {known?.guest && <AccountEntry entered={changed} />}
      {known && !known.guest && (
        <>
          <AccountBots />
          <AccountHolder left={changed} />
        </>
      )}
    </div>
  );
}

function Ratings({ me }: { readonly me: Me }): ReactNode {
  const { words } = useApp();
  const games = useGames();
  const ratings = me.ratings ?? [];
  return (
    <>
      <h2>{words.account.ratings}</h2>
      {ratings.length === 0 && <p className="note">{words.account.noRatings}</p>}
      <ul className="rows">
        {ratings.map(({ game, rating, matches }) => (
          <li key={game} className="row">
            <span className="row-title">{games.value?.find(({ id }) => id === game)?.title ?? game}</span>
            <span className="row-note">{words.account.ratedMatches(matches)}</span>
            <span className="row-state">{rating}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
