/** Reaction cards. */
import type { CardDef, Condition, Effect } from './language.ts';

const intercept = (amount: number): Effect => ({ do: 'modify', stat: 'intercept', amount });
const afterItsBlock: Condition = { if: 'combat after its block' };
const maneuverIfBlocking: Effect = {
  do: 'modify',
  stat: 'optional maneuver',
  amount: 1,
  until: 'action',
  while: [afterItsBlock],
};
const preventionIfBlocking: Effect = {
  do: 'modify',
  stat: 'prevention',
  amount: 1,
  until: 'action',
  while: [afterItsBlock, { if: 'first round' }],
};
const predatorActs: Condition = { if: 'matches', card: 'acting', filter: { of: 'predator' } };

export const reactionCards: readonly CardDef[] = [
  {
    id: 'cats-guidance',
    name: "Cats' Guidance",
    kind: 'library',
    types: ['reaction'],
    modes: [
      {
        disciplines: ['ani'],
        by: 'locked',
        when: ['after resolution'],
        conditions: [{ if: 'action blocked' }, { if: 'blocking' }],
        effects: [{ do: 'unlock', card: 'self' }],
      },
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
      {
        disciplines: ['ani'],
        by: 'locked',
        conditions: [{ if: 'bleeding you' }],
        effects: [{ do: 'unlock', card: 'self' }],
      },
      {
        disciplines: ['ANI'],
        by: 'locked',
        conditions: [{ if: 'bleeding you' }],
        effects: [{ do: 'unlock', card: 'self' }, maneuverIfBlocking],
      },
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
  {
    id: 'instinctive-reaction',
    name: 'Instinctive Reaction',
    kind: 'library',
    types: ['reaction'],
    modes: [
      { disciplines: ['ani'], conditions: [predatorActs], effects: [intercept(1)] },
      { disciplines: ['ANI'], conditions: [predatorActs], effects: [intercept(1), maneuverIfBlocking] },
    ],
  },
  {
    id: 'on-the-qui-vive',
    name: 'On the Qui Vive',
    kind: 'library',
    types: ['reaction'],
    modes: [
      {
        by: 'locked',
        once: 'unlock',
        effects: [
          { do: 'wake', card: 'self' },
          {
            do: 'if',
            conditions: [{ if: 'matches', card: 'self', filter: { is: 'ally' } }],
            effects: [{ do: 'modify', stat: 'cannot unlock', amount: 1, of: 'self', until: 'unlock' }],
          },
        ],
      },
    ],
  },
  {
    id: 'precognition',
    name: 'Precognition',
    kind: 'library',
    types: ['reaction'],
    modes: [
      { disciplines: ['aus'], effects: [intercept(1)] },
      { disciplines: ['AUS'], effects: [intercept(1), preventionIfBlocking] },
    ],
  },
  {
    id: 'second-tradition-domain',
    name: 'Second Tradition: Domain',
    kind: 'library',
    types: ['reaction'],
    requires: { is: 'vampire', title: ['prince', 'justicar'] },
    modes: [
      { level: 'intercept', effects: [intercept(2)] },
      {
        level: 'unlocking',
        by: 'locked',
        when: ['before block', 'block attempt'],
        cost: { blood: 1 },
        conditions: [{ if: 'can block' }],
        effects: [
          { do: 'unlock', card: 'self' },
          { do: 'modify', stat: 'intercept', amount: 2, unneeded: true },
          { do: 'attempt to block' },
        ],
      },
    ],
  },
  {
    id: 'the-warrens',
    name: 'The Warrens',
    kind: 'library',
    types: ['reaction'],
    cost: { blood: 1 },
    requires: { clan: 'Nosferatu' },
    modes: [
      {
        conditions: [{ if: 'directed at you' }],
        effects: [
          intercept(2),
          {
            do: 'if',
            conditions: [{ if: 'matches', card: 'self', filter: { titled: true } }],
            effects: [intercept(1)],
          },
        ],
      },
    ],
  },
];
