/** Cards that cancel others as they are played. */
import type { CardDef } from './language.ts';

const SINCE_THIRD = ['third', 'fifth'] as const;

export const cancelCards: readonly CardDef[] = [
  {
    id: 'sudden-reversal',
    name: 'Sudden Reversal',
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['master'],
    outOfTurn: true,
    modes: [
      {
        when: ['as played'],
        conditions: [{ if: 'played card', type: 'master', by: 'another' }],
        effects: [{ do: 'cancel', card: 'played', costNotPaid: true }],
      },
    ],
  },
  {
    id: 'direct-intervention',
    name: 'Direct Intervention',
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['master'],
    outOfTurn: true,
    cost: { pool: 1 },
    modes: [
      {
        when: ['as played'],
        inCombat: true,
        conditions: [{ if: 'played card', type: 'minion card' }],
        effects: [{ do: 'cancel', card: 'played', costNotPaid: true }],
      },
    ],
  },
  {
    id: 'predators-communion',
    name: "Predator's Communion",
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['reaction'],
    modes: [
      {
        level: 'reflex',
        as: 'reflex',
        disciplines: ['abo'],
        conditions: [{ if: 'played card', trait: 'frenzy', on: 'self' }],
        effects: [{ do: 'cancel', card: 'played' }],
      },
      {
        disciplines: ['abo'],
        conditions: [{ if: 'matches', card: 'acting', filter: { is: 'vampire' } }],
        effects: [{ do: 'modify', stat: 'intercept', amount: 1 }],
      },
      {
        disciplines: ['ABO'],
        by: 'locked',
        conditions: [{ if: 'matches', card: 'acting', filter: { is: 'vampire' } }],
        effects: [{ do: 'unlock', card: 'self' }],
      },
    ],
  },
  {
    id: 'wash',
    name: 'Wash',
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['master'],
    outOfTurn: true,
    trifle: true,
    replace: 'unlock',
    modes: [
      {
        when: ['as played'],
        conditions: [{ if: 'played card', type: 'master', by: 'prey or predator' }],
        effects: [
          { do: 'cancel', card: 'played', costNotPaid: true },
          { do: 'modify', stat: 'master actions', amount: 1, of: 'controller of played' },
        ],
      },
    ],
  },
  {
    id: 'power-of-all',
    name: 'Power of All',
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['reaction'],
    cost: { blood: 2 },
    requires: { is: 'vampire', sect: 'Anarch' },
    modes: [
      {
        when: ['as played'],
        withoutAction: true,
        conditions: [{ if: 'played card' }],
        choose: [
          {
            name: 'other',
            card: { is: 'vampire', in: 'ready', of: 'you', sect: 'Anarch', locked: false, other: true },
          },
        ],
        effects: [
          { do: 'lock', card: 'self' },
          { do: 'lock', card: 'the other' },
          { do: 'cancel', card: 'played' },
        ],
      },
    ],
  },
];
