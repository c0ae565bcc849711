/** The programs of an account. A token is shown when it is made, and never again. */
import type { BotAccount, NewBotAccount } from '@praxis/protocol';
import { type ReactNode, useState } from 'react';
import { deleteJson, getJson, postJson } from '../connection/http.ts';
import { NewName } from './account-fields.tsx';
import { useApp } from './context.tsx';
import { Failure } from './failure.tsx';
import { useAction } from './use-action.ts';
import { useLoaded } from './use-loaded.ts';

export function AccountBots(): ReactNode {
  const { words } = useApp();
  const bots = useLoaded(() => getJson<readonly BotAccount[]>('/api/bots'), 'bots');
  const { busy, failure, run } = useAction();
  const [name, setName] = useState('');
  const [made, setMade] = useState<NewBotAccount>();
  const make = async (): Promise<void> => {
    const done = await run(async () => setMade(await postJson<NewBotAccount>('/api/bots', { name })));
    if (done) setName('');
    bots.reload();
  };
  const revoke = async (id: string): Promise<void> => {
    await run(() => deleteJson(`/api/bots/${id}`));
    setMade((before) => (before?.id === id ? undefined : before));
    bots.reload();
  };
  return (
    <section className="panel">
      <h2>{words.account.bots}</h2>
      <p className="note">{words.account.botsHint}</p>
      <Failure failure={failure ?? bots.failure} />
      <ul className="rows">
        {bots.value?.map((bot) => (
          <li key={bot.id} className="row">
            <span className="row-title">
              <bdi>{bot.name}</bdi>
            </span>
            <button type="button" disabled={busy} onClick={() => void revoke(bot.id)}>
              {words.account.revokeBot({ name: bot.name })}
            </button>
          </li>
        ))}
      </ul>
      {made && (
        <div role="status">
          <p>{words.account.tokenOnce({ name: made.name })}</p>
          <p>
            <code className="bot-token">{made.token}</code>
          </p>
        </div>
      )}
      <NewName
        label={words.account.botName}
        button={words.account.makeBot}
        {...{ name, setName, busy }}
        submit={make}
      />
    </section>
  );
}
