/** How many buttons of a list are out of sight below, so that no option is hidden without a sign. */
import { type RefObject, useEffect, useState } from 'react';

/** A button that shows less than this part of itself counts as hidden. */
const SHOWN_PART = 0.5;

export function useMoreBelow(list: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = (): void => {
      const buttons = [...element.querySelectorAll<HTMLElement>('button')];
      // The sticky element at the lower edge covers those behind it.
      const sticky = buttons.find((button) => getComputedStyle(button).position === 'sticky');
      const end = Math.min(
        element.getBoundingClientRect().bottom,
        sticky?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
      );
      const isHidden = (button: HTMLElement): boolean => {
        const { top, height } = button.getBoundingClientRect();
        return button !== sticky && height > 0 && top + height * SHOWN_PART > end;
      };
      setCount(element.scrollHeight > element.clientHeight + 1 ? buttons.filter(isHidden).length : 0);
    };
    // Before the next frame, when everything is laid out anyway: measuring at once would lay out the page twice.
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    soon();
    const resized = new ResizeObserver(soon);
    resized.observe(element);
    const changed = new MutationObserver(soon);
    changed.observe(element, { childList: true, subtree: true });
    element.addEventListener('scroll', soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
      element.removeEventListener('scroll', soon);
    };
  }, [list]);
  return count;
}
