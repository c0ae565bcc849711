/** The back of a card: a key in a frame; cards of the City have a skyline. */
import type { ReactNode } from 'react';

export function RivalsBack({ zone = 'library' }: { readonly zone?: string }): ReactNode {
  const isCity = zone === 'city';
  return (
    <span className="rv-back" data-back={isCity ? 'city' : zone === 'faction' ? 'faction' : 'library'}>
      <svg viewBox="0 0 60 84" aria-hidden="true" focusable="false">
        <rect x="4" y="4" width="52" height="76" rx="3" />
        <path
          d={
            isCity
              ? 'M8 62V44h8v-8h8v8h4V24l5-8 5 8v20h6v-6h8v24Z'
              : 'M30 20a10 10 0 1 0 .1 0ZM30 40v26M30 58h8M30 66h6'
          }
        />
      </svg>
    </span>
  );
}
