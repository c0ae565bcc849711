/** Pokémon Tools. */
import { CONDITIONS, type StayingDef } from './language.ts';

export const TOOLS: readonly StayingDef[] = [
  {
    id: 'sv1-169',
    print: 'SVI 169',
    name: 'Defiance Band',
    kind: 'Tool',
    powers: [{ to: 'self', if: { if: 'behind in prizes' }, gives: [{ gets: 'damage done', amount: 30 }] }],
  },
  {
    id: 'sv1-174',
    print: 'SVI 174',
    name: 'Exp. Share',
    kind: 'Tool',
    powers: [
      {
        when: 'active knocked out',
        may: true,
        effects: [{ do: 'move energy', energy: { kind: 'Basic Energy' }, amount: 1, from: 'that', to: 'self' }],
      },
    ],
  },
  {
    id: 'sv1-192',
    print: 'SVI 192',
    name: 'Rock Chestplate',
    kind: 'Tool',
    powers: [
      {
        to: 'self',
        if: { if: 'is', who: 'self', a: { type: 'Fighting' } },
        gives: [{ gets: 'damage taken', amount: -30, from: { of: 'opponent' } }],
      },
    ],
  },
  {
    id: 'sv1-193',
    print: 'SVI 193',
    name: 'Rocky Helmet',
    kind: 'Tool',
    powers: [{ when: 'damaged', effects: [{ do: 'put counters', amount: 2, on: 'attacker' }] }],
  },
  {
    id: 'sv1-197',
    print: 'SVI 197',
    name: 'Vitality Band',
    kind: 'Tool',
    powers: [{ to: 'self', gives: [{ gets: 'damage done', amount: 10 }] }],
  },
  {
    id: 'sv2-173',
    print: 'PAL 173',
    name: 'Bravery Charm',
    kind: 'Tool',
    powers: [{ to: 'self', if: { if: 'is', who: 'self', a: { stage: 'Basic' } }, gives: [{ gets: 'hp', amount: 50 }] }],
  },
  {
    id: 'sv3pt5-163',
    print: 'MEW 163',
    name: 'Leftovers',
    kind: 'Tool',
    powers: [
      {
        when: 'end of turn',
        if: { if: 'is', who: 'self', a: { spot: 'active' } },
        effects: [{ do: 'heal', amount: 20, on: 'self' }],
      },
    ],
  },
  {
    id: 'sv4-159',
    print: 'PAR 159',
    name: 'Ancient Booster Energy Capsule',
    kind: 'Tool',
    tags: ['Ancient'],
    powers: [
      {
        to: 'self',
        if: { if: 'is', who: 'self', a: { tag: 'Ancient' } },
        gives: [
          { gets: 'hp', amount: 60 },
          { gets: 'immune', to: CONDITIONS },
        ],
      },
    ],
  },
  {
    id: 'sv4-164',
    print: 'PAR 164',
    name: 'Future Booster Energy Capsule',
    kind: 'Tool',
    tags: ['Future'],
    powers: [
      {
        to: 'self',
        if: { if: 'is', who: 'self', a: { tag: 'Future' } },
        gives: [{ gets: 'no retreat cost' }, { gets: 'damage done', amount: 20 }],
      },
    ],
  },
  {
    id: 'sv4-177',
    print: 'PAR 177',
    name: 'Technical Machine: Devolution',
    kind: 'Tool',
    tags: ['Technical Machine'],
    powers: [{ leaves: 'end of turn' }],
    attack: {
      name: 'Devolution',
      cost: 'C',
      effects: [{ do: 'devolve', what: { each: { of: 'opponent', evolved: true } } }],
    },
  },
  {
    id: 'sv4-178',
    print: 'PAR 178',
    name: 'Technical Machine: Evolution',
    kind: 'Tool',
    tags: ['Technical Machine'],
    powers: [{ leaves: 'end of turn' }],
    attack: {
      name: 'Evolution',
      cost: 'C',
      effects: [{ do: 'evolve', what: { choose: { spot: 'bench' }, count: 2, upTo: true }, from: 'deck' }],
    },
  },
  {
    id: 'sv5-152',
    print: 'TEF 152',
    name: "Hero's Cape",
    kind: 'Tool',
    tags: ['ACE SPEC'],
    powers: [{ to: 'self', gives: [{ gets: 'hp', amount: 100 }] }],
  },
  {
    id: 'sv5-154',
    print: 'TEF 154',
    name: 'Maximum Belt',
    kind: 'Tool',
    tags: ['ACE SPEC'],
    powers: [{ to: 'self', gives: [{ gets: 'damage done', amount: 50, to: { tag: 'ex' } }] }],
  },
  {
    id: 'sv5-159',
    print: 'TEF 159',
    name: 'Rescue Board',
    kind: 'Tool',
    powers: [
      { to: 'self', gives: [{ gets: 'retreat cost', amount: -1 }] },
      {
        to: 'self',
        if: { if: 'is', who: 'self', a: { hpLeftMax: 30 } },
        gives: [{ gets: 'no retreat cost' }],
      },
    ],
  },
];
