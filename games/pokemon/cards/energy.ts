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
    id: 'sv5-162',
    print: 'TEF 162',
    name: 'Neo Upper Energy',
    kind: 'Special Energy',
    tags: ['ACE SPEC'],
    provides: [{ types: 'every', count: 2, if: { if: 'is', who: 'self', a: { stage: 'Stage 2' } } }, COLORLESS],
  },
];
