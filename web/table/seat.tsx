/** A seat at the table: its player and cards. */
import type { SeatView } from '@praxis/engine';
import type { Sitter } from '@praxis/protocol';
import { memo, type ReactNode, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { CardSize } from './card.tsx';
import { Clock } from './clock.tsx';
import { type TableValue, turnOf, useCardTable, useTable } from './context.ts';
import { Counters } from './counters.tsx';
import { seatThing } from './sentence.ts';
import { Sign } from './sign.tsx';
import { boardZones, Pile, pileZones, Zone } from './zone.tsx';

function sitterOf({ table }: TableValue, seat: number): Sitter | undefined {
  return table?.seats.find((each) => each.seat === seat)?.sitter;
}

function isBot(table: TableValue, seat: number): boolean {
  return sitterOf(table, seat)?.kind === 'bot' || table.bots.includes(seat);
}

/** A program with an account of its own, which nobody should take for a human being. */
function isProgram(sitter: Sitter | undefined): boolean {
  return sitter?.kind === 'person' && sitter.program === true;
}

interface SeatProps {
  readonly seat: SeatView;
  readonly openPile: (seat: number, zone: string) => void;
}

/** The name of the seat as something that can be pointed at. */
function SeatName({ seat }: { readonly seat: SeatView }): ReactNode {
  const table = useTable();
  const words = useWords();
  const glow = table.glow.get(seatThing(seat.seat));
  const relation = table.me === undefined ? undefined : table.look.relation?.(table.view, table.me, seat.seat);
  const relationLabel = relation === undefined ? undefined : table.labels[relation];
  const sitter = sitterOf(table, seat.seat);
  const mine = seat.seat === table.me;
  // The game's style sheet decides which of them a narrow seat omits.
  const notes = Object.entries({
    relation: mine ? words.match.you : relationLabel,
    bot: isBot(table, seat.seat) && !mine ? words.match.bot : undefined,
    program: isProgram(sitter) && !mine ? words.match.program : undefined,
    away: sitter?.kind === 'person' && !sitter.here ? words.match.away : undefined,
  }).filter(([, note]) => note !== undefined);
  const content = (
    <>
      <Sign name={isBot(table, seat.seat) || isProgram(sitter) ? 'bot' : 'person'} />
      <span className="seat-words">
        <span className="seat-title">{seat.name}</span>
        {notes.length > 0 && (
          <span className="seat-notes">
            {notes.map(([kind, note]) => (
              <span key={kind} data-note={kind}>
                {note}
              </span>
            ))}
          </span>
        )}
      </span>
    </>
  );
  return (
    <h2 className="seat-name">
      {glow === undefined ? (
        <span className="seat-button">{content}</span>
      ) : (
        <button
          type="button"
          className="seat-button"
          data-glow={glow}
          aria-pressed={glow === 'chosen' ? true : undefined}
          onClick={() => table.point(seatThing(seat.seat))}
        >
          {content}
        </button>
      )}
    </h2>
  );
}

function Badges({ seat }: { readonly seat: number }): ReactNode {
  const { look, view, labels } = useTable();
  const badges = (look.badges?.(view, seat) ?? []).flatMap((key) => (labels[key] === undefined ? [] : [key]));
  if (badges.length === 0) return null;
  return (
    <ul className="badges">
      {badges.map((key) => (
        <li key={key} className="badge" data-badge={key}>
          {labels[key]}
        </li>
      ))}
    </ul>
  );
}

/** Facts about a seat for style sheets: it has the turn, is waited for, or is out. */
function useSeatData(seat: number): Readonly<Record<string, true | undefined>> {
  const table = useTable();
  return {
    'data-turn': turnOf(table).seat === seat || undefined,
    'data-waited': table.table?.waitingFor.includes(seat) || undefined,
    'data-out': table.look.isOut?.(table.view, seat) || undefined,
    'data-glow': table.glow.has(seatThing(seat)) || undefined,
  };
}

/** Another player: in full where there is room, a strip that unfolds where there is not. */
export function OtherSeat({
  seat,
  openPile,
  isDrawn,
}: SeatProps & {
  /** With its cards. */
  readonly isDrawn: boolean;
}): ReactNode {
  const table = useTable();
  const words = useWords();
  const [opened, setOpened] = useState<boolean>();
  const data = useSeatData(seat.seat);
  // Who only watches sees the cards of the player whose turn it is.
  const open = opened ?? (table.me === undefined && data['data-turn'] === true);
  const relation = table.me === undefined ? undefined : table.look.relation?.(table.view, table.me, seat.seat);
  return (
    <section
      className="seat other"
      aria-label={seat.name}
      data-seat={seat.seat}
      data-open={open || undefined}
      data-relation={relation}
      {...data}
    >
      <header className="seat-head">
        <SeatName seat={seat} />
        <Badges seat={seat.seat} />
        <Counters seat={seat} />
        <Clock seat={seat.seat} />
        <button
          type="button"
          className="unfold"
          aria-expanded={open}
          aria-label={open ? words.match.collapse({ name: seat.name }) : words.match.expand({ name: seat.name })}
          onClick={() => setOpened(!open)}
        >
          <Sign name="chevron" />
        </button>
      </header>
      {isDrawn && <SeatBody seat={seat} openPile={openPile} />}
    </section>
  );
}

/** Most updates change few seats; the others are not drawn again. */
const SeatBody = memo(function SeatBody({ seat, openPile }: SeatProps): ReactNode {
  const { Zones } = useCardTable().look;
  if (Zones) return <Zones seat={seat} own={false} openPile={openPile} />;
  return (
    <div className="seat-body">
      <Piles seat={seat} openPile={openPile} />
      <Board seat={seat} fits="--card-small" size="small" />
    </div>
  );
});

const Piles = memo(function Piles({ seat, openPile }: SeatProps): ReactNode {
  const table = useCardTable();
  return (
    <div className="piles">
      {pileZones(table, seat).map((zone) => (
        <Pile key={zone} seat={seat} zone={zone} open={() => openPile(seat.seat, zone)} />
      ))}
    </div>
  );
});

const Board = memo(function Board({
  seat,
  fits,
  size,
}: {
  readonly seat: SeatView;
  /** The measure that says how wide its cards are. */
  readonly fits: string;
  readonly size: CardSize;
}): ReactNode {
  const table = useCardTable();
  return (
    <div className="zones" data-fits={fits}>
      {boardZones(table, seat).map((zone) => (
        <Zone key={zone} seat={seat} zone={zone} size={size} />
      ))}
    </div>
  );
});

export function OwnSide({ seat, openPile }: SeatProps): ReactNode {
  const words = useWords();
  const data = useSeatData(seat.seat);
  const { Zones } = useCardTable().look;
  return (
    <section className="seat own" aria-label={words.match.yourSide} data-seat={seat.seat} {...data}>
      <header className="seat-head">
        <SeatName seat={seat} />
        <Badges seat={seat.seat} />
        <Counters seat={seat} />
        <Clock seat={seat.seat} />
        {!Zones && <Piles seat={seat} openPile={openPile} />}
      </header>
      {Zones ? <Zones seat={seat} own openPile={openPile} /> : <Board seat={seat} fits="--card-board" size="board" />}
    </section>
  );
}
