/** Pokémon Tools. */
import type { StayingDef } from './language.ts';

export const TOOLS: readonly StayingDef[] = [
  {
    id: 'sv2-173',
    print: 'PAL 173',
    name: 'Bravery Charm',
    kind: 'Tool',
    powers: [{ to: 'self', if: { if: 'is', who: 'self', a: { stage: 'Basic' } }, gives: [{ gets: 'hp', amount: 50 }] }],
  },
  {
    id: 'sv1-193',
    print: 'SVI 193',
    name: 'Rocky Helmet',
    kind: 'Tool',
    powers: [{ when: 'damaged', effects: [{ do: 'put counters', amount: 2, on: 'attacker' }] }],
  },
];
