/** Cards that the rulebooks name in their printed changes (V-ERR). */
import type { CardDef, Effect, Mode } from './language.ts';

const SINCE_THIRD = ['third', 'fifth'] as const;

/** V-ERR-004 It holds in the combat only, which the chapter on damage sees to. */
const burningCombat: Effect = {
  do: 'modify',
  stat: 'aggravated damage to vampires',
  amount: 1,
  of: 'acting',
  until: 'action',
};

const abandon: Mode = {
  disciplines: ['dem'],
  when: ['burning'],
  // V-ERR-001
  inTorpor: true,
  conditions: [{ if: 'would be burned' }, { if: 'none', filter: { name: 'Abandoning the Flesh', of: 'you' } }],
  effects: [{ do: 'move', card: 'self', to: 'removed' }, { do: 'put in play' }],
};

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
    modes: [
      {
        effects: [{ do: 'put in play', counters: { count: { is: 'vampire', clan: 'Ventrue antitribu' }, of: 'you' } }],
      },
    ],
    abilities: [
      {
        use: 'collect',
        when: ['master'],
        turn: 'own',
        cost: { masterAction: true },
        effects: [
          { do: 'move blood', from: 'this', to: 'pool', amount: 1 },
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
            effects: [{ do: 'may', who: 'controller of blocker', effects: [{ do: 'end', what: 'block attempt' }] }],
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
      { level: 'Obfuscate', disciplines: ['obf'], effects: [{ do: 'modify', stat: 'stealth', amount: 1 }] },
      { disciplines: ['tem'], effects: [burningCombat] },
      {
        disciplines: ['TEM'],
        when: ['after resolution'],
        conditions: [{ if: 'action successful' }],
        once: 'turn',
        effects: [{ do: 'unlock', card: 'self' }],
      },
    ],
  },
  {
    id: 'blissful-agony',
    name: 'Blissful Agony',
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['combat'],
    cost: { blood: 1 },
    modes: [
      { level: 'Animalism', disciplines: ['ani'], effects: [{ do: 'strike', strike: { kind: 'hand', amount: 1 } }] },
      {
        disciplines: ['val'],
        when: ['before strikes'],
        conditions: [{ if: 'close range' }],
        // V-ERR-003
        once: 'combat',
        effects: [{ do: 'modify', stat: 'agony each round', amount: 1, of: 'opposing', until: 'combat' }],
      },
      {
        disciplines: ['VAL'],
        conditions: [{ if: 'matches', card: 'opposing', filter: { is: 'vampire' } }],
        choose: [{ name: 'target', card: { is: 'minion', in: 'ready', of: 'not opposing' } }],
        effects: [
          {
            do: 'strike',
            strike: {
              kind: 'combat ends',
              also: [
                {
                  do: 'later',
                  when: 'after resolution',
                  effects: [{ do: 'fight', who: 'the opponent', with: 'the target' }],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'abandoning-the-flesh',
    name: 'Abandoning the Flesh',
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['combat', 'reaction'],
    modes: [
      { ...abandon, level: 'combat', as: 'combat' },
      { ...abandon, level: 'reaction', as: 'reaction' },
    ],
    abilities: [
      {
        use: 'bleed',
        when: ['announce', 'before block', 'block attempt', 'after block', 'before resolution'],
        cost: { lock: true },
        conditions: [
          { if: 'bleeding' },
          { if: 'matches', card: 'acting', filter: { is: 'vampire', discipline: 'dem' } },
        ],
        effects: [{ do: 'modify', stat: 'bleed', amount: 1 }],
      },
    ],
  },
  {
    id: 'echo-of-harmonies',
    name: 'Echo of Harmonies',
    kind: 'library',
    editions: SINCE_THIRD,
    types: ['action modifier'],
    cost: { blood: 1 },
    modes: [
      {
        level: 'Presence',
        disciplines: ['pre'],
        when: ['polling'],
        conditions: [{ if: 'political action' }],
        effects: [{ do: 'gain votes', amount: 2 }],
      },
      {
        disciplines: ['mel'],
        by: 'acting or other',
        when: ['polling'],
        conditions: [{ if: 'political action' }],
        effects: [{ do: 'gain votes', amount: 2 }],
      },
      {
        disciplines: ['MEL'],
        by: 'acting or other',
        when: ['after resolution'],
        conditions: [
          { if: 'political action' },
          { if: 'matches', card: 'action card', filter: { in: 'ash heap', of: 'you', type: 'political action' } },
        ],
        // V-ERR-005
        effects: [{ do: 'move', card: 'action card', to: { under: 'self' } }],
      },
    ],
  },
];
