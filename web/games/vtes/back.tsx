/**
 * Backs: garnet for the crypt, green for the library. The ornaments differ, so the colours need not be distinguished.
 */
import type { ReactNode } from 'react';

const CRYPT_ZONES: ReadonlySet<string> = new Set(['crypt', 'uncontrolled', 'ready', 'torpor', 'contested']);

export function VtesBack({ zone }: { readonly zone: string }): ReactNode {
  const crypt = CRYPT_ZONES.has(zone);
  return (
    <span className="vt-back" data-back={crypt ? 'crypt' : 'library'}>
      <svg viewBox="0 0 60 84" aria-hidden="true" focusable="false">
        <rect x="4" y="4" width="52" height="76" rx="4" />
        <rect x="7" y="7" width="46" height="70" rx="2.500" />
        <path d="M7 24 24 7M36 7l17 17M53 60 36 77M24 77 7 60M7 33 33 7M27 7l26 26M53 51 27 77M33 77 7 51" />
        <path className="vt-back-field" d="M30 14 48 42 30 70 12 42Z" />
        <path d="M30 20 44 42 30 64 16 42Z" />
        <path
          className="vt-back-sign"
          d={
            crypt
              ? 'M30 30c5 6.800 7.500 10.500 7.500 14a7.500 7.500 0 0 1-15 0c0-3.500 2.500-7.200 7.500-14Z'
              : 'M22 36c3-1.500 6-1.500 8 .5 2-2 5-2 8-.5v13c-3-1.500-6-1.500-8 .5-2-2-5-2-8-.5Z'
          }
        />
      </svg>
    </span>
  );
}
