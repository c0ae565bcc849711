/**
 * Cards can be dragged onto their targets: a card, a player, the table. It is another way of pointing at the same
 * things, so nothing depends on it. With a finger a card is pulled upwards out of the hand; sideways the hand is
 * scrolled. On the table offered cards are pulled at once where nothing can be scrolled, otherwise after a short press.
 * Beside a pulled card its uses are buttons (`uses-box.tsx`), on which it can be dropped, too.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { cardThing, seatThing, type Thing } from './sentence.ts';
import type { Deciding } from './use-decision.ts';

/** A shorter movement is a click with an unsteady hand. */
const LEAST_PX = 8;
/** After this time a finger pulls a card where it would have scrolled; a longer press shows the whole card. */
const LIFT_AFTER_MS = 180;

/** A finger has begun to pull a card; the event comes from its element. */
export const PULLED = 'praxis-pulled';
/** It has let go of it. */
export const LET_GO = 'praxis-let-go';

interface Held {
  readonly element: HTMLElement;
  readonly handle: number;
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
  /** From this moment on a finger pulls the card. */
  readonly liftedAt: number;
  /** The picture that follows the pointer, once the card moves. */
  ghost?: HTMLElement;
}

/** `meant`: the copy that is offered in the place of a card that looks the same. */
export function useDrag(
  root: RefObject<HTMLElement | null>,
  deciding: Deciding | undefined,
  meant: (handle: number) => number,
): void {
  const current = useRef({ deciding, meant });
  current.current = { deciding, meant };
  const can = deciding !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is there as soon as the player can answer.
  useEffect(() => {
    const element = root.current;
    return element && can
      ? listen(
          element,
          () => current.current.deciding,
          (handle) => current.current.meant(handle),
        )
      : undefined;
  }, [root, can, root.current === null]);
}

function listen(
  root: HTMLElement,
  deciding: () => Deciding | undefined,
  meant: (handle: number) => number,
): () => void {
  let held: Held | undefined;
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    const element = (event.target as Element).closest<HTMLElement>('[data-card]');
    if (!element) return;
    const inHand = element.closest('.hand') !== null;
    if (event.pointerType !== 'mouse' && !inHand && element.dataset.glow === undefined) return;
    const { clientX: x, clientY: y, pointerId: pointer, timeStamp } = event;
    const scrolls = event.pointerType !== 'mouse' && !inHand && canScroll(element);
    const liftedAt = timeStamp + (scrolls ? LIFT_AFTER_MS : 0);
    held = { element, handle: Number(element.dataset.card), x, y, pointer, liftedAt };
  };
  const move = (event: PointerEvent): void => {
    if (held?.pointer !== event.pointerId) return;
    const across = event.clientX - held.x;
    const along = event.clientY - held.y;
    if (!held.ghost) {
      const far = Math.hypot(across, along) > LEAST_PX;
      const inHand = held.element.closest('.hand') !== null;
      const isPull = event.pointerType === 'mouse' || (inHand ? -along > Math.abs(across) : isLifted(held, event));
      if (!far) return;
      if (!isPull || !deciding()?.grab(cardThing(meant(held.handle)))) {
        held = undefined;
        return;
      }
      held.ghost = ghostOf(held.element);
      hold(root, true);
      // Cancels the longer press that had begun.
      held.element.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: event.pointerId }));
      held.element.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }));
      if (event.pointerType !== 'mouse') held.element.dispatchEvent(new Event(PULLED, { bubbles: true }));
    }
    held.ghost.style.translate = `${event.clientX - held.x}px ${event.clientY - held.y}px`;
    const aim = aimAt(root, event);
    held.ghost.toggleAttribute('data-faint', aim?.use !== undefined);
    mark(aim);
  };
  const up = (event: PointerEvent): void => {
    if (held?.pointer !== event.pointerId) return;
    const { ghost, element } = held;
    held = undefined;
    if (!ghost) return;
    ghost.remove();
    hold(root, false);
    const aim = aimAt(root, event);
    mark(undefined);
    aim?.use?.click();
    element.dispatchEvent(new Event(LET_GO, { bubbles: true }));
    swallowClick();
    if (!aim || aim.use || aim.element === element) return;
    deciding()?.drop(aim.thing);
  };
  const cancel = (event: PointerEvent): void => {
    // The events dispatched above were not the browser's.
    if (!event.isTrusted || held?.pointer !== event.pointerId) return;
    held.ghost?.remove();
    held.element.dispatchEvent(new Event(LET_GO, { bubbles: true }));
    held = undefined;
    hold(root, false);
    mark(undefined);
  };
  const still = (event: Event): void => {
    if (!held || !event.cancelable) return;
    if (held.ghost || (!held.element.closest('.hand') && isLifted(held, event))) event.preventDefault();
  };
  root.addEventListener('pointerdown', down);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', up);
  document.addEventListener('pointercancel', cancel);
  root.addEventListener('touchmove', still, { passive: false });
  root.addEventListener('dragstart', preventDefault);
  return () => {
    held?.ghost?.remove();
    hold(root, false);
    root.removeEventListener('pointerdown', down);
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', up);
    document.removeEventListener('pointercancel', cancel);
    root.removeEventListener('touchmove', still);
    root.removeEventListener('dragstart', preventDefault);
  };
}

