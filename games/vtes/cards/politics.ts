/** Political actions, cards that give titles, and cards that change sect or clan. */

import type { ActionAbility, Amount, CardDef, Effect, Filter, Mode } from './language.ts';
import { inTheTapEra } from './levels.ts';

type Political = Pick<Mode, 'choose' | 'during' | 'effects'>;

/** A political action: its terms are chosen, and its effects happen, in the referendum (V-PRO-003, V-POL-003). */
function political(id: string, name: string, mode: Political, more: Partial<CardDef> = {}): CardDef {
  return { id, name, kind: 'library', types: ['political action'], modes: [mode], ...more };
}

/** Puts the card on a vampire to stand for a title (V-CARD-033). */
function title(on: 'self' | `the ${string}`, rank: string, of?: string): readonly Effect[] {
  return [
    { do: 'put in play', on },
    { do: 'title', card: on, rank, ...(of ? { of } : {}) },
  ];
}

/** 2000 has no anarchs. */
const SINCE_THIRD: readonly string[] = ['third', 'fifth'];
const MINIONS: Filter = { is: 'minion', in: 'in play' };
const CAMARILLA: Filter = { sect: 'Camarilla' };

/** Each Methuselah burns or gains 1 pool for each such minion. */
function census(id: string, name: string, effect: 'burn pool' | 'gain pool', minions: Filter): CardDef {
  return political(id, name, { effects: [{ do: effect, who: 'each', amount: { count: minions, of: 'you' } }] });
}

function justicar(clan: string, candidate: Filter, voters: Filter): CardDef {
  return political(
    `${clan.toLowerCase()}-justicar`,
    `${clan} Justicar`,
    {
      choose: [{ name: 'justicar', card: { is: 'vampire', in: 'ready', clan, ...candidate } }],
      during: [{ do: 'gain votes', amount: 1, cards: { is: 'vampire', clan, ...voters } }],
      effects: title('the justicar', 'justicar', clan),
    },
    { traits: ['title'] },
  );
}

function praxisSeizure(city: string): CardDef {
  const id = `praxis-seizure-${city.toLowerCase()}`;
  return political(
    id,
    `Praxis Seizure: ${city}`,
    { effects: title('self', 'prince', city) },
    { requires: CAMARILLA, traits: ['title'] },
  );
}

function crusade(city: string): CardDef {
  const id = `crusade-${city.toLowerCase()}`;
  return political(
    id,
    `Crusade: ${city}`,
    { effects: title('self', 'archbishop', city) },
    { requires: { sect: 'Sabbat' }, traits: ['title'] },
  );
}

/** A referendum that vampires can call to burn the card. */
function burnedBy(callers: Filter, during: readonly Effect[] = []): ActionAbility {
  return {
    action: 'burn',
    by: { is: 'vampire', of: 'anybody', ...callers },
    kind: 'political',
    stealth: 1,
    during,
    effects: [{ do: 'burn', card: 'this' }],
  };
}

function feeStake(city: string, clan: string): CardDef {
  return {
    editions: SINCE_THIRD,
    id: `fee-stake-${city.toLowerCase().replaceAll(' ', '-')}`,
    name: `Fee Stake: ${city}`,
    kind: 'library',
    types: ['action'],
    traits: ['title'],
    requires: { sect: 'Anarch', capacityMin: 5 },
    modes: [{ action: { kind: 'effect', stealth: 1 }, effects: title('self', 'baron', city) }],
    abilities: [
      {
        always: 'modify',
        stat: 'votes',
        amount: 1,
        of: 'bearer',
        if: [
          { if: 'called by self' },
          { if: 'matches', card: 'bearer', filter: { sect: 'Anarch', any: [{ clan }, { clan: `${clan} antitribu` }] } },
        ],
      },
      burnedBy({}, [{ do: 'gain votes', amount: -1, cards: { is: 'vampire', titled: true, not: { sect: 'Anarch' } } }]),
    ],
  };
}

const parityShift = (points: Amount): Political => ({
  choose: [
    { name: 'richer', player: 'with more pool' },
    { name: 'points', allot: points, among: { except: 'richer' }, atLeast: 1 },
  ],
  effects: [{ do: 'apply allotment', named: 'points', from: 'the richer' }],
});

