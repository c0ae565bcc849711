/** Master cards. */
import type { Ability, CardDef, Mode } from './language.ts';

const location: readonly Mode[] = [{ effects: [{ do: 'put in play' }] }];
const onVampireYouControl: Mode = {
  choose: [{ name: 'target', card: { is: 'vampire', in: 'ready or torpor', of: 'you' } }],
  effects: [{ do: 'put in play', on: 'the target' }],
};

function huntingGround(id: string, name: string, clan: string): CardDef {
  return {
    id,
    name,
    kind: 'library',
    types: ['master'],
    unique: true,
    traits: ['location', 'hunting ground'],
    cost: { pool: 2 },
    requires: { clan },
    modes: location,
    abilities: [
      {
        use: 'feed',
        when: ['unlock'],
        turn: 'own',
        once: 'turn',
        choose: [{ name: 'target', card: { is: 'vampire', in: 'ready', of: 'you', not: { noted: 'fed by a hunting ground' } } }],
        effects: [
          { do: 'gain blood', card: 'the target', amount: 1 },
          { do: 'note', card: 'the target', note: 'fed by a hunting ground' },
        ],
      },
    ],
  };
}

/** Moves 1 blood between a vampire and its controller's pool, once per phase. */
const doll = (step: 'unlock' | 'master'): readonly Ability[] => [
  {
    use: 'move',
    when: [step],
    turn: 'own',
    once: 'phase',
    by: 'controller',
    user: 'controller of bearer',
    choose: [{ name: 'way', value: ['to the pool', 'to the vampire'] }],
    effects: [
      {
        do: 'if',
        conditions: [{ if: 'chosen', name: 'way', index: 0 }],
        effects: [{ do: 'blood to pool', card: 'bearer', amount: 1 }],
        else: [{ do: 'pool to blood', card: 'bearer', amount: 1 }],
      },
    ],
  },
];

export const masterCards: readonly CardDef[] = [
  huntingGround('academic-hunting-ground', 'Academic Hunting Ground', 'Tremere'),
  huntingGround('asylum-hunting-ground', 'Asylum Hunting Ground', 'Malkavian'),
  huntingGround('slum-hunting-ground', 'Slum Hunting Ground', 'Nosferatu'),
  huntingGround('society-hunting-ground', 'Society Hunting Ground', 'Toreador'),
  huntingGround('uptown-hunting-ground', 'Uptown Hunting Ground', 'Ventrue'),
  {
    id: 'blood-doll',
    name: 'Blood Doll',
    kind: 'library',
    types: ['master'],
    modes: [onVampireYouControl],
    abilities: doll('master'),
  },
  {
    id: 'elder-library',
    name: 'Elder Library',
    kind: 'library',
    types: ['master'],
    unique: true,
    traits: ['location'],
    cost: { pool: 1 },
    modes: location,
    abilities: [{ always: 'modify', stat: 'hand size', amount: 1, of: 'controller' }],
  },
  {
    id: 'fame',
    name: 'Fame',
    kind: 'library',
    types: ['master'],
    unique: true,
    modes: [
      {
        choose: [{ name: 'target', card: { is: 'vampire', in: 'ready' } }],
        effects: [{ do: 'put in play', on: 'the target' }],
      },
    ],
    abilities: [
      { trigger: 'bearer goes to torpor', effects: [{ do: 'burn pool', who: 'controller of bearer', amount: 3 }] },
      {
        trigger: 'each unlock phase',
        if: [{ if: 'matches', card: 'bearer', filter: { in: 'torpor' } }],
        effects: [{ do: 'burn pool', who: 'turn player', amount: 1 }],
      },
    ],
  },
  {
    id: 'haven-uncovered',
    name: 'Haven Uncovered',
    kind: 'library',
    types: ['master'],
    modes: [
      {
        choose: [{ name: 'target', card: { is: 'vampire', in: 'ready' } }],
        effects: [{ do: 'put in play', on: 'the target' }],
      },
    ],
    abilities: [
      { action: 'fight', by: { is: 'minion' }, kind: 'fight', stealth: 1, target: 'bearer', effects: [{ do: 'fight', with: 'bearer' }] },
      { action: 'burn', by: 'bearer', stealth: 1, effects: [{ do: 'burn', card: 'this' }] },
    ],
  },
  {
    id: 'information-highway',
    name: 'Information Highway',
    kind: 'library',
    types: ['master'],
    unique: true,
    traits: ['location'],
    modes: location,
    abilities: [{ always: 'modify', stat: 'transfers', amount: 2, of: 'controller' }],
  },
  {
    id: 'life-in-the-city',
    name: 'Life in the City',
    kind: 'library',
    types: ['master'],
    trifle: true,
    modes: [
      {
        choose: [{ name: 'target', card: { is: 'vampire', in: 'ready' } }],
        effects: [{ do: 'gain blood', card: 'the target', amount: 1 }],
      },
    ],
  },
  {
    id: 'misdirection',
    name: 'Misdirection',
    kind: 'library',
    types: ['master'],
    cost: { pool: 1 },
    modes: [{ choose: [{ name: 'target', card: { is: 'minion' } }], effects: [{ do: 'lock', card: 'the target' }] }],
  },
  {
    id: 'pentex-subversion',
    name: 'Pentex™ Subversion',
    kind: 'library',
    types: ['master'],
    unique: true,
    cost: { pool: 2 },
    modes: [
      {
        choose: [{ name: 'target', card: { is: 'minion', in: 'ready' } }],
        effects: [{ do: 'put in play', on: 'the target' }],
      },
    ],
    abilities: [
      { always: 'modify', stat: 'cannot block', amount: 1, of: 'bearer' },
      { action: 'burn', by: { is: 'minion', notBearer: true }, effects: [{ do: 'burn', card: 'this' }] },
    ],
  },
  {
    id: 'the-barrens',
    name: 'The Barrens',
    kind: 'library',
    types: ['master'],
    unique: true,
    traits: ['location'],
    modes: location,
    abilities: [
      {
        use: 'discard',
        when: ['unlock', 'master', 'minion', 'announce', 'before block', 'block attempt', 'after block', 'before resolution', 'after resolution', 'influence', 'discard'],
        cost: { lock: true, discard: {} },
        effects: [],
      },
    ],
  },
  {
    id: 'vessel',
    name: 'Vessel',
    kind: 'library',
    types: ['master'],
    trifle: true,
    cost: { pool: 1 },
    modes: [
      {
        choose: [
          { name: 'target', card: { is: 'vampire', in: 'ready or torpor' } },
          { name: 'doll', card: { name: 'Blood Doll' }, optional: true },
        ],
        effects: [
          { do: 'put in play', on: 'the target' },
          { do: 'burn', card: 'the doll' },
        ],
      },
    ],
    abilities: doll('unlock'),
  },
];
