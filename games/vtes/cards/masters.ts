/** Master cards. */
import type { Step } from '../rules/steps.ts';
import type { Ability, CardDef, Effect, Mode } from './language.ts';

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

/** Steps in which a card that names no time can be used. */
const ANYTIME: readonly Step[] = ['unlock', 'master', 'minion', 'announce', 'before block', 'block attempt', 'after block', 'before resolution', 'after resolution', 'influence', 'discard'];

/** What Dreams of the Sphinx does each time it is locked. */
const dreamt: readonly Effect[] = [
  { do: 'add counters', card: 'this', amount: 1 },
  { do: 'if', conditions: [{ if: 'counters at least', card: 'this', amount: 3 }], effects: [{ do: 'burn', card: 'this' }] },
];

/** A location that feeds the uncontrolled vampires of a clan. */
function clanHouse(id: string, name: string, clan: string): CardDef {
  return {
    id,
    name,
    kind: 'library',
    types: ['master'],
    unique: true,
    traits: ['location'],
    cost: { pool: 2 },
    requires: { clan },
    modes: location,
    abilities: [
      {
        use: 'feed',
        when: ['influence'],
        turn: 'own',
        cost: { lock: true },
        choose: [{ name: 'target', card: { is: 'vampire', in: 'uncontrolled', of: 'you', clan } }],
        effects: [{ do: 'gain blood', card: 'the target', amount: 1 }],
      },
    ],
  };
}

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
        when: ANYTIME,
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
  {
    id: 'anarch-troublemaker',
    name: 'Anarch Troublemaker',
    kind: 'library',
    types: ['master'],
    unique: true,
    modes: location,
    abilities: [
      {
        use: 'lock',
        level: 'locking vampires',
        when: ['unlock'],
        turn: 'own',
        once: 'phase',
        choose: [{ name: 'target', card: { is: 'vampire', of: 'prey' }, min: 0, max: 2 }],
        effects: [
          { do: 'lock', card: 'the target' },
          { do: 'give', card: 'this', to: 'prey' },
        ],
      },
      {
        use: 'burn',
        level: 'burning equipment',
        when: ['unlock'],
        turn: 'own',
        once: 'phase',
        choose: [{ name: 'target', card: { is: 'equipment', of: 'prey' } }],
        effects: [
          { do: 'burn', card: 'the target' },
          { do: 'give', card: 'this', to: 'prey' },
        ],
      },
    ],
  },
  clanHouse('arcane-library', 'Arcane Library', 'Tremere'),
  clanHouse('art-museum', 'Art Museum', 'Toreador'),
  {
    id: 'chantry',
    name: 'Chantry',
    kind: 'library',
    types: ['master'],
    unique: true,
    traits: ['location'],
    requires: { clan: 'Tremere' },
    modes: location,
    abilities: [
      {
        use: 'rescue',
        when: ['master'],
        turn: 'own',
        cost: { lock: true },
        choose: [
          { name: 'target', card: { is: 'vampire', in: 'torpor', clan: 'Tremere' } },
          { name: 'payer', card: { is: 'vampire', in: 'ready', of: 'you', clan: 'Tremere', bloodMin: 1 }, optional: true },
        ],
        effects: [
          {
            do: 'if',
            conditions: [{ if: 'was chosen', name: 'payer' }],
            effects: [{ do: 'burn blood', card: 'the payer', amount: 1 }],
            else: [{ do: 'burn pool', who: 'you', amount: 1 }],
          },
          { do: 'to ready', card: 'the target' },
        ],
      },
    ],
  },
  {
    id: 'creepshow-casino',
    name: 'Creepshow Casino',
    kind: 'library',
    types: ['master'],
    unique: true,
    traits: ['location'],
    cost: { pool: 2 },
    modes: location,
    abilities: [
      {
        use: 'hide',
        when: ['announce'],
        cost: { lock: true },
        conditions: [{ if: 'undirected' }, { if: 'matches', card: 'acting', filter: { is: 'vampire', of: 'you' } }],
        effects: [{ do: 'modify', stat: 'stealth', amount: 1 }],
      },
    ],
  },
  {
    id: 'dreams-of-the-sphinx',
    name: 'Dreams of the Sphinx',
    kind: 'library',
    types: ['master'],
    unique: true,
    cost: { pool: 1 },
    modes: location,
    abilities: [
      { use: 'hand', level: 'hand size', when: ANYTIME, cost: { lock: true }, effects: [{ do: 'modify', stat: 'hand size', amount: 2, until: 'turn' }, ...dreamt] },
      { use: 'pool', level: 'pool', when: ['unlock'], turn: 'own', cost: { lock: true }, conditions: [{ if: 'edge', of: 'you' }], effects: [{ do: 'gain pool', who: 'you', amount: 1 }, ...dreamt] },
      {
        use: 'blood',
        level: 'blood',
        when: ANYTIME,
        cost: { lock: true },
        choose: [{ name: 'target', card: { is: 'vampire', in: 'uncontrolled', of: 'you' } }],
        effects: [{ do: 'gain blood', card: 'the target', amount: 1 }, ...dreamt],
      },
    ],
  },
  {
    id: 'guardian-angel',
    name: 'Guardian Angel',
    kind: 'library',
    types: ['master'],
    cost: { pool: 2 },
    modes: [
      {
        choose: [{ name: 'target', card: { is: 'vampire', in: 'ready', of: 'you' } }],
        effects: [{ do: 'put in play', on: 'the target' }],
      },
    ],
    abilities: [
      { always: 'modify', stat: 'intercept', amount: 1, of: 'bearer', if: [{ if: 'bleeding you' }] },
      { use: 'prevent', when: ['damage'], once: 'combat', by: 'bearer', effects: [{ do: 'prevent', amount: 1 }] },
      { trigger: 'bearer goes to torpor', effects: [{ do: 'burn', card: 'this' }] },
    ],
  },
  {
    id: 'rebel',
    name: 'Rebel',
    kind: 'library',
    types: ['master'],
    traits: ['archetype'],
    trifle: true,
    oneOnMinion: 'archetype',
    modes: [{ ...onVampireYouControl, choose: [{ name: 'target', card: { is: 'vampire', in: 'ready or torpor', of: 'you', not: { bearsTrait: 'archetype' } } }] }],
    abilities: [
      {
        trigger: 'bearer blocks',
        once: 'turn',
        if: [{ if: 'any of', conditions: [{ if: 'political action' }, { if: 'matches', card: 'acting', filter: { is: 'vampire', titled: true } }] }],
        effects: [{ do: 'gain blood', card: 'bearer', amount: 1 }],
      },
    ],
  },
  {
    id: 'smiling-jack-the-anarch',
    name: 'Smiling Jack, The Anarch',
    kind: 'library',
    types: ['master'],
    unique: true,
    modes: location,
    abilities: [
      { trigger: 'your unlock phase', effects: [{ do: 'pool to blood', card: 'this', amount: 1 }] },
      { trigger: 'each other unlock phase', effects: [{ do: 'obligation', who: 'turn player', amount: { counters: 'this' } }] },
      { action: 'burn', by: { is: 'vampire' }, effects: [{ do: 'burn', card: 'this' }] },
    ],
  },
  {
    id: 'the-labyrinth',
    name: 'The Labyrinth',
    kind: 'library',
    types: ['master'],
    unique: true,
    traits: ['location'],
    cost: { pool: 1 },
    requires: { clan: 'Nosferatu' },
    modes: location,
    abilities: [
      {
        use: 'hide',
        when: ['block attempt'],
        cost: { lock: true },
        conditions: [{ if: 'matches', card: 'acting', filter: { is: 'vampire', of: 'you', clan: 'Nosferatu' } }],
        effects: [{ do: 'modify', stat: 'stealth', amount: 1 }],
      },
    ],
  },
  {
    id: 'toreador-grand-ball',
    name: 'Toreador Grand Ball',
    kind: 'library',
    types: ['master'],
    cost: { pool: 1 },
    requires: { clan: 'Toreador' },
    modes: [
      {
        choose: [
          { name: 'target', card: { is: 'vampire', in: 'ready', of: 'you', clan: 'Toreador' } },
          { name: 'second', card: { is: 'vampire', in: 'ready', of: 'you', clan: 'Toreador', not: { named: 'target' } } },
        ],
        effects: [{ do: 'put in play' }, { do: 'lock', card: 'the target' }],
      },
    ],
    abilities: [
      { always: 'modify', stat: 'cannot unlock', amount: 1, of: { named: 'target' } },
      { always: 'modify', stat: 'unblockable', amount: 1, of: { named: 'second' }, if: [{ if: 'not bleeding' }] },
      { always: 'modify', stat: 'stealth', amount: -1, of: { clan: 'Nosferatu' }, if: [{ if: 'action through this' }] },
      { action: 'burn', by: { is: 'minion' }, effects: [{ do: 'burn', card: 'this' }] },
    ],
  },
  {
    id: 'villein',
    name: 'Villein',
    kind: 'library',
    types: ['master'],
    trifle: true,
    modes: [
      {
        choose: [
          { name: 'target', card: { is: 'vampire', in: 'ready or torpor', of: 'you', bloodMin: 1 } },
          { name: 'amount', number: { min: 2, max: 5 } },
        ],
        effects: [
          { do: 'put in play', on: 'the target' },
          { do: 'blood to pool', card: 'the target', amount: { chosen: 'amount' } },
        ],
      },
    ],
    abilities: [
      { always: 'surcharge', name: 'Minion Tap', pool: 1 },
      { always: 'surcharge', name: 'Villein', pool: 1, on: 'bearer' },
    ],
  },
  {
    id: 'visit-from-the-capuchin',
    name: 'Visit from the Capuchin',
    kind: 'library',
    types: ['master'],
    unique: true,
    modes: [{ effects: [{ do: 'put in play', counters: 4 }] }],
    abilities: [{ always: 'modify', stat: 'hand size', amount: { counters: 'this' }, of: 'controller' }, { always: 'instead of replacing' }],
  },
  {
    id: 'warsaw-station',
    name: 'Warsaw Station',
    kind: 'library',
    types: ['master'],
    unique: true,
    traits: ['location'],
    cost: { pool: 2 },
    requires: { clan: 'Nosferatu' },
    modes: location,
    abilities: [
      {
        use: 'unlock',
        level: 'unlocking',
        when: ['announce'],
        cost: { lock: true },
        conditions: [{ if: 'undirected' }, { if: 'matches', card: 'acting', filter: { clan: 'Nosferatu' } }],
        effects: [
          {
            do: 'later',
            when: 'after resolution',
            effects: [
              {
                do: 'if',
                conditions: [{ if: 'action successful' }, { if: 'matches', card: 'acting', filter: { clan: 'Nosferatu' } }],
                effects: [{ do: 'unlock', card: 'acting' }],
              },
            ],
          },
        ],
      },
      {
        use: 'rescue',
        level: 'burning it',
        when: ANYTIME,
        cost: { burnThis: true },
        choose: [{ name: 'target', card: { is: 'vampire', in: 'torpor', clan: 'Nosferatu' } }],
        effects: [{ do: 'to ready', card: 'the target' }],
      },
    ],
  },
  {
    id: 'wasserschloss-anif-austria',
    name: 'Wasserschloss Anif, Austria',
    kind: 'library',
    types: ['master'],
    unique: true,
    traits: ['location'],
    requires: { clan: 'Tremere' },
    modes: location,
    abilities: [
      {
        use: 'store',
        level: 'storing',
        when: ['master'],
        turn: 'own',
        once: 'phase',
        choose: [{ name: 'target', card: { is: 'vampire', in: 'ready or torpor', of: 'you', clan: 'Tremere', bloodMin: 1 } }],
        effects: [{ do: 'move blood', from: 'the target', to: 'this', amount: 1 }],
      },
      {
        use: 'release',
        level: 'releasing',
        when: ['influence'],
        turn: 'own',
        cost: { lock: true },
        choose: [{ name: 'target', card: { is: 'vampire', in: 'uncontrolled', of: 'you', clan: 'Tremere' } }],
        effects: [{ do: 'move blood', from: 'this', to: 'the target', amount: 'all' }],
      },
      { always: 'modify', stat: 'stealth', amount: 1, of: { clan: 'Malkavian' }, if: [{ if: 'action through this' }] },
      { action: 'burn', by: { is: 'minion' }, effects: [{ do: 'burn', card: 'this' }] },
    ],
  },
  {
    id: 'wider-view',
    name: 'Wider View',
    kind: 'library',
    types: ['master'],
    trifle: true,
    cost: { pool: 1 },
    modes: location,
    abilities: [
      {
        use: 'draw',
        level: 'drawing',
        when: ['influence'],
        turn: 'own',
        cost: { transfers: 1 },
        effects: [
          { do: 'draw crypt card', who: 'you' },
          { do: 'choose', choose: { name: 'away', card: { is: 'crypt card', in: 'uncontrolled', of: 'you' } } },
          { do: 'remove from game', card: 'the away' },
        ],
      },
      { use: 'burn', level: 'burning it', when: ['influence'], turn: 'own', cost: { transfers: 4, burnThis: true }, effects: [{ do: 'gain pool', who: 'you', amount: 2 }] },
    ],
  },
];
