/** The menu of a match: standing answers, requests to the others, leaving. */
import type { Choice, RequestKind, SentTable, StandingAnswers } from '@praxis/protocol';
import { type ReactNode, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { MatchState } from '../connection/match-state.ts';
import type { MatchStore } from '../connection/match-store.ts';
import { useTable } from './context.ts';
import { Dialog } from './dialog.tsx';
import { agreeToRematch } from './rematch.ts';
import { Check, SettingsPart } from './settings-part.tsx';

interface MenuProps {
  readonly store: MatchStore;
  readonly state: MatchState;
  readonly me: number | undefined;
  readonly beside: (choice: Choice) => void;
  readonly leave: () => void;
  readonly close: () => void;
}

export function Menu({ store, state, me, beside, leave, close }: MenuProps): ReactNode {
  const words = useWords();
  const { table } = state;
  const { labels } = useTable();
  return (
    <Dialog title={words.menu.title} className="menu" close={close}>
      {me !== undefined && table && table.state !== 'over' && (
        <>
          <Standing store={store} standing={table.standing ?? {}} labels={labels} />
          <Requests store={store} table={table} />
        </>
      )}
      {me !== undefined && state.beside.length > 0 && (
        <section className="menu-part">
          <h3>{words.menu.beside}</h3>
          {state.beside.map((choice) => (
            <button
              key={choice.answer}
              type="button"
              className="menu-button"
              data-irreversible={choice.irreversible}
              onClick={() => {
                close();
                beside(choice);
              }}
            >
              {choice.label}
            </button>
          ))}
        </section>
      )}
      <SettingsPart />
      <section className="menu-part">
        <button type="button" className="menu-button" onClick={leave}>
          {words.menu.leave}
        </button>
      </section>
    </Dialog>
  );
}

/**
 * Answers that the server gives for this seat. They are shown as they are in force, not as they were clicked. The game
 * names those that only some games have.
 */
export function Standing({
  store,
  standing,
  labels,
}: {
  readonly store: MatchStore;
  readonly standing: StandingAnswers;
  readonly labels: Readonly<Record<string, string>>;
}): ReactNode {
  const words = useWords();
  const stand = (change: StandingAnswers): void => {
    void store.ask({ t: 'stand', standing: { ...standing, ...change } });
  };
  const passing = (pass: NonNullable<StandingAnswers['pass']>, on: boolean): void => {
    const { pass: _, ...rest } = standing;
    void store.ask({ t: 'stand', standing: on ? { ...rest, pass } : rest });
  };
  return (
    <section className="menu-part">
      <h3>{words.menu.standing}</h3>
      <Check label={words.menu.passTurn} on={standing.pass === 'this turn'} change={(on) => passing('this turn', on)} />
      <Check
        label={words.menu.passUntilTargeted}
        on={standing.pass === 'until targeted'}
        change={(on) => passing('until targeted', on)}
      />
      {labels['standing this action'] !== undefined && (
        <Check
          label={labels['standing this action']}
          on={standing.notThisAction === true}
          change={(notThisAction) => stand({ notThisAction })}
        />
      )}
      {labels['standing votes'] !== undefined && (
        <Check
          label={labels['standing votes']}
          on={standing.stopAtVotes === true}
          change={(stopAtVotes) => stand({ stopAtVotes })}
        />
      )}
      <Check
        label={words.menu.askAlways}
        on={standing.askAlways === true}
        change={(askAlways) => stand({ askAlways })}
      />
    </section>
  );
}

function Requests({ store, table }: { readonly store: MatchStore; readonly table: SentTable }): ReactNode {
  const words = useWords();
  const [notice, setNotice] = useState<string>();
  const ask = async (what: RequestKind): Promise<void> => {
    const reply = await store.ask({ t: 'request', what });
    setNotice(reply.t === 'refused' ? reply.text || words.failed : words.menu.sent);
  };
  const all: readonly RequestKind[] = ['takeback', table.state === 'paused' ? 'resume' : 'pause', 'abort'];
  const kinds = table.takebacks === false ? all.filter((what) => what !== 'takeback') : all;
  return (
    <section className="menu-part">
      <h3>{words.menu.ask}</h3>
      {kinds.map((what) => (
        <button key={what} type="button" className="menu-button" onClick={() => void ask(what)}>
          {words.menu.requests[what]}
        </button>
      ))}
      {notice !== undefined && (
        <p className="note" role="status">
          {notice}
        </p>
      )}
    </section>
  );
}

/**
 * The others' requests, until this player agrees or refuses; and this player's requests that lapsed because the match
 * went on.
 */
export function OpenRequests({ store, state, me }: Pick<MenuProps, 'store' | 'state' | 'me'>): ReactNode {
  const words = useWords();
  const { table, view } = state;
  const open = (table?.requests ?? []).filter(
    ({ by, agreed }) => me !== undefined && by !== me && !agreed.includes(me),
  );
  if (open.length === 0 && table?.lapsed === undefined) return null;
  return (
    <div className="requests">
      {table?.lapsed !== undefined && (
        <div className="request" role="status">
          <p>{words.menu.lapsed[table.lapsed]}</p>
        </div>
      )}
      {open.map(({ what, by, commitment }) => (
        <div key={`${what} ${by}`} className="request" role="alert">
          <p>{words.menu.requested[what]({ name: view?.seats[by]?.name ?? '' })}</p>
          <button
            type="button"
            onClick={() =>
              commitment === undefined
                ? void store.ask({ t: 'consent', what, yes: true })
                : agreeToRematch(store, commitment)
            }
          >
            {words.menu.agree}
          </button>
          <button type="button" className="quiet" onClick={() => void store.ask({ t: 'consent', what, yes: false })}>
            {words.menu.refuse}
          </button>
        </div>
      ))}
    </div>
  );
}
