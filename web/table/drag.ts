/**
 * Cards can be dragged onto their targets: a card, a player, the table. It is another way of pointing at the same
 * things, so nothing depends on it. With a finger a card is pulled upwards out of the hand; sideways the hand is
 * scrolled.
 */
import { type RefObject, useEffect, useRef } from 'react';
import { cardThing, seatThing, type Thing } from './sentence.ts';
import type { Deciding } from './use-decision.ts';

/** A shorter movement is a click with an unsteady hand. */
const LEAST_PX = 8;

interface Held {
  readonly element: HTMLElement;
  readonly handle: number;
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
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
    // Fingers pull cards out of the hand only: everywhere else they scroll.
    if (event.pointerType !== 'mouse' && !element.closest('.hand')) return;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    held = { element, handle: Number(element.dataset.card), x, y, pointer };
  };
  const move = (event: PointerEvent): void => {
    if (held?.pointer !== event.pointerId) return;
    const across = event.clientX - held.x;
    const along = event.clientY - held.y;
    if (!held.ghost) {
      const far = Math.hypot(across, along) > LEAST_PX;
      const upwards = event.pointerType === 'mouse' || -along > Math.abs(across);
      if (!far) return;
      if (!upwards || !deciding()?.grab(cardThing(meant(held.handle)))) {
        held = undefined;
        return;
      }
      held.ghost = ghostOf(held.element);
      hold(root, true);
      // Cancels the longer press that had begun.
      held.element.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: event.pointerId }));
      held.element.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }));
    }
    held.ghost.style.translate = `${event.clientX - held.x}px ${event.clientY - held.y}px`;
    mark(root, aimAt(root, event));
  };
  const up = (event: PointerEvent): void => {
    if (held?.pointer !== event.pointerId) return;
    const { ghost, element } = held;
    held = undefined;
    if (!ghost) return;
    ghost.remove();
    hold(root, false);
    mark(root, undefined);
    swallowClick();
    const aim = aimAt(root, event);
    if (!aim || aim.element === element) return;
    deciding()?.drop(aim.thing);
  };
  const cancel = (event: PointerEvent): void => {
    // The events dispatched above were not the browser's.
    if (!event.isTrusted || held?.pointer !== event.pointerId) return;
    held.ghost?.remove();
    held = undefined;
    hold(root, false);
    mark(root, undefined);
  };
  const still = (event: Event): void => {
    if (held?.ghost) event.preventDefault();
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

interface Aim {
  readonly element: Element;
  /** Undefined: the table itself. */
  readonly thing: Thing | undefined;
}

/** The target under the pointer; undefined where nothing can be dropped. */
function aimAt(root: HTMLElement, { clientX, clientY }: PointerEvent): Aim | undefined {
  const under = document.elementFromPoint(clientX, clientY);
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

function mark(root: HTMLElement, aim: Aim | undefined): void {
  for (const each of root.querySelectorAll('[data-aimed]')) each.removeAttribute('data-aimed');
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
