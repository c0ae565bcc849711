/** The middle of the table: the City Deck with its piles, Events and the Prince, and The Streets with Mortals and parties. */
import { type ReactNode, useState } from 'react';
import { useWords } from '../../app/context.tsx';
import { Card } from '../../table/card.tsx';
import { nameOf, seatName, useTable } from '../../table/context.ts';
import { Dialog } from '../../table/dialog.tsx';
import { headed } from '../../table/labels.ts';
import { RivalsBack } from './back.tsx';
import { Sign } from './signs.tsx';
import { useRivalsWords } from './use-words.ts';
import { CITY_DECK, partiesOf, whereOf } from './where.ts';

export function City(): ReactNode {
  const table = useTable();
  const { labels, view } = table;
  const { events = [], streets = [] } = whereOf(view);
  return (
    <section className="rv-city" aria-label={headed(labels['table streets'] ?? '')}>
      <Deck />
      {events.length > 0 && <Row name={headed(labels['table events'] ?? '')} cards={events} zone="events" />}
      <Streets mortals={streets} />
    </section>
  );
}

function Deck(): ReactNode {
  const table = useTable();
  const words = useRivalsWords();
  const { labels, view } = table;
  const { cityDeck = 0, cityDiscard = [], cityBurned = [], bearer } = whereOf(view);
  return (
    <div className="rv-deck">
      <span className="card rv-deck-card" data-named={CITY_DECK} aria-hidden="true">
        <RivalsBack zone="city" />
        <b>{cityDeck}</b>
      </span>
      <ul>
        <li>
          {headed(labels['table city'] ?? '')}: <b>{cityDeck}</b>
        </li>
        <li>
          <CityPile name={words.cityDiscard} cards={cityDiscard} />
        </li>
        <li>
          <CityPile name={words.cityBurned} cards={cityBurned} />
        </li>
        <li className="rv-prince">
          <Sign name="titled" />
          {labels['table prince']}: <b>{bearer === undefined ? labels['table nobody'] : nameOf(table, bearer)}</b>
        </li>
        <li className="rv-reconstructed">{labels['table reconstructed']}</li>
      </ul>
    </div>
  );
}

function CityPile({ name, cards }: { readonly name: string; readonly cards: readonly number[] }): ReactNode {
  const [open, setOpen] = useState(false);
  const words = useWords();
  if (cards.length === 0) return <span className="pile">{`${name}: 0`}</span>;
  return (
    <>
      <button
        type="button"
        className="pile"
        aria-label={`${words.match.show({ zone: name })}: ${words.match.cards({ count: cards.length })}`}
        onClick={() => setOpen(true)}
      >
        <span className="pile-name">{`${name}: ${cards.length}`}</span>
      </button>
      {open && (
        <Dialog title={name} className="pile-dialog" close={() => setOpen(false)}>
          <ul className="zone-cards">
            {cards.toReversed().map((handle) => (
              <li key={handle}>
                <Card handle={handle} size="board" zone="city" />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly cards: readonly number[];
  readonly zone: string;
  readonly mine?: boolean;
}

function Row({ name, cards, zone, mine = false }: RowProps): ReactNode {
  return (
    <div className="zone rv-row" data-zone={zone} data-mine={mine || undefined}>
      <h3 className="zone-name">{name}</h3>
      <ul className="zone-cards" aria-label={name}>
        {cards.map((handle) => (
          <li key={handle}>
            <Card handle={handle} size="small" zone={zone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Mortals first, then each player's parties: the members of a party share a frame. */
function Streets({ mortals }: { readonly mortals: readonly number[] }): ReactNode {
  const table = useTable();
  const words = useRivalsWords();
  const { you } = useWords().match;
  const { labels, view, me } = table;
  const parties = partiesOf(view);
  return (
    <div className="rv-streets">
      <h2 className="zone-name">{headed(labels['table streets'] ?? '')}</h2>
      <div className="rv-parties" data-fits="--card-small">
        {mortals.length > 0 && <Row name={words.mortals} cards={mortals} zone="mortals" />}
        {parties.map(({ seat, party, cards }) => (
          <Row
            key={`${seat} ${party}`}
            name={seat === me ? headed(you) : seatName(table, seat)}
            cards={cards}
            zone="streets"
            mine={seat === me}
          />
        ))}
        {mortals.length + parties.length === 0 && <p className="rv-nobody">{words.streetsEmpty}</p>}
      </div>
    </div>
  );
}
