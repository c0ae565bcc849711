/** Finds cards of the game by words and facts, and puts them into a deck. */
import { isEmptyWish } from '@praxis/protocol';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useApp } from '../app/context.tsx';
import type { GameOnPage } from '../app/game-words.ts';
import { Select } from '../app/select.tsx';
import { headed } from '../table/labels.ts';
import { CardRow, moveThroughRows } from './card-row.tsx';
import type { PageCard } from './page-card.ts';
import type { DeckCards } from './use-deck-cards.ts';
import { firstCard, useFacets, useFoundCards } from './use-found-cards.ts';

/** Where there is room the facts are open, and the catalogue lies beside the deck. */
const ROOMY = '(min-width: 60rem)';
/** Cards of the catalogue on a phone, so that the deck below stays near. */
const FEW = 8;

interface SearchProps {
  readonly game: GameOnPage;
  readonly edition: string;
  readonly deck: DeckCards;
}

export function CardSearch({ game, edition, deck }: SearchProps): ReactNode {
  const { words, language } = useApp();
  const id = useId();
  const rows = useRef<HTMLDivElement>(null);
  const [find, setFind] = useState('');
  const [facts, setFacts] = useState<Readonly<Record<string, string>>>({});
  const [isRoomy] = useState(() => window.matchMedia(ROOMY).matches);
  const [isOpen, setOpen] = useState(isRoomy);
  const [isWhole, setWhole] = useState(isRoomy);
  const facets = useFacets(game.id, edition);
  const wish = useMemo(() => ({ find, facts }), [find, facts]);
  const { cards: found, total, others, othersTotal, isCurrent, more } = useFoundCards(game.id, edition, wish);
  const choose = (fact: string, value: string): void => {
    const { [fact]: _, ...rest } = facts;
    setFacts(value === '' ? rest : { ...rest, [fact]: value });
  };
  const typed = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !isEmptyWish(wish)) {
      event.preventDefault();
      // The words at this moment count, even if the player types faster than the server answers.
      const first = isCurrent ? Promise.resolve(found[0] ?? others[0]) : firstCard(game.id, edition, language, wish);
      void first.then((card) => card && deck.add(card));
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      rows.current?.querySelector<HTMLElement>('[data-adds]')?.focus();
    }
  };
  const row = (card: PageCard): ReactNode => (
    <li key={card.key}>
      <CardRow game={game} card={card} count={deck.countOf(card)} change={(count) => deck.put(card, count)} />
    </li>
  );
  const isShort = isEmptyWish(wish) && !isWhole && total > FEW;
  const shown = isShort ? found.slice(0, FEW) : found;
  return (
    <div className="card-search">
      <label className="unseen" htmlFor={id}>
        {words.decks.search}
      </label>
      <input
        id={id}
        type="search"
        value={find}
        aria-describedby={`${id} hint`}
        onChange={({ target }) => setFind(target.value)}
        onKeyDown={typed}
      />
      <p className="note keys-hint" id={`${id} hint`}>
        {words.decks.quick}
      </p>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.decks.filters({ set: Object.keys(facts).length })}</summary>
        <div className="card-facts">
          {facets.map(({ fact, title = words.decks.types, values }) => (
            <Select
              key={fact}
              label={headed(title)}
              value={facts[fact] ?? ''}
              options={[['', words.decks.any], ...values.map((value) => [value, headed(value)] as const)]}
              change={(value) => choose(fact, value)}
            />
          ))}
          {Object.keys(facts).length > 0 && (
            <button type="button" onClick={() => setFacts({})}>
              {words.decks.clear}
            </button>
          )}
        </div>
      </details>
      {total + othersTotal > 0 || isCurrent ? (
        <p className="note" role="status">
          {words.decks.found({ count: total })}
          {othersTotal > 0 && ` · ${words.decks.others({ count: othersTotal })}`}
          {(total > shown.length || othersTotal > others.length) &&
            ` · ${words.decks.shown({ count: Math.max(shown.length, others.length) })}`}
        </p>
      ) : (
        <p className="note">{words.loading}</p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the buttons inside, which all can be reached without them. */}
      <div className="found-cards" ref={rows} onKeyDown={moveThroughRows}>
        <ul>{shown.map(row)}</ul>
        {total > shown.length && (
          <button type="button" onClick={() => (isShort ? setWhole(true) : more())}>
            {words.decks.more}
          </button>
        )}
        {others.length > 0 && (
          <>
            <h3>{words.decks.others({ count: othersTotal })}</h3>
            <ul>{others.map(row)}</ul>
          </>
        )}
      </div>
    </div>
  );
}
