/** Cards that the rulebooks name in their printed changes (V-ERR). */
import type { CardDef, Effect } from './language.ts';

const SINCE_THIRD = ['third', 'fifth'] as const;

/** V-ERR-004 It holds in the combat only, which the chapter on damage sees to. */
const burningCombat: Effect = { do: 'modify', stat: 'aggravated damage to vampires', amount: 1, of: 'acting', until: 'action' };

export const errataCards: readonly CardDef[] = [
  {
    id: 'ventrue-investment',
    name: 'Ventrue Investment',
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['master'],
    // V-ERR-002
    traits: ['investment'],
    requires: { clan: 'Ventrue antitribu' },
    modes: [{ effects: [{ do: 'put in play', counters: { count: { is: 'vampire', clan: 'Ventrue antitribu' }, of: 'you' } }] }],
    abilities: [
      {
        use: 'collect',
        when: ['master'],
        turn: 'own',
        cost: { masterAction: true },
        effects: [
          { do: 'blood to pool', card: 'this', amount: 1 },
          { do: 'if', conditions: [{ if: 'no counters', card: 'this' }], effects: [{ do: 'burn', card: 'this' }] },
        ],
      },
    ],
  },
  {
    id: 'dawn-operation',
    name: 'Dawn Operation',
    kind: 'library',
    types: ['action modifier'],
    modes: [
      {
        disciplines: ['for'],
        effects: [
          burningCombat,
          {
            do: 'if',
            conditions: [{ if: 'matches', card: 'blocker', filter: { is: 'vampire' } }],
            effects: [{ do: 'may', who: 'controller of blocker', effects: [{ do: 'fail block' }] }],
          },
        ],
      },
      { disciplines: ['FOR'], effects: [burningCombat] },
    ],
  },
  {
    id: 'domain-of-evernight',
    name: 'Domain of Evernight',
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['action modifier'],
    modes: [
      { level: 'obf', disciplines: ['obf'], effects: [{ do: 'modify', stat: 'stealth', amount: 1 }] },
      { level: 'tem', disciplines: ['tem'], effects: [burningCombat] },
      {
        level: 'TEM',
        disciplines: ['TEM'],
        when: ['after resolution'],
        conditions: [{ if: 'action successful' }],
        once: 'turn',
        effects: [{ do: 'unlock', card: 'self' }],
      },
    ],
  },
];
