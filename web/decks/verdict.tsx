/** The verdict on a deck: whether it can be played, and the errors of each line. */
import type { CheckedDeck } from '@praxis/protocol';
import type { ReactNode } from 'react';
import { useWords } from '../app/context.tsx';
import { RuleLink } from '../table/rule-link.tsx';

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
  return (
    <>
      <p>{title}</p>
      <ul className="reasons">
        {messages.map(({ line, rule, text }) => (
          <li key={`${line} ${text}`}>
            {line !== undefined && <b>{words.decks.line({ line })} </b>}
            {text}{' '}
            {rule !== undefined &&
              (INDEXED.test(rule) ? <RuleLink {...{ game, edition, rule }} /> : <code>{rule}</code>)}
          </li>
        ))}
      </ul>
    </>
  );
}
