/** Combat cards. */
import type { CardDef, Condition, Effect, Mode, Strike } from './language.ts';

const card = { kind: 'library', types: ['combat'] } as const;

function strike(strike: Strike): Effect {
  return { do: 'strike', strike };
}

/** One effect at the basic level of a Discipline, one at the superior level. */
function levels(
  discipline: string,
  basic: Omit<Mode, 'disciplines'>,
  superior: Omit<Mode, 'disciplines'>,
): readonly Mode[] {
  return [
    { disciplines: [discipline], ...basic },
    { disciplines: [discipline.toUpperCase()], ...superior },
  ];
}

const optionalPress: Effect = { do: 'modify', stat: 'optional press', amount: 1, until: 'round' };
const handStrikesOnly: readonly Effect[] = [
  { do: 'modify', stat: 'hand strikes only', amount: 1, of: 'self', until: 'round' },
  { do: 'modify', stat: 'hand strikes only', amount: 1, of: 'opposing', until: 'round' },
];
const notGoingToTorpor: Condition = { if: 'matches', card: 'self', filter: { not: { trait: 'going to torpor' } } };
const disarms: Omit<Mode, 'disciplines' | 'effects'> = {
  when: ['end of round'],
  conditions: [
    { if: 'close range' },
    { if: 'inflicted more damage' },
    notGoingToTorpor,
    { if: 'matches', card: 'opposing', filter: { is: 'vampire', not: { bears: 'Disarm' } } },
  ],
};

