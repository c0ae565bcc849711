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
    traits: ['frenzy'],
    modes: [
      { disciplines: ['ani'], action: { kind: 'bleed', bleed: 1 }, effects: [] },
      {
        disciplines: ['ANI'],
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
];
