/** Signs of clans, Disciplines, kinds of attacks and states: shapes of our own, as lines on a field of 24 by 24. */
import type { ReactNode } from 'react';

const SIGNS = {
  brujah: 'M4 20 20 4M14 4h6v6M4 4l7 7M13 13l7 7',
  malkavian: 'M12 3a9 9 0 1 0 9 9M12 7a5 5 0 1 0 5 5M12 11v2M15 3l2 6 4-5',
  toreador: 'M12 13c-4-1-5-8 0-10 5 2 4 9 0 10ZM12 13v9M12 19c-3 0-5-2-5-4M12 17c3 0 5-2 5-4',
  ventrue: 'M3 18 4 7l5 5 3-8 3 8 5-5 1 11ZM4 21h16',
  auspex: 'M2 12c4-6 16-6 20 0-4 6-16 6-20 0ZM12 9a3 3 0 1 0 .1 0Z',
  celerity: 'M4 5l6 7-6 7M12 5l6 7-6 7',
  dominate: 'M12 3v12M7 8l5-5 5 5M5 21h14M8 17h8',
  fortitude: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6Z',
  obfuscate: 'M3 9c6-4 12-4 18 0M5 14c5 3 9 3 14 0M4 20 20 4',
  potence: 'M6 11V7h3V5h3v2h3v-1h3v8l-3 6H9l-3-5Z',
  presence: 'M12 3l2.500 6.500L21 12l-6.500 2.500L12 21l-2.500-6.500L3 12l6.500-2.500Z',
  physical: 'M6 11V7h3V5h3v2h3v-1h3v8l-3 6H9l-3-5Z',
  social: 'M4 5h16v10h-8l-5 4v-4H4Z',
  mental: 'M12 3a7 7 0 0 0-4 12.700V19h8v-3.300A7 7 0 0 0 12 3ZM9 22h6',
  ranged: 'M12 5a7 7 0 1 0 .1 0ZM12 1v6M12 17v6M1 12h6M17 12h6',
  blood: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6Z',
  leader: 'M12 3l2.700 5.800 6.300.8-4.600 4.300 1.200 6.300L12 17.100 6.400 20.200l1.200-6.300L3 9.600l6.300-.8Z',
  titled: 'M3 18 4 7l5 5 3-8 3 8 5-5 1 11ZM4 21h16',
  guard: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6ZM12 7v10',
  wounded: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11ZM7 9l5 4-3 3 4 4',
  'no influence': 'M12 3a9 9 0 1 0 .1 0ZM6 6l12 12',
  exhausted: 'M19 8a8 8 0 1 0 1 6M20 3v6h-6',
  influence: 'M4 21V10M10 21V4M16 21v-8M21 21H2',
  agenda: 'M6 3h12v18l-6-4-6 4Z',
} as const;

export type SignName = keyof typeof SIGNS;

export function isSign(name: string): name is SignName {
  return Object.hasOwn(SIGNS, name);
}

export function Sign({ name }: { readonly name: SignName }): ReactNode {
  return (
    <svg className="rv-sign" data-sign={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[name]} />
    </svg>
  );
}
