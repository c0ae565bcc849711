/** Finds cards of the game by words and facts, and puts them into a deck. */
import { facetsOf, foundCards, isEmptyWish, searchable } from '@praxis/protocol';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useApp } from '../app/context.tsx';
import type { GameOnPage } from '../app/game-words.ts';
import { Select } from '../app/select.tsx';
import { headed } from '../table/labels.ts';
import { CardRow, moveThroughRows } from './card-row.tsx';
import { mergedFacets } from './facets.ts';
import { listedCard, type PageCard } from './page-card.ts';
import type { DeckCards } from './use-deck-cards.ts';
import { useListedCards, useListedFacets } from './use-listed-cards.ts';

const SHOWN_MAX = 40;
/** Where there is room the facts stand open. */
const ROOMY = '(min-width: 60rem)';

interface SearchProps {
  readonly game: GameOnPage;
  readonly pool: readonly PageCard[];
  /** The server knows cards beside those that can be played. */
  readonly hasLists: boolean;
  readonly deck: DeckCards;
}

export function CardSearch({ game, pool, hasLists, deck }: SearchProps): ReactNode {
  const { words, language } = useApp();
  const id = useId();
  const rows = useRef<HTMLDivElement>(null);
  const [find, setFind] = useState('');
  const [facts, setFacts] = useState<Readonly<Record<string, string>>>({});
  const [isOpen, setOpen] = useState(() => window.matchMedia(ROOMY).matches);
  const { labels } = game.words;
  const cards = useMemo(() => pool.map(({ face, listed }) => searchable(face, listed.name, labels)), [pool, labels]);
  const own = useMemo(
    () =>
      facetsOf(
        pool.map(({ face }) => face),
        labels,
        language,
      ),
    [pool, labels, language],
  );
  const others = useListedFacets(game.id, hasLists);
  const facets = useMemo(() => mergedFacets(own, others, language), [own, others, language]);
  const wish = useDeferredValue(useMemo(() => ({ find, facts }), [find, facts]));
  const found = useMemo(
    () => (isEmptyWish(wish) ? [] : foundCards(cards, wish).map((index) => pool[index] as PageCard)),
    [cards, wish, pool],
  );
  const listed = useListedCards(game.id, hasLists, wish);
  const choose = (fact: string, value: string): void => {
    const { [fact]: _, ...rest } = facts;
    setFacts(value === '' ? rest : { ...rest, [fact]: value });
  };
  const typed = (event: KeyboardEvent): void => {
    const first = found[0] ?? listed.cards.map(listedCard)[0];
    if (event.key === 'Enter' && first) {
      event.preventDefault();
      deck.put(first, deck.countOf(first) + 1);
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
  const isWanted = !isEmptyWish(wish);
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
        <summary>{words.decks.filters(Object.keys(facts).length)}</summary>
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
      {isWanted && (
        <p className="note" role="status">
          {words.decks.found(found.length)}
          {listed.total > 0 && ` · ${words.decks.others(listed.total)}`}
          {Math.max(found.length, listed.total) > SHOWN_MAX && ` · ${words.decks.shown(SHOWN_MAX)}`}
        </p>
      )}
      {isWanted && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the buttons inside, which all can be reached without them.
        <div className="found-cards" ref={rows} onKeyDown={moveThroughRows}>
          <ul>{found.slice(0, SHOWN_MAX).map(row)}</ul>
          {listed.cards.length > 0 && (
            <>
              <h3>{words.decks.others(listed.total)}</h3>
              <ul>{listed.cards.map((card) => row(listedCard(card)))}</ul>
            </>
          )}
        </div>
      )}
    </div>
  );
}
