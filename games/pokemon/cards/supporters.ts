/** Supporter cards. */
import type { PlayedDef } from './language.ts';

const NEMONA: PlayedDef = {
  id: 'sv1-180',
  print: 'SVI 180',
  name: 'Nemona',
  kind: 'Supporter',
  effects: [{ do: 'draw', amount: 3, who: 'you' }],
};

const PROFESSORS_RESEARCH: PlayedDef = {
  id: 'sv1-189',
  print: 'SVI 189',
  name: "Professor's Research",
  kind: 'Supporter',
  effects: [
    { do: 'put hand', to: 'discard pile', who: 'you' },
    { do: 'draw', amount: 7, who: 'you' },
  ],
};

export const SUPPORTERS: readonly PlayedDef[] = [
  {
    id: 'sv1-166',
    print: 'SVI 166',
    name: 'Arven',
    kind: 'Supporter',
    effects: [
      {
        do: 'take',
        from: 'deck',
        cards: [
          { card: { kind: 'Item' }, count: 1 },
          { card: { kind: 'Tool' }, count: 1 },
        ],
        to: 'hand',
      },
    ],
  },
  {
    id: 'sv1-175',
    print: 'SVI 175',
    name: 'Jacq',
    kind: 'Supporter',
    effects: [
      { do: 'take', from: 'deck', cards: [{ card: { stage: 'Evolution' }, count: 2, upTo: true }], to: 'hand' },
    ],
  },
  {
    id: 'sv1-176',
    print: 'SVI 176',
    name: 'Judge',
    kind: 'Supporter',
    effects: [
      { do: 'put hand', to: 'deck', who: 'each' },
      { do: 'draw', amount: 4, who: 'each' },
    ],
  },
  {
    id: 'sv1-179',
    print: 'SVI 179',
    name: 'Miriam',
    kind: 'Supporter',
    effects: [
      { do: 'take', from: 'discard pile', cards: [{ card: { kind: 'Pokémon' }, count: 5, upTo: true }], to: 'deck' },
      { do: 'if', fact: { if: 'done' }, effects: [{ do: 'draw', amount: 3, who: 'you' }] },
    ],
  },
  NEMONA,
  { ...NEMONA, id: 'sv4pt5-82', print: 'PAF 82' },
  {
    id: 'sv1-183',
    print: 'SVI 183',
    name: 'Penny',
    kind: 'Supporter',
    effects: [{ do: 'take from play', what: { choose: { stage: 'Basic' } }, to: 'hand', attached: 'too' }],
  },
  PROFESSORS_RESEARCH,
  { ...PROFESSORS_RESEARCH, id: 'sv1-190', print: 'SVI 190' },
  {
    id: 'sv1-195',
    print: 'SVI 195',
    name: 'Team Star Grunt',
    kind: 'Supporter',
    effects: [{ do: 'move energy', energy: {}, amount: 1, from: 'defending', to: 'top of deck' }],
  },
  {
    id: 'sv1-198',
    print: 'SVI 198',
    name: 'Youngster',
    kind: 'Supporter',
    effects: [
      { do: 'put hand', to: 'deck', who: 'you' },
      { do: 'draw', amount: 5, who: 'you' },
    ],
  },
  {
    id: 'sv2-172',
    print: 'PAL 172',
    name: "Boss's Orders",
    kind: 'Supporter',
    effects: [{ do: 'switch', who: 'opponent', chosenBy: 'you' }],
  },
  {
    id: 'sv2-177',
    print: 'PAL 177',
    name: 'Clavell',
    kind: 'Supporter',
    effects: [
      { do: 'take', from: 'deck', cards: [{ card: { stage: 'Basic', hpMax: 120 }, count: 3, upTo: true }], to: 'hand' },
    ],
  },
  {
    id: 'sv2-185',
    print: 'PAL 185',
    name: 'Iono',
    kind: 'Supporter',
    effects: [
      { do: 'put hand', to: 'bottom of deck', who: 'each' },
      {
        do: 'if',
        fact: { if: 'done' },
        effects: [{ do: 'draw', amount: { times: 1, of: { count: 'prizes left', of: 'you' } }, who: 'each' }],
      },
    ],
  },
  {
    id: 'sv3-194',
    print: 'OBF 194',
    name: 'Ryme',
    kind: 'Supporter',
    effects: [
      { do: 'draw', amount: 3, who: 'you' },
      { do: 'switch', who: 'opponent', chosenBy: 'opponent' },
    ],
  },
  {
    id: 'sv4-170',
    print: 'PAR 170',
    name: "Professor Sada's Vitality",
    kind: 'Supporter',
    tags: ['Ancient'],
    effects: [
      {
        do: 'take',
        from: 'discard pile',
        cards: [{ card: { kind: 'Basic Energy' }, count: 1 }],
        to: { attach: { choose: { tag: 'Ancient' }, count: 2, upTo: true } },
      },
      { do: 'if', fact: { if: 'done' }, effects: [{ do: 'draw', amount: 3, who: 'you' }] },
    ],
  },
  {
    id: 'sv4-171',
    print: 'PAR 171',
    name: "Professor Turo's Scenario",
    kind: 'Supporter',
    tags: ['Future'],
    effects: [{ do: 'take from play', what: { choose: {} }, to: 'hand', attached: 'discarded' }],
  },
  {
    id: 'sv4-172',
    print: 'PAR 172',
    name: 'Rika',
    kind: 'Supporter',
    effects: [{ do: 'take', from: { top: 4 }, cards: [{ card: {}, count: 2 }], to: 'hand', rest: 'bottom of deck' }],
  },
  {
    id: 'sv4-173',
    print: 'PAR 173',
    name: 'Roark',
    kind: 'Supporter',
    effects: [
      { do: 'draw', amount: 2, who: 'you' },
      { do: 'take', from: 'discard pile', cards: [{ card: { kind: 'Basic Energy' }, count: 1 }], to: 'hand' },
    ],
  },
  {
    id: 'swsh6-145',
    print: 'CRE 145',
    name: 'Klara',
    kind: 'Supporter',
    effects: [
      {
        do: 'choose',
        most: 2,
        among: [
          [
            {
              do: 'take',
              from: 'discard pile',
              cards: [{ card: { kind: 'Pokémon' }, count: 2, upTo: true }],
              to: 'hand',
            },
          ],
          [
            {
              do: 'take',
              from: 'discard pile',
              cards: [{ card: { kind: 'Basic Energy' }, count: 2, upTo: true }],
              to: 'hand',
            },
          ],
        ],
      },
    ],
  },
  {
    id: 'swsh10-147',
    print: 'ASR 147',
    name: 'Irida',
    kind: 'Supporter',
    effects: [
      {
        do: 'take',
        from: 'deck',
        cards: [
          { card: { kind: 'Pokémon', type: 'Water' }, count: 1 },
          { card: { kind: 'Item' }, count: 1 },
        ],
        to: 'hand',
      },
    ],
  },
];
