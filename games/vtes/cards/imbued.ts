/** Imbued, convictions and powers (third edition, annex II), and cards that the rules name for them. */
import type { CardDef, Choose } from './language.ts';

const THIRD = ['third'] as const;

function imbued(id: string, name: string, more: Partial<CardDef>): CardDef {
  return { id, name, kind: 'imbued', editions: THIRD, unique: true, group: 4, ...more };
}

const hunters: readonly CardDef[] = [
  imbued('jack-hannibal137-harmon', 'Jack "Hannibal137" Harmon', {
    clan: 'Defender',
    capacity: 4,
    disciplines: { def: 1, jud: 1 },
    abilities: [
      {
        use: 'maneuver',
        when: ['range'],
        once: 'round',
        conditions: [{ if: 'first round' }],
        effects: [{ do: 'maneuver', optional: true }],
      },
    ],
  }),
  imbued('marion-teacher193-perks', 'Marion "Teacher193" Perks', {
    clan: 'Redeemer',
    capacity: 4,
    disciplines: { jud: 1, red: 1 },
    abilities: [{ use: 'press', when: ['press'], once: 'combat', effects: [{ do: 'press' }] }],
  }),
  imbued('beatrice-oracle171-tremblay', 'Béatrice "Oracle171" Tremblay', {
    clan: 'Innocent',
    capacity: 3,
    bleed: 2,
    disciplines: { inn: 1, ven: 1 },
    abilities: [
      {
        trigger: 'your unlock phase',
        choose: [{ name: 'target', card: { is: 'imbued', in: 'ready', of: 'you', other: true } }],
        effects: [{ do: 'damage', to: 'the target', amount: 1, unpreventable: true }],
      },
    ],
  }),
  imbued('john-cop90-omalley', 'John "Cop90" O\'Malley', {
    clan: 'Avenger',
    capacity: 4,
    disciplines: { jud: 1, ven: 1 },
    abilities: [
      {
        action: 'fight',
        by: 'bearer',
        kind: 'fight',
        cost: { conviction: 1 },
        choose: [{ name: 'target', card: { is: 'monster', in: 'ready', of: 'another' } }],
        effects: [{ do: 'fight', with: 'the target' }],
      },
    ],
  }),
  imbued('liz-ticket312-thornton', 'Liz "Ticket312" Thornton', {
    clan: 'Innocent',
    capacity: 2,
    disciplines: { inn: 1, red: 1 },
    traits: ['no first conviction'],
  }),
];

const convictions: readonly CardDef[] = [
  {
    id: 'second-sight',
    name: 'Second Sight',
    kind: 'library',
    editions: THIRD,
    types: ['conviction'],
    abilities: [
      {
        use: 'intercept',
        when: ['block attempt'],
        turn: 'other',
        cost: { burnThis: true },
        once: 'action',
        onceFor: 'bearer',
        by: 'bearer',
        conditions: [{ if: 'matches', card: 'acting', filter: { is: 'monster' } }],
        effects: [{ do: 'modify', stat: 'intercept', amount: 1 }],
      },
      {
        use: 'evade',
        when: ['announce'],
        turn: 'own',
        cost: { burnThis: true },
        once: 'action',
        onceFor: 'bearer',
        by: 'bearer',
        conditions: [{ if: 'acting' }],
        effects: [{ do: 'modify', stat: 'intercept of monsters', amount: -1, of: 'acting' }],
      },
    ],
  },
  {
    id: 'strike-with-conviction',
    name: 'Strike with Conviction',
    kind: 'library',
    editions: THIRD,
    types: ['conviction'],
    abilities: [
      {
        use: 'strike',
        when: ['strike resolution'],
        cost: { burnThis: true },
        by: 'bearer',
        as: 'combat',
        conditions: [{ if: 'hand or weapon strike' }, { if: 'matches', card: 'opposing', filter: { is: 'monster' } }],
        effects: [{ do: 'modify', stat: 'strike damage', amount: 1, until: 'strike' }],
      },
      { action: 'bleed', by: 'bearer', kind: 'bleed', bleed: 1, cost: { burnThis: true }, effects: [] },
    ],
  },
];

