/** The players' chat, in free text or in phrases that all read in their own language. */
import { shownName } from '@praxis/contract/deleted.ts';
import { type Chat as ChatLine, QUICK_PHRASES, type QuickPhrase } from '@praxis/protocol';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { MatchStore } from '../connection/match-store.ts';
import { Line, Person } from './chat-line.tsx';
import { type TableValue, useTable } from './context.ts';
import { useMuted } from './muted-players.ts';

const TEXT_LENGTH_MAX = 300;

export function Chat({ store, lines }: { readonly store: MatchStore; readonly lines: readonly ChatLine[] }): ReactNode {
  const words = useWords();
  const { me, table } = useTable();
  const muted = useMuted();
  const others = (table?.seats ?? []).flatMap(({ seat, sitter }) =>
    sitter.kind === 'person' && seat !== me
      ? [{ seat, id: sitter.id, name: shownName(sitter.name, words.deleted) }]
      : [],
  );
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const count = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line makes it scroll.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [count]);
  const say = async (said: { readonly text: string } | { readonly phrase: QuickPhrase }): Promise<void> => {
    const reply = await store.ask({ t: 'say', ...said });
    if (reply.t === 'refused') setRefused(reply.text === '' ? words.failed : reply.text);
    else {
      setRefused(undefined);
      if ('text' in said) setText('');
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') void say({ text: text.trim() });
  };
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className="chat-lines" ref={box} role="log" aria-label={words.chat.title} tabIndex={0}>
        {lines.length === 0 && <p className="note">{words.chat.empty}</p>}
        {lines.map((line) => {
          const person = writerOf(table, store.match, line);
          const mine = line.seat !== undefined && line.seat === me;
          return (
            <Line
              key={line.n}
              match={store.match}
              line={line}
              person={person}
              mine={mine}
              isMuted={muted.has(person)}
            />
          );
        })}
      </div>
      <fieldset className="phrases" aria-label={words.chat.phrasesTitle}>
        {QUICK_PHRASES.map((phrase) => (
          <button key={phrase} type="button" className="phrase" onClick={() => void say({ phrase })}>
            {words.chat.phrases[phrase]}
          </button>
        ))}
      </fieldset>
      {others.length > 0 && (
        <details className="chat-people">
          <summary>{words.chat.people}</summary>
          <div className="phrases">
            {others.map(({ seat, id, name }) => (
              <Person key={seat} {...{ match: store.match, seat, name, person: id, isMuted: muted.has(id) }} />
            ))}
          </div>
        </details>
      )}
      {refused !== undefined && (
        <p className="refusal" role="alert">
          {refused}
        </p>
      )}
      <form className="chat-form" onSubmit={submit}>
        <input
          type="text"
          aria-label={words.chat.label}
          placeholder={words.chat.label}
          maxLength={TEXT_LENGTH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" disabled={text.trim() === ''}>
          {words.chat.send}
        </button>
      </form>
    </div>
  );
}

/** The same person at every table; a player replaced by a bot is known by the seat. */
function writerOf(table: TableValue['table'], match: string, { seat }: ChatLine): string {
  const sitter = table?.seats.find((each) => each.seat === seat)?.sitter;
  return sitter?.kind === 'person' ? sitter.id : `${match} ${seat}`;
}
