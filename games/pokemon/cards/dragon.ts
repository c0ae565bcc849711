/** Dragon Pokémon. */
import type { PokemonDef } from './language.ts';

export const DRAGON: readonly PokemonDef[] = [
  {
    id: 'sv5-119',
    print: 'TEF 119',
    name: 'Koraidon',
    kind: 'Pokémon',
    stage: 'Basic',
    tags: ['Ancient'],
    types: ['Dragon'],
    hp: 140,
    retreat: 2,
    attacks: [
      {
        name: 'Primordial Beatdown',
        cost: 'FC',
        damage: { each: 30, of: { count: 'pokemon', who: { tag: 'Ancient' } } },
      },
      { name: 'Shred', cost: 'RFC', damage: 130, before: [{ do: 'ignore', what: ['effects'] }] },
    ],
  },
  {
    id: 'sv5-120',
    print: 'TEF 120',
    name: 'Koraidon ex',
    kind: 'Pokémon',
    stage: 'Basic',
    tags: ['ex', 'Ancient'],
    types: ['Dragon'],
    hp: 230,
    retreat: 2,
    attacks: [
      {
        name: 'Retribution Strike',
        cost: 'CC',
        damage: 20,
        before: [{ do: 'more damage', amount: { times: 10, of: { count: 'counters', on: 'self' } } }],
      },
      { name: 'Kaiser Tackle', cost: 'RFF', damage: 280, effects: [{ do: 'damage', amount: 60, to: 'self' }] },
    ],
  },
  {
    id: 'sv5-121',
    print: 'TEF 121',
    name: 'Miraidon',
    kind: 'Pokémon',
    stage: 'Basic',
    tags: ['Future'],
    types: ['Dragon'],
    hp: 110,
    retreat: 2,
    attacks: [
      {
        name: 'Peak Acceleration',
        cost: 'C',
        damage: 40,
        effects: [
          {
            do: 'take',
            from: 'deck',
            cards: [{ card: { kind: 'Basic Energy' }, count: 2, upTo: true }],
            to: { attachInAnyWay: { tag: 'Future' } },
          },
        ],
      },
      { name: 'Sparking Strike', cost: 'LLP', damage: 160 },
    ],
  },
  {
    id: 'sv5-122',
    print: 'TEF 122',
    name: 'Miraidon ex',
    kind: 'Pokémon',
    stage: 'Basic',
    tags: ['ex', 'Future'],
    types: ['Dragon'],
    hp: 220,
    retreat: 1,
    attacks: [
      {
        name: 'Repulsion Bolt',
        cost: 'LP',
        damage: 60,
        before: [
          {
            do: 'if',
            fact: { if: 'is', who: 'defending', a: { damaged: true } },
            effects: [{ do: 'more damage', amount: 100 }],
          },
        ],
      },
      {
        name: 'Cyber Drive',
        cost: 'LPC',
        damage: 220,
        effects: [
          {
            do: 'lasting',
            on: 'self',
            until: 'end of your next turn',
            gives: [{ gets: 'cannot use', attack: 'Cyber Drive' }],
          },
        ],
      },
    ],
  },
];
