/** Stadiums. */
import type { StayingDef } from './language.ts';

export const STADIUMS: readonly StayingDef[] = [
  {
    id: 'sv1-167',
    print: 'SVI 167',
    name: 'Beach Court',
    kind: 'Stadium',
    powers: [{ to: { of: 'both', stage: 'Basic' }, gives: [{ gets: 'retreat cost', amount: -1 }] }],
  },
  {
    id: 'sv1-178',
    print: 'SVI 178',
    name: 'Mesagoza',
    kind: 'Stadium',
    powers: [
      {
        use: 'once',
        effects: [
          {
            do: 'flip',
            heads: [{ do: 'take', from: 'deck', cards: [{ card: { kind: 'Pokémon' }, count: 1 }], to: 'hand' }],
          },
        ],
      },
    ],
  },
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
    id: 'sv5-148',
    print: 'TEF 148',
    name: 'Full Metal Lab',
    kind: 'Stadium',
    powers: [
      {
        to: { of: 'both', type: 'Metal' },
        gives: [{ gets: 'damage taken', amount: -30, from: { of: 'opponent' } }],
      },
    ],
  },
  {
    id: 'sv5-156',
    print: 'TEF 156',
    name: 'Perilous Jungle',
    kind: 'Stadium',
    powers: [
      {
        when: 'checkup',
        effects: [
          {
            do: 'put counters',
            amount: 2,
            on: { each: { of: 'both', condition: 'Poisoned', not: { type: 'Darkness' } } },
          },
        ],
      },
    ],
  },
  {
    id: 'swsh10-142',
    print: 'ASR 142',
    name: 'Gapejaw Bog',
    kind: 'Stadium',
    powers: [{ when: 'benched', effects: [{ do: 'put counters', amount: 2, on: 'that' }] }],
  },
  {
    id: 'swsh11-160',
    print: 'LOR 160',
    name: 'Lake Acuity',
    kind: 'Stadium',
    powers: [
      {
        to: { of: 'both', energy: ['Water', 'Fighting'] },
        gives: [{ gets: 'damage taken', amount: -20, from: { of: 'opponent' } }],
      },
    ],
  },
];
