/** The back of a card: a whirl in a frame. */
import type { ReactNode } from 'react';

export function YugiohBack(): ReactNode {
  return (
    <span className="yg-back">
      <svg viewBox="0 0 60 84" aria-hidden="true" focusable="false">
        <rect x="4" y="4" width="52" height="76" rx="3" />
        <ellipse className="yg-back-eye" cx="30" cy="42" rx="13" ry="19" />
        <path d="M30 10c16 6 22 18 20 32M30 74C14 68 8 56 10 42M50 42c-4 16-12 24-24 26M10 42c4-16 12-24 24-26" />
        <ellipse cx="30" cy="42" rx="21" ry="30" />
      </svg>
    </span>
  );
}
