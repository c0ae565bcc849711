/** The action cards of the proof, political ones included; how they were drawn is told in `drawn.ts`. */
import { SINCE_THIRD } from './drawn-crypt.ts';
import type { CardDef, Filter } from './language.ts';
import { levels } from './levels.ts';

const card = { kind: 'library', editions: SINCE_THIRD } as const;
const early = { kind: 'library' } as const;

const fallen: Filter = { is: 'minion', in: 'ash heap', burnedOfAnother: true };
const uncontrolled: Filter = { is: 'vampire', in: 'uncontrolled', of: 'you' };

export const drawnActions: readonly CardDef[] = [
  {
    ...card,
    id: 'consignment-to-duat',
    name: 'Consignment to Duat',
    types: ['action'],
    cost: { blood: 1 },
    oneOnMinion: 'name',
    modes: levels(
      'ser',
      {
        action: { kind: 'effect', stealth: 1 },
        choose: [{ name: 'target', card: { is: 'minion', in: 'ready', other: true } }],
        effects: [{ do: 'move blood', from: 'the target', to: 'self', amount: 1 }],
      },
      {
        action: { kind: 'effect', stealth: 1 },
        choose: [
          { name: 'target', card: { is: 'minion', in: 'ready', other: true, not: { bears: 'Consignment to Duat' } } },
        ],
        effects: [{ do: 'put in play', on: 'the target', remembers: 'self' }],
      },
    ),
    abilities: [
      {
        trigger: 'your unlock phase',
        effects: [
          {
            do: 'if',
            conditions: [{ if: 'matches', card: 'bearer', filter: { bloodMin: 1 } }],
            effects: [{ do: 'burn blood', card: 'bearer', amount: 1 }],
            else: [{ do: 'move', card: 'bearer', to: 'torpor' }],
          },
        ],
      },
      { always: 'bound', combat: true },
    ],
  },
  {
    ...card,
    id: 'crusade-brussels',
    name: 'Crusade: Brussels',
    types: ['political action'],
    traits: ['title'],
    requires: { sect: 'Sabbat' },
    modes: [
      {
        effects: [
          { do: 'put in play', on: 'self' },
          { do: 'title', card: 'self', rank: 'archbishop', of: 'Brussels' },
          { do: 'note', card: 'self', note: 'titled this turn' },
        ],
      },
    ],
    abilities: [
      {
        trigger: 'your discard phase',
        if: [{ if: 'matches', card: 'bearer', filter: { clan: 'Toreador antitribu', noted: 'titled this turn' } }],
        effects: [{ do: 'unlock', card: 'bearer' }],
      },
    ],
  },
  {
    ...card,
    id: 'daemonic-possession',
    name: 'Daemonic Possession',
    types: ['action'],
    cost: { blood: 2 },
    modes: levels(
      'nec',
      {
        choose: [{ name: 'target', card: fallen }],
        effects: [
          { do: 'move', card: 'the target', to: 'ready', with: 1 },
          { do: 'lock', card: 'the target' },
        ],
      },
      {
        choose: [{ name: 'target', card: fallen }],
        effects: [{ do: 'move', card: 'the target', to: 'ready', with: 1 }],
      },
    ),
  },
  {
    ...card,
    id: 'oppugnant-night',
    name: 'Oppugnant Night',
    types: ['action'],
    requires: { clan: 'Blood Brother' },
    modes: [
      {
        once: 'turn of all',
        action: { kind: 'effect', stealth: 1 },
        effects: [
          { do: 'put in play', remembers: 'self' },
          { do: 'unlock', card: 'self' },
        ],
      },
    ],
    abilities: [
      {
        action: 'enter combat',
        by: { is: 'vampire', clan: 'Blood Brother', of: 'you', sameCircle: true },
        kind: 'fight',
        choose: [{ name: 'target', card: { is: 'minion', in: 'ready', of: 'another' } }],
        target: 'the target',
        effects: [{ do: 'fight', with: 'the target' }],
      },
      { trigger: 'end of minion phase', effects: [{ do: 'burn', card: 'this' }] },
    ],
  },
  {
    ...early,
    id: 'praxis-seizure-dublin',
    name: 'Praxis Seizure: Dublin',
    types: ['political action'],
    traits: ['title'],
    requires: { sect: 'Camarilla' },
    modes: [
      {
        effects: [
          { do: 'put in play', on: 'self' },
          { do: 'title', card: 'self', rank: 'prince', of: 'Dublin' },
        ],
      },
    ],
  },
  {
    ...card,
    id: 'resume-the-coil',
    name: 'Resume the Coil',
    types: ['action'],
    modes: levels(
      'nec',
      {
        inTorpor: true,
        action: { kind: 'leave torpor', stealth: 1 },
        effects: [{ do: 'move', card: 'self', to: 'ready' }],
      },
      {
        action: { kind: 'effect', stealth: 1 },
        choose: [{ name: 'target', card: { is: 'vampire', in: 'torpor' } }],
        effects: [{ do: 'move', card: 'the target', to: 'ready' }],
      },
    ),
  },
  {
    ...card,
    id: 'undue-influence',
    name: 'Undue Influence',
    types: ['action'],
    requires: { sect: 'Anarch' },
    modes: [
      {
        level: 'chi',
        disciplines: ['chi'],
        action: { kind: 'effect', stealth: 1 },
        choose: [
          { name: 'target', card: uncontrolled },
          { name: 'source', card: { is: 'crypt card', in: 'uncontrolled', bloodMin: 1, not: { named: 'target' } } },
        ],
        effects: [{ do: 'move blood', from: 'the source', to: 'the target', amount: 1 }],
      },
      {
        level: 'pre',
        disciplines: ['pre'],
        action: { kind: 'bleed', stealth: 1 },
        choose: [{ name: 'target', card: uncontrolled }],
        effects: [
          {
            do: 'if',
            conditions: [{ if: 'bleed would succeed' }],
            effects: [{ do: 'gain blood', card: 'the target', amount: 1 }],
          },
        ],
      },
      {
        level: 'qui',
        disciplines: ['qui'],
        action: { kind: 'effect', stealth: 1 },
        choose: [{ name: 'target', card: uncontrolled }],
        effects: [
          { do: 'gain blood', card: 'the target', amount: 1 },
          {
            do: 'if',
            conditions: [{ if: 'matches', card: 'the target', filter: { in: 'uncontrolled', full: true } }],
            effects: [{ do: 'move', card: 'the target', to: 'ready' }],
          },
        ],
      },
    ],
  },
];
