/**
 * Pictures take turns. To draw one, and to let the browser read it, takes milliseconds, and the first table shows dozens:
 * they are drawn when they are in sight, one per task. One that comes alone, with a card that is played, is read while
 * the change is being drawn, so that it is there at once.
 */
import { type RefObject, useLayoutEffect, useState } from 'react';

interface Turn {
  readonly name: string;
  readonly draw: () => void;
}

/** Pictures that have been drawn before: the browser has read them, so they need no turn. */
const drawn = new Set<string>();
/** Those that the browser is reading before they are on the page. */
const ahead = new Map<string, HTMLImageElement>();
let mayReadAhead = true;
/** Those out of sight, and those in sight, in the order in which they came. */
const hidden = new Map<Element, Turn>();
const waiting = new Map<Element, Turn>();
let sight: IntersectionObserver | undefined;

/** Whether the picture of this name may be drawn in its place. `draw` is undefined as long as nothing can be drawn. */
export function useTurn(place: RefObject<Element | null>, name: string, draw: (() => string) | undefined): boolean {
  const [mayDraw, setMayDraw] = useState(() => drawn.has(name) || (draw !== undefined && readAhead(name, draw)));
  const canDraw = draw !== undefined;
  useLayoutEffect(() => {
    if (mayDraw) {
      drawn.add(name);
      ahead.delete(name);
      return;
    }
    const element = place.current;
    return canDraw && element ? inTurn(element, name, () => setMayDraw(true)) : undefined;
  }, [place, name, canDraw, mayDraw]);
  return mayDraw;
}

/** Lets the browser read a picture before it is on the page, one in each task. False if it must wait for its turn. */
function readAhead(name: string, draw: () => string): boolean {
  if (ahead.has(name)) return true;
  if (!mayReadAhead) return false;
  mayReadAhead = false;
  setTimeout(() => {
    mayReadAhead = true;
  });
  const image = new Image();
  image.src = draw();
  ahead.set(name, image);
  return true;
}

/** Returns a function that gives the turn up. */
export function inTurn(element: Element, name: string, draw: () => void): () => void {
  hidden.set(element, { name, draw });
  sight ??= new IntersectionObserver(comeIntoSight);
  sight.observe(element);
  return () => {
    sight?.unobserve(element);
    hidden.delete(element);
    waiting.delete(element);
  };
}

function comeIntoSight(entries: readonly IntersectionObserverEntry[]): void {
  const isIdle = waiting.size === 0;
  for (const { target, isIntersecting } of entries) {
    const turn = hidden.get(target);
    if (!isIntersecting || !turn) continue;
    sight?.unobserve(target);
    hidden.delete(target);
    waiting.set(target, turn);
  }
  if (isIdle && waiting.size > 0) setTimeout(nextTurn);
}

/** Copies of a card have the same picture, which the browser reads once: they come with the first of them. */
function nextTurn(): void {
  const [first] = waiting.values();
  if (!first) return;
  for (const [element, { name, draw }] of waiting) {
    if (name !== first.name) continue;
    waiting.delete(element);
    draw();
  }
  if (waiting.size > 0) setTimeout(nextTurn);
}
