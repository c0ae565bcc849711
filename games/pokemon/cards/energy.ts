/** Energy cards. */
import type { EnergyDef, Type } from './language.ts';

/** P-CARD-005 There is Basic Energy of nine types. */
function basic(type: Type, number: number): EnergyDef {
  return {
    id: `sve-${number}`,
    print: `SVE ${number}`,
    name: `Basic ${type} Energy`,
    kind: 'Basic Energy',
    provides: [{ types: [type], count: 1 }],
  };
}

const COLORLESS = { types: ['Colorless'], count: 1 } as const;

export const ENERGY: readonly EnergyDef[] = [
  basic('Grass', 1),
  basic('Fire', 2),
  basic('Water', 3),
  basic('Lightning', 4),
  basic('Psychic', 5),
  basic('Fighting', 6),
  basic('Darkness', 7),
  basic('Metal', 8),
  // It is not printed any more, but older decks hold it.
  { ...basic('Fairy', 9), id: 'sm1-172', print: 'SUM 172' },
  {
    id: 'sv2-190',
    print: 'PAL 190',
    name: 'Jet Energy',
    kind: 'Special Energy',
    provides: [COLORLESS],
    powers: [
      {
        when: 'attached',
        if: { if: 'is', who: 'self', a: { spot: 'bench' } },
        effects: [{ do: 'switch', who: 'you', chosenBy: 'you', with: 'self' }],
      },
    ],
  },
  {
    id: 'sv2-191',
    print: 'PAL 191',
    name: 'Luminous Energy',
    kind: 'Special Energy',
    provides: [
      {
        ...COLORLESS,
        if: {
          if: 'at least',
          of: { count: 'energy cards', on: 'self', card: { kind: 'Special Energy' } },
          amount: 2,
        },
      },
      { types: 'every', count: 1 },
    ],
  },
  {
    id: 'sv2-192',
    print: 'PAL 192',
    name: 'Reversal Energy',
    kind: 'Special Energy',
    provides: [
      {
        types: 'every',
        count: 3,
        if: {
          if: 'all',
          facts: [{ if: 'behind in prizes' }, { if: 'is', who: 'self', a: { stage: 'Evolution', ruleBox: false } }],
        },
      },
      COLORLESS,
    ],
  },
  {
    id: 'sv2-193',
    print: 'PAL 193',
    name: 'Therapeutic Energy',
    kind: 'Special Energy',
    provides: [COLORLESS],
    powers: [{ to: 'self', gives: [{ gets: 'immune', to: ['Asleep', 'Confused', 'Paralyzed'] }] }],
  },
  {
    id: 'sv4-182',
    print: 'PAR 182',
    name: 'Medical Energy',
    kind: 'Special Energy',
    provides: [COLORLESS],
    powers: [{ when: 'attached', effects: [{ do: 'heal', amount: 30, on: 'self' }] }],
  },
  {
    id: 'sv5-161',
    print: 'TEF 161',
    name: 'Mist Energy',
    kind: 'Special Energy',
    provides: [COLORLESS],
    powers: [{ to: 'self', gives: [{ gets: 'no effects', from: { of: 'opponent' } }] }],
  },
  {
    id: 'sv5-162',
    print: 'TEF 162',
    name: 'Neo Upper Energy',
    kind: 'Special Energy',
    tags: ['ACE SPEC'],
    provides: [{ types: 'every', count: 2, if: { if: 'is', who: 'self', a: { stage: 'Stage 2' } } }, COLORLESS],
  },
];
