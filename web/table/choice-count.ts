/**
 * The number of choices for the style sheets: `data-choices` of the match names every number in `COUNTED` that it reaches. A
 * selector that counts the choices itself (`:has()`) would be evaluated again after every change of the table.
 */
import { type RefObject, useLayoutEffect } from 'react';

const COUNTED = [4, 5, 8];

const matchOf = (list: HTMLElement): HTMLElement | null => list.closest<HTMLElement>('.match');

function count(list: HTMLElement | null): void {
  const match = list && matchOf(list);
  if (!match) return;
  // A panel has its answers inside; a second button beside an answer takes no place of its own, nor do most of a row.
  const answers = list.querySelectorAll('button:not(.times, .number:nth-of-type(n + 4))').length;
  const reached = COUNTED.filter((number) => answers >= number).join(' ');
  if (match.dataset.choices !== reached) match.dataset.choices = reached;
}

export function useChoiceCount(list: RefObject<HTMLElement | null>, isAsked: boolean): void {
  // Before anything is measured.
  useLayoutEffect(() => count(list.current));
  useLayoutEffect(() => {
    const element = list.current;
    if (!isAsked || !element) return;
    const match = matchOf(element);
    // A panel may change by itself.
    const changes = new MutationObserver(() => count(element));
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      delete match?.dataset.choices;
    };
  }, [list, isAsked]);
}
