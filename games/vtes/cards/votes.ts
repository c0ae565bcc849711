/** Cards that gain votes or change how they are cast. */

import { ACTION_STEPS, type Step } from '../rules/state/steps.ts';
import type { CardDef, Effect, Mode } from './language.ts';

/** V-POL-004 2000 and third use cards before the votes in the terms step; fifth never asks there. */
const REFERENDUM: readonly Step[] = ['terms', 'polling'];

const votes = (amount: Extract<Effect, { do: 'gain votes' }>['amount']): Effect => ({
  do: 'gain votes',
  amount,
  card: 'self',
});

/** Only in the referendum of a political action. */
function inPolitics(mode: Pick<Mode, 'disciplines' | 'effects'> & Partial<Mode>): Mode {
  return { when: REFERENDUM, conditions: [{ if: 'political action' }], ...mode };
}

const scalpel = (as: 'action modifier' | 'reaction', disciplines: readonly string[], more: readonly Effect[]): Mode =>
  inPolitics({
    as,
    disciplines,
    choose: [{ name: 'target', card: { is: 'vampire', in: 'in play', voted: true } }],
    effects: [{ do: 'lock', card: 'the target' }, { do: 'abstain', card: 'the target' }, ...more],
  });

const burns: readonly Effect[] = [{ do: 'burn blood', card: 'the target', amount: 1 }];

export const voteCards: readonly CardDef[] = [
  {
    id: 'awe',
    name: 'Awe',
    kind: 'library',
    types: ['action modifier'],
    cost: { blood: 'X' },
    modes: [
      inPolitics({ disciplines: ['pre'], effects: [votes({ plus: ['X', 1] })] }),
      inPolitics({ disciplines: ['PRE'], effects: [votes({ plus: ['X', 'X', 1] })] }),
    ],
  },
  {
    id: 'bewitching-oration',
    name: 'Bewitching Oration',
    kind: 'library',
    types: ['action modifier'],
    modes: [
      inPolitics({ disciplines: ['pre'], effects: [votes(2)] }),
      inPolitics({ disciplines: ['PRE'], effects: [votes(4)] }),
    ],
  },
  {
    id: 'closed-session',
    name: 'Closed Session',
    kind: 'library',
    types: ['action modifier'],
    requires: { title: ['prince', 'justicar', 'inner circle'] },
    modes: [
      {
        when: REFERENDUM,
        conditions: [{ if: 'political action' }, { if: 'before votes' }],
        effects: [{ do: 'bar from voting', cards: { is: 'vampire', not: { sect: 'Camarilla' } } }],
      },
    ],
  },
  {
    id: 'perfect-paragon',
    name: 'Perfect Paragon',
    kind: 'library',
    types: ['action modifier'],
    cost: { blood: 1 },
    modes: [
      inPolitics({ disciplines: ['pre'], effects: [votes(3)] }),
      {
        disciplines: ['PRE'],
        effects: [
          {
            do: 'each card',
            cards: { is: 'minion', in: 'in play', any: [{ is: 'ally' }, { is: 'vampire', age: 'younger' }] },
            effects: [{ do: 'modify', stat: 'intercept', amount: -1, of: 'the it' }],
          },
        ],
      },
    ],
  },
  {
    id: 'private-audience',
    name: 'Private Audience',
    kind: 'library',
    types: ['action modifier'],
    requires: { title: ['archbishop', 'priscus', 'cardinal', 'regent'] },
    modes: [
      {
        when: REFERENDUM,
        conditions: [{ if: 'political action' }, { if: 'before votes' }],
        effects: [{ do: 'bar from voting', cards: { is: 'vampire', not: { sect: 'Sabbat' } } }],
      },
    ],
  },
  {
    id: 'protected-district',
    name: 'Protected District',
    kind: 'library',
    types: ['reaction'],
    requires: { title: ['primogen'] },
    modes: [
      { level: 'less bleed', conditions: [{ if: 'bleeding you' }], effects: [{ do: 'reduce bleed', amount: 3 }] },
      {
        level: 'votes',
        when: REFERENDUM,
        conditions: [{ if: 'political action' }, { if: 'not voting for' }],
        effects: [{ do: 'gain votes', amount: 3, card: 'self', against: true }],
      },
    ],
  },
  {
    id: 'pulling-strings',
    name: 'Pulling Strings',
    kind: 'library',
    types: ['reaction'],
    modes: [
      {
        disciplines: ['dom'],
        when: REFERENDUM,
        choose: [{ name: 'target', card: { is: 'vampire', in: 'ready', age: 'younger' } }],
        effects: [{ do: 'abstain', card: 'the target' }],
      },
      {
        disciplines: ['DOM'],
        when: REFERENDUM,
        choose: [{ name: 'target', card: { is: 'vampire', in: 'ready' } }],
        effects: [{ do: 'abstain', card: 'the target' }],
      },
    ],
  },
  {
    id: 'scalpel-tongue',
    name: 'Scalpel Tongue',
    kind: 'library',
    types: ['action modifier', 'reaction'],
    cost: { blood: 1 },
    modes: (['action modifier', 'reaction'] as const).flatMap((as) => [
      scalpel(as, ['cel', 'pre'], []),
      scalpel(as, ['CEL', 'PRE'], burns),
    ]),
  },
  {
    id: 'surprise-influence',
    name: 'Surprise Influence',
    kind: 'library',
    types: ['reaction'],
    requires: { is: 'vampire' },
    modes: [inPolitics({ effects: [votes(2)] })],
    // Its first printing speaks of political actions as a whole.
    variants: {
      '2000': {
        modes: [
          {
            when: [...ACTION_STEPS, ...REFERENDUM],
            conditions: [{ if: 'during a political action' }],
            effects: [votes(2)],
          },
        ],
      },
    },
  },
  {
    id: 'voter-captivation',
    name: 'Voter Captivation',
    kind: 'library',
    types: ['action modifier'],
    modes: [
      {
        disciplines: ['pre'],
        when: ['after resolution'],
        conditions: [{ if: 'political action' }, { if: 'referendum passed' }],
        effects: [{ do: 'gain blood', card: 'self', amount: 'margin' }],
      },
      {
        disciplines: ['PRE'],
        when: ['after resolution'],
        conditions: [{ if: 'political action' }, { if: 'referendum passed' }],
        choose: [{ name: 'pool', number: { min: 0, max: { least: [2, 'margin'] } } }],
        effects: [
          { do: 'gain pool', who: 'you', amount: { chosen: 'pool' } },
          { do: 'gain blood', card: 'self', amount: { minus: ['margin', { chosen: 'pool' }] } },
        ],
      },
    ],
  },
];
