/** A card on the table: its face or its back, the tokens on it, and its possible uses. */
import type { CardView } from '@praxis/engine';
import { type ComponentType, memo, type ReactNode, useRef } from 'react';
import { useWords } from '../app/context.tsx';
import type { FaceProps } from '../games/look.ts';
import {
  faceOf,
  markLabels,
  nameOf,
  offeredCopy,
  type TableValue,
  useCardTable,
  useLatestTable,
  useTable,
} from './context.ts';
import { cardLine, cardName } from './describe.ts';
import { PlainFace } from './face.tsx';
import { labelOf } from './labels.ts';
import { useChange } from './motion.ts';
import { cardThing, type Glow, type Thing } from './sentence.ts';
import { Sign } from './sign.tsx';

export type CardSize = 'hand' | 'board' | 'small';

interface CardProps {
  readonly handle: number;
  readonly size: CardSize;
  readonly zone: string;
}

const PEEK_AFTER_MS = 280;
const PRESS_AFTER_MS = 420;

/** Looking closer: by hovering with a mouse, by a long press with a finger, by a key. */
function useCloserLook(handle: number) {
  const latest = useLatestTable();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const examine = (): void => latest.current?.examine({ handle });
  const stop = (): void => {
    clearTimeout(timer.current);
    latest.current?.peek(undefined);
  };
  return {
    pressed,
    handlers: {
      onPointerEnter: (event: React.PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'mouse') return;
        const element = event.currentTarget;
        clearTimeout(timer.current);
        timer.current = setTimeout(
          () => latest.current?.peek({ looked: { handle }, at: element.getBoundingClientRect() }),
          PEEK_AFTER_MS,
        );
      },
      onPointerLeave: stop,
      onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
        pressed.current = false;
        if (event.pointerType === 'mouse') return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          pressed.current = true;
          examine();
        }, PRESS_AFTER_MS);
      },
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      onContextMenu: (event: React.MouseEvent<HTMLElement>) => {
        event.preventDefault();
        stop();
        examine();
      },
      onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Enter' || !event.shiftKey) return;
        event.preventDefault();
        examine();
      },
    },
  };
}

export function Card({ handle, size, zone }: CardProps): ReactNode {
  const table = useTable();
  const words = useWords();
  const card = table.view.cards[handle];
  if (!card) return null;
  const meant = cardThing(offeredCopy(table, handle));
  const copied = table.glow.get(meant);
  // Of two copies only one can have been chosen.
  const glow = copied === 'chosen' && meant !== cardThing(handle) ? undefined : copied;
  const name = cardName(table, words, handle, size === 'hand');
  const uses = table.deciding?.onCards.get(offeredCopy(table, handle));
  return <DrawnCard {...{ handle, size, zone, card, meant, glow, name, uses }} />;
}

