/**
 * Cards and effects that wait to resolve, the next one on top: the stack of one game, the chain of another. And the last
 * one that resolved, for a moment.
 */
import type { SentEvent } from '@praxis/protocol';
import { type ReactNode, useCallback } from 'react';
import { useWords } from '../app/context.tsx';
import { faceOf, nameOf, seatName, useTable } from './context.ts';
import { cardName } from './describe.ts';
import { cardThing } from './sentence.ts';
import { useNews } from './use-news.ts';
import '../style/resolving.css';

export function Resolving({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className="resolving" aria-label={title}>
      <h2 className="resolving-title">{title}</h2>
      <ol className="resolving-items">{children}</ol>
    </section>
  );
}

interface ResolvingItemProps {
  /** The end of arrows that lead to it. */
  readonly named: string;
  /** The handle of its card. */
  readonly card: number;
  /** Its name if its card has none that the reader knows. */
  readonly name?: string | undefined;
  readonly seat: number;
  /** Resolves next; the words say so. */
  readonly isNext: boolean;
  readonly next: string | undefined;
  /** Only the ability of a card, which itself lies elsewhere. */
  readonly isAbility?: boolean;
  readonly isNegated?: boolean;
  /** Its place, where places have numbers. */
  readonly number?: ReactNode;
  /** Further facts before and after its player. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** All its targets in words. */
  readonly targets: string | undefined;
}

export function ResolvingItem(item: ResolvingItemProps): ReactNode {
  const table = useTable();
  const page = useWords();
  const { card: handle, seat, isNext, isAbility = false, isNegated = false } = item;
  const card = table.view.cards[handle];
  const face = faceOf(table, card);
  const { Face } = table.look;
  return (
    <li
      className="resolving-item"
      data-named={item.named}
      data-next={isNext || undefined}
      data-mine={seat === table.me || undefined}
      data-negated={isNegated || undefined}
    >
      {item.number}
      {Face && face && card && (
        <button
          type="button"
          className="card resolving-card"
          data-moves={isAbility ? undefined : `card ${handle}`}
          data-card={isAbility ? undefined : handle}
          data-glow={table.glow.get(cardThing(handle))}
          data-ability={isAbility || undefined}
          aria-label={cardName(table, page, handle, true)}
          onClick={() => {
            if (!table.point(cardThing(handle))) table.examine({ handle });
          }}
        >
          <span className="surface" aria-hidden="true">
            <Face face={face} full={false} />
          </span>
        </button>
      )}
      <p className="resolving-words">
        <b>{nameOf(table, handle) ?? item.name ?? page.match.faceDown}</b>
        <small>{[item.before, seatName(table, seat), item.after].filter(Boolean).join(' · ')}</small>
        {item.targets !== undefined && <small className="resolving-targets">{item.targets}</small>}
        {item.next !== undefined && <em>{item.next}</em>}
      </p>
    </li>
  );
}

const SHOWN_MS = 2600;

interface CalloutProps {
  /** The types of events that are shown. It must stay the same set. */
  readonly types: ReadonlySet<string>;
  /** Something waits, and is seen there. */
  readonly isWaiting: boolean;
}

/** Shows another player's last move briefly. The log has it in words. */
export function Callout({ types, isWaiting }: CalloutProps): ReactNode {
  const { faces, me, look } = useTable();
  // A player has seen their own moves.
  const wanted = useCallback(
    ({ type, line, data }: SentEvent) => types.has(type) && line !== undefined && (data.seat ?? -1) !== me,
    [me, types],
  );
  const { n, events } = useNews(wanted, SHOWN_MS);
  const last = events.at(-1);
  if (!last || isWaiting) return null;
  const def = last.cards?.[0]?.def;
  const face = def === undefined ? undefined : faces[def];
  const { Face } = look;
  return (
    <div key={n} className="callout" aria-hidden="true">
      {Face && face && (
        <span className="card callout-card">
          <Face face={face} full={false} />
        </span>
      )}
      <p>{last.line}</p>
    </div>
  );
}
