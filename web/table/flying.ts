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

export function fly(
  root: HTMLElement,
  flights: readonly Flight[],
  passages: readonly Passage[],
  find: Find,
  glideMs: number,
): readonly Animation[] {
  const duration = glideMs * SLOWER;
  const all: Animation[] = [];
  let flying = 0;
  for (const { from, to, amount, kind } of gathered(flights)) {
    const pips = amount <= PIPS_MAX ? amount : 1;
    flying += pips;
    const start = find(from);
    const end = find(to);
    if (!start || !end || flying > MOST_FLYING) continue;
    for (let index = 0; index < pips; index++) {
      const token = tokenOf(kind, pips === 1 && amount > 1 ? amount : undefined);
      all.push(...send(root, token, middle(start), middle(end, index, pips), duration, index * GAP_MS));
    }
    const target = elementAt(root, to);
    if (!target) continue;
    showLater(target, duration * 0.8);
    if (kind === 'damage') all.push(shake(target, duration * 0.9));
  }
  for (const { seat, from, to, count } of passages) {
    const start = find({ seat, zone: from });
    const end = find({ seat, zone: to });
    if (!start || !end) continue;
    for (let index = 0; index < Math.min(count, CARDS_MAX); index++)
      all.push(...send(root, tokenOf('card', undefined), middle(start), middle(end), duration, index * GAP_MS));
  }
  return all;
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
