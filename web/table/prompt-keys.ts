/** The keys with which a question is answered. */
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { Deciding } from './use-decision.ts';

/** Arrows go from choice to choice. In a field they are the field's own. */
export function moveFocus(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

/** A browser may scroll to a place covered by the sticky parts. After a click the list must stay as it was. */
export function bringIntoSight({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Keys that work wherever the focus is, as long as the user is not typing. */
export function useKeys(deciding: Deciding, list: RefObject<HTMLFieldSetElement | null>, find: () => void): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [role="menu"]')) return;
      if (/^\d$/.test(event.key)) {
        const button = list.current?.querySelector<HTMLButtonElement>(`[data-key="${event.key}"]`);
        if (!button) return;
        button.click();
      } else if (event.key === 'Escape') {
        if (deciding.building.path.length + deciding.building.about.length === 0) return;
        deciding.back();
      } else if (event.key === '/') find();
      else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !isElsewhere(target)) {
        const buttons = list.current?.querySelectorAll('button');
        buttons?.[event.key === 'ArrowDown' ? 0 : buttons.length - 1]?.focus();
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** Arrows may mean something there. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.closest('.prompt') === null;
}
