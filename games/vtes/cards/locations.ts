/** Locations: master cards that stay in play and are used again and again (V-MAS-008). */
import { ANY_STEP, type Step } from '../rules/state/steps.ts';
import type { Ability, CardDef, Filter } from './language.ts';

type Location = Pick<CardDef, 'id' | 'name' | 'cost' | 'requires' | 'abilities' | 'variants'> & {
  readonly traits?: readonly string[];
};

function location({ traits, ...rest }: Location): CardDef {
  return {
    kind: 'library',
    types: ['master'],
    unique: true,
    traits: ['location', ...(traits ?? [])],
    modes: [{ effects: [{ do: 'put in play' }] }],
    ...rest,
  };
}

function huntingGround(id: string, name: string, clan: string): CardDef {
  return location({
    id,
    name,
    traits: ['hunting ground'],
    cost: { pool: 2 },
    requires: { clan },
    abilities: [
      {
        use: 'feed',
        when: ['unlock'],
        turn: 'own',
        once: 'phase',
        choose: [
          {
            name: 'target',
            card: { is: 'vampire', in: 'ready', of: 'you', not: { noted: 'fed by a hunting ground' } },
          },
        ],
        effects: [
          { do: 'gain blood', card: 'the target', amount: 1 },
          { do: 'note', card: 'the target', note: 'fed by a hunting ground' },
        ],
      },
    ],
  });
}

/** A location that feeds the uncontrolled vampires of a clan. */
function clanHouse(id: string, name: string, clan: string): CardDef {
  return location({
    id,
    name,
    cost: { pool: 2 },
    requires: { clan },
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
  });
}

/** V-POL-004 2000 and third use cards before the votes in the terms step; fifth never asks there. */
const REFERENDUM: readonly Step[] = ['terms', 'polling'];

const elysium = (place: Filter['in']): readonly Ability[] => [
  {
    use: 'give votes',
    when: REFERENDUM,
    cost: { lock: true },
    conditions: [{ if: 'political action' }],
    effects: [
      {
        do: 'gain votes',
        amount: 1,
        cards: { is: 'vampire', ...(place ? { in: place } : {}), of: 'you', sect: 'Camarilla', titled: true },
      },
    ],
  },
];

const tremereInTorpor = { name: 'target', card: { is: 'vampire', in: 'torpor', clan: 'Tremere' } } as const;

