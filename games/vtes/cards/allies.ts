/** Allies. */
import type { CardDef } from './language.ts';

export const allyCards: readonly CardDef[] = [
  {
    id: 'loyal-street-gang',
    name: 'Loyal Street Gang',
    kind: 'library',
    types: ['ally'],
    traits: ['mortal'],
    cost: { pool: 1 },
    requires: { clan: 'Brujah' },
    life: 2,
    strength: 1,
    bleed: 0,
  },
  {
    id: 'outcast-mage',
    name: 'Outcast Mage',
    kind: 'library',
    types: ['ally'],
    traits: ['mage'],
    cost: { pool: 3 },
    requires: { clan: 'Tremere' },
    life: 2,
    strength: 0,
    bleed: 1,
    abilities: [
      { weapon: { kind: 'damage', amount: 2, ranged: true } },
      { use: 'maneuver', when: ['range'], once: 'combat', effects: [{ do: 'maneuver', optional: true }] },
    ],
  },
  {
    id: 'underbridge-stray',
    name: 'Underbridge Stray',
    kind: 'library',
    types: ['ally'],
    traits: ['animal'],
    cost: { blood: 1 },
    life: 1,
    superiorLife: 2,
    strength: 0,
    superiorStrength: 1,
    bleed: 0,
    modes: [
      { disciplines: ['ani'], effects: [] },
      { disciplines: ['ANI'], effects: [] },
    ],
    abilities: [
      {
        use: 'press',
        when: ['press'],
        cost: { life: 1 },
        choose: [{ name: 'target', card: { is: 'minion', in: 'ready', of: 'you', fighting: true } }],
        effects: [{ do: 'modify', stat: 'optional press', amount: 1, of: 'the target', until: 'round' }],
      },
      {
        use: 'unlock',
        when: ['announce', 'before block', 'block attempt', 'after block', 'before resolution'],
        conditions: [{ if: 'directed at you' }, { if: 'not blocking' }],
        cost: { burnThis: true },
        choose: [{ name: 'target', card: { is: 'minion', in: 'ready', of: 'you', other: true } }],
        effects: [{ do: 'unlock', card: 'the target' }],
      },
    ],
  },
];
