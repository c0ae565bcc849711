/**
 * Motion without knowing any game: a named element that is elsewhere after a change glides there, a card that comes
 * into sight comes from its pile, one that goes flies to its pile, and counters fly along the paths that the game's
 * look names. Nothing waits for it, a click or a key ends it, and nothing moves for users who prefer reduced motion.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { currentSettings, mayMove, type Tempo } from '../app/settings.ts';
import type { MatchState } from '../connection/match-state.ts';
import type { Look } from '../games/look.ts';
import { beforeFrame } from './before-frame.ts';
import { fly, planFlights } from './flying.ts';
import { placeOf } from './places.ts';
import { destinationOf, type End, originOf, passages, type Step } from './travel.ts';

const GLIDE_MS: { readonly [Each in Tempo]: number } = { slow: 700, normal: 300, fast: 140 };
const EASE = 'cubic-bezier(.2,.7,.2,1)';
/** Smaller movements are not noticed. */
const LEAST_PX = 3;
/** If everything moves at once, the page has changed, not the table. */
const MOST_MOVED = 40;
/** More cards that go to a pile at once than an eye can follow. */
const MOST_GONE = 8;

interface Placed {
  readonly place: DOMRect;
  readonly element: HTMLElement;
}

/** Elements inside of `root` with `data-moves` glide when another update has come; when only more is drawn, nothing moves. */
export function useMotion(root: RefObject<HTMLElement | null>, state: MatchState, look: Look, drawn: number): void {
  const known = useRef(new Map<string, Placed>());
  const last = useRef(state);
  const running = useRef<Animation[]>([]);
  useEffect(() => {
    // The player has seen enough: everything jumps to its place.
    const skip = (): void => {
      for (const each of running.current) each.finish();
      running.current = [];
    };
    window.addEventListener('pointerdown', skip);
    window.addEventListener('keydown', skip);
    return () => {
      window.removeEventListener('pointerdown', skip);
      window.removeEventListener('keydown', skip);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is to run once for each update, and when more is drawn.
  useLayoutEffect(() => beforeFrame(move, () => root.current?.offsetHeight), [state.n, drawn]);
  function move(): void {
    const element = root.current;
    const earlier = last.current;
    last.current = state;
    if (!element) return;
    // Animations in progress are finished first: places are measured at rest, or they would drift.
    for (const each of running.current) each.finish();
    running.current = [];
    const before = known.current;
    const after = placesIn(element);
    known.current = after;
    if (before.size === 0 || state.n === earlier.n || !mayMove()) return;
    const tempo = currentSettings().tempo;
    const isNext = state.n === earlier.n + 1 && state.view && earlier.view;
    const step = isNext ? ({ before: earlier.view, after: state.view, events: state.news } as Step) : undefined;
    const find = (end: End): DOMRect | undefined =>
      placeOf(element, end) ?? ('card' in end ? before.get(`card ${end.card}`)?.place : undefined);
    const moves = movesBetween(before, after, (key) => step && originIn(step, key, find, look));
    const gone = step ? [...before].filter(([key, { element: was }]) => !after.has(key) && !was.isConnected) : [];
    const leaving = gone.map(([key, was]) => ({ was, to: step && destinationIn(step, key, find, look) }));
    const flights = step ? planFlights(element, look.flights?.(step) ?? [], passages(step), find) : [];
    // Everything has been measured: measuring after a change would cost a layout.
    const timing: KeyframeAnimationOptions = { duration: GLIDE_MS[tempo], easing: EASE };
    if (moves.length <= MOST_MOVED) for (const move of moves) running.current.push(...animated(element, move, timing));
    if (leaving.length <= MOST_GONE)
      for (const { was, to } of leaving) running.current.push(...leave(element, was, to, timing));
    running.current.push(...fly(element, flights, GLIDE_MS[tempo]));
  }
}

function placesIn(root: HTMLElement): Map<string, Placed> {
  const places = new Map<string, Placed>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-moves]')) {
    const place = element.getBoundingClientRect();
    if (place.width > 0) places.set(element.dataset.moves as string, { place, element });
  }
  return places;
}

interface Move extends Placed {
  /** Undefined: it appears where it is. */
  readonly from: DOMRect | undefined;
  /** It moves from one part of the table to another: scrolling parts would clip it on its way. */
  readonly isCarried: boolean;
}

function movesBetween(
  before: ReadonlyMap<string, Placed>,
  after: ReadonlyMap<string, Placed>,
  originFor: (key: string) => DOMRect | undefined,
): readonly Move[] {
  const moves: Move[] = [];
  for (const [key, { place, element }] of after) {
    const was = before.get(key);
    const from = was?.place ?? originFor(key);
    if (!from || Math.abs(from.left - place.left) + Math.abs(from.top - place.top) > LEAST_PX)
      moves.push({ place, element, from, isCarried: from !== undefined && was?.element !== element });
  }
  return moves;
}

function animated(root: HTMLElement, move: Move, timing: KeyframeAnimationOptions): readonly Animation[] {
  const { element, place, from, isCarried } = move;
  if (!from) return [element.animate([{ opacity: 0, translate: '0 -12px' }, {}], timing)];
  const start = between(from, place);
  if (!isCarried) return [element.animate([start, {}], timing)];
  const picture = pictureOf(root, move);
  return [
    untilDone(picture, picture.animate([{ ...start, opacity: 0.4 }, { opacity: 1, offset: 0.3 }, {}], timing)),
    element.animate([{ opacity: 0 }, { opacity: 0 }], timing),
  ];
}

/**
 * Transforms an element at `place` so that it appears at `from`. Piles are wider than cards: cards from them are not
 * enlarged.
 */
function between(from: DOMRect, place: DOMRect): Keyframe {
  const scale = Math.min(1.5, from.width / place.width);
  const x = from.left + from.width / 2 - place.left - place.width / 2;
  const y = from.top + from.height / 2 - place.top - place.height / 2;
  return { translate: `${x}px ${y}px`, scale: String(scale) };
}

const handleOf = (key: string): number => Number(/^card (\d+)$/.exec(key)?.[1] ?? Number.NaN);

type Find = (end: End) => DOMRect | undefined;

function originIn(step: Step, key: string, find: Find, { commonPile }: Look): DOMRect | undefined {
  const end = originOf(step, handleOf(key));
  if (end) return find(end);
  return commonPile === undefined ? undefined : find({ named: commonPile });
}

function destinationIn(step: Step, key: string, find: Find, { commonPile }: Look): DOMRect | undefined {
  const end = destinationOf(step, handleOf(key));
  if (end) return find(end);
  return commonPile === undefined ? undefined : find({ named: commonPile });
}

/** A picture of the vanished card, on its way to its new place. */
function leave(
  root: HTMLElement,
  was: Placed,
  to: DOMRect | undefined,
  timing: KeyframeAnimationOptions,
): readonly Animation[] {
  const picture = pictureOf(root, was);
  const end = to ? between(to, was.place) : { translate: '0 10px', scale: '0.9' };
  const frames = [{}, { opacity: to ? 0.7 : 0, offset: 0.8 }, { ...end, opacity: 0 }];
  return [untilDone(picture, picture.animate(frames, { ...timing, fill: 'forwards' }))];
}

/** A purely visual copy, above the table and outside of its layout. */
function pictureOf(root: HTMLElement, { element, place }: Placed): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  picture.classList.add('travelling');
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  for (const name of ['data-card', 'data-moves', 'data-glow', 'id']) picture.removeAttribute(name);
  const { left, top, width, height } = place;
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  root.append(picture);
  return picture;
}

function untilDone(picture: HTMLElement, animation: Animation): Animation {
  animation.onfinish = () => picture.remove();
  animation.oncancel = animation.onfinish;
  return animation;
}

/** Shows a number's change beside it. */
export function useChange(value: number): { readonly by: number; readonly times: number } {
  const last = useRef({ value, by: 0, times: 0 });
  if (last.current.value !== value)
    last.current = { value, by: value - last.current.value, times: last.current.times + 1 };
  return last.current;
}
