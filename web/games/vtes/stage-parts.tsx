/** The parts of the panels in the middle of the table. */
import type { ReactNode } from 'react';
import { useWords } from '../../app/context.tsx';
import { CardSurface } from '../../table/card.tsx';
import { nameOf, seatName, type TableValue, useTable } from '../../table/context.ts';
import { cardName } from '../../table/describe.ts';
import { headed } from '../../table/labels.ts';
import { cardThing } from '../../table/sentence.ts';
import { Sign } from './glyphs/glyph.tsx';
import type { SignName } from './glyphs/signs.ts';
import { isOusted, whereOf } from './where.ts';

/** A second picture of a card on the table: it can be pointed at here, too. */
export function StageCard({ handle }: { readonly handle: number }): ReactNode {
  const table = useTable();
  const words = useWords();
  const card = table.view.cards[handle];
  if (!card) return null;
  const glow = table.glow.get(cardThing(handle));
  return (
    <button
      type="button"
      className="card vt-stage-card"
      data-glow={glow}
      aria-label={cardName(table, words, handle, false)}
      onClick={() => {
        if (!table.point(cardThing(handle))) table.examine({ handle });
      }}
    >
      <CardSurface card={card} zone="ready" full={false} />
    </button>
  );
}

/** A number with its sign and its name. */
export function Fact({
  sign,
  label,
  value,
}: {
  readonly sign?: SignName;
  readonly label: string;
  readonly value?: ReactNode;
}): ReactNode {
  return (
    <span className="vt-fact" data-fact={sign}>
      {sign && <Sign name={sign} />}
      {value !== undefined && <b>{value}</b>} <span>{label}</span>
    </span>
  );
}

/** A seat as the end of an arrow: its name and its pool. */
export function SeatPlaque({ seat }: { readonly seat: number }): ReactNode {
  const table = useTable();
  const { you } = useWords().match;
  const { view, labels } = table;
  const pool = view.seats[seat]?.counters.pool;
  return (
    <span
      className="vt-plaque"
      data-edge={whereOf(view).edge === seat || undefined}
      data-out={isOusted(view.seats[seat]) || undefined}
    >
      <b>{headed(namesOf(table, you, [seat]))}</b>
      {pool !== undefined && (
        <small>
          {pool} {labels['counter pool']}
        </small>
      )}
    </span>
  );
}

/** The names of these seats, with one's own as `you`. */
export function namesOf(table: TableValue, you: string, seats: readonly number[]): string {
  return seats.map((seat) => (seat === table.me ? you : seatName(table, seat))).join(', ');
}

/** The name of a card, and of its controller. */
export function MinionName({ handle }: { readonly handle: number }): ReactNode {
  const table = useTable();
  const words = useWords();
  const controller = table.view.cards[handle]?.controller;
  return (
    <span className="vt-minion-name">
      <b>{nameOf(table, handle) ?? words.match.faceDown}</b>
      {controller !== undefined && <small>{namesOf(table, words.match.you, [controller])}</small>}
    </span>
  );
}
