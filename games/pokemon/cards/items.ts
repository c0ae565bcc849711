/** Item cards. */
import { CONDITIONS, type FossilDef, type PlayedDef } from './language.ts';

export const ITEMS: readonly (PlayedDef | FossilDef)[] = [
  {
    id: 'sv1-168',
    print: 'SVI 168',
    name: 'Crushing Hammer',
    kind: 'Item',
    effects: [
      {
        do: 'flip',
        heads: [{ do: 'move energy', energy: {}, amount: 1, from: { choose: { of: 'opponent' } }, to: 'discard pile' }],
      },
    ],
  },
  {
    id: 'sv1-170',
    print: 'SVI 170',
    name: 'Electric Generator',
    kind: 'Item',
    effects: [
      {
        do: 'take',
        from: { top: 5 },
        cards: [{ card: { kind: 'Basic Energy', type: 'Lightning' }, count: 2, upTo: true }],
        to: { attachInAnyWay: { type: 'Lightning', spot: 'bench' } },
      },
    ],
  },
  {
    id: 'sv1-171',
    print: 'SVI 171',
    name: 'Energy Retrieval',
    kind: 'Item',
    effects: [
      {
        do: 'take',
        from: 'discard pile',
        cards: [{ card: { kind: 'Basic Energy' }, count: 2, upTo: true }],
        to: 'hand',
      },
    ],
  },
  {
    id: 'sv1-172',
    print: 'SVI 172',
    name: 'Energy Search',
    kind: 'Item',
    effects: [{ do: 'take', from: 'deck', cards: [{ card: { kind: 'Basic Energy' }, count: 1 }], to: 'hand' }],
  },
  {
    id: 'sv1-173',
    print: 'SVI 173',
    name: 'Energy Switch',
    kind: 'Item',
    effects: [
      {
        do: 'move energy',
        energy: { kind: 'Basic Energy' },
        amount: 1,
        from: { choose: {} },
        to: { choose: { other: true } },
      },
    ],
  },
  {
    id: 'sv1-181',
    print: 'SVI 181',
    name: 'Nest Ball',
    kind: 'Item',
    effects: [{ do: 'take', from: 'deck', cards: [{ card: { stage: 'Basic' }, count: 1 }], to: 'bench' }],
  },
  {
    id: 'sv1-182',
    print: 'SVI 182',
    name: 'Pal Pad',
    kind: 'Item',
    effects: [
      { do: 'take', from: 'discard pile', cards: [{ card: { kind: 'Supporter' }, count: 2, upTo: true }], to: 'deck' },
    ],
  },
  {
    id: 'sv1-184',
    print: 'SVI 184',
    name: 'Picnic Basket',
    kind: 'Item',
    effects: [{ do: 'heal', amount: 30, on: { each: { of: 'both' } } }],
  },
  {
    id: 'sv1-185',
    print: 'SVI 185',
    name: 'Poké Ball',
    kind: 'Item',
    effects: [
      {
        do: 'flip',
        heads: [{ do: 'take', from: 'deck', cards: [{ card: { kind: 'Pokémon' }, count: 1 }], to: 'hand' }],
      },
    ],
  },
  {
    id: 'sv1-186',
    print: 'SVI 186',
    name: 'Pokégear 3.0',
    kind: 'Item',
    effects: [
      { do: 'take', from: { top: 7 }, cards: [{ card: { kind: 'Supporter' }, count: 1, may: true }], to: 'hand' },
    ],
  },
  {
    id: 'sv1-187',
    print: 'SVI 187',
    name: 'Pokémon Catcher',
    kind: 'Item',
    effects: [{ do: 'flip', heads: [{ do: 'switch', who: 'opponent', chosenBy: 'you' }] }],
  },
  {
    id: 'sv1-188',
    print: 'SVI 188',
    name: 'Potion',
    kind: 'Item',
    effects: [{ do: 'heal', amount: 30, on: { choose: {} } }],
  },
  {
    id: 'sv1-191',
    print: 'SVI 191',
    name: 'Rare Candy',
    kind: 'Item',
    effects: [{ do: 'evolve', what: { choose: { stage: 'Basic' } }, from: 'hand', skipping: true }],
  },
  {
    id: 'sv1-194',
    print: 'SVI 194',
    name: 'Switch',
    kind: 'Item',
    effects: [{ do: 'switch', who: 'you', chosenBy: 'you' }],
  },
  {
    id: 'sv1-196',
    print: 'SVI 196',
    name: 'Ultra Ball',
    kind: 'Item',
    cost: { discard: { card: {}, count: 2 } },
    effects: [{ do: 'take', from: 'deck', cards: [{ card: { kind: 'Pokémon' }, count: 1 }], to: 'hand' }],
  },
  {
    id: 'sv2-183',
    print: 'PAL 183',
    name: 'Great Ball',
    kind: 'Item',
    effects: [
      { do: 'take', from: { top: 7 }, cards: [{ card: { kind: 'Pokémon' }, count: 1, may: true }], to: 'hand' },
    ],
  },
  {
    id: 'sv2-188',
    print: 'PAL 188',
    name: 'Super Rod',
    kind: 'Item',
    effects: [
      {
        do: 'take',
        from: 'discard pile',
        cards: [{ card: { or: [{ kind: 'Pokémon' }, { kind: 'Basic Energy' }] }, count: 3, upTo: true }],
        to: 'deck',
      },
    ],
  },
  {
    id: 'sv3pt5-159',
    print: 'MEW 159',
    name: 'Energy Sticker',
    kind: 'Item',
    effects: [
      {
        do: 'flip',
        heads: [
          {
            do: 'take',
            from: 'discard pile',
            cards: [{ card: { kind: 'Basic Energy' }, count: 1 }],
            to: { attach: { choose: { spot: 'bench' } } },
          },
        ],
      },
    ],
  },
  {
    id: 'sv4-163',
    print: 'PAR 163',
    name: 'Earthen Vessel',
    kind: 'Item',
    tags: ['Ancient'],
    cost: { discard: { card: {}, count: 1 } },
    effects: [
      { do: 'take', from: 'deck', cards: [{ card: { kind: 'Basic Energy' }, count: 2, upTo: true }], to: 'hand' },
    ],
  },
  {
    id: 'sv4-175',
    print: 'PAR 175',
    name: 'Snorlax Doll',
    kind: 'Item',
    types: ['Colorless'],
    hp: 120,
    prizes: 0,
    played: 'setup',
    abilities: [
      {
        name: 'Put Away',
        as: 'rule',
        use: 'often',
        effects: [{ do: 'take from play', what: 'self', to: 'discard pile', attached: 'too' }],
      },
      {
        name: 'Stuffed',
        as: 'rule',
        to: 'self',
        gives: [{ gets: 'immune', to: CONDITIONS }, { gets: 'cannot retreat' }],
      },
    ],
  },
  {
    id: 'sv4-180',
    print: 'PAR 180',
    name: 'Techno Radar',
    kind: 'Item',
    tags: ['Future'],
    cost: { discard: { card: {}, count: 1 } },
    effects: [
      {
        do: 'take',
        from: 'deck',
        cards: [{ card: { kind: 'Pokémon', tag: 'Future' }, count: 2, upTo: true }],
        to: 'hand',
      },
    ],
  },
  {
    id: 'sv5-141',
    print: 'TEF 141',
    name: 'Awakening Drum',
    kind: 'Item',
    tags: ['Ancient', 'ACE SPEC'],
    effects: [{ do: 'draw', amount: { times: 1, of: { count: 'pokemon', who: { tag: 'Ancient' } } }, who: 'you' }],
  },
  {
    id: 'sv5-144',
    print: 'TEF 144',
    name: 'Buddy-Buddy Poffin',
    kind: 'Item',
    effects: [
      {
        do: 'take',
        from: 'deck',
        cards: [{ card: { stage: 'Basic', hpMax: 70 }, count: 2, upTo: true }],
        to: 'bench',
      },
    ],
  },
  {
    id: 'sv5-153',
    print: 'TEF 153',
    name: 'Master Ball',
    kind: 'Item',
    tags: ['ACE SPEC'],
    effects: [{ do: 'take', from: 'deck', cards: [{ card: { kind: 'Pokémon' }, count: 1 }], to: 'hand' }],
  },
  {
    id: 'sv5-157',
    print: 'TEF 157',
    name: 'Prime Catcher',
    kind: 'Item',
    tags: ['ACE SPEC'],
    effects: [
      { do: 'switch', who: 'opponent', chosenBy: 'you' },
      { do: 'if', fact: { if: 'done' }, effects: [{ do: 'switch', who: 'you', chosenBy: 'you' }] },
    ],
  },
  {
    id: 'sv5-158',
    print: 'TEF 158',
    name: 'Reboot Pod',
    kind: 'Item',
    tags: ['Future', 'ACE SPEC'],
    effects: [
      {
        do: 'take',
        from: 'discard pile',
        cards: [{ card: { kind: 'Basic Energy' }, count: 1 }],
        to: { attach: { each: { tag: 'Future' } } },
      },
    ],
  },
  {
    id: 'swsh5-125',
    print: 'BST 125',
    name: 'Escape Rope',
    kind: 'Item',
    effects: [
      { do: 'switch', who: 'opponent', chosenBy: 'opponent' },
      { do: 'switch', who: 'you', chosenBy: 'you' },
    ],
  },
];
