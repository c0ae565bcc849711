/** The table in headings and lists: equal to the drawn one, made from the same view. */
import type { SeatView } from '@praxis/engine';
import type { ReactNode } from 'react';
import { useWords } from '../app/context.tsx';
import { countIn, faceOf, handlesIn, nameOf, seatName, turnOf, useTable } from './context.ts';
import { cardLine } from './describe.ts';
import { headed, labelOf } from './labels.ts';
import { placeName, placesOf } from './shared-cards.tsx';

export function SpokenTable(): ReactNode {
  const table = useTable();
  const words = useWords();
  const { view, me, look, labels } = table;
  const { seat: whose, number, phase } = turnOf(table);
  const going = look.spokenLines?.(view, {
    label: (key) => labels[key] ?? key,
    card: (handle) => nameOf(table, handle) ?? words.match.faceDown,
    seat: (seat) => seatName(table, seat),
  });
  const from = me ?? 0;
  const seats = view.seats.map((_, index) => view.seats[(from + index) % view.seats.length] as SeatView);
  return (
    <section className="spoken" aria-label={words.spoken.title}>
      <h2>{words.spoken.title}</h2>
      <h3>{words.spoken.where}</h3>
      <ul>
        <li>
          {[
            number === undefined ? undefined : words.match.turn({ turn: number }),
            whose === undefined ? undefined : seatName(table, whose),
            phase === undefined ? undefined : labels[phase],
          ]
            .filter(Boolean)
            .join(', ')}
        </li>
        {going?.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {placesOf(table).map((place) => (
        <div key={place.key ?? ''}>
          <h3>{placeName(table, place) ?? words.match.between}</h3>
          <ol>
            {place.cards.map(({ handle }) => (
              <SpokenCard key={handle} handle={handle} />
            ))}
          </ol>
        </div>
      ))}
      {seats.map((seat) => (
        <SpokenSeat key={seat.seat} seat={seat} />
      ))}
    </section>
  );
}

function SpokenSeat({ seat }: { readonly seat: SeatView }): ReactNode {
  const table = useTable();
  const words = useWords();
  const { labels, look, view, me } = table;
  const relation = me === undefined ? undefined : look.relation?.(view, me, seat.seat);
  const notes = [
    seat.seat === me ? words.match.you : relation === undefined ? undefined : labels[relation],
    ...(look.badges?.(view, seat.seat) ?? []).map((key) => labels[key]),
  ].filter(Boolean);
  const counters = Object.entries(seat.counters).flatMap(([key, count]) => {
    const label = labelOf(labels, 'counter', key);
    return label === undefined ? [] : [`${label} ${count}`];
  });
  const zones = Object.keys(seat.zones).filter((zone) => labelOf(labels, 'zone', zone) !== undefined);
  return (
    <div>
      <h3>
        {seat.name}
        {notes.length > 0 && ` (${notes.join(', ')})`}
      </h3>
      <p>
        {words.spoken.counts}: {counters.join(', ')}
      </p>
      {zones.map((zone) => {
        const label = headed(labelOf(labels, 'zone', zone) as string);
        const handles = handlesIn(seat, zone);
        if (handles.length === 0)
          return (
            <p key={zone}>
              {label}:{' '}
              {countIn(seat, zone) === 0 ? words.spoken.empty : words.match.cards({ count: countIn(seat, zone) })}
            </p>
          );
        return (
          <div key={zone}>
            <h4>
              {label}: {words.match.cards({ count: handles.length })}
            </h4>
            <ul>
              {handles.map((handle) => (
                <SpokenCard key={handle} handle={handle} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

function SpokenCard({ handle }: { readonly handle: number }): ReactNode {
  const table = useTable();
  const words = useWords();
  const short = faceOf(table, table.view.cards[handle])?.short;
  const line = cardLine(table, words, handle);
  return (
    <li>
      <button type="button" className="card-link" onClick={() => table.examine({ handle })}>
        {line}
      </button>
      {short !== undefined && <span className="note"> {short}</span>}
    </li>
  );
}
