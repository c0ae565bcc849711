/** Action modifiers. */

import type { CardDef, Condition, Effect, Mode } from './language.ts';
import { inTheTapEra } from './levels.ts';

/** Their texts before fifth repeat the limit on the cards; the rulebooks of 2000 and third know none, and are followed (D-059). */
const bleed = (amount: number) => ({ do: 'modify', stat: 'bleed', amount, limited: true }) as const;
const stealth = (amount: number): Effect => ({ do: 'modify', stat: 'stealth', amount });
const unlocks = (discipline: string, condition: Condition): Mode => ({
  disciplines: [discipline],
  when: ['after resolution'],
  conditions: [condition],
  effects: [{ do: 'unlock', card: 'self' }],
});

export const modifierCards: readonly CardDef[] = [
  {
    id: 'aire-of-elation',
    name: 'Aire of Elation',
    kind: 'library',
    types: ['action modifier'],
    cost: { blood: 1 },
    modes: [1, 2].map((amount) => ({
      disciplines: [amount === 1 ? 'pre' : 'PRE'],
      conditions: [{ if: 'bleeding' as const }],
      effects: [
        bleed(amount),
        {
          do: 'if' as const,
          conditions: [{ if: 'matches' as const, card: 'self' as const, filter: { clan: 'Toreador' } }],
          effects: [{ do: 'modify' as const, stat: 'bleed' as const, amount: 1 }],
        },
      ],
    })),
  },
  {
    id: 'bonding',
    name: 'Bonding',
    kind: 'library',
    types: ['action modifier'],
    modes: [
      { disciplines: ['dom'], conditions: [{ if: 'bleeding' }], effects: [bleed(1)] },
      { disciplines: ['DOM'], conditions: [{ if: 'bleeding' }], effects: [stealth(1), bleed(1)] },
    ],
  },
  {
    id: 'change-of-target',
    name: 'Change of Target',
    kind: 'library',
    types: ['action modifier'],
    modes: [
      {
        when: ['before resolution'],
        conditions: [{ if: 'being blocked' }],
        effects: [
          { do: 'unlock', card: 'self' },
          { do: 'end', what: 'action', notAgain: true },
        ],
      },
    ],
  },
  {
    id: 'cloak-the-gathering',
    name: 'Cloak the Gathering',
    kind: 'library',
    types: ['action modifier'],
    modes: [
      { disciplines: ['obf'], effects: [stealth(1)] },
      { disciplines: ['OBF'], by: 'other than acting', effects: [stealth(1)] },
    ],
  },
  {
    id: 'conditioning',
    name: 'Conditioning',
    kind: 'library',
    types: ['action modifier'],
    cost: { blood: 1 },
    modes: [
      { disciplines: ['dom'], conditions: [{ if: 'bleeding' }], effects: [bleed(2)] },
      { disciplines: ['DOM'], conditions: [{ if: 'bleeding' }], effects: [bleed(3)] },
    ],
  },
  {
    id: 'confusion',
    name: 'Confusion',
    kind: 'library',
    types: ['action modifier'],
    modes: [
      { disciplines: ['dem'], conditions: [{ if: 'bleeding' }], effects: [bleed(1)] },
      { disciplines: ['DEM'], conditions: [{ if: 'bleeding' }], effects: [stealth(1), bleed(1)] },
    ],
  },
  {
    id: 'daring-the-dawn',
    name: 'Daring the Dawn',
    kind: 'library',
    types: ['action modifier'],
    modes: [2, 1].map((amount) => ({
      disciplines: [amount === 2 ? 'for' : 'FOR'],
      effects: [
        { do: 'modify' as const, stat: 'unblockable by vampires' as const, amount: 1 },
        {
          do: 'later' as const,
          when: 'after resolution' as const,
          effects: [
            {
              do: 'damage' as const,
              to: 'self' as const,
              amount,
              aggravated: true as const,
              unpreventable: true as const,
            },
          ],
        },
      ],
    })),
  },
  {
    id: 'faceless-night',
    name: 'Faceless Night',
    kind: 'library',
    types: ['action modifier'],
    modes: [
      { disciplines: ['obf'], effects: [stealth(1)] },
      { disciplines: ['OBF'], effects: [stealth(1), { do: 'modify', stat: 'locks failed blockers', amount: 1 }] },
    ],
  },
  {
    id: 'foreshadowing-destruction',
    name: 'Foreshadowing Destruction',
    kind: 'library',
    types: ['action modifier'],
    modes: [
      { disciplines: ['dom'], conditions: [{ if: 'bleeding' }], effects: [bleed(1)] },
      {
        disciplines: ['DOM'],
        conditions: [{ if: 'bleeding' }],
        effects: [{ ...bleed(3), while: [{ if: 'pool at most', of: 'target player', amount: 9 }] }],
      },
    ],
  },
  {
    id: 'freak-drive',
    name: 'Freak Drive',
    kind: 'library',
    types: ['action modifier'],
    cost: { blood: 1 },
    modes: [unlocks('for', { if: 'action successful' }), unlocks('FOR', { if: 'action blocked' })],
    // Earlier the superior level could be used after any action that was not ended.
    variants: inTheTapEra({
      modes: [
        unlocks('for', { if: 'action successful' }),
        unlocks('FOR', { if: 'any of', conditions: [{ if: 'action successful' }, { if: 'action blocked' }] }),
      ],
    }),
  },
  {
    id: 'lost-in-crowds',
    name: 'Lost in Crowds',
    kind: 'library',
    types: ['action modifier'],
    modes: [
      {
        disciplines: ['obf'],
        conditions: [{ if: 'not played in action', name: 'Into Thin Air' }],
        effects: [stealth(1)],
      },
      {
        disciplines: ['OBF'],
        conditions: [{ if: 'not played in action', name: 'Into Thin Air' }],
        effects: [stealth(2)],
      },
    ],
  },
  {
    id: 'mirror-walk',
    name: 'Mirror Walk',
    kind: 'library',
    types: ['action modifier'],
    replace: 'discard',
    modes: [
      { disciplines: ['tha'], effects: [stealth(1)] },
      {
        disciplines: ['THA'],
        effects: [stealth(1), { do: 'modify', stat: 'ends if blocked', amount: 1, of: 'acting' }],
      },
    ],
  },
  {
    id: 'spying-mission',
    name: 'Spying Mission',
    kind: 'library',
    types: ['action modifier'],
    modes: [
      { disciplines: ['obf'], effects: [stealth(1)] },
      {
        disciplines: ['OBF'],
        when: ['before resolution'],
        conditions: [{ if: 'bleed would succeed' }],
        effects: [
          { do: 'end', what: 'bleed' },
          { do: 'put in play', on: 'self', remembers: 'target player' },
        ],
      },
    ],
    abilities: [
      {
        trigger: 'bearer about to bleed',
        if: [{ if: 'bleeding remembered player' }, { if: 'bleed would succeed' }],
        effects: [
          { do: 'modify', stat: 'bleed', amount: 2 },
          { do: 'burn', card: 'this' },
        ],
      },
    ],
  },
];
