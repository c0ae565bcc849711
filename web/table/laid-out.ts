/**
 * Layouts of a table before the frames that need them. The first one is done in parts: everything around the board first,
 * then the outlines of its cards, then the faces of one part of the table after the other. The board has no influence on
 * its own size, nor a face on that of its card. All of them are there before the first frame: whether a picture is in
 * sight, browsers find out for good with the first frame that has its place.
 */
import { type RefObject, useLayoutEffect } from 'react';
import { beforeFrame } from './before-frame.ts';

/** In the order of a player's attention. Where seats are drawn in turns, those of the others have no cards yet. */
const PARTS = ['.seat.own', '.hand', '.around', '.stage'];

/** After each change: the layout is a task of its own, before whatever measures the page. */
export function useLaidOut(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => beforeFrame(() => root.current?.offsetHeight));
}

export function useFirstLayout(root: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    const table = root.current;
    if (!isThere || !table) return;
    const parts = PARTS.flatMap((part) => table.querySelector<HTMLElement>(`${part}:has(.surface)`) ?? []);
    const show = ({ dataset }: HTMLElement): void => {
      delete dataset.trying;
    };
    const board = table.querySelector<HTMLElement>('.board');
    const showBoard = (): void => {
      delete board?.dataset.later;
    };
    // The same mark as while sizes are tried (table/fit.ts, style/cards.css).
    for (const { dataset } of parts) dataset.trying = '';
    if (board) board.dataset.later = '';
    const steps = [showBoard, ...parts.map((part) => () => show(part))];
    const drop = beforeFrame(
      ...steps.map((step) => () => {
        step();
        return table.offsetHeight;
      }),
    );
    return () => {
      drop();
      for (const step of steps) step();
    };
  }, [root, isThere]);
}
