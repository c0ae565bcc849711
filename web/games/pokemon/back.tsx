/** The back of every card: a sun over the sea, of our own design. */
import type { ReactNode } from 'react';

export function PokemonBack(): ReactNode {
  return (
    <span className="pk-back">
      <svg viewBox="0 0 60 84" aria-hidden="true" focusable="false">
        <rect x="3.500" y="3.500" width="53" height="77" rx="4" />
        <circle className="pk-back-sun" cx="30" cy="38" r="13" />
        <path d="M30 17v4M30 55v4M9 38h4M47 38h4M15.200 23.200l2.800 2.800M42 50l2.800 2.800M44.800 23.200 42 26M18 50l-2.800 2.800" />
        <path className="pk-back-sea" d="M6 58c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0v20H6Z" />
        <path d="M6 66c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0M6 73c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0" />
      </svg>
    </span>
  );
}
