/** Combat cards other than strikes: for range, prevention, additional strikes, presses and the rest. */

import { ANY_STEP } from '../rules/state/steps.ts';
import type { CardDef, Condition, Effect, Mode } from './language.ts';
import { combatCard as card, levels } from './levels.ts';

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
          { do: 'move', card: 'opposing', to: 'torpor' },
        ],
      },
      {
        ...disarms,
        effects: [
          { do: 'put in play', on: 'opposing', superior: true },
          { do: 'move', card: 'opposing', to: 'torpor' },
        ],
      },
    ),
    abilities: [
      { always: 'modify', stat: 'strength', amount: -1, of: 'bearer' },
      { always: 'modify', stat: 'strength', amount: -1, of: 'bearer', if: [{ if: 'superior' }] },
      {
        use: 'burn',
        when: ANY_STEP,
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
    id: 'fake-out',
    name: 'Fake Out',
    replace: 'combat',
    modes: [{ effects: [{ do: 'maneuver' }] }],
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
        effects: [...handStrikesOnly, optionalPress, { do: 'set range', range: 'close', nextRound: true }],
      },
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
        // The opposing vampire may have been burned in the meantime.
        conditions: [notGoingToTorpor, { if: 'matches', card: 'opposing', filter: { is: 'vampire', in: 'anywhere' } }],
        effects: [{ do: 'gain blood', card: 'self', amount: 'blood lost by opposing' }],
      },
    ],
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
