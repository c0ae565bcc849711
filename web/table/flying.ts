/**
 * Draws the flights over the table. Only transforms and opacity change, outside of the layout, and everything is taken
 * away at the end.
 */
import { type Flight, gathered, PIPS_MAX } from './flights.ts';
import { elementAt } from './places.ts';
import type { End, Passage } from './travel.ts';

/** A flight takes longer than a gliding card by this factor: it is small, and the eye has to find it. */
const SLOWER = 1.8;
/** Between two of the same flight. */
const GAP_MS = 60;
/** More at once would be a meaningless swarm. */
const MOST_FLYING = 30;
const CARDS_MAX = 3;

type Find = (end: End) => DOMRect | undefined;

/** Things of one kind on their way from one place to another. */
interface Planned {
  readonly kind: string;
  readonly count: number;
  /** The number on it, if one stands for several. */
  readonly amount: number | undefined;
  readonly start: DOMRect;
  readonly end: DOMRect;
  /** The number there shows its change when they arrive. */
  readonly target: HTMLElement | undefined;
  /** They land side by side. */
  readonly isSpread: boolean;
}

/** Measures where everything flies, and changes nothing. */
export function planFlights(
  root: HTMLElement,
  flights: readonly Flight[],
  passages: readonly Passage[],
  find: Find,
): readonly Planned[] {
  const all: Planned[] = [];
  let flying = 0;
  for (const { from, to, amount, kind } of gathered(flights)) {
    const count = amount <= PIPS_MAX ? amount : 1;
    flying += count;
    const start = find(from);
    const end = find(to);
    if (!start || !end || flying > MOST_FLYING) continue;
    const number = count === 1 && amount > 1 ? amount : undefined;
    all.push({ kind, count, amount: number, start, end, target: elementAt(root, to), isSpread: true });
  }
  for (const { seat, from, to, count } of passages) {
    const start = find({ seat, zone: from });
    const end = find({ seat, zone: to });
    if (!start || !end) continue;
    const cards = { kind: 'card', count: Math.min(count, CARDS_MAX), amount: undefined, target: undefined };
    all.push({ ...cards, start, end, isSpread: false });
  }
  return all;
}

export function fly(root: HTMLElement, all: readonly Planned[], glideMs: number): readonly Animation[] {
  const duration = glideMs * SLOWER;
  return all.flatMap(({ kind, count, amount, start, end, target, isSpread }) => {
    const animations: Animation[] = [];
    for (let index = 0; index < count; index++) {
      const goal = isSpread ? middle(end, index, count) : middle(end);
      animations.push(...send(root, tokenOf(kind, amount), middle(start), goal, duration, index * GAP_MS));
    }
    if (target) showLater(target, duration * 0.8);
    if (target && kind === 'damage') animations.push(shake(target, duration * 0.9));
    return animations;
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Several land side by side. */
function middle({ left, top, width, height }: DOMRect, index = 0, of = 1): Point {
  return { x: left + width / 2 + (index - (of - 1) / 2) * Math.min(10, width / 8), y: top + height / 2 };
}

function tokenOf(kind: string, amount: number | undefined): HTMLElement {
  const token = document.createElement('span');
  token.className = 'flight';
  token.dataset.kind = kind;
  token.setAttribute('aria-hidden', 'true');
  const shape = document.createElement('i');
  shape.textContent = amount === undefined ? '' : String(amount);
  token.append(shape);
  return token;
}

/** Along an arc: it starts slowly across, and ends slowly up or down. */
function send(
  root: HTMLElement,
  token: HTMLElement,
  from: Point,
  to: Point,
  duration: number,
  delay: number,
): readonly Animation[] {
  root.append(token);
  const timing: KeyframeAnimationOptions = { duration, delay, fill: 'both' };
  const shape = token.firstElementChild as HTMLElement;
  const across = token.animate([{ transform: `translateX(${from.x}px)` }, { transform: `translateX(${to.x}px)` }], {
    ...timing,
    easing: 'cubic-bezier(.5,0,.6,1)',
  });
  const along = shape.animate([{ transform: `translateY(${from.y}px)` }, { transform: `translateY(${to.y}px)` }], {
    ...timing,
    easing: 'cubic-bezier(.2,.1,.3,1)',
  });
  const seen = shape.animate(
    [
      { opacity: 0, scale: '0.4' },
      { opacity: 1, scale: '1.15', offset: 0.2 },
      { opacity: 1, scale: '1', offset: 0.85 },
      { opacity: 0, scale: '1.9' },
    ],
    timing,
  );
  const animations = [across, along, seen];
  across.onfinish = () => token.remove();
  across.oncancel = across.onfinish;
  return animations;
}

/** Shakes the target of a blow. */
function shake(target: HTMLElement, delay: number): Animation {
  const frames = ['0 0', '-4px 1px', '4px -1px', '-2px 0', '0 0'].map((translate) => ({ translate }));
  return target.animate(frames, { duration: 220, delay, composite: 'add' });
}

/** Delays the displayed change of a number until the flight has arrived. */
function showLater(target: HTMLElement, delay: number): void {
  for (const change of target.querySelectorAll<HTMLElement>('.change')) change.style.animationDelay = `${delay}ms`;
}