const powers: readonly CardDef[] = [
  {
    id: 'discern',
    name: 'Discern',
    kind: 'library',
    editions: THIRD,
    types: ['power'],
    modes: [{ disciplines: ['jud'], effects: [] }],
    abilities: [
      {
        use: 'intercept',
        as: 'reaction',
        when: ['block attempt'],
        by: 'bearer',
        cost: { lock: true },
        conditions: [{ if: 'matches', card: 'acting', filter: { is: 'monster' } }],
        effects: [{ do: 'modify', stat: 'intercept', amount: 1 }],
      },
    ],
  },
  {
    id: 'vigilance',
    name: 'Vigilance',
    kind: 'library',
    editions: THIRD,
    types: ['power'],
    modes: [{ disciplines: ['jud'], effects: [] }],
    abilities: [
      {
        use: 'after the action',
        as: 'action modifier',
        when: ['after resolution'],
        by: 'bearer',
        cost: { lock: true },
        conditions: [{ if: 'action successful' }],
        effects: [{ do: 'unlock', card: 'self' }],
      },
      {
        // V-IMB-030 The reaction is for a locked Imbued.
        use: 'while locked',
        as: 'reaction',
        byLocked: true,
        when: ['announce', 'before block', 'block attempt', 'after block'],
        by: 'bearer',
        cost: { lock: true, conviction: 1 },
        effects: [{ do: 'unlock', card: 'self' }],
      },
    ],
  },
  {
    id: 'rejuvenate',
    name: 'Rejuvenate',
    kind: 'library',
    editions: THIRD,
    types: ['power'],
    modes: [{ disciplines: ['def'], effects: [] }],
    abilities: [
      {
        trigger: 'your unlock phase',
        if: [{ if: 'below starting life', card: 'bearer' }],
        effects: [{ do: 'gain blood', card: 'bearer', amount: 1 }],
      },
      {
        action: 'heal',
        by: 'bearer',
        stealth: 1,
        cost: { lock: true, conviction: 1 },
        choose: [{ name: 'target', card: { is: 'minion', in: 'in play', other: true } }],
        effects: [{ do: 'gain blood', card: 'the target', amount: 1, upToStart: true }],
      },
    ],
  },
];

const allyOrRetainerOfPrey: Choose = {
  name: 'target',
  card: { of: 'prey', any: [{ is: 'ally' }, { is: 'retainer' }] },
};

const others: readonly CardDef[] = [
  {
    id: 'bond',
    name: 'Bond',
    kind: 'library',
    editions: THIRD,
    types: ['action'],
    modes: [
      {
        disciplines: ['inn'],
        action: { kind: 'effect', stealth: 1 },
        choose: [{ name: 'target', card: { is: 'imbued', in: 'incapacitated' } }],
        // The rule on leaving the region gives the life (V-IMB-022).
        effects: [{ do: 'move', card: 'the target', to: 'ready' }],
      },
    ],
  },
  {
    // V-IMB-030 It is a strike.
    id: 'smite',
    name: 'Smite',
    kind: 'library',
    editions: THIRD,
    types: ['combat'],
    cost: { conviction: 3 },
    modes: [
      {
        disciplines: ['ven'],
        effects: [
          {
            do: 'strike',
            strike: {
              kind: 'damage',
              amount: 1,
              strengthBased: true,
              ranged: true,
              aggravated: true,
              evenDodged: [
                {
                  do: 'each card',
                  cards: { is: 'equipment', trait: 'electronic', on: 'self' },
                  effects: [{ do: 'burn', card: 'the it' }],
                },
                {
                  do: 'each card',
                  cards: { is: 'equipment', trait: 'electronic', on: 'opposing' },
                  effects: [{ do: 'burn', card: 'the it' }],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'release-of-the-shackled-soul',
    name: 'Release of the Shackled Soul',
    kind: 'library',
    types: ['action'],
    cost: { blood: 1 },
    modes: [
      { disciplines: ['nec'], choose: [allyOrRetainerOfPrey], effects: [{ do: 'burn', card: 'the target' }] },
      {
        disciplines: ['NEC'],
        action: { kind: 'effect', stealth: 1 },
        choose: [allyOrRetainerOfPrey],
        effects: [{ do: 'burn', card: 'the target' }],
      },
    ],
  },
  {
    id: 'effective-management',
    name: 'Effective Management',
    kind: 'library',
    types: ['master'],
    modes: [{ effects: [{ do: 'move', card: 'top of crypt', to: 'uncontrolled' }] }],
  },
];

export const imbuedCards: readonly CardDef[] = [...hunters, ...convictions, ...powers, ...others];