export const combatCards: readonly CardDef[] = [
  {
    ...card,
    id: 'aid-from-bats',
    name: 'Aid from Bats',
    modes: levels(
      'ani',
      { effects: [strike({ kind: 'damage', amount: 1, ranged: true }), { do: 'maneuver', optional: true }] },
      {
        effects: [
          strike({ kind: 'damage', amount: 1, ranged: true }),
          { do: 'maneuver', optional: true },
          optionalPress,
        ],
      },
    ),
  },
  {
    ...card,
    id: 'amaranth',
    name: 'Amaranth',
    requires: { is: 'vampire', not: { trait: 'blood cursed' } },
    modes: [
      {
        when: ['damage'],
        conditions: [{ if: 'opposing goes to torpor' }, notGoingToTorpor],
        effects: [{ do: 'diablerize', card: 'opposing' }],
      },
    ],
  },
  {
    ...card,
    id: 'apportation',
    name: 'Apportation',
    modes: levels('tha', { effects: [{ do: 'press', only: 'continue' }] }, { effects: [{ do: 'maneuver' }] }),
  },
  {
    ...card,
    id: 'blessing-of-durga-syn',
    name: 'Blessing of Durga Syn',
    cost: { blood: 2 },
    modes: levels(
      'chi',
      { effects: [strike({ kind: 'steal equipment' })] },
      { effects: [strike({ kind: 'steal equipment', first: true })] },
    ),
  },
  {
    ...card,
    id: 'blood-sweat',
    name: 'Blood Sweat',
    cost: { blood: 1 },
    modes: levels(
      'qui',
      {
        conditions: [{ if: 'long range' }],
        effects: [strike({ kind: 'damage', amount: 2, ranged: true, unpreventable: true })],
      },
      {
        conditions: [{ if: 'long range' }],
        effects: [strike({ kind: 'damage', amount: 3, ranged: true, unpreventable: true })],
      },
    ),
  },
  {
    ...card,
    id: 'blur',
    name: 'Blur',
    cost: { blood: 1 },
    modes: levels(
      'cel',
      { effects: [{ do: 'additional strikes', amount: 1 }] },
      { effects: [{ do: 'additional strikes', amount: 2 }] },
    ),
  },
  {
    ...card,
    id: 'boxed-in',
    name: 'Boxed In',
    replace: 'combat',
    modes: [{ effects: [{ do: 'press' }] }],
  },
  {
    ...card,
    id: 'burst-of-sunlight',
    name: 'Burst of Sunlight',
    modes: levels(
      'tha',
      {
        effects: [
          strike({
            kind: 'damage',
            amount: 1,
            ranged: true,
            aggravated: true,
            also: [{ do: 'damage', to: 'self', amount: 1, aggravated: true }],
          }),
        ],
      },
      {
        effects: [
          strike({
            kind: 'damage',
            amount: 2,
            ranged: true,
            aggravated: true,
            also: [{ do: 'damage', to: 'self', amount: 2, aggravated: true }],
          }),
        ],
      },
    ),
  },
  {
    ...card,
    id: 'canine-horde',
    name: 'Canine Horde',
    modes: levels(
      'ani',
      { effects: [strike({ kind: 'damage', amount: 1, ranged: true })] },
      { effects: [strike({ kind: 'destroy equipment', ranged: true, first: true })] },
    ),
  },
  {
    ...card,
    id: 'carrion-crows',
    name: 'Carrion Crows',
    modes: levels(
      'ani',
      {
        when: ['before range'],
        once: 'combat',
        effects: [
          { do: 'modify', stat: 'environmental damage each round', amount: 1, of: 'opposing', until: 'combat' },
        ],
      },
      {
        when: ['before range'],
        once: 'combat',
        effects: [
          { do: 'modify', stat: 'environmental damage each round', amount: 2, of: 'opposing', until: 'combat' },
        ],
      },
    ),
  },
  {
    ...card,
    id: 'dead-end-alley',
    name: 'Dead-End Alley',
    modes: [{ effects: [{ do: 'press', only: 'continue' }] }],
  },
  {
    ...card,
    id: 'death-seeker',
    name: 'Death Seeker',
    cost: { blood: 1 },
    requires: { clan: 'Salubri antitribu' },
    modes: [
      {
        when: ['as played'],
        once: 'round',
        conditions: [{ if: 'played card', type: 'combat', by: 'opposing' }],
        effects: [{ do: 'cancel', card: 'played', costNotPaid: true }],
      },
    ],
  },
  {
    ...card,
    id: 'disarm',
    name: 'Disarm',
    modes: levels(
      'pot',
      {
        ...disarms,
        effects: [
          { do: 'put in play', on: 'opposing' },
          { do: 'to torpor', card: 'opposing' },
        ],
      },
      {
        ...disarms,
        effects: [
          { do: 'put in play', on: 'opposing', superior: true },
          { do: 'to torpor', card: 'opposing' },
        ],
      },
    ),
    abilities: [
      { always: 'modify', stat: 'strength', amount: -1, of: 'bearer' },
      { always: 'modify', stat: 'strength', amount: -1, of: 'bearer', if: [{ if: 'superior' }] },
      {
        use: 'burn',
        when: ['unlock', 'master', 'minion', 'influence', 'discard'],
        cost: { blood: 3, burnThis: true },
        effects: [],
      },
    ],
  },
  {
    ...card,
    id: 'disengage',
    name: 'Disengage',
    replace: 'combat',
    modes: [
      { level: 'press', effects: [{ do: 'press', only: 'end' }] },
      {
        level: 'cancel',
        when: ['as played'],
        cost: { blood: 1 },
        conditions: [{ if: 'played card', trait: 'grapple' }],
        effects: [{ do: 'cancel', card: 'played', costNotPaid: true }],
      },
    ],
  },
  {
    ...card,
    id: 'dodge',
    name: 'Dodge',
    replace: 'combat',
    modes: [{ effects: [strike({ kind: 'dodge' })] }],
  },
  {
    ...card,
    id: 'drain-essence',
    name: 'Drain Essence',
    cost: { blood: 1 },
    modes: levels(
      'tha',
      {
        conditions: [{ if: 'after the first round' }],
        effects: [strike({ kind: 'steal blood', amount: 2, ranged: true })],
      },
      {
        conditions: [{ if: 'after the first round' }],
        effects: [strike({ kind: 'steal blood', amount: 4, ranged: true })],
      },
    ),
  },
  {
    ...card,
    id: 'fake-out',
    name: 'Fake Out',
    replace: 'combat',
    modes: [{ effects: [{ do: 'maneuver' }] }],
  },
  {
    ...card,
    id: 'fast-hands',
    name: 'Fast Hands',
    cost: { blood: 1 },
    modes: levels(
      'cel',
      { effects: [strike({ kind: 'steal weapon' })] },
      { effects: [strike({ kind: 'steal weapon', first: true })] },
    ),
  },
  {
    ...card,
    id: 'glaser-rounds',
    name: 'Glaser Rounds',
    traits: ['ammo'],
    modes: [
      {
        when: ['strike resolution'],
        conditions: [{ if: 'gun struck before' }, { if: 'no ammo yet' }],
        effects: [{ do: 'modify', stat: 'strike damage', amount: 2, of: 'weapon', until: 'combat' }],
      },
    ],
  },
  {
    ...card,
    id: 'hidden-strength',
    name: 'Hidden Strength',
    cost: { blood: 'X' },
    modes: levels(
      'for',
      { effects: [{ do: 'prevent', amount: { plus: ['X', 1] } }] },
      { effects: [{ do: 'prevent', amount: { plus: ['X', 1] } }, optionalPress] },
    ),
  },
  {
    ...card,
    id: 'immortal-grapple',
    name: 'Immortal Grapple',
    traits: ['grapple'],
    modes: levels(
      'pot',
      { when: ['before strikes'], once: 'round', conditions: [{ if: 'close range' }], effects: handStrikesOnly },
      {
        when: ['before strikes'],
        once: 'round',
        conditions: [{ if: 'close range' }],
        effects: [
          ...handStrikesOnly,
          optionalPress,
          { do: 'modify', stat: 'close range next round', amount: 1, of: 'self', until: 'combat' },
        ],
      },
    ),
  },
  {
    ...card,
    id: 'majesty',
    name: 'Majesty',
    cost: { blood: 1 },
    modes: levels(
      'pre',
      { effects: [strike({ kind: 'combat ends' })] },
      { effects: [strike({ kind: 'combat ends', also: [{ do: 'unlock', card: 'self' }] })] },
    ),
  },
  {
    ...card,
    id: 'martyr-s-resilience',
    name: "Martyr's Resilience",
    requires: { is: 'vampire', locked: false },
    modes: [
      {
        disciplines: ['aus', 'for'],
        by: 'outside combat',
        when: ['damage'],
        conditions: [{ if: 'damage to prevent' }],
        effects: [{ do: 'prevent', amount: 1 }],
      },
      {
        disciplines: ['AUS', 'FOR'],
        by: 'outside combat',
        when: ['damage'],
        cost: { blood: 'X' },
        conditions: [{ if: 'damage to prevent' }],
        effects: [{ do: 'prevent', amount: { plus: ['X', 1] } }],
      },
    ],
  },
  {
    ...card,
    id: 'outside-the-hourglass',
    name: 'Outside the Hourglass',
    modes: [
      { level: 'dodge by Obfuscate', disciplines: ['obf'], effects: [strike({ kind: 'dodge' })] },
      { level: 'maneuver', disciplines: ['tem'], effects: [{ do: 'maneuver' }] },
      {
        level: 'dodge',
        disciplines: ['tem'],
        effects: [strike({ kind: 'dodge' }), { do: 'maneuver', optional: true }],
      },
      {
        disciplines: ['TEM'],
        when: ['before range'],
        once: 'round',
        effects: [{ do: 'damage', to: 'opposing', amount: 2, by: 'self' }],
      },
    ],
  },
  {
    ...card,
    id: 'quick-jab',
    name: 'Quick Jab',
    replace: 'combat',
    modes: [{ effects: [strike({ kind: 'hand', first: true, most: 1 })] }],
  },
  {
    ...card,
    id: 'resist-earth-s-grasp',
    name: "Resist Earth's Grasp",
    types: ['action modifier', 'combat'],
    cost: { blood: 1 },
    modes: [
      { level: 'press', as: 'combat', disciplines: ['cel'], effects: [{ do: 'press' }] },
      { level: 'maneuver', as: 'combat', disciplines: ['cel'], effects: [{ do: 'maneuver' }, optionalPress] },
      { as: 'action modifier', disciplines: ['CEL'], effects: [{ do: 'modify', stat: 'stealth', amount: 1 }] },
    ],
  },
  {
    ...card,
    id: 'roundhouse',
    name: 'Roundhouse',
    modes: levels(
      'pot',
      { effects: [strike({ kind: 'hand', amount: 2 })] },
      { effects: [strike({ kind: 'hand', amount: 3 })] },
    ),
  },
  {
    ...card,
    id: 'shadow-step',
    name: 'Shadow Step',
    modes: levels(
      'obt',
      { effects: [{ do: 'maneuver' }] },
      {
        when: ['before range'],
        cost: { blood: 2 },
        choose: [{ name: 'range', value: ['close', 'long'] }],
        effects: [{ do: 'set range', range: 'chosen' }],
      },
    ),
  },
  {
    ...card,
    id: 'shattering-blow',
    name: 'Shattering Blow',
    modes: levels(
      'pot',
      { effects: [strike({ kind: 'destroy equipment' })] },
      { effects: [strike({ kind: 'destroy equipment', first: true })] },
    ),
  },
  {
    ...card,
    id: 'side-strike',
    name: 'Side Strike',
    modes: levels(
      'cel',
      { effects: [strike({ kind: 'dodge' })] },
      { effects: [{ do: 'additional strikes', amount: 1 }] },
    ),
  },
  {
    ...card,
    id: 'sideslip',
    name: 'Sideslip',
    modes: levels(
      'cel',
      { effects: [strike({ kind: 'dodge' })] },
      { once: 'round', effects: [{ do: 'prevent', amount: 1 }] },
    ),
  },
  {
    ...card,
    id: 'skin-of-rock',
    name: 'Skin of Rock',
    modes: levels('for', { effects: [{ do: 'prevent', amount: 1 }] }, { effects: [{ do: 'prevent', amount: 2 }] }),
  },
  {
    ...card,
    id: 'swallowed-by-the-night',
    name: 'Swallowed by the Night',
    types: ['action modifier', 'combat'],
    modes: [
      { as: 'action modifier', disciplines: ['obf'], effects: [{ do: 'modify', stat: 'stealth', amount: 1 }] },
      { as: 'combat', disciplines: ['OBF'], effects: [{ do: 'maneuver' }] },
    ],
  },
  {
    ...card,
    id: 'taste-of-vitae',
    name: 'Taste of Vitae',
    requires: { is: 'vampire' },
    modes: [
      {
        when: ['end of round'],
        once: 'round',
        conditions: [notGoingToTorpor],
        effects: [{ do: 'gain blood', card: 'self', amount: 'blood lost by opposing' }],
      },
    ],
  },
  {
    ...card,
    id: 'theft-of-vitae',
    name: 'Theft of Vitae',
    modes: levels(
      'tha',
      { effects: [strike({ kind: 'steal blood', amount: 1, ranged: true })] },
      { effects: [strike({ kind: 'steal blood', amount: 2, ranged: true })] },
    ),
  },
  {
    ...card,
    id: 'thrown-gate',
    name: 'Thrown Gate',
    modes: levels(
      'pot',
      { effects: [strike({ kind: 'damage', amount: 1, ranged: true }), { do: 'maneuver', optional: true }] },
      { effects: [strike({ kind: 'damage', amount: 2, ranged: true }), { do: 'maneuver', optional: true }] },
    ),
  },
  {
    ...card,
    id: 'torn-signpost',
    name: 'Torn Signpost',
    modes: levels(
      'pot',
      { when: ['before range'], effects: [{ do: 'modify', stat: 'base strength', amount: 2, until: 'combat' }] },
      { when: ['before range'], effects: [{ do: 'modify', stat: 'base strength', amount: 3, until: 'combat' }] },
    ),
  },
  {
    ...card,
    id: 'undead-strength',
    name: 'Undead Strength',
    modes: levels(
      'pot',
      { effects: [strike({ kind: 'hand', amount: 1, orMelee: true })] },
      { effects: [strike({ kind: 'hand', amount: 2, orMelee: true })] },
    ),
  },
  {
    ...card,
    id: 'unflinching-persistence',
    name: 'Unflinching Persistence',
    modes: levels(
      'for',
      { effects: [{ do: 'prevent', amount: 1 }] },
      { effects: [{ do: 'maneuver' }, { do: 'modify', stat: 'prevention', amount: 1, until: 'round' }] },
    ),
  },
  {
    ...card,
    id: 'wolf-claws',
    name: 'Wolf Claws',
    cost: { blood: 1 },
    modes: levels(
      'pro',
      {
        when: ['before range', 'before strikes', 'strike', 'strike resolution', 'additional strikes'],
        effects: [{ do: 'modify', stat: 'aggravated hand strikes', amount: 1, until: 'round' }],
      },
      { effects: [{ do: 'press' }] },
    ),
  },
];