export const locationCards: readonly CardDef[] = [
  huntingGround('academic-hunting-ground', 'Academic Hunting Ground', 'Tremere'),
  huntingGround('asylum-hunting-ground', 'Asylum Hunting Ground', 'Malkavian'),
  huntingGround('slum-hunting-ground', 'Slum Hunting Ground', 'Nosferatu'),
  huntingGround('society-hunting-ground', 'Society Hunting Ground', 'Toreador'),
  huntingGround('uptown-hunting-ground', 'Uptown Hunting Ground', 'Ventrue'),
  clanHouse('arcane-library', 'Arcane Library', 'Tremere'),
  clanHouse('art-museum', 'Art Museum', 'Toreador'),
  location({
    id: 'chantry',
    name: 'Chantry',
    requires: { clan: 'Tremere' },
    abilities: [
      {
        use: 'rescue for pool',
        level: 'burning pool',
        when: ['master'],
        turn: 'own',
        cost: { lock: true, pool: 1 },
        choose: [tremereInTorpor],
        effects: [{ do: 'move', card: 'the target', to: 'ready' }],
      },
      {
        use: 'rescue for blood',
        level: 'burning blood',
        when: ['master'],
        turn: 'own',
        cost: { lock: true },
        choose: [
          tremereInTorpor,
          { name: 'payer', card: { is: 'vampire', in: 'ready', of: 'you', clan: 'Tremere', bloodMin: 1 } },
        ],
        effects: [
          { do: 'burn blood', card: 'the payer', amount: 1 },
          { do: 'move', card: 'the target', to: 'ready' },
        ],
      },
    ],
  }),
  location({
    id: 'creepshow-casino',
    name: 'Creepshow Casino',
    cost: { pool: 2 },
    abilities: [
      {
        use: 'hide',
        when: ['announce'],
        cost: { lock: true },
        conditions: [{ if: 'undirected' }, { if: 'matches', card: 'acting', filter: { is: 'vampire', of: 'you' } }],
        effects: [{ do: 'modify', stat: 'stealth', amount: 1, unneeded: true }],
      },
    ],
  }),
  location({
    id: 'elder-library',
    name: 'Elder Library',
    cost: { pool: 1 },
    abilities: [{ always: 'modify', stat: 'hand size', amount: 1, of: 'controller' }],
  }),
  location({
    id: 'elysium-the-palace-of-versailles',
    name: 'Elysium: The Palace of Versailles',
    cost: { pool: 2 },
    abilities: elysium(undefined),
    // Older texts speak of ready vampires, so that one who becomes ready later in the referendum gets nothing.
    variants: { '2000': { abilities: elysium('ready') }, third: { abilities: elysium('ready') } },
  }),
  location({
    id: 'information-highway',
    name: 'Information Highway',
    abilities: [{ always: 'modify', stat: 'transfers', amount: 2, of: 'controller' }],
  }),
  location({
    id: 'the-barrens',
    name: 'The Barrens',
    abilities: [{ use: 'discard', when: ANY_STEP, cost: { lock: true, discard: {} }, effects: [] }],
  }),
  location({
    id: 'the-labyrinth',
    name: 'The Labyrinth',
    cost: { pool: 1 },
    requires: { clan: 'Nosferatu' },
    abilities: [
      {
        use: 'hide',
        when: ['block attempt'],
        cost: { lock: true },
        conditions: [{ if: 'matches', card: 'acting', filter: { is: 'vampire', of: 'you', clan: 'Nosferatu' } }],
        effects: [{ do: 'modify', stat: 'stealth', amount: 1 }],
      },
    ],
  }),
  location({
    id: 'ventrue-headquarters',
    name: 'Ventrue Headquarters',
    cost: { pool: 1 },
    requires: { clan: 'Ventrue' },
    abilities: [
      { use: 'get votes', when: REFERENDUM, cost: { lock: true }, effects: [{ do: 'gain votes', amount: 3 }] },
    ],
  }),
  location({
    id: 'warsaw-station',
    name: 'Warsaw Station',
    cost: { pool: 2 },
    requires: { clan: 'Nosferatu' },
    abilities: [
      {
        use: 'unlock',
        level: 'unlocking',
        when: ['announce'],
        cost: { lock: true },
        conditions: [
          { if: 'undirected' },
          { if: 'matches', card: 'acting', filter: { is: 'vampire', clan: 'Nosferatu' } },
        ],
        effects: [
          {
            do: 'later',
            when: 'after resolution',
            effects: [
              {
                do: 'if',
                conditions: [
                  { if: 'action successful' },
                  { if: 'matches', card: 'acting', filter: { is: 'vampire', clan: 'Nosferatu' } },
                ],
                effects: [{ do: 'unlock', card: 'acting' }],
              },
            ],
          },
        ],
      },
      {
        use: 'rescue',
        level: 'burning it',
        when: ANY_STEP,
        cost: { burnThis: true },
        choose: [{ name: 'target', card: { is: 'vampire', in: 'torpor', clan: 'Nosferatu' } }],
        effects: [{ do: 'move', card: 'the target', to: 'ready' }],
      },
    ],
  }),
  location({
    id: 'wasserschloss-anif-austria',
    name: 'Wasserschloss Anif, Austria',
    requires: { clan: 'Tremere' },
    abilities: [
      {
        use: 'store',
        level: 'storing',
        when: ['master'],
        turn: 'own',
        once: 'phase',
        choose: [{ name: 'target', card: { is: 'vampire', of: 'you', clan: 'Tremere', bloodMin: 1 } }],
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
  }),
];
