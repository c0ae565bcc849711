/** The verdict on a deck: whether it can be played, and the errors of each line. */
import type { CheckedDeck } from '@praxis/protocol';
import type { ReactNode } from 'react';
import { useWords } from '../app/context.tsx';
import { RuleLink } from '../table/rule-link.tsx';

/** A list of another pool of cards can have dozens of problems: the first few are enough to understand it. */
const SHOWN_AT_FIRST = 4;

/** Tournament rules are in no rule index. */
const INDEXED = /^[A-Z]-/;

interface VerdictProps extends Pick<MessagesProps, 'game' | 'edition'> {
  readonly checked: CheckedDeck;
}

export function Verdict({ checked, ...where }: VerdictProps): ReactNode {
  const words = useWords();
  const { messages, legal, playable } = checked;
  const of = (wanted: CheckedDeck['messages'][number]['level']): CheckedDeck['messages'] =>
    messages.filter(({ level }) => level === wanted);
  return (
    <div className="verdict" data-verdict={playable ? 'playable' : legal ? 'legal' : 'refused'} role="status">
      {playable && <p>{words.decks.legal}</p>}
      <Messages {...where} title={words.decks.notLegal} messages={of('error')} />
      <Messages {...where} title={legal ? words.decks.unplayable : words.decks.missing} messages={of('unplayable')} />
      <Messages {...where} title={words.decks.warnings} messages={of('warning')} />
    </div>
  );
}

interface MessagesProps {
  readonly game: string;
  readonly edition: string;
  readonly title: string;
  readonly messages: CheckedDeck['messages'];
}

function Messages({ game, edition, title, messages }: MessagesProps): ReactNode {
  const words = useWords();
  if (messages.length === 0) return null;
  const line = (message: (typeof messages)[number]): ReactNode => (
    <Message key={`${message.line} ${message.text}`} game={game} edition={edition} message={message} />
  );
  // Opening a fold for a single line would not be worth the click.
  const shown = messages.length > SHOWN_AT_FIRST + 1 ? SHOWN_AT_FIRST : messages.length;
  const folded = messages.slice(shown);
  return (
    <>
      <p>{title}</p>
      <ul className="reasons">{messages.slice(0, shown).map(line)}</ul>
      {folded.length > 0 && (
        <details className="more-reasons">
          <summary>{words.decks.showMore({ count: folded.length })}</summary>
          <ul className="reasons">{folded.map(line)}</ul>
        </details>
      )}
    </>
  );
}

function Message({
  game,
  edition,
  message: { line, rule, text },
}: Pick<MessagesProps, 'game' | 'edition'> & { readonly message: MessagesProps['messages'][number] }): ReactNode {
  const words = useWords();
  return (
    <li>
      {line !== undefined && <b>{words.decks.line({ line })} </b>}
      {text}{' '}
      {rule !== undefined && (INDEXED.test(rule) ? <RuleLink {...{ game, edition, rule }} /> : <code>{rule}</code>)}
    </li>
  );
}
