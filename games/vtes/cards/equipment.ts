/** Equipment. */
import type { CardDef } from './language.ts';

const card = { kind: 'library', types: ['equipment'] } as const;

export const equipmentCards: readonly CardDef[] = [
  {
    ...card,
    id: '44-magnum',
    name: '.44 Magnum',
    traits: ['weapon', 'gun'],
    cost: { pool: 2 },
    abilities: [{ weapon: { kind: 'damage', amount: 2, ranged: true }, maneuver: 'each combat' }],
  },
  {
    ...card,
    id: 'bastard-sword',
    name: 'Bastard Sword',
    traits: ['weapon', 'melee weapon'],
    cost: { pool: 1 },
    abilities: [{ weapon: { kind: 'damage', amount: 1, strengthBased: true } }],
  },
  {
    ...card,
    id: 'flak-jacket',
    name: 'Flak Jacket',
    cost: { pool: 1 },
    abilities: [
      { use: 'prevent', when: ['damage'], by: 'bearer', once: 'combat', effects: [{ do: 'prevent', amount: 1 }] },
    ],
  },
  {
    ...card,
    id: 'gas-powered-chainsaw',
    name: 'Gas-Powered Chainsaw',
    traits: ['weapon', 'melee weapon'],
    cost: { pool: 1 },
    abilities: [{ weapon: { kind: 'damage', amount: 3 }, once: 'combat' }],
  },
  {
    ...card,
    id: 'hawg',
    name: 'Hawg',
    traits: ['vehicle'],
    oneOnMinion: 'vehicle',
    abilities: [{ use: 'press', when: ['press'], by: 'bearer', once: 'combat', effects: [{ do: 'press' }] }],
  },
  {
    ...card,
    id: 'ivory-bow',
    name: 'Ivory Bow',
    unique: true,
    traits: ['weapon'],
    cost: { pool: 1 },
    abilities: [{ weapon: { kind: 'damage', amount: 1, ranged: true, aggravated: true } }],
  },
  {
    ...card,
    id: 'kevlar-vest',
    name: 'Kevlar Vest',
    cost: { pool: 1 },
    oneOnMinion: 'name',
    // One use in each combat, of either kind: both ways have the same name. The second point against guns can be kept for later.
    abilities: [
      {
        use: 'prevent',
        level: 'gun strike',
        when: ['damage'],
        by: 'bearer',
        once: 'combat',
        effects: [{ do: 'prevent', amount: 2, from: 'gun strike', keeps: true }],
      },
      {
        use: 'prevent',
        level: 'other damage',
        when: ['damage'],
        by: 'bearer',
        once: 'combat',
        effects: [{ do: 'prevent', amount: 1, from: 'other than gun strike' }],
      },
    ],
  },
  {
    ...card,
    id: 'sport-bike',
    name: 'Sport Bike',
    traits: ['vehicle'],
    cost: { pool: 1 },
    oneOnMinion: 'vehicle',
    abilities: [{ always: 'modify', stat: 'intercept', amount: 1, of: 'bearer' }],
  },
  {
    ...card,
    id: 'submachine-gun',
    name: 'Submachine Gun',
    traits: ['weapon', 'gun'],
    cost: { pool: 4 },
    abilities: [{ weapon: { kind: 'damage', amount: 3, ranged: true }, maneuver: 'each combat' }],
  },
];
