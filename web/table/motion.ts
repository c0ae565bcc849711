/**
 * Motion without knowing any game: whatever has a name and is elsewhere after a change glides there, whatever is new fades in, and a
 * number that has changed is marked. Nothing waits for it, and nothing moves for those who want less of it.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { currentSettings, mayMove, type Tempo } from '../app/settings.ts';

const GLIDE_MS: { readonly [Each in Tempo]: number } = { slow: 700, normal: 300, fast: 140 };
const EASE = 'cubic-bezier(.2,.7,.2,1)';
/** Below this nothing has moved that an eye would follow. */
const LEAST_PX = 3;
/** If everything moves at once it is the page that has changed, not the table. */
const MOST_MOVED = 40;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Elements inside of `root` with `data-moves` glide when `changed` differs from the time before. */
export function useMotion(root: RefObject<HTMLElement | null>, changed: unknown): void {
  const places = useRef(new Map<string, Place>());
  const running = useRef<readonly Animation[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is to run when something has changed, whatever that is.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const before = places.current;
    const after = new Map<string, Place>();
    const moving: (readonly [HTMLElement, Keyframe[]])[] = [];
    const named = [...element.querySelectorAll<HTMLElement>('[data-moves]')];
    // What still glides is put where it belongs first: places are measured at rest, or they would drift.
    for (const gliding of running.current) gliding.cancel();
    running.current = [];
    for (const each of named) {
      const key = each.dataset.moves as string;
      const place = each.getBoundingClientRect();
      if (place.width === 0) continue;
      after.set(key, place);
      const from = before.get(key);
      if (from) {
        const x = from.left - place.left;
        const y = from.top - place.top;
        if (Math.abs(x) + Math.abs(y) > LEAST_PX)
          moving.push([each, [{ translate: `${x}px ${y}px`, scale: String(from.width / place.width) }, {}]]);
      } else if (before.size > 0) moving.push([each, [{ opacity: 0, translate: '0 -12px' }, {}]]);
    }
    places.current = after;
    if (before.size === 0 || moving.length > MOST_MOVED || !mayMove()) return;
    running.current = moving.map(([each, frames]) =>
      each.animate(frames, { duration: GLIDE_MS[currentSettings().tempo], easing: EASE }),
    );
  }, [changed]);
}

/** Shows beside a number by how much it has changed. */
export function useChange(value: number): { readonly by: number; readonly times: number } {
  const last = useRef({ value, by: 0, times: 0 });
  if (last.current.value !== value)
    last.current = { value, by: value - last.current.value, times: last.current.times + 1 };
  return last.current;
}