/** Most updates change a few cards; the others are not drawn again. */
const DrawnCard = memo(function DrawnCard({
  handle,
  size,
  zone,
  card,
  meant,
  glow,
  name,
  uses,
}: CardProps & {
  readonly card: CardView;
  /** A click points at this: the card or a copy of it. */
  readonly meant: Thing;
  readonly glow: Glow | undefined;
  /** With its state and its possible uses, for screen readers. */
  readonly name: string;
  /** The names of its uses, as buttons for fingers. */
  readonly uses: readonly string[] | undefined;
}): ReactNode {
  const latest = useLatestTable();
  const { pressed, handlers } = useCloserLook(handle);
  const { marks = [], with: attached = [] } = card;
  const click = ({ target }: React.MouseEvent): void => {
    const table = latest.current;
    if (pressed.current || !table) return;
    table.peek(undefined);
    const use = target instanceof Element ? target.closest<HTMLElement>('[data-use]') : null;
    if (use) table.deciding?.pressOnCard(Number(meant.slice(1)), Number(use.dataset.use));
    else if (!table.point(meant)) table.examine({ handle });
  };
  return (
    <div className={`card-slot ${size}`} data-locked={marks.includes('locked') || undefined}>
      <button
        type="button"
        className={`card ${size}`}
        data-moves={`card ${handle}`}
        data-card={handle}
        data-glow={glow}
        aria-pressed={glow === 'chosen' ? true : undefined}
        onClick={click}
        {...handlers}
      >
        <span className="unseen">{name}</span>
        <CardSurface card={card} zone={zone} full={false} />
        {uses && <OnCard uses={uses} />}
      </button>
      {attached.length > 0 && (
        <ul className="attached">
          {attached.map((each) => (
            <li key={each}>
              <Attached handle={each} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** What a finger can press on a card instead of the card itself. The list of choices says the same to everybody. */
function OnCard({ uses }: { readonly uses: readonly string[] }): ReactNode {
  return (
    <span className="on-card" aria-hidden="true">
      {uses.map((use, index) => (
        <span key={use} className="on-card-use" data-use={index}>
          <b>{use}</b>
        </span>
      ))}
    </span>
  );
}

/** Cards on cards are strips below them, which can be pointed at like any other. */
function Attached({ handle }: { readonly handle: number }): ReactNode {
  const table = useTable();
  const words = useWords();
  const { pressed, handlers } = useCloserLook(handle);
  const card = table.view.cards[handle];
  if (!card) return null;
  const face = faceOf(table, card);
  const glow = table.glow.get(cardThing(handle));
  return (
    <>
      <button
        type="button"
        className="strip"
        data-card={handle}
        data-kind={face?.kind}
        data-glow={glow}
        data-locked={card.marks?.includes('locked') || undefined}
        aria-pressed={glow === 'chosen' ? true : undefined}
        onClick={() => {
          if (pressed.current) return;
          table.peek(undefined);
          if (!table.point(cardThing(handle))) table.examine({ handle });
        }}
        {...handlers}
      >
        <span className="unseen">{cardName(table, words, handle, false)}</span>
        <span className="strip-name" aria-hidden="true">
          {nameOf(table, handle) ?? words.match.faceDown}
        </span>
        <span aria-hidden="true">
          <PlainTokens card={card} />
        </span>
      </button>
      {(card.with ?? []).map((each) => (
        <Attached key={each} handle={each} />
      ))}
    </>
  );
}

type Face = ComponentType<FaceProps>;
const KEPT_FACES = new WeakMap<Face, Face>();

/** The same component, drawn again only if its card has changed: the face is most of a card, and changes seldom. */
function onChange(face: Face): Face {
  const known = KEPT_FACES.get(face);
  if (known) return known;
  const kept = memo(face) as unknown as Face;
  KEPT_FACES.set(face, kept);
  return kept;
}

/** The visible part of a card, without anything that can be clicked. */
export const CardSurface = memo(function CardSurface({
  card,
  zone,
  full,
}: {
  readonly card: CardView;
  readonly zone: string;
  readonly full: boolean;
}): ReactNode {
  const table = useCardTable();
  const { look } = table;
  const face = faceOf(table, card);
  const Face = onChange(look.Face ?? PlainFace);
  const Tokens = look.Tokens ?? PlainTokens;
  return (
    <span className="surface" aria-hidden={full ? undefined : true}>
      {face ? <Face face={face} card={card} full={full} /> : <Back zone={zone} />}
      <Tokens card={card} />
      <Marks card={card} full={full} />
    </span>
  );
});

function Back({ zone }: { readonly zone: string }): ReactNode {
  const { look } = useCardTable();
  return look.Back ? (
    <look.Back zone={zone} />
  ) : (
    <span className="back">
      <Sign name="praxis" />
    </span>
  );
}

/** All counters of a card as small round numbers. */
export function PlainTokens({ card }: { readonly card: CardView }): ReactNode {
  const { labels } = useCardTable();
  const shown = Object.entries(card.counters ?? {}).filter(
    ([key, count]) => count !== 0 && labelOf(labels, 'counter', key) !== undefined,
  );
  if (shown.length === 0) return null;
  return (
    <span className="tokens">
      {shown.map(([key, count]) => (
        <Token key={key} kind={key} count={count} />
      ))}
    </span>
  );
}

export function Token({
  kind,
  count,
  of,
}: {
  readonly kind: string;
  readonly count: number;
  readonly of?: number;
}): ReactNode {
  const { by, times } = useChange(count);
  return (
    <span className="token" data-kind={kind}>
      <span>
        {count}
        {of !== undefined && <small>/{of}</small>}
      </span>
      {by !== 0 && (
        <span key={times} className={`change ${by > 0 ? 'up' : 'down'}`}>
          {by > 0 ? `+${by}` : `−${-by}`}
        </span>
      )}
    </span>
  );
}

/** States of a card that must be visible without colour: a lock, and everything else as words below. */
function Marks({ card, full }: { readonly card: CardView; readonly full: boolean }): ReactNode {
  const { marks = [] } = card;
  const others = marks.filter((mark) => mark !== 'locked');
  return (
    <>
      {others.length < marks.length && (
        <span className="mark-locked">
          <Sign name="lock" />
        </span>
      )}
      {others.length > 0 && <MarkWords card={card} marks={others} full={full} />}
    </>
  );
}

function MarkWords({
  card,
  marks,
  full,
}: {
  readonly card: CardView;
  readonly marks: readonly string[];
  readonly full: boolean;
}): ReactNode {
  const table = useTable();
  const shorten = (mark: string): string => (full ? undefined : table.look.shortMark?.(mark)) ?? mark;
  const labels = markLabels(table, { ...card, marks: marks.map(shorten) });
  return labels.length > 0 && <span className="marks">{labels.join(' · ')}</span>;
}

/** The name of a card that can be looked at, inside of a text. */
export function CardLink({
  looked,
  children,
}: {
  readonly looked: { readonly handle?: number; readonly def: string };
  readonly children: ReactNode;
}): ReactNode {
  const latest = useLatestTable();
  const words = useWords();
  const isOnTable = ({ view }: TableValue): boolean =>
    looked.handle !== undefined && view.cards[looked.handle]?.def === looked.def;
  const examine = (): void => {
    const table = latest.current;
    if (table) table.examine(isOnTable(table) ? { handle: looked.handle as number } : { def: looked.def });
  };
  // The card may change until somebody asks.
  const describe = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
    const table = latest.current;
    if (!table) return;
    const line = isOnTable(table) ? cardLine(table, words, looked.handle as number) : table.faces[looked.def]?.short;
    currentTarget.title = line ?? '';
  };
  return (
    <button type="button" className="card-link" onPointerEnter={describe} onFocus={describe} onClick={examine}>
      {children}
    </button>
  );
}
