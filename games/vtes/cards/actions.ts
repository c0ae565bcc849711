/** Action cards. */
import type { CardDef } from './language.ts';

export const actionCards: readonly CardDef[] = [
  {
    id: 'arson',
    name: 'Arson',
    kind: 'library',
    types: ['action'],
    replace: 'action',
    modes: [
      {
        action: { kind: 'effect' },
        choose: [{ name: 'target', card: { is: 'location' } }],
        effects: [{ do: 'burn', card: 'the target' }],
      },
    ],
  },
  {
    id: 'computer-hacking',
    name: 'Computer Hacking',
    kind: 'library',
    types: ['action'],
    modes: [{ action: { kind: 'bleed', bleed: 1 }, effects: [] }],
  },
  {
    id: 'deep-song',
    name: 'Deep Song',
    kind: 'library',
    types: ['action'],
    modes: [
      { disciplines: ['ani'], action: { kind: 'bleed', bleed: 1 }, effects: [] },
      {
        disciplines: ['ANI'],
        traits: ['frenzy'],
        action: { kind: 'fight' },
        choose: [{ name: 'target', card: { is: 'vampire', in: 'ready', of: 'another' } }],
        effects: [
          { do: 'lock', card: 'the target' },
          { do: 'fight', with: 'the target', reversed: true },
        ],
      },
    ],
  },
  {
    id: 'enchant-kindred',
    name: 'Enchant Kindred',
    kind: 'library',
    types: ['action'],
    modes: [
      { disciplines: ['pre'], action: { kind: 'bleed', bleed: 1 }, effects: [] },
      {
        disciplines: ['PRE'],
        action: { kind: 'effect', stealth: 1 },
        choose: [{ name: 'target', card: { is: 'vampire', in: 'uncontrolled', of: 'you', age: 'younger' } }],
        effects: [{ do: 'gain blood', card: 'the target', amount: 2 }],
      },
    ],
  },
  {
    id: 'govern-the-unaligned',
    name: 'Govern the Unaligned',
    kind: 'library',
    types: ['action'],
    cost: { blood: 1 },
    modes: [
      { disciplines: ['dom'], action: { kind: 'bleed', bleed: 2 }, effects: [] },
      {
        disciplines: ['DOM'],
        action: { kind: 'effect', stealth: 1 },
        choose: [{ name: 'target', card: { is: 'vampire', in: 'uncontrolled', of: 'you', age: 'younger' } }],
        effects: [{ do: 'gain blood', card: 'the target', amount: 3 }],
      },
    ],
  },
  {
    id: 'intimidation',
    name: 'Intimidation',
    kind: 'library',
    types: ['action'],
    modes: [
      { disciplines: ['pre'], action: { kind: 'bleed', bleed: 1 }, effects: [] },
      { disciplines: ['PRE'], action: { kind: 'bleed', bleed: 2 }, effects: [] },
    ],
  },
  {
    id: 'creeping-sabotage',
    name: 'Creeping Sabotage',
    kind: 'library',
    types: ['action'],
    cost: { blood: 'copies' },
    requires: { clan: 'Nosferatu' },
    modes: [{ action: { kind: 'effect', stealth: 1 }, effects: [{ do: 'put in play' }] }],
    abilities: [
      { trigger: 'your unlock phase', effects: [{ do: 'burn pool', who: 'prey', amount: 1 }] },
      { action: 'burn', by: { is: 'minion' }, effects: [{ do: 'burn', card: 'this' }] },
    ],
  },
  {
    id: 'magic-of-the-smith',
    name: 'Magic of the Smith',
    kind: 'library',
    types: ['action'],
    cost: { blood: 1 },
    modes: [1, 3].map((stealth) => ({
      disciplines: [stealth === 1 ? 'tha' : 'THA'],
      action: { kind: 'effect' as const, stealth },
      effects: [
        {
          do: 'search' as const,
          as: 'found',
          filter: { type: 'equipment' as const },
          places: ['library' as const],
          usable: true as const,
        },
        { do: 'put in play' as const, card: 'the found' as const, on: 'self' as const, pays: true as const },
      ],
    })),
  },
  {
    id: 'preternatural-strength',
    name: 'Preternatural Strength',
    kind: 'library',
    types: ['action'],
    cost: { blood: 1 },
    oneOnMinion: 'name',
    requires: { not: { bears: 'Preternatural Strength' } },
    modes: [
      { disciplines: ['pot'], action: { kind: 'effect', stealth: 2 }, effects: [{ do: 'put in play', on: 'self' }] },
      {
        disciplines: ['POT'],
        action: { kind: 'effect', stealth: 2 },
        effects: [{ do: 'put in play', on: 'self', superior: true }],
      },
    ],
    abilities: [
      { always: 'modify', stat: 'strength', amount: 1, of: 'bearer' },
      { always: 'modify', stat: 'strength', amount: 1, of: 'bearer', if: [{ if: 'superior' }] },
      { always: 'cannot play', name: 'Torn Signpost' },
    ],
  },
  {
    id: 'revelations',
    name: 'Revelations',
    kind: 'library',
    types: ['action'],
    cost: { blood: 1 },
    modes: [
      {
        disciplines: ['aus'],
        action: { kind: 'effect', stealth: 1 },
        choose: [{ name: 'target', player: 'prey' }],
        effects: [{ do: 'discard', who: 'the target', amount: 1 }],
      },
      { disciplines: ['AUS'], action: { kind: 'effect', stealth: 1 }, effects: [{ do: 'put in play' }] },
    ],
    abilities: [
      { always: 'open hand', who: 'prey' },
      { action: 'burn', by: { is: 'minion' }, effects: [{ do: 'burn', card: 'this' }] },
    ],
  },
];
