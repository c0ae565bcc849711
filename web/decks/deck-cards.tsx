/** The cards of a deck by parts and types, statistics of them, and a sample hand. */
import { typesOfFace } from '@praxis/protocol';
import { type ReactNode, useMemo, useState } from 'react';
import { useApp } from '../app/context.tsx';
import type { GameOnPage } from '../app/game-words.ts';
import { headed } from '../table/labels.ts';
import { CardRow, moveThroughRows } from './card-row.tsx';
import { Charts } from './charts.tsx';
import { DrawnCard } from './drawn-card.tsx';
import type { CountedCard } from './page-card.ts';
import { type Counted, curvesOf, drawn, listsOf, typesOf } from './statistics.ts';
import type { DeckCards } from './use-deck-cards.ts';

interface PartsProps {
  readonly game: GameOnPage;
  readonly deck: DeckCards;
}

interface Part {
  readonly part: string;
  /** The number of its cards in an opening hand. */
  readonly begin: number;
  readonly cards: readonly CountedCard[];
}

const HAND = 7;

export function usePartsOf({ look }: GameOnPage, cards: readonly CountedCard[]): readonly Part[] {
  return useMemo(() => {
    const parts = new Map<string, { readonly begin: number; readonly cards: CountedCard[] }>();
    for (const card of cards) {
      const { part, begin } = look.deckPart?.(card.face) ?? { part: '', begin: HAND };
      const known = parts.get(part) ?? { begin, cards: [] };
      known.cards.push(card);
      parts.set(part, known);
    }
    return [...parts].map(([part, rest]) => ({ part, ...rest }));
  }, [cards, look]);
}

const total = (cards: readonly Counted[]): number => cards.reduce((sum, { count }) => sum + count, 0);

/** As players list them: type by type, and by name in each. */
function byType(cards: readonly CountedCard[]): readonly (readonly [type: string, cards: readonly CountedCard[]])[] {
  const sorted = cards.toSorted((a, b) => a.face.name.localeCompare(b.face.name));
  const types = Map.groupBy(sorted, ({ face }) => typesOfFace(face).join(' / '));
  return [...types].sort(([a], [b]) => a.localeCompare(b));
}

export function DeckList({ game, deck }: PartsProps): ReactNode {
  const { words } = useApp();
  const parts = usePartsOf(game, deck.cards);
  const { labels } = game.words;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the buttons inside, which all can be reached without them.
    <section className="panel deck-list" onKeyDown={moveThroughRows}>
      <h2>
        {words.decks.cards}: {total(deck.cards)}
      </h2>
      {parts.map(({ part, cards }) => (
        <section key={part}>
          {labels[part] !== undefined && (
            <h3>
              {headed(labels[part])}: {total(cards)}
            </h3>
          )}
          {byType(cards).map(([type, of]) => (
            <div key={type}>
              <p className="deck-type">
                {type} · {total(of)}
              </p>
              <ul>
                {of.map((card) => (
                  <li key={card.key}>
                    <CardRow game={game} card={card} count={card.count} change={(count) => deck.put(card, count)} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </section>
  );
}

export function DeckCharts({ game, deck: { cards } }: PartsProps): ReactNode {
  const { words } = useApp();
  const { labels } = game.words;
  return (
    <section className="panel">
      <h2>{words.decks.charts}</h2>
      <Charts
        charts={[
          typesOf(cards, words.decks.types),
          ...curvesOf(cards, labels),
          ...listsOf(cards, labels, words.decks.traits),
        ]}
      />
    </section>
  );
}

export function SampleHand({ game, deck }: PartsProps): ReactNode {
  const { words } = useApp();
  const parts = usePartsOf(game, deck.cards);
  const [sample, setSample] = useState(0);
  const hand = useMemo(() => {
    // Drawn again on request, not when the deck changes by a card.
    void sample;
    return parts.flatMap(({ begin, cards }) => drawn(cards, begin, Math.random));
  }, [parts, sample]);
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{words.decks.sample}</h2>
        <button type="button" onClick={() => setSample(sample + 1)}>
          {words.decks.again}
        </button>
      </div>
      <ul className="sample">
        {hand.map((face, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold the same card twice.
          <li key={index} title={face.short}>
            <DrawnCard game={game} face={face} full={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}
