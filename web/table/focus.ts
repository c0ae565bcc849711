/**
 * The keyboard focus at a table. The focused element often disappears, because an answer was given or a card has moved:
 * then the focus goes to the question, from where everything can be reached. F6 moves from one part of the table to the
 * next.
 */
import { type RefObject, useLayoutEffect } from 'react';
import { beforeFrame } from './before-frame.ts';

/**
 * Attributes of the element that gets the focus when it has nowhere else to be: it takes no keys itself, so that
 * nothing is answered by mistake.
 */
export const HOME = { tabIndex: -1, 'data-home': true } as const;

/** In the order of a player's attention. Parts that are missing or have nothing to focus are left out. */
const PARTS = ['[data-home]', '.hand', '.seat.own', '.stage', '.around', '.side', '.table-head'];
const CAN_FOCUS = 'button:not(:disabled), a[href], select, input, [tabindex="0"]';

export function useFocus(root: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    const table = root.current;
    if (!isThere || !table) return;
    const goHome = (): void => table.querySelector<HTMLElement>('[data-home]')?.focus({ preventScroll: true });
    // A window that came with the table already has the focus.
    let last: Node | undefined = isNowhere() ? undefined : (document.activeElement ?? undefined);
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof Node) last = target;
    };
    // A click on the background removes the focus on purpose; the removal of the focused element does not.
    const hold = (): void => {
      const isGone = isNowhere() ? last?.isConnected === false : document.activeElement?.matches(':disabled');
      if (!isGone) return;
      last = undefined;
      goHome();
    };
    const changes = new MutationObserver(hold);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    const press = (event: KeyboardEvent): void => {
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
      if (key !== 'F6' || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      goToPart(table, shiftKey ? -1 : 1);
    };
    // A finger leaves the focus where it is: a pressed button mostly disappears, and to take the focus from it and give
    // it to the question would lay out the page twice more.
    let isFinger = false;
    const point = ({ pointerType }: PointerEvent): void => {
      isFinger = pointerType === 'touch';
    };
    const keepFocus = (event: MouseEvent): void => {
      if (isFinger && event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    };
    table.addEventListener('pointerdown', point);
    table.addEventListener('mousedown', keepFocus);
    document.addEventListener('focusin', remember);
    document.addEventListener('keydown', press);
    // After coming from another page, the pressed element is not here. On a first visit nothing has been pressed yet.
    // Focus needs the layout of the whole table, which is not made in the task that makes the table.
    const begin = (): void => {
      document.removeEventListener('keydown', begin, true);
      if (isNowhere() && navigator.userActivation.hasBeenActive) goHome();
    };
    const drop = beforeFrame(begin);
    // A key that comes earlier finds the focus in its place, too.
    document.addEventListener('keydown', begin, true);
    return () => {
      drop();
      document.removeEventListener('keydown', begin, true);
      changes.disconnect();
      table.removeEventListener('pointerdown', point);
      table.removeEventListener('mousedown', keepFocus);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', press);
    };
  }, [root, isThere]);
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function goToPart(table: HTMLElement, step: 1 | -1): void {
  const parts = PARTS.flatMap((part) => {
    const element = table.querySelector<HTMLElement>(part);
    const first = element && (element.matches('[data-home]') ? element : firstIn(element));
    return element && first ? [{ element, first }] : [];
  });
  const at = parts.findIndex(({ element }) => element.contains(document.activeElement));
  // Without a focus, begin with the question or, in the other direction, with the last part.
  const next = at < 0 && step < 0 ? parts.length - 1 : (at + step + parts.length) % parts.length;
  parts[next]?.first.focus();
}

function firstIn(part: HTMLElement): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>(CAN_FOCUS)].find((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
}
