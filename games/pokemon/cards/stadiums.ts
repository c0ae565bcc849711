/** Stadiums. */
import type { StayingDef } from './language.ts';

export const STADIUMS: readonly StayingDef[] = [
  {
    id: 'sv2-171',
    print: 'PAL 171',
    name: 'Artazon',
    kind: 'Stadium',
    powers: [
      {
        use: 'once',
        effects: [
          {
            do: 'take',
            from: 'deck',
            cards: [{ card: { stage: 'Basic', ruleBox: false }, count: 1 }],
            to: 'bench',
          },
        ],
      },
    ],
  },
  {
    id: 'sv1-167',
    print: 'SVI 167',
    name: 'Beach Court',
    kind: 'Stadium',
    powers: [{ to: { of: 'both', stage: 'Basic' }, gives: [{ gets: 'retreat cost', amount: -1 }] }],
  },
];
