/** Master cards other than locations: those put on minions, those that stay in play by themselves, and those burned after use. */
import { ANY_STEP } from '../rules/state/steps.ts';
import type { Ability, CardDef, Effect, Filter, Mode } from './language.ts';

const inPlay: readonly Mode[] = [{ effects: [{ do: 'put in play' }] }];

function putOn(card: Filter): Mode {
  return { choose: [{ name: 'target', card }], effects: [{ do: 'put in play', on: 'the target' }] };
}

/** Moves 1 blood between a vampire and its controller's pool, once per phase, either way. */
const doll = (step: 'unlock' | 'master'): readonly Ability[] => [
  {
    use: 'move',
    level: 'to the pool',
    when: [step],
    turn: 'own',
    once: 'phase',
    user: 'controller of bearer',
    conditions: [{ if: 'matches', card: 'bearer', filter: { bloodMin: 1 } }],
    effects: [{ do: 'move blood', from: 'bearer', to: 'pool', amount: 1 }],
  },
  {
    use: 'move',
    level: 'to the vampire',
    when: [step],
    turn: 'own',
    once: 'phase',
    user: 'controller of bearer',
    effects: [{ do: 'move blood', from: 'pool', to: 'bearer', amount: 1 }],
  },
];

/** What Dreams of the Sphinx does each time it is locked. */
const dreamt: readonly Effect[] = [
  { do: 'gain blood', card: 'this', amount: 1 },
  {
    do: 'if',
    conditions: [{ if: 'counters at least', card: 'this', amount: 3 }],
    effects: [{ do: 'burn', card: 'this' }],
  },
];

const pentex: readonly Ability[] = [
  { always: 'modify', stat: 'cannot block', amount: 1, of: 'bearer' },
  { action: 'burn', by: { is: 'minion', notBearer: true }, effects: [{ do: 'burn', card: 'this' }] },
];

/** Older texts keep the minion from acting too. */
const pentexBefore: Partial<CardDef> = {
  abilities: [{ always: 'modify', stat: 'cannot act', amount: 1, of: 'bearer' }, ...pentex],
};

const villein = (max: Extract<NonNullable<Mode['choose']>[number], { number: unknown }>['number']['max']): Mode => ({
  choose: [
    { name: 'target', card: { is: 'vampire', of: 'you', bloodMin: 1 } },
    { name: 'amount', number: { min: 2, max } },
  ],
  paidWithEffects: true,
  effects: [
    { do: 'put in play', on: 'the target' },
    { do: 'move blood', from: 'the target', to: 'pool', amount: { chosen: 'amount' } },
  ],
});

/** Older texts name no upper limit. */
const villeinBefore: Partial<CardDef> = { modes: [villein({ most: [2, { counters: 'the target' }] })] };

const visit: Mode = { effects: [{ do: 'put in play', counters: 4 }] };