export const politicalCards: readonly CardDef[] = [
  census('ancilla-empowerment', 'Ancilla Empowerment', 'burn pool', MINIONS),
  census('anarchist-uprising', 'Anarchist Uprising', 'burn pool', MINIONS),
  census('autarkis-persecution', 'Autarkis Persecution', 'gain pool', MINIONS),
  census('domain-challenge', 'Domain Challenge', 'burn pool', { ...MINIONS, locked: true }),
  political(
    'consanguineous-boon',
    'Consanguineous Boon',
    {
      choose: [{ name: 'clan', value: 'clan' }],
      effects: [
        {
          do: 'gain pool',
          who: 'each',
          amount: { count: { is: 'vampire', in: 'in play', chosenClan: 'clan' }, of: 'you' },
        },
      ],
    },
    { traits: ['boon'] },
  ),
  political('kine-resources-contested', 'Kine Resources Contested', {
    choose: [{ name: 'points', allot: 4, among: 'any', atLeast: 2 }],
    effects: [{ do: 'apply allotment', named: 'points' }],
  }),
  political(
    'reckless-agitation',
    'Reckless Agitation',
    {
      choose: [{ name: 'points', allot: 6, among: 'others', atLeast: 2 }],
      effects: [{ do: 'apply allotment', named: 'points' }],
    },
    { cost: { blood: 2 }, requires: { capacityMin: 5, any: [{ sect: 'Independent' }, { sect: 'Anarch' }] } },
  ),
  political('parity-shift', 'Parity Shift', parityShift(3), {
    requires: { title: ['prince', 'justicar'] },
    // Earlier it moved as much pool as there are Methuselahs.
    variants: inTheTapEra({ modes: [parityShift('players')] }),
  }),

  // Cards that give titles.
  justicar('Toreador', { canHold: { rank: 'justicar', of: 'Toreador' } }, { in: 'ready' }),
  justicar('Malkavian', CAMARILLA, { in: 'in play' }),
  justicar('Gangrel', CAMARILLA, { in: 'in play' }),
  praxisSeizure('Atlanta'),
  praxisSeizure('Chicago'),
  crusade('Chicago'),
  crusade('Toronto'),
  political(
    'cardinal-benediction',
    'Cardinal Benediction',
    {
      choose: [{ name: 'cardinal', card: { is: 'vampire', in: 'ready or torpor', sect: 'Sabbat', capacityMin: 7 } }],
      during: [{ do: 'bar from voting', cards: { is: 'vampire', not: { sect: 'Sabbat' } } }],
      effects: title('the cardinal', 'cardinal'),
    },
    { requires: { sect: 'Sabbat' }, traits: ['title'] },
  ),
  political(
    'investiture',
    'Investiture',
    {
      choose: [{ name: 'priscus', card: { is: 'vampire', in: 'ready or torpor', sect: 'Sabbat' } }],
      during: [
        { do: 'gain votes', amount: 1, cards: { is: 'vampire', in: 'ready', title: ['cardinal'] } },
        { do: 'bar from voting', cards: { is: 'vampire', sect: 'Camarilla' } },
      ],
      effects: title('the priscus', 'priscus'),
    },
    { requires: { title: ['cardinal', 'regent'] }, traits: ['title'] },
  ),
  {
    id: 'of-noble-blood',
    name: 'Of Noble Blood',
    kind: 'library',
    types: ['action'],
    cost: { blood: 1 },
    traits: ['title'],
    requires: { title: ['primogen'] },
    modes: [
      {
        action: { kind: 'effect', stealth: 1 },
        choose: [
          {
            name: 'primogen',
            card: {
              is: 'vampire',
              in: 'ready or torpor',
              sect: 'Camarilla',
              capacityMin: 6,
              titled: false,
              not: { clan: 'Caitiff' },
            },
          },
        ],
        effects: title('the primogen', 'primogen'),
      },
    ],
  },
  feeStake('Boston', 'Toreador'),
  feeStake('New York', 'Brujah'),

  // V-SEC-015, V-SEC-016: the 2000 rulebook leaves these to Camarilla vampires; their later printings say so themselves.
  political(
    'command-of-the-harpies',
    'Command of the Harpies',
    {
      choose: [{ name: 'prince', card: { is: 'vampire', in: 'ready', title: ['prince'] } }],
      effects: [{ do: 'title', card: 'the prince', rank: 'none' }],
    },
    { requires: CAMARILLA },
  ),
  political(
    'justicar-retribution',
    'Justicar Retribution',
    {
      effects: [
        {
          do: 'each card',
          cards: { is: 'vampire', in: 'in play', bleedMin: 3 },
          effects: [{ do: 'burn', card: 'the it' }],
        },
      ],
    },
    { requires: CAMARILLA },
  ),
  political(
    'camarilla-exemplary',
    'Camarilla Exemplary',
    {
      choose: [{ name: 'exemplary', card: { is: 'vampire', in: 'ready or torpor', sect: 'Camarilla' } }],
      effects: [{ do: 'modify', stat: 'blockers burn blood', amount: 1, of: 'the exemplary', until: 'game' }],
    },
    { requires: CAMARILLA },
  ),
  political(
    'archon',
    'Archon',
    {
      choose: [{ name: 'archon', card: { is: 'vampire', in: 'ready or torpor', sect: 'Camarilla' } }],
      effects: [{ do: 'put in play', on: 'the archon' }],
    },
    {
      requires: { title: ['prince', 'justicar'] },
      abilities: [
        {
          action: 'enter combat',
          by: 'bearer',
          kind: 'fight',
          stealth: 1,
          choose: [{ name: 'target', card: { is: 'vampire', in: 'ready', of: 'another' } }],
          effects: [{ do: 'fight', with: 'the target' }],
        },
        { always: 'modify', stat: 'blockers burn blood', amount: 1, of: 'bearer' },
        { always: 'modify', stat: 'no blood hunt', amount: 1, of: 'bearer' },
        burnedBy(CAMARILLA),
      ],
    },
  ),
  political(
    'masquerade-enforcement',
    'Masquerade Enforcement',
    { effects: [{ do: 'put in play' }] },
    {
      requires: { title: ['prince', 'justicar'] },
      abilities: [
        { trigger: 'a vampire becomes controlled', effects: [{ do: 'burn pool', who: 'turn player', amount: 1 }] },
        burnedBy(CAMARILLA),
      ],
    },
  ),
  {
    id: 'elysium-the-arboretum',
    name: 'Elysium: The Arboretum',
    kind: 'library',
    types: ['master'],
    unique: true,
    traits: ['location'],
    modes: [{ effects: [{ do: 'put in play' }] }],
    abilities: [
      {
        use: 'end combat',
        when: ['before range'],
        cost: { lock: true },
        conditions: [
          {
            if: 'combat between',
            yours: { is: 'vampire', sect: 'Camarilla' },
            other: { is: 'vampire', sect: 'Camarilla' },
          },
        ],
        effects: [{ do: 'end', what: 'combat' }],
      },
      burnedBy(CAMARILLA),
    ],
  },

  // Cards that change sect or clan (V-SEC-012, V-SEC-013, V-ANA-003).
  {
    id: 'writ-of-acceptance',
    name: 'Writ of Acceptance',
    kind: 'library',
    types: ['equipment'],
    abilities: [{ always: 'sect', sect: 'Camarilla' }],
  },
  {
    id: 'into-the-fire',
    name: 'Into the Fire',
    kind: 'library',
    types: ['master'],
    trifle: true,
    modes: [
      {
        choose: [{ name: 'target', card: { is: 'vampire', in: 'ready', of: 'you', not: { sect: 'Sabbat' } } }],
        effects: [{ do: 'become', card: 'the target', sect: 'Sabbat' }],
      },
    ],
  },
  {
    id: 'out-of-the-frying-pan',
    name: 'Out of the Frying Pan',
    kind: 'library',
    types: ['master'],
    trifle: true,
    modes: [
      {
        choose: [{ name: 'target', card: { is: 'vampire', in: 'ready', of: 'you', sect: 'Sabbat' } }],
        effects: [{ do: 'become', card: 'the target', sect: 'Camarilla' }],
      },
    ],
  },
  {
    id: 'clan-impersonation',
    name: 'Clan Impersonation',
    kind: 'library',
    types: ['action'],
    cost: { blood: 2 },
    requires: { is: 'vampire' },
    modes: [
      {
        action: { kind: 'effect', stealth: 1 },
        choose: [{ name: 'clan', value: 'clan' }],
        effects: [{ do: 'put in play', on: 'self', clan: 'clan' }],
      },
    ],
    abilities: [{ always: 'chosen clan' }, { action: 'burn', by: 'bearer', effects: [{ do: 'burn', card: 'this' }] }],
  },
  {
    id: 'seattle-committee',
    editions: SINCE_THIRD,
    name: 'Seattle Committee',
    kind: 'library',
    types: ['master'],
    unique: true,
    modes: [{ effects: [{ do: 'put in play' }] }],
    abilities: [
      {
        use: 'make anarch',
        when: ['master'],
        turn: 'own',
        cost: { lock: true },
        choose: [
          { name: 'target', card: { is: 'vampire', in: 'ready', of: 'you', titled: false, not: { sect: 'Anarch' } } },
        ],
        effects: [{ do: 'become', card: 'the target', sect: 'Anarch' }],
      },
    ],
  },
];