function preventDefault(event: Event): void {
  event.preventDefault();
}

function isLifted({ liftedAt }: Held, { timeStamp }: Event): boolean {
  return timeStamp >= liftedAt;
}

/** True if a finger that moves on this card could scroll something. */
function canScroll(element: Element): boolean {
  for (let at: Element | null = element.parentElement; at; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    if (scrolls(overflowY) && at.scrollHeight > at.clientHeight + 1) return true;
    if (scrolls(overflowX) && at.scrollWidth > at.clientWidth + 1) return true;
  }
  return false;
}

interface Aim {
  readonly element: Element;
  /** A button beside the card. */
  readonly use?: HTMLElement;
  /** Undefined: the table itself. */
  readonly thing: Thing | undefined;
}

/** The target under the pointer; undefined where nothing can be dropped. */
function aimAt(root: HTMLElement, { clientX, clientY }: PointerEvent): Aim | undefined {
  const under = document.elementFromPoint(clientX, clientY);
  const use = under?.closest<HTMLElement>('.uses .choice');
  if (use) return { element: use, use, thing: undefined };
  if (!under || !root.contains(under)) return undefined;
  const card = under.closest<HTMLElement>('.board [data-card]');
  if (card) return { element: card, thing: cardThing(Number(card.dataset.card)) };
  const head = under.closest('.seat-head');
  const seat = head?.closest<HTMLElement>('[data-seat]');
  if (head && seat) return { element: head, thing: seatThing(Number(seat.dataset.seat)) };
  const board = under.closest('.board');
  return board ? { element: board, thing: undefined } : undefined;
}

/** Keeps the table still during a drag, though the question may need more or less room by then. */
function hold(root: HTMLElement, still: boolean): void {
  const dock = root.querySelector<HTMLElement>('.dock');
  if (dock) dock.style.height = still ? `${dock.offsetHeight}px` : '';
}

function mark(aim: Aim | undefined): void {
  for (const each of document.querySelectorAll('[data-aimed]')) each.removeAttribute('data-aimed');
  aim?.element.setAttribute('data-aimed', '');
}

function ghostOf(element: HTMLElement): HTMLElement {
  const place = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.classList.add('ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.removeAttribute('data-card');
  ghost.removeAttribute('data-moves');
  Object.assign(ghost.style, {
    left: `${place.left}px`,
    top: `${place.top}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  });
  // Inside of the table, so that the game's style applies to it.
  (element.closest('main') ?? document.body).append(ghost);
  return ghost;
}

/** Ignores the click that ends a drag. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 0);
}
