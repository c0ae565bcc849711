/** The back of a card: a compass in a frame. */
import type { ReactNode } from 'react';

export function MagicBack(): ReactNode {
  return (
    <span className="mg-back">
      <svg viewBox="0 0 60 84" aria-hidden="true" focusable="false">
        <rect x="4" y="4" width="52" height="76" rx="4" />
        <rect x="7.500" y="7.500" width="45" height="69" rx="2.500" />
        <ellipse cx="30" cy="42" rx="19" ry="28" />
        <ellipse cx="30" cy="42" rx="14" ry="21" />
        <path className="mg-back-sign" d="M30 25l4 13 13 4-13 4-4 13-4-13-13-4 13-4Z" />
        <path d="M11 15l6 7M49 15l-6 7M11 69l6-7M49 69l-6-7" />
      </svg>
    </span>
  );
}
