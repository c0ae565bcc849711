/** Retainers. */
import type { CardDef } from './language.ts';

const card = { kind: 'library', types: ['retainer'] } as const;

export const retainerCards: readonly CardDef[] = [
  {
    ...card,
    id: 'j-s-simmons-esq',
    name: 'J. S. Simmons, Esq.',
    unique: true,
    traits: ['mortal'],
    life: 1,
    abilities: [{ always: 'modify', stat: 'bleed', amount: 1, of: 'bearer' }],
  },
  {
    ...card,
    id: 'jackie-therman',
    name: 'Jackie Therman',
    unique: true,
    traits: ['mortal'],
    life: 1,
    abilities: [
      { use: 'maneuver', when: ['range'], by: 'bearer', once: 'combat', effects: [{ do: 'maneuver', optional: true }] },
    ],
  },
  {
    ...card,
    id: 'mr-winthrop',
    name: 'Mr. Winthrop',
    unique: true,
    traits: ['mortal'],
    life: 1,
    abilities: [{ always: 'modify', stat: 'intercept', amount: 1, of: 'bearer' }],
  },
  {
    ...card,
    id: 'murder-of-crows',
    name: 'Murder of Crows',
    traits: ['animal'],
    cost: { blood: 1 },
    life: 1,
    superiorLife: 2,
    modes: [
      { disciplines: ['ani'], effects: [] },
      { disciplines: ['ANI'], effects: [] },
    ],
    abilities: [{ combatRound: 'strike resolution', damage: 1, ranged: true }],
  },
  {
    ...card,
    id: 'raven-spy',
    name: 'Raven Spy',
    traits: ['animal'],
    cost: { blood: 1 },
    life: 1,
    superiorLife: 2,
    modes: [
      { disciplines: ['ani'], effects: [] },
      { disciplines: ['ANI'], effects: [] },
    ],
    abilities: [{ always: 'modify', stat: 'intercept', amount: 1, of: 'bearer' }],
  },
  {
    ...card,
    id: 'tasha-morgan',
    name: 'Tasha Morgan',
    unique: true,
    traits: ['mortal'],
    life: 1,
    abilities: [{ always: 'modify', stat: 'bleed', amount: 1, of: 'bearer' }],
  },
];
