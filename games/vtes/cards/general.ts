/** Cards that the general rules are shown with: stealing, searching, bearers, what leaves the game. */
import type { CardDef } from './language.ts';

const torporOfAnother = { is: 'vampire', in: 'torpor', of: 'another' } as const;

export const generalCards: readonly CardDef[] = [
  {
    id: 'bowl-of-convergence',
    name: 'Bowl of Convergence',
    kind: 'library',
    types: ['equipment'],
    unique: true,
    abilities: [
      {
        always: 'modify',
        stat: 'intercept',
        amount: 1,
        of: 'bearer',
        if: [{ if: 'matches', card: 'bearer', filter: { discipline: 'aus' } }],
      },
      {
        use: 'see further',
        when: ['block attempt'],
        by: 'bearer',
        once: 'action',
        cost: { blood: 1 },
        conditions: [{ if: 'matches', card: 'bearer', filter: { discipline: 'AUS' } }],
        effects: [{ do: 'modify', stat: 'intercept', amount: 1 }],
      },
    ],
  },
  {
    id: 'dominate-kine',
    name: 'Dominate Kine',
    kind: 'library',
    types: ['action'],
    cost: { blood: 2 },
    modes: [
      { disciplines: ['dom'], action: { kind: 'bleed', stealth: 1, bleed: 1 }, effects: [] },
      {
        disciplines: ['DOM'],
        action: { kind: 'effect' },
        choose: [{ name: 'target', card: { is: 'location', of: 'another' } }],
        effects: [{ do: 'control', who: 'you', card: 'the target' }],
      },
    ],
  },
  {
    id: 'entrancement',
    name: 'Entrancement',
    kind: 'library',
    types: ['action'],
    modes: [
      { disciplines: ['pre'], action: { kind: 'bleed', bleed: 1 }, effects: [] },
      {
        disciplines: ['PRE'],
        action: { kind: 'effect', stealth: 1 },
        choose: [{ name: 'target', card: { is: 'ally', in: 'ready', of: 'another' } }],
        effects: [{ do: 'control', who: 'you', card: 'the target' }],
      },
    ],
  },
  {
    id: 'far-mastery',
    name: 'Far Mastery',
    kind: 'library',
    types: ['action'],
    cost: { blood: 1 },
    modes: [
      {
        disciplines: ['dom'],
        action: { kind: 'effect', stealth: 1 },
        choose: [{ name: 'target', card: { is: 'retainer', of: 'another' } }],
        effects: [{ do: 'control', who: 'you', card: 'the target' }],
      },
      {
        disciplines: ['DOM'],
        action: { kind: 'effect', stealth: 1 },
        choose: [{ name: 'target', card: { is: 'ally', in: 'ready', of: 'another' } }],
        effects: [{ do: 'control', who: 'you', card: 'the target' }],
      },
    ],
  },
  {
    id: 'graverobbing',
    name: 'Graverobbing',
    kind: 'library',
    types: ['action'],
    modes: [
      {
        disciplines: ['dom'],
        action: { kind: 'effect' },
        choose: [{ name: 'target', card: torporOfAnother }],
        effects: [{ do: 'control', who: 'you', card: 'the target' }],
      },
      {
        disciplines: ['DOM'],
        action: { kind: 'effect' },
        choose: [{ name: 'target', card: torporOfAnother }],
        effects: [
          { do: 'control', who: 'you', card: 'the target' },
          {
            do: 'if',
            conditions: [{ if: 'matches', card: 'self', filter: { bloodMin: 2 } }],
            effects: [{ do: 'may', cost: { blood: 2 }, effects: [{ do: 'move', card: 'the target', to: 'ready' }] }],
          },
        ],
      },
    ],
  },
  {
    id: 'gustav-breidenstein',
    name: 'Gustav Breidenstein',
    kind: 'vampire',
    clan: 'Ventrue',
    capacity: 10,
    group: 4,
    sect: 'Camarilla',
    title: 'prince',
    titleOf: 'Berlin',
    disciplines: { aus: 1, cel: 1, dom: 2, for: 2, pot: 1, pre: 2 },
    bleed: 2,
    abilities: [
      {
        use: 'get votes',
        when: ['polling'],
        cost: { lock: true },
        effects: [{ do: 'gain votes', card: 'self', amount: 5 }],
      },
    ],
  },
  {
    id: 'palatial-estate',
    name: 'Palatial Estate',
    kind: 'library',
    types: ['equipment'],
    unique: true,
    traits: ['location'],
    cost: { blood: 2 },
    abilities: [{ trigger: 'your master phase', effects: [{ do: 'gain blood', card: 'bearer', amount: 1 }] }],
  },
  {
    id: 'possession',
    name: 'Possession',
    kind: 'library',
    types: ['action'],
    cost: { blood: 2 },
    modes: [
      {
        disciplines: ['nec'],
        action: { kind: 'effect' },
        choose: [{ name: 'target', card: { is: 'vampire', in: 'ash heap', of: 'you' } }],
        effects: [{ do: 'move', card: 'the target', to: 'uncontrolled' }],
      },
      {
        disciplines: ['NEC'],
        action: { kind: 'effect' },
        choose: [{ name: 'target', card: { is: 'vampire', in: 'ash heap', of: 'you' } }],
        effects: [{ do: 'move', card: 'the target', to: 'ready', with: 1 }],
      },
    ],
  },
  {
    id: 'recruitment',
    name: 'Recruitment',
    kind: 'library',
    types: ['master'],
    cost: { pool: 2 },
    modes: [
      {
        effects: [
          { do: 'search', as: 'found', filter: { is: 'vampire' }, places: ['crypt'] },
          { do: 'move', card: 'the found', to: 'uncontrolled', shown: true },
        ],
      },
    ],
  },
];
