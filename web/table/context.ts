/** The context of everything on a table. */

import type { CardFace, Faces } from '@praxis/contract';
import type { CardView, SeatView, View } from '@praxis/engine';
import type { SentEvent, SentTable, StandingAnswers } from '@praxis/protocol';
import { createContext, use, useContext } from 'react';
import type { Look, Turn } from '../games/look.ts';
import { type Labels, labelOf } from './labels.ts';
import { cardThing, type Glow, type Thing } from './sentence.ts';
import type { Deciding } from './use-decision.ts';

/** The zone of a player's hand, which is shown apart. */
export const HAND = 'hand';

/** A card to look at closely: one on the table, or only its printed side. */
export type Looked = { readonly handle: number } | { readonly def: string };

export interface TableValue {
  readonly view: View;
  /** The viewer's seat; undefined for a spectator. */
  readonly me: number | undefined;
  readonly table: SentTable | undefined;
  /** Seats that bots had, where nobody sits any more. */
  readonly bots: readonly number[];
  /** The id of the game. */
  readonly game: string;
  readonly edition: string;
  readonly look: Look;
  readonly labels: Labels;
  readonly faces: Faces;
  readonly glow: ReadonlyMap<Thing, Glow>;
  /** This seat is asked something now. */
  readonly asked: boolean;
  /** The latest events, for animations. */
  readonly news: readonly SentEvent[];
  /** The last thing that a player began, and what followed, in words. */
  readonly deed: readonly SentEvent[];
  /** The answer in the making; undefined where nobody can answer. */
  readonly deciding: Deciding | undefined;
  /** Changes this seat's standing answers; undefined where there are none. */
  readonly stand: ((change: StandingAnswers) => void) | undefined;
  /** Points at a thing. False if no sentence mentions it. */
  point(thing: Thing): boolean;
  examine(looked: Looked | undefined): void;
  /** Shows a card beside the pointer; undefined hides it. */
  peek(peeked: { readonly looked: Looked; readonly at: DOMRect } | undefined): void;
}

const TableContext = createContext<TableValue | undefined>(undefined);
export const TableProvider = TableContext;

/**
 * The part of the table that seldom changes: faces of cards, zones and counters need no more of it, so they are drawn again
 * only if they themselves have changed.
 */
export type CardTable = Pick<TableValue, 'look' | 'labels' | 'faces' | 'me'>;
const CardTableContext = createContext<CardTable | undefined>(undefined);
export const CardTableProvider = CardTableContext;

export function useCardTable(): CardTable {
  // Where nothing changes there is only a table: a card of a deck.
  const table = use(CardTableContext) ?? use(TableContext);
  if (!table) throw new Error('Outside of a table.');
  return table;
}

/** The table as it is now, for handlers of events: a component that only needs it then is not drawn for every change. */
export interface LatestTable {
  current: TableValue | undefined;
}
const LatestTableContext = createContext<LatestTable>({ current: undefined });
export const LatestTableProvider = LatestTableContext;

export function useLatestTable(): LatestTable {
  return useContext(LatestTableContext);
}

export function useTable(): TableValue {
  const table = useContext(TableContext);
  if (!table) throw new Error('Outside of a table.');
  return table;
}

export function faceOf({ faces }: Pick<TableValue, 'faces'>, card: CardView | undefined): CardFace | undefined {
  return card?.def === undefined ? undefined : faces[card.def];
}

/** The name of a card in the reader's language; undefined while nobody may know it. */
export function nameOf(table: Pick<TableValue, 'faces' | 'view'>, handle: number): string | undefined {
  const card = table.view.cards[handle];
  return faceOf(table, card)?.name ?? card?.name;
}

export function seatName({ view }: Pick<TableValue, 'view'>, seat: number): string {
  return view.seats[seat]?.name ?? '';
}

export function markLabels(table: Pick<TableValue, 'labels' | 'view'>, { marks = [] }: CardView): readonly string[] {
  return marks.flatMap((mark) => labelOf(table.labels, 'mark', mark, (seat) => seatName(table, seat)) ?? []);
}

export function handlesIn(seat: SeatView | undefined, zone: string): readonly number[] {
  const cards = seat?.zones[zone];
  return Array.isArray(cards) ? (cards as readonly number[]) : [];
}

export function countIn(seat: SeatView | undefined, zone: string): number {
  const cards = seat?.zones[zone];
  return typeof cards === 'number' ? cards : (cards?.length ?? 0);
}

/** The seat whose turn it is, as far as the view of a game without a look says. */
export function turnOf({ view, look }: Pick<TableValue, 'view' | 'look'>): Turn {
  if (look.turn) return look.turn(view);
  const { turn, turnNumber, phase } = view.where;
  return {
    ...(turn === undefined ? {} : { seat: turn }),
    ...(turnNumber === undefined ? {} : { number: turnNumber }),
    ...(phase === undefined ? {} : { phase: `phase ${phase}` }),
  };
}

/**
 * Of several copies of a card in the same hand the server offers one. A click on another copy means that one: returns
 * the handle of the offered copy, or the handle itself.
 */
export function offeredCopy({ view, me, glow }: Pick<TableValue, 'view' | 'me' | 'glow'>, handle: number): number {
  if (me === undefined || glow.has(cardThing(handle))) return handle;
  const hand = handlesIn(view.seats[me], HAND);
  const def = view.cards[handle]?.def;
  if (def === undefined || !hand.includes(handle)) return handle;
  return hand.find((each) => view.cards[each]?.def === def && glow.has(cardThing(each))) ?? handle;
}
