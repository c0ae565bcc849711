/** The piles beside the Pokémon: Prize cards, deck, discard pile, Lost Zone, and the hands of others. */
import type { SeatView } from '@praxis/engine';
import type { ReactNode } from 'react';
import { useWords } from '../../app/context.tsx';
import { CardSurface } from '../../table/card.tsx';
import { countIn, HAND, handlesIn, useTable } from '../../table/context.ts';
import { headed, labelOf } from '../../table/labels.ts';
import { level } from '../../table/sentence.ts';
import { Sign } from '../../table/sign.tsx';
import { PokemonBack } from './back.tsx';
import { usePokemonWords } from './use-words.ts';

interface PileProps {
  readonly seat: SeatView;
  readonly zone: string;
  readonly open: (zone: string) => void;
}

/** The top card as far as it is open, with the number of cards. */
function Heap({ seat, zone, open }: PileProps): ReactNode {
  const { labels, view } = useTable();
  const words = useWords();
  const label = labelOf(labels, 'zone', zone) ?? zone;
  const count = countIn(seat, zone);
  // Of a hand or a deck some cards may be known to the viewer.
  const known = handlesIn(seat, `known ${zone}`);
  const handles = known.length > 0 ? known : handlesIn(seat, zone);
  const shown = known.length > 0 ? (labelOf(labels, 'zone', `known ${zone}`) ?? label) : label;
  const top = known.length > 0 ? undefined : view.cards[handles.at(-1) ?? -1];
  const content = (
    <span className="pk-heap-content" aria-hidden="true">
      <span className="pk-heap-card" data-empty={count === 0 || undefined}>
        {top ? <CardSurface card={top} zone={zone} full={false} /> : count > 0 && <PokemonBack />}
      </span>
      <span className="pk-heap-count">{count}</span>
      {known.length > 0 && (
        <span className="pk-heap-known">
          <Sign name="eye" />
          {known.length}
        </span>
      )}
      <span className="pk-heap-name">{headed(label)}</span>
    </span>
  );
  const title = `${label}: ${words.match.cards({ count })}`;
  if (handles.length === 0)
    return (
      <span className="pk-heap" data-zone={zone} title={title}>
        <span className="unseen">{title}</span>
        {content}
      </span>
    );
  return (
    <button
      type="button"
      className="pk-heap"
      data-zone={zone}
      title={title}
      onClick={() => open(known.length > 0 ? `known ${zone}` : zone)}
    >
      <span className="unseen">{`${words.match.show({ zone: shown })}: ${seat.name}, ${words.match.cards({ count: handles.length })}`}</span>
      {content}
    </button>
  );
}

export function Piles({
  seat,
  own,
  openPile,
}: {
  readonly seat: SeatView;
  readonly own: boolean;
  readonly openPile: (seat: number, zone: string) => void;
}): ReactNode {
  // Most matches have no Lost Zone.
  const lost = countIn(seat, 'lost') > 0 ? ['lost'] : [];
  return (
    <div className="pk-piles">
      {['deck', 'discard', ...(own ? [] : [HAND]), ...lost].map((zone) => (
        <Heap key={zone} seat={seat} zone={zone} open={(which) => openPile(seat.seat, which)} />
      ))}
    </div>
  );
}

const PRIZES = 'prizes';

/** Face down in two columns. A player who takes one may point at it. */
export function Prizes({ seat, own }: { readonly seat: SeatView; readonly own: boolean }): ReactNode {
  const { labels, view, deciding } = useTable();
  const words = usePokemonWords();
  const page = useWords();
  const handles = handlesIn(seat, PRIZES);
  const asked = own && deciding?.decision?.step === PRIZES && !deciding.sending;
  const label = headed(labels[`zone ${PRIZES}`] ?? PRIZES);
  const choiceOf = (position: number) =>
    asked
      ? level(deciding.tree, deciding.building).find(({ pieces }) => pieces.at(-1)?.amount === position)
      : undefined;
  return (
    <div className="pk-prizes" data-zone={PRIZES}>
      <h3 className="unseen">
        {label}: {page.match.cards({ count: handles.length })}
      </h3>
      <ul>
        {handles.map((handle, index) => {
          const choice = choiceOf(index + 1);
          const card = view.cards[handle];
          const surface = card && <CardSurface card={card} zone={PRIZES} full={false} />;
          return (
            <li key={handle}>
              {choice ? (
                <button
                  type="button"
                  className="card pk-prize"
                  data-glow="now"
                  data-moves={`card ${handle}`}
                  aria-label={words.takePrize({ number: index + 1 })}
                  onClick={() => deciding?.pick(choice)}
                >
                  {surface}
                </button>
              ) : (
                <span className="card pk-prize" data-moves={`card ${handle}`}>
                  {surface}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <span className="pk-prize-count" aria-hidden="true">
        {handles.length}
      </span>
    </div>
  );
}