export const masterCards: readonly CardDef[] = [
  {
    id: 'anarch-troublemaker',
    name: 'Anarch Troublemaker',
    kind: 'library',
    types: ['master'],
    unique: true,
    modes: inPlay,
    abilities: [
      {
        use: 'lock',
        level: 'locking vampires',
        when: ['unlock'],
        turn: 'own',
        once: 'phase',
        choose: [{ name: 'target', card: { is: 'vampire', of: 'prey' }, min: 0, max: 2 }],
        effects: [
          { do: 'control', who: 'prey', card: 'this' },
          { do: 'lock', card: 'the target' },
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
          { do: 'control', who: 'prey', card: 'this' },
          { do: 'burn', card: 'the target' },
        ],
      },
    ],
  },
  {
    id: 'blood-doll',
    name: 'Blood Doll',
    kind: 'library',
    types: ['master'],
    modes: [putOn({ is: 'vampire', of: 'you' })],
    abilities: doll('master'),
  },
  {
    id: 'dreams-of-the-sphinx',
    name: 'Dreams of the Sphinx',
    kind: 'library',
    types: ['master'],
    unique: true,
    cost: { pool: 1 },
    modes: inPlay,
    abilities: [
      {
        use: 'hand',
        level: 'hand size',
        when: ANY_STEP,
        cost: { lock: true },
        effects: [{ do: 'modify', stat: 'hand size', amount: 2, until: 'turn' }, ...dreamt],
      },
      {
        use: 'pool',
        level: 'pool',
        when: ['unlock'],
        turn: 'own',
        cost: { lock: true },
        conditions: [{ if: 'edge', of: 'you' }],
        effects: [{ do: 'gain pool', who: 'you', amount: 1 }, ...dreamt],
      },
      {
        use: 'blood',
        level: 'blood',
        when: ANY_STEP,
        cost: { lock: true },
        choose: [{ name: 'target', card: { is: 'vampire', in: 'uncontrolled', of: 'you' } }],
        effects: [{ do: 'gain blood', card: 'the target', amount: 1 }, ...dreamt],
      },
    ],
  },
  {
    id: 'fame',
    name: 'Fame',
    kind: 'library',
    types: ['master'],
    unique: true,
    modes: [putOn({ is: 'vampire', in: 'ready' })],
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
    id: 'guardian-angel',
    name: 'Guardian Angel',
    kind: 'library',
    types: ['master'],
    cost: { pool: 2 },
    modes: [putOn({ is: 'vampire', in: 'ready', of: 'you' })],
    abilities: [
      { always: 'modify', stat: 'intercept', amount: 1, of: 'bearer', if: [{ if: 'bleeding you' }] },
      {
        use: 'prevent',
        when: ['damage'],
        once: 'combat',
        by: 'bearer',
        user: 'controller of bearer',
        effects: [{ do: 'prevent', amount: 1 }],
      },
      { trigger: 'bearer goes to torpor', effects: [{ do: 'burn', card: 'this' }] },
    ],
  },
  {
    id: 'haven-uncovered',
    name: 'Haven Uncovered',
    kind: 'library',
    types: ['master'],
    modes: [putOn({ is: 'vampire', in: 'ready' })],
    abilities: [
      {
        action: 'fight',
        by: { is: 'minion' },
        kind: 'fight',
        stealth: 1,
        target: 'bearer',
        effects: [{ do: 'fight', with: 'bearer' }],
      },
      { action: 'burn', by: 'bearer', stealth: 1, effects: [{ do: 'burn', card: 'this' }] },
    ],
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
    modes: [putOn({ is: 'minion', in: 'ready' })],
    abilities: pentex,
    variants: { '2000': pentexBefore, third: pentexBefore },
  },
  {
    id: 'rebel',
    name: 'Rebel',
    kind: 'library',
    types: ['master'],
    traits: ['archetype'],
    trifle: true,
    oneOnMinion: 'archetype',
    modes: [putOn({ is: 'vampire', of: 'you', not: { bearsTrait: 'archetype' } })],
    abilities: [
      {
        trigger: 'bearer blocks',
        once: 'turn',
        if: [
          {
            if: 'any of',
            conditions: [
              { if: 'political action' },
              { if: 'matches', card: 'acting', filter: { is: 'vampire', titled: true } },
            ],
          },
        ],
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
    modes: inPlay,
    abilities: [
      { trigger: 'your unlock phase', effects: [{ do: 'move blood', from: 'pool', to: 'this', amount: 1 }] },
      {
        trigger: 'each other unlock phase',
        effects: [{ do: 'burn pool', who: 'turn player', amount: { counters: 'this' }, orBlood: true }],
      },
      { action: 'burn', by: { is: 'vampire' }, effects: [{ do: 'burn', card: 'this' }] },
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
          {
            name: 'second',
            card: { is: 'vampire', in: 'ready', of: 'you', clan: 'Toreador', not: { named: 'target' } },
          },
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
    id: 'vessel',
    name: 'Vessel',
    kind: 'library',
    types: ['master'],
    trifle: true,
    cost: { pool: 1 },
    modes: [
      {
        choose: [
          { name: 'target', card: { is: 'vampire' } },
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
    id: 'villein',
    name: 'Villein',
    kind: 'library',
    types: ['master'],
    trifle: true,
    modes: [villein(5)],
    abilities: [
      { always: 'surcharge', name: 'Minion Tap', pool: 1 },
      { always: 'surcharge', name: 'Villein', pool: 1, on: 'bearer' },
    ],
    variants: { '2000': villeinBefore, third: villeinBefore },
  },
  {
    id: 'visit-from-the-capuchin',
    name: 'Visit from the Capuchin',
    kind: 'library',
    types: ['master'],
    unique: true,
    // Whoever has one cannot play another; in 2000 he would contest it with himself (V-CON-008).
    modes: [{ ...visit, conditions: [{ if: 'none', filter: { name: 'Visit from the Capuchin', of: 'you' } }] }],
    abilities: [
      { always: 'modify', stat: 'hand size', amount: { counters: 'this' }, of: 'controller' },
      { always: 'instead of replacing' },
    ],
    variants: { '2000': { modes: [visit] } },
  },
  {
    id: 'wider-view',
    name: 'Wider View',
    kind: 'library',
    types: ['master'],
    trifle: true,
    cost: { pool: 1 },
    modes: inPlay,
    abilities: [
      {
        use: 'draw',
        level: 'drawing',
        when: ['influence'],
        turn: 'own',
        cost: { transfers: 1 },
        conditions: [{ if: 'exists', filter: { in: 'crypt', of: 'you' } }],
        effects: [
          { do: 'move', card: 'top of crypt', to: 'uncontrolled' },
          { do: 'choose', choose: { name: 'away', card: { is: 'crypt card', in: 'uncontrolled', of: 'you' } } },
          { do: 'move', card: 'the away', to: 'removed' },
        ],
      },
      {
        use: 'burn',
        level: 'burning it',
        when: ['influence'],
        turn: 'own',
        cost: { transfers: 4, burnThis: true },
        effects: [{ do: 'gain pool', who: 'you', amount: 2 }],
      },
    ],
  },
];
