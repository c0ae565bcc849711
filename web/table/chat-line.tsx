/** A line of the chat, and actions against its author. */
import { shownName } from '@praxis/contract/deleted.ts';
import type { Chat as ChatLine, NewReport } from '@praxis/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '../app/context.tsx';
import { Failure } from '../app/failure.tsx';
import { useAction } from '../app/use-action.ts';
import { postJson } from '../connection/http.ts';
import { Dialog } from './dialog.tsx';
import { mute } from './muted-players.ts';
import { Sign } from './sign.tsx';

const WHY_LENGTH_MAX = 300;

interface LineProps {
  readonly match: string;
  readonly line: ChatLine;
  /** The id by which others know the writer. */
  readonly person: string;
  readonly mine: boolean;
  readonly isMuted: boolean;
}

export function Line({ match, line, person, mine, isMuted }: LineProps): ReactNode {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { text, phrase } = line;
  const by = shownName(line.by, words.deleted);
  return (
    <div className="chat-line" data-muted={isMuted || undefined}>
      <p>
        <b>
          <bdi>{by}</bdi>
        </b>{' '}
        {!isMuted && <bdi>{phrase === undefined ? text : words.chat.phrases[phrase]}</bdi>}
      </p>
      {!mine && (
        <button
          type="button"
          className="chat-about icon-button"
          aria-label={words.chat.about({ name: by })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Sign name="menu" />
        </button>
      )}
      {open && (
        <AboutPerson {...{ name: by, person, isMuted }} what={{ match, line: line.n }} close={() => setOpen(false)} />
      )}
    </div>
  );
}

interface PersonProps {
  readonly match: string;
  readonly seat: number;
  readonly name: string;
  readonly person: string;
  readonly isMuted: boolean;
}

/** A player at the table, who may not have said anything. */
export function Person({ match, seat, name, person, isMuted }: PersonProps): ReactNode {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="phrase" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.chat.aboutPerson({ name })}
      </button>
      {open && <AboutPerson {...{ name, person, isMuted }} what={{ match, seat }} close={() => setOpen(false)} />}
    </>
  );
}

interface AboutProps {
  readonly name: string;
  readonly person: string;
  readonly isMuted: boolean;
  readonly what: NewReport;
  readonly close: () => void;
}

function AboutPerson({ name, person, isMuted, what, close }: AboutProps): ReactNode {
  const words = useWords();
  return (
    <Dialog title={name} close={close}>
      <button
        type="button"
        onClick={() => {
          mute(person, !isMuted);
          close();
        }}
      >
        {isMuted ? words.chat.unmute({ name }) : words.chat.mute({ name })}
      </button>
      <Report what={what} />
    </Dialog>
  );
}

function Report({ what }: { readonly what: NewReport }): ReactNode {
  const words = useWords();
  const { busy, failure, run } = useAction();
  const [why, setWhy] = useState('');
  const [done, setDone] = useState(false);
  const report = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = why.trim();
    const body: NewReport = { ...what, ...(said === '' ? {} : { why: said }) };
    if (await run(() => postJson('/api/reports', body))) setDone(true);
  };
  if (done)
    return (
      <p className="note" role="status">
        {words.chat.reported}
      </p>
    );
  return (
    <form className="report" onSubmit={(event) => void report(event)}>
      <p className="note">{what.line === undefined ? words.chat.reportPersonHint : words.chat.reportHint}</p>
      <label className="field">
        <span>{words.chat.reportWhy}</span>
        <input type="text" maxLength={WHY_LENGTH_MAX} value={why} onChange={({ target }) => setWhy(target.value)} />
      </label>
      <Failure failure={failure} />
      <button type="submit" className="danger" disabled={busy}>
        {words.chat.report}
      </button>
    </form>
  );
}
