/** Combat cards that are strikes. */
import type { CardDef, Effect, Strike } from './language.ts';
import { combatCard as card, levels } from './levels.ts';

function strike(strike: Strike): Effect {
  return { do: 'strike', strike };
}

const optionalPress: Effect = { do: 'modify', stat: 'optional press', amount: 1, until: 'round' };

export const strikeCards: readonly CardDef[] = [
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
    id: 'undead-strength',
    name: 'Undead Strength',
    modes: levels(
      'pot',
      { effects: [strike({ kind: 'hand', amount: 1, orMelee: true })] },
      { effects: [strike({ kind: 'hand', amount: 2, orMelee: true })] },
    ),
  },
];
