/** A running match: the question, the chat, and the menu around it. */
import { type ReactNode, useMemo, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { GameOnPage } from '../app/game-words.ts';
import type { MatchState } from '../connection/match-state.ts';
import type { MatchStore } from '../connection/match-store.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { Announcer } from './announcer.tsx';
import { useAway } from './away.ts';
import { Chat } from './chat.tsx';
import { Dialog } from './dialog.tsx';
import { Hint } from './hint.tsx';
import { Menu, OpenRequests } from './menu.tsx';
import { Prompt } from './prompt.tsx';
import { useRematch } from './rematch.ts';
import { Result } from './result.tsx';
import { TableScreen } from './screen.tsx';
import { Side } from './side.tsx';
import { Sign } from './sign.tsx';
import { turningPoints } from './turning-points.ts';
import { type Deciding, useAnswering } from './use-decision.ts';
import { useYourMove } from './your-move.ts';

interface MatchTableProps {
  readonly store: MatchStore;
  readonly state: MatchState;
  readonly game: GameOnPage;
  readonly leave: () => void;
  readonly goTo: (match: string) => void;
  readonly again: (() => void) | undefined;
}

export function MatchTable({ store, state, game, leave, goTo, again }: MatchTableProps): ReactNode {
  const words = useWords();
  const deciding = useAnswering(store, state, game);
  const [menu, setMenu] = useState(false);
  useYourMove(store.match, deciding.sending ? undefined : deciding.decision);
  const rematch = useRematch(store, state, goTo);
  useSounds(state, game.look);
  const away = useAway(store.match, state.eventCount);
  const { view, chat: lines } = state;
  const chat = useMemo(() => <Chat store={store} lines={lines} />, [store, lines]);
  if (!view) return null;
  const me = view.viewer === 'spectator' ? undefined : view.viewer;
  const people =
    me === undefined ? 0 : (state.table?.seats ?? []).filter(({ sitter }) => sitter.kind === 'person').length;
  return (
    <TableScreen
      state={state}
      game={game}
      store={store}
      deciding={deciding}
      over={view.result !== undefined}
      corner={
        <button type="button" className="icon-button" aria-label={words.menu.title} onClick={() => setMenu(true)}>
          <Sign name="menu" />
        </button>
      }
      dock={
        <>
          <OpenRequests store={store} state={state} me={me} />
          <BotSeat store={store} state={state} me={me} />
          <Hint decision={deciding.decision} />
          {view.result ? (
            <Result
              result={view.result}
              outcome={state.table?.outcome}
              match={store.match}
              points={turningPoints(state.log, game.look, view, state.faces)}
              again={again}
              rematch={people > 1 ? rematch : undefined}
            />
          ) : (
            <Prompt
              deciding={deciding}
              hurry={() => void store.ask({ t: 'hurry' })}
              undo={
                people > 1 || state.table?.takebacks === false
                  ? undefined
                  : () => void store.ask({ t: 'request', what: 'takeback' })
              }
            />
          )}
        </>
      }
      side={<Side log={state.log} away={away} said={lines.at(-1)?.n ?? 0} chat={chat} />}
    >
      <Announcer log={state.log} decision={deciding.decision} />
      {menu && (
        <Menu
          store={store}
          state={state}
          me={me}
          beside={(choice) => deciding.beside(choice)}
          leave={leave}
          close={() => setMenu(false)}
        />
      )}
      <Caution deciding={deciding} />
      <Irreversible deciding={deciding} />
    </TableScreen>
  );
}

/** Asks for confirmation of an irreversible answer. */
function Irreversible({ deciding }: { readonly deciding: Deciding }): ReactNode {
  const words = useWords();
  const { irreversible } = deciding;
  if (!irreversible) return null;
  return (
    <Dialog title={irreversible.label} className="irreversible" close={() => deciding.confirm(false)}>
      <p>{words.match.irreversible}</p>
      <div className="actions">
        <button type="button" className="danger" onClick={() => deciding.confirm(true)}>
          {words.match.doIt}
        </button>
        <button type="button" onClick={() => deciding.confirm(false)}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}

/** Warns once about something that the player may have overlooked. */
function Caution({ deciding }: { readonly deciding: Deciding }): ReactNode {
  const words = useWords();
  const { caution } = deciding;
  if (caution === undefined) return null;
  return (
    <Dialog title={words.match.areYouSure} className="irreversible" close={() => deciding.confirm(false)}>
      <p>{caution}</p>
      <div className="actions">
        <button type="button" onClick={() => deciding.confirm(true)}>
          {words.match.doIt}
        </button>
        <button type="button" className="primary" onClick={() => deciding.confirm(false)}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}

/** A bot plays for the viewer, who was away too long. */
function BotSeat({
  store,
  state: { table },
  me,
}: Pick<MatchTableProps, 'store' | 'state'> & { readonly me: number | undefined }): ReactNode {
  const words = useWords();
  const sitter = table?.seats.find(({ seat }) => seat === me)?.sitter;
  if (me === undefined || sitter?.kind !== 'bot' || table?.state !== 'running') return null;
  return (
    <div className="request" role="alert">
      <p>{words.match.seatTaken}</p>
      <button type="button" onClick={() => void store.ask({ t: 'return' })}>
        {words.match.takeSeatBack}
      </button>
    </div>
  );
}
