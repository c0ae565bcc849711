/**
 * The proof that the vocabulary carries: forty cards drawn at random among those that had no definition, as they came. To repeat the
 * draw: take all known cards without a definition, sorted by their VEKN number; start mulberry32 with the FNV-1a hash (32 bits) of
 * `praxis 40`; for i from 0 to 39 exchange the card at i with the one at i + floor(random × (count − i)); the first forty are drawn.
 */
import { ACTION_STEPS, type Step } from '../rules/state/steps.ts';
import { drawnActions } from './drawn-actions.ts';
import { drawnCrypt, SINCE_THIRD } from './drawn-crypt.ts';
import type { Ability, CardDef, Effect, Filter, Mode } from './language.ts';
import { combatCard, levels } from './levels.ts';

const card = { kind: 'library', editions: SINCE_THIRD } as const;
const early = { kind: 'library' } as const;

const WHOLE_ACTION: readonly Step[] = ['announce', ...ACTION_STEPS, 'before resolution'];
const ROUND: readonly Step[] = [
  'before range',
  'before strikes',
  'strike',
  'strike resolution',
  'additional strikes',
  'press',
  'end of round',
];

function putOn(filter: Filter): Mode {
  return { choose: [{ name: 'target', card: filter }], effects: [{ do: 'put in play', on: 'the target' }] };
}

/** In Memory of the Two Lands gives up a counter for a mummy. Combats belong to actions, so that what it gives lasts for the action. */
function remembering(use: string, stat: 'bleed' | 'strength', when: readonly Step[]): Ability {
  return {
    use,
    when,
    cost: { counters: 1 },
    choose: [{ name: 'target', card: { is: 'ally', of: 'you', trait: 'mummy' } }],
    effects: [{ do: 'modify', stat, amount: 1, of: 'the target', until: 'action' }, ...unlessEmpty],
  };
}

const unlessEmpty: readonly Effect[] = [
  { do: 'if', conditions: [{ if: 'no counters', card: 'this' }], effects: [{ do: 'burn', card: 'this' }] },
];

/** Horrid Reality lends the vampire a weapon of the library for one combat; what happens to it then depends on the level. */
function borrowed(inTheEnd: Effect): Omit<Mode, 'disciplines'> {
  return {
    when: ['before range'],
    effects: [
      { do: 'search', as: 'found', filter: { is: 'weapon' }, places: ['library'], first: true },
      {
        do: 'if',
        conditions: [{ if: 'meets requirements', card: 'the found' }],
        effects: [{ do: 'put in play', card: 'the found', on: 'self', uncontested: true }],
        else: [{ do: 'burn', card: 'the found' }],
      },
      {
        do: 'later',
        when: 'end of combat',
        effects: [
          {
            do: 'if',
            conditions: [{ if: 'matches', card: 'the found', filter: { in: 'in play' } }],
            effects: [inTheEnd],
          },
        ],
      },
    ],
  };
}

