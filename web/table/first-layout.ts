/**
 * The first layout of a table, in parts: outlines of cards first, then the faces of one part of the table after the other.
 * A face has no influence on the size of its card. All of them are there before the first frame: whether a picture is in
 * sight, browsers find out for good with the first frame that has its place.
 */
import { type RefObject, useLayoutEffect } from 'react';
import { beforeFrame } from './before-frame.ts';

/** In the order of a player's attention. Where seats are drawn in turns, those of the others have no cards yet. */
const PARTS = ['.seat.own', '.hand', '.around', '.stage'];

export function useFirstLayout(root: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    const table = root.current;
    if (!isThere || !table) return;
    const parts = PARTS.flatMap((part) => table.querySelector<HTMLElement>(`${part}:has(.surface)`) ?? []);
    const layOut = (): unknown => table.offsetHeight;
    const show = ({ dataset }: HTMLElement): void => {
      delete dataset.trying;
    };
    // The same mark as while sizes are tried (table/fit.ts, style/cards.css).
    for (const { dataset } of parts) dataset.trying = '';
    const drop = beforeFrame(
      layOut,
      ...parts.map((part) => () => {
        show(part);
        layOut();
      }),
    );
    return () => {
      drop();
      parts.forEach(show);
    };
  }, [root, isThere]);
}
