/** Brings the cards that a question is about into sight: on a phone the table is higher than the room for it. */
import { type RefObject, useEffect } from 'react';
import { mayMove } from '../app/settings.ts';

interface Span {
  readonly top: number;
  readonly bottom: number;
}

const MARGIN_PX = 6;

/** How far to scroll down so that the cards lie in the window; 0 if they do, or if it is too low for all of them. */
export function scrollFor(cards: readonly Span[], window: Span): number {
  if (cards.length === 0) return 0;
  const top = Math.min(...cards.map((card) => card.top)) - MARGIN_PX;
  const bottom = Math.max(...cards.map((card) => card.bottom)) + MARGIN_PX;
  if (bottom - top > window.bottom - window.top) return 0;
  if (bottom > window.bottom) return bottom - window.bottom;
  return Math.min(top - window.top, 0);
}

const spansOf = (cards: readonly HTMLElement[]): readonly Span[] =>
  cards.map((card) => card.getBoundingClientRect()).filter(({ top, bottom }) => bottom > top);

function show(board: HTMLElement): void {
  if (board.scrollHeight <= board.clientHeight + 1) return;
  const own = board.querySelector<HTMLElement>('.seat.own');
  const { top, bottom } = board.getBoundingClientRect();
  // What stays at the upper end of the table covers that much of it.
  const covered = Number.parseFloat(getComputedStyle(board).scrollPaddingTop) || 0;
  // One's own side may lie over the lower end of the table; then it is always in sight.
  const isOver = own !== null && getComputedStyle(own).position === 'sticky';
  const window = { top: top + covered, bottom: isOver ? Math.min(bottom, own.getBoundingClientRect().top) : bottom };
  // With the buttons on them, which may lie below.
  const cards = [...board.querySelectorAll<HTMLElement>('[data-glow], [data-glow] .on-card-use')];
  const mine = cards.filter((card) => own?.contains(card));
  const meant = isOver ? cards.filter((card) => !own.contains(card)) : cards;
  // A question about the hand alone is about what one's own side needs.
  const ownSide = own !== null && cards.length === 0 ? [own] : [];
  const by = scrollFor(spansOf(meant), window) || (isOver ? 0 : scrollFor(spansOf([...mine, ...ownSide]), window));
  if (by !== 0) board.scrollBy({ top: by, behavior: mayMove() ? 'smooth' : 'instant' });
}

/** After each new question. */
export function useInSight(root: RefObject<HTMLElement | null>, question: number | undefined): void {
  useEffect(() => {
    const board = root.current?.querySelector<HTMLElement>('.board');
    if (question === undefined || !board) return;
    // When everything is laid out anyway.
    const frame = requestAnimationFrame(() => show(board));
    return () => cancelAnimationFrame(frame);
  }, [root, question]);
}