const drawnLibrary: readonly CardDef[] = [
  {
    ...combatCard,
    editions: SINCE_THIRD,
    id: 'collapse-the-arches',
    name: 'Collapse the Arches',
    modes: [
      {
        level: 'tha',
        disciplines: ['tha'],
        conditions: [{ if: 'combat after its block' }, { if: 'directed' }, { if: 'long range' }],
        effects: [
          { do: 'strike', strike: { kind: 'damage', amount: 2, ranged: true } },
          { do: 'modify', stat: 'optional press', amount: 1, until: 'round' },
        ],
      },
      {
        level: 'basic vis',
        disciplines: ['vis'],
        conditions: [{ if: 'combat after its block' }, { if: 'directed' }, { if: 'long range' }],
        effects: [{ do: 'strike', strike: { kind: 'damage', amount: 4, ranged: true, undodgeable: true } }],
      },
      {
        level: 'superior vis',
        disciplines: ['VIS'],
        conditions: [{ if: 'combat after its block' }, { if: 'directed' }, { if: 'long range' }],
        effects: [
          { do: 'strike', strike: { kind: 'damage', amount: 4, ranged: true, first: true, undodgeable: true } },
        ],
      },
    ],
  },
  {
    ...combatCard,
    id: 'decapitate',
    name: 'Decapitate',
    cost: { blood: 2 },
    modes: levels(
      'pot',
      { effects: [{ do: 'strike', strike: { kind: 'hand', amount: 2, orMelee: true } }] },
      {
        when: ['damage'],
        conditions: [
          { if: 'opposing goes to torpor' },
          { if: 'matches', card: 'self', filter: { not: { trait: 'going to torpor' } } },
        ],
        effects: [{ do: 'burn', card: 'opposing' }],
      },
    ),
  },
  {
    ...card,
    id: 'desert-eagle',
    name: 'Desert Eagle',
    types: ['equipment'],
    traits: ['weapon', 'gun'],
    cost: { pool: 1 },
    abilities: [{ weapon: { kind: 'damage', amount: 2, ranged: true } }],
  },
  {
    ...card,
    id: 'dominion',
    name: 'Dominion',
    types: ['master'],
    oneOnMinion: 'name',
    modes: [putOn({ is: 'vampire', trait: 'black hand', not: { bears: 'Dominion' } })],
    abilities: [{ always: 'modify', stat: 'blockers burn blood', amount: 1, of: 'bearer' }],
  },
  {
    ...card,
    id: 'gianna-di-canneto',
    name: 'Gianna di Canneto',
    types: ['ally'],
    unique: true,
    traits: ['wraith'],
    cost: { pool: 1 },
    requires: { clan: 'Giovanni' },
    life: 2,
    strength: 1,
    bleed: 1,
    abilities: [
      {
        use: 'burn equipment',
        when: ROUND,
        cost: { lock: true, burnThis: true },
        conditions: [{ if: 'exists', filter: { is: 'minion', in: 'ready', of: 'you', other: true, fighting: true } }],
        choose: [{ name: 'target', card: { is: 'equipment', on: 'opposing' } }],
        effects: [{ do: 'burn', card: 'the target' }],
      },
      {
        use: 'inflict damage',
        when: ['strike resolution'],
        cost: { lock: true },
        conditions: [{ if: 'exists', filter: { is: 'minion', in: 'ready', of: 'you', other: true, fighting: true } }],
        effects: [{ do: 'modify', stat: 'unpreventable damage', amount: 1, of: 'opposing', until: 'strike' }],
      },
    ],
  },
  {
    ...card,
    id: 'hide-the-heart',
    name: 'Hide the Heart',
    types: ['reaction'],
    modes: [
      {
        level: 'aus',
        disciplines: ['aus'],
        conditions: [{ if: 'bleeding you' }],
        effects: [{ do: 'reduce bleed', amount: 1 }],
      },
      {
        level: 'basic val',
        disciplines: ['val'],
        once: 'action',
        effects: [
          {
            do: 'if',
            // An ally has no blood that it could burn.
            conditions: [{ if: 'matches', card: 'acting', filter: { not: { is: 'vampire', bloodMin: 1 } } }],
            effects: [{ do: 'end', what: 'action' }],
            else: [
              {
                do: 'may',
                who: 'controller of acting',
                effects: [{ do: 'burn blood', card: 'acting', amount: 1 }],
                else: [{ do: 'end', what: 'action' }],
              },
            ],
          },
        ],
      },
      {
        level: 'superior val',
        disciplines: ['VAL'],
        conditions: [{ if: 'bleeding you' }],
        effects: [{ do: 'reduce bleed', amount: 2 }],
      },
      {
        level: 'locking',
        disciplines: ['VAL'],
        conditions: [{ if: 'bleeding' }, { if: 'matches', card: 'self', filter: { locked: false } }],
        effects: [
          { do: 'lock', card: 'self' },
          { do: 'reduce bleed', amount: 2 },
        ],
      },
    ],
  },
  {
    ...combatCard,
    id: 'horrid-reality',
    name: 'Horrid Reality',
    cost: { blood: 2 },
    modes: levels(
      'chi',
      borrowed({ do: 'burn', card: 'the found' }),
      borrowed({ do: 'move', card: 'the found', to: 'library' }),
    ),
  },
  {
    ...card,
    id: 'in-memory-of-the-two-lands',
    name: 'In Memory of the Two Lands',
    types: ['master'],
    unique: true,
    modes: [
      {
        effects: [
          {
            do: 'put in play',
            counters: {
              count: {
                of: 'you',
                any: [
                  { is: 'vampire', clan: 'Ministry' },
                  { is: 'ally', trait: 'mummy' },
                ],
              },
            },
          },
          ...unlessEmpty,
        ],
      },
    ],
    abilities: [
      remembering('bleed', 'bleed', WHOLE_ACTION),
      remembering('strength', 'strength', WHOLE_ACTION),
      remembering('strength in combat', 'strength', ROUND),
    ],
  },
  {
    ...early,
    id: 'island-of-yiaros',
    name: 'Island of Yiaros',
    types: ['master'],
    unique: true,
    traits: ['location'],
    cost: { pool: 2 },
    requires: { clan: 'Ventrue' },
    modes: [{ effects: [{ do: 'put in play' }] }],
    abilities: [
      {
        use: 'strengthen',
        when: ['strike resolution'],
        cost: { lock: true },
        choose: [{ name: 'target', card: { is: 'vampire', in: 'ready', of: 'you', fighting: true } }],
        effects: [
          { do: 'modify', stat: 'strength', amount: { votesOf: 'the target' }, of: 'the target', until: 'strike' },
        ],
      },
    ],
  },
  {
    ...card,
    id: 'secret-passage',
    name: 'Secret Passage',
    types: ['master'],
    oneOnMinion: 'name',
    modes: [putOn({ is: 'minion', in: 'ready', of: 'you', not: { bears: 'Secret Passage' } })],
    abilities: [
      {
        use: 'escape',
        when: WHOLE_ACTION,
        cost: { burnThis: true },
        conditions: [{ if: 'matches', card: 'bearer', filter: { in: 'ready', targeted: true } }],
        effects: [{ do: 'end', what: 'action' }],
      },
    ],
  },
  {
    ...early,
    id: 'shade',
    name: 'Shade',
    types: ['retainer'],
    traits: ['demon'],
    cost: { blood: 1 },
    life: 2,
    superiorLife: 3,
    modes: levels('obt', { effects: [] }, { effects: [] }),
    abilities: [{ combatRound: 'strike resolution', damage: 1 }],
  },
  {
    ...card,
    id: 'shadow-cloak',
    name: 'Shadow Cloak',
    types: ['action modifier'],
    modes: levels(
      'obl',
      { effects: [{ do: 'modify', stat: 'stealth', amount: 1 }] },
      {
        when: ['after resolution'],
        conditions: [{ if: 'action successful' }],
        effects: [{ do: 'put in play', on: 'self' }],
      },
    ),
    abilities: [
      { always: 'no target', of: { is: 'minion', not: { discipline: 'aus' } } },
      { trigger: 'your unlock phase', effects: [{ do: 'burn', card: 'this' }] },
    ],
  },
  {
    ...early,
    id: 'the-slashers',
    name: 'The Slashers',
    types: ['ally'],
    unique: true,
    traits: ['mortal'],
    cost: { pool: 1 },
    requires: { clan: 'Brujah' },
    life: 3,
    strength: 0,
    bleed: 0,
    abilities: [{ weapon: { kind: 'damage', amount: 1, ranged: true } }],
  },
  {
    ...combatCard,
    editions: SINCE_THIRD,
    id: 'typhonic-beast',
    name: 'Typhonic Beast',
    cost: { blood: 1 },
    modes: [
      {
        when: ['before range'],
        disciplines: ['ser'],
        effects: [{ do: 'modify', stat: 'strength', amount: 1, until: 'combat' }],
      },
      {
        when: ['before range'],
        disciplines: ['pot', 'ser'],
        effects: [
          { do: 'modify', stat: 'strength', amount: 1, until: 'combat' },
          { do: 'modify', stat: 'prevention', amount: 1, until: 'combat', eachRound: true },
        ],
      },
      {
        when: ['before range'],
        disciplines: ['POT', 'SER'],
        effects: [
          { do: 'modify', stat: 'strength', amount: 1, until: 'combat' },
          { do: 'modify', stat: 'prevention', amount: 1, until: 'combat', eachRound: true },
          { do: 'modify', stat: 'optional press', amount: 1, until: 'round' },
        ],
      },
    ],
  },
];

export const drawnCards: readonly CardDef[] = [...drawnCrypt, ...drawnActions, ...drawnLibrary];
