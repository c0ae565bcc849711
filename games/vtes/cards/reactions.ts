/** Reaction cards. */
import type { CardDef, Effect } from './language.ts';

const intercept = (amount: number): Effect => ({ do: 'modify', stat: 'intercept', amount });
const maneuverIfBlocking: Effect = { do: 'modify', stat: 'optional maneuver', amount: 1, until: 'action' };

export const reactionCards: readonly CardDef[] = [
  {
    id: 'cats-guidance',
    name: "Cats' Guidance",
    kind: 'library',
    types: ['reaction'],
    modes: [
      { disciplines: ['ani'], by: 'locked', when: ['after resolution'], conditions: [{ if: 'action blocked' }, { if: 'blocking' }], effects: [{ do: 'unlock', card: 'self' }] },
      { disciplines: ['ANI'], effects: [intercept(1)] },
    ],
  },
  {
    id: 'deflection',
    name: 'Deflection',
    kind: 'library',
    types: ['reaction'],
    cost: { blood: 1 },
    modes: [
      {
        disciplines: ['dom'],
        when: ['after block'],
        conditions: [{ if: 'bleeding you' }],
        choose: [{ name: 'target', player: 'other than acting' }],
        effects: [
          { do: 'lock', card: 'self' },
          { do: 'redirect bleed', to: 'the target' },
        ],
      },
      {
        disciplines: ['DOM'],
        when: ['after block'],
        conditions: [{ if: 'bleeding you' }],
        choose: [{ name: 'target', player: 'other than acting' }],
        effects: [{ do: 'redirect bleed', to: 'the target' }],
      },
    ],
  },
  {
    id: 'eyes-of-argus',
    name: 'Eyes of Argus',
    kind: 'library',
    types: ['reaction'],
    modes: [
      { disciplines: ['aus'], conditions: [{ if: 'directed at you' }], effects: [intercept(2)] },
      { disciplines: ['AUS'], by: 'locked', effects: [{ do: 'wake', card: 'self' }] },
    ],
  },
  {
    id: 'guard-dogs',
    name: 'Guard Dogs',
    kind: 'library',
    types: ['reaction'],
    modes: [
      { disciplines: ['ani'], by: 'locked', conditions: [{ if: 'bleeding you' }], effects: [{ do: 'unlock', card: 'self' }] },
      { disciplines: ['ANI'], by: 'locked', conditions: [{ if: 'bleeding you' }], effects: [{ do: 'unlock', card: 'self' }, maneuverIfBlocking] },
    ],
  },
  {
    id: 'spirits-touch',
    name: "Spirit's Touch",
    kind: 'library',
    types: ['reaction'],
    modes: [
      { disciplines: ['aus'], effects: [intercept(1)] },
      { disciplines: ['AUS'], effects: [intercept(1), maneuverIfBlocking] },
    ],
  },
  {
    id: 'telepathic-misdirection',
    name: 'Telepathic Misdirection',
    kind: 'library',
    types: ['reaction'],
    cost: { blood: 1 },
    modes: [
      { disciplines: ['aus'], effects: [intercept(1)] },
      {
        disciplines: ['AUS'],
        when: ['after block'],
        conditions: [{ if: 'bleeding you' }],
        choose: [{ name: 'target', player: 'other than acting' }],
        effects: [
          { do: 'lock', card: 'self' },
          { do: 'redirect bleed', to: 'the target' },
        ],
      },
    ],
  },
  {
    id: 'wake-with-evenings-freshness',
    name: "Wake with Evening's Freshness",
    kind: 'library',
    types: ['reaction'],
    requires: { is: 'vampire' },
    replace: 'unlock',
    modes: [{ by: 'locked', effects: [{ do: 'wake', card: 'self' }] }],
  },
];
