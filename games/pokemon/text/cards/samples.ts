/** Definitions with everything that the card language can say, so that every phrase of every language is used once. */
import {
  type CardDef,
  CONDITIONS,
  type Count,
  type Effect,
  type Fact,
  type Modifier,
  type Power,
  type Target,
  type Trigger,
  type Who,
} from '../../cards/language.ts';

const WHOS: readonly Who[] = [
  {},
  { of: 'opponent', spot: 'bench' },
  { of: 'both', spot: 'active', stage: 'Basic', type: ['Fire', 'Water'] },
  { tag: 'Ancient', other: true },
  { tag: 'ex', of: 'opponent' },
  { stage: 'Evolution', damaged: true },
  { stage: 'Stage 2', energy: ['Fire'] },
  { energy: [], evolved: true },
  { noEnergy: true, evolved: false },
  { condition: 'any' },
  { condition: 'Poisoned', not: { type: 'Darkness' } },
  { hpLeftMax: 30, ruleBox: false },
  { hpMax: 70, ruleBox: true, name: 'Houndour' },
];

const TARGETS: readonly Target[] = [
  'self',
  'active',
  'defending',
  'that',
  'attacker',
  ...WHOS.map((choose): Target => ({ choose })),
  ...WHOS.map((each): Target => ({ each })),
  { choose: { of: 'opponent' }, count: 2 },
  { choose: { tag: 'Future' }, count: 2, upTo: true },
];

const COUNTS: readonly Count[] = [
  { count: 'counters', on: 'self' },
  { count: 'energy', on: 'defending' },
  { count: 'energy', on: 'self', type: 'Metal' },
  { count: 'energy cards', on: 'self', card: { kind: 'Special Energy' } },
  { count: 'hand', of: 'you' },
  { count: 'hand', of: 'opponent' },
  { count: 'prizes taken', by: 'you' },
  { count: 'prizes taken', by: 'opponent' },
  { count: 'prizes left', of: 'you' },
  { count: 'prizes left', of: 'opponent' },
  { count: 'pokemon', who: { tag: 'Ancient' } },
  { count: 'pokemon', who: { of: 'opponent', spot: 'bench' } },
  { count: 'discard pile', card: { kind: 'Pokémon', type: 'Psychic' } },
  { count: 'heads', coins: 4 },
  { count: 'heads', coins: 'until tails' },
  { count: 'done' },
];

const FACTS: readonly Fact[] = [
  ...WHOS.map((a): Fact => ({ if: 'is', who: 'defending', a })),
  { if: 'any', who: { tag: 'Future' } },
  { if: 'any', who: { of: 'opponent', damaged: true } },
  { if: 'behind in prizes' },
  { if: 'equal hands' },
  { if: 'done' },
  { if: 'played', card: { kind: 'Supporter', tag: 'Ancient' } },
  { if: 'at least', of: { count: 'energy', on: 'self', type: 'Metal' }, amount: 3 },
  { if: 'extra energy', amount: 1 },
  { if: 'extra energy', amount: 3, type: 'Lightning' },
  { if: 'own first turn' },
  { if: 'not', fact: { if: 'own first turn' } },
  { if: 'all', facts: [{ if: 'behind in prizes' }, { if: 'is', who: 'self', a: { stage: 'Evolution' } }] },
];

const MODIFIERS: readonly Modifier[] = [
  { gets: 'hp', amount: 50 },
  { gets: 'hp', amount: -30 },
  { gets: 'retreat cost', amount: -1 },
  { gets: 'retreat cost', amount: 1 },
  { gets: 'no retreat cost' },
  { gets: 'attack cost', amount: 1 },
  { gets: 'attack cost', amount: -1 },
  { gets: 'damage done', amount: 30 },
  { gets: 'damage done', amount: 50, to: { tag: 'ex' } },
  { gets: 'damage taken', amount: -30, from: { of: 'opponent' } },
  { gets: 'damage taken', amount: -20 },
  { gets: 'no damage', from: { stage: 'Basic', of: 'opponent' } },
  { gets: 'no damage' },
  { gets: 'no effects', from: { of: 'opponent' } },
  { gets: 'cannot attack' },
  { gets: 'cannot retreat' },
  { gets: 'cannot use', attack: 'Cyber Drive' },
  { gets: 'cannot use', attack: 'chosen' },
  { gets: 'flip to attack' },
  { gets: 'immune', to: CONDITIONS },
  { gets: 'immune', to: ['Asleep', 'Confused', 'Paralyzed'] },
  { gets: 'no Abilities' },
];

const OF_PLAYERS: readonly Modifier[] = [
  { gets: 'bench size', amount: -2 },
  { gets: 'cannot play', card: { kind: 'Item' } },
];

const AMOUNTS = [1, 3, ...COUNTS.map((of) => ({ times: 10, of }))];

const EFFECTS: readonly Effect[] = [
  ...TARGETS.map((to): Effect => ({ do: 'damage', amount: 30, to })),
  { do: 'damage', amount: 50, to: { choose: { of: 'opponent' } }, ignoring: ['weakness', 'resistance', 'effects'] },
  ...AMOUNTS.map((amount): Effect => ({ do: 'more damage', amount })),
  { do: 'ignore', what: ['resistance'] },
  { do: 'nothing' },
  ...TARGETS.map((on): Effect => ({ do: 'put counters', amount: 2, on })),
  { do: 'spread counters', amount: 8, on: { of: 'opponent' } },
  { do: 'move counters', upTo: 2, from: { of: 'opponent' }, to: { of: 'opponent' } },
  ...TARGETS.map((on): Effect => ({ do: 'heal', amount: 30, on })),
  { do: 'heal', amount: 'all', on: { choose: {} } },
  ...CONDITIONS.map((each): Effect => ({ do: 'afflict', with: each, on: 'defending' })),
  { do: 'afflict', with: 'Poisoned', on: 'defending', counters: 2 },
  { do: 'recover', from: CONDITIONS, on: 'active' },
  { do: 'recover', from: ['Asleep'], on: { choose: {} } },
  { do: 'knock out', what: 'defending' },
  ...AMOUNTS.map((amount): Effect => ({ do: 'draw', amount, who: 'you' })),
  { do: 'draw', amount: 4, who: 'each' },
  { do: 'draw', amount: { times: 1, of: { count: 'prizes left', of: 'you' } }, who: 'each' },
  { do: 'draw', amount: 1, who: 'opponent' },
  { do: 'draw', amount: 3, who: 'you', upTo: true },
  { do: 'draw until', amount: 6 },
  { do: 'draw until', amount: { times: 1, of: { count: 'hand', of: 'opponent' } } },
  ...(['deck', 'discard pile', 'hand', "opponent's hand", { top: 7 }, { bottom: 7 }] as const).flatMap(
    (from): Effect[] =>
      (
        [
          'hand',
          'bench',
          'deck',
          'bottom of deck',
          'top of deck',
          'discard pile',
          'Lost Zone',
          { attach: 'self' },
          { attach: { each: { tag: 'Future' } } },
          { attachInAnyWay: { type: 'Lightning', spot: 'bench' } },
        ] as const
      ).map(
        (to): Effect => ({
          do: 'take',
          from,
          cards: [{ card: { kind: 'Basic Energy', type: 'Fire' }, count: 2, upTo: true }],
          to,
        }),
      ),
  ),
  {
    do: 'take',
    from: 'deck',
    cards: [
      { card: { kind: 'Item' }, count: 1 },
      { card: { kind: 'Tool' }, count: 1 },
    ],
    to: 'hand',
  },
  { do: 'take', from: { top: 4 }, cards: [{ card: {}, count: 2 }], to: 'hand', rest: 'bottom of deck' },
  { do: 'take', from: { top: 7 }, cards: [{ card: { kind: 'Supporter' }, count: 1, may: true }], to: 'hand' },
  {
    do: 'take',
    from: 'discard pile',
    cards: [{ card: { or: [{ kind: 'Pokémon' }, { kind: 'Basic Energy' }] }, count: 3, upTo: true }],
    to: 'deck',
  },
  ...(['discard pile', 'deck', 'bottom of deck'] as const).flatMap((to): Effect[] =>
    (['you', 'opponent', 'each'] as const).map((who): Effect => ({ do: 'put hand', to, who })),
  ),
  { do: 'discard top', amount: 1, who: 'opponent' },
  { do: 'discard top', amount: 3, who: 'each' },
  ...(['discard pile', 'hand', 'top of deck', 'Lost Zone', { choose: { spot: 'bench' } }] as const).flatMap(
    (to): Effect[] =>
      ([1, 2, 'all', 'any number'] as const).map(
        (amount): Effect => ({
          do: 'move energy',
          energy: { kind: 'Energy', type: 'Fire' },
          amount,
          from: to === 'top of deck' ? 'defending' : 'self',
          to,
        }),
      ),
  ),
  { do: 'switch', who: 'you', chosenBy: 'you' },
  { do: 'switch', who: 'you', chosenBy: 'you', with: 'self' },
  { do: 'switch', who: 'opponent', chosenBy: 'you' },
  { do: 'switch', who: 'opponent', chosenBy: 'opponent' },
  ...(['hand', 'deck', 'discard pile', 'Lost Zone'] as const).flatMap((to): Effect[] => [
    { do: 'take from play', what: { choose: { stage: 'Basic' } }, to, attached: 'too' },
    { do: 'take from play', what: 'defending', to, attached: 'discarded' },
  ]),
  { do: 'evolve', what: { choose: { stage: 'Basic' } }, from: 'hand', skipping: true },
  { do: 'evolve', what: { choose: {} }, from: 'deck' },
  { do: 'evolve', what: { choose: { type: 'Fire' } }, from: 'deck', searchFirst: true },
  { do: 'devolve', what: { each: { of: 'opponent', evolved: true } } },
  { do: 'discard stadium' },
  { do: 'flip', heads: [{ do: 'draw', amount: 1, who: 'you' }], tails: [{ do: 'nothing' }] },
  ...FACTS.map(
    (fact): Effect => ({ do: 'if', fact, effects: [{ do: 'more damage', amount: 50 }], else: [{ do: 'nothing' }] }),
  ),
  { do: 'choose', most: 2, among: [[{ do: 'draw', amount: 1, who: 'you' }], [{ do: 'discard stadium' }]] },
  { do: 'choose', most: 1, among: [[{ do: 'draw', amount: 1, who: 'you' }], [{ do: 'discard stadium' }]] },
  ...MODIFIERS.flatMap((gives): Effect[] => [
    { do: 'lasting', on: 'self', until: 'end of your next turn', gives: [gives] },
    { do: 'lasting', on: 'you', until: 'end of turn', gives: [gives] },
  ]),
  ...OF_PLAYERS.map(
    (gives): Effect => ({
      do: 'lasting',
      on: 'opponent',
      until: "end of opponent's next turn",
      gives: [gives],
    }),
  ),
  { do: 'end turn' },
];

const TRIGGERS: readonly Trigger[] = [
  'evolved',
  'attached',
  'damaged',
  'active knocked out',
  'knocked out',
  'checkup',
  'end of turn',
  'benched',
  'put on Bench',
  'Energy attached',
];

const DRAW: Effect = { do: 'draw', amount: 1, who: 'you' };

const POWERS: readonly Power[] = [
  { use: 'once', effects: [DRAW] },
  { use: 'often', effects: [DRAW] },
  { use: 'once', spot: 'active', cost: { discard: { card: { kind: 'Energy' }, count: 1 } }, effects: [DRAW] },
  { use: 'once', spot: 'bench', if: { if: 'behind in prizes' }, effects: [DRAW] },
  ...TRIGGERS.flatMap((when): Power[] => [
    { when, effects: [DRAW] },
    { when, may: true, if: { if: 'behind in prizes' }, effects: [DRAW] },
  ]),
  ...MODIFIERS.flatMap((gives): Power[] => [
    { to: 'self', gives: [gives] },
    { to: { of: 'both', type: 'Metal' }, gives: [gives] },
  ]),
  ...FACTS.map((fact): Power => ({ to: 'self', if: fact, gives: [{ gets: 'hp', amount: 10 }] })),
  {
    to: 'self',
    if: { if: 'is', who: 'self', a: { stage: 'Basic' } },
    spot: 'active',
    gives: [{ gets: 'hp', amount: 10 }],
  },
  ...OF_PLAYERS.map((gives): Power => ({ to: 'you', gives: [gives] })),
  { leaves: 'end of turn' },
];

/** Samples that word the effect as an option. */
function mays(effect: Effect): readonly Effect[] {
  return effect.do === 'flip' || effect.do === 'if' || effect.do === 'choose'
    ? []
    : [{ do: 'may', effects: [effect], ifSo: [DRAW] }];
}

export function sampleCards(): readonly CardDef[] {
  const items = [...EFFECTS, ...EFFECTS.flatMap(mays)].map(
    (effect, at): CardDef => ({
      id: `item ${at}`,
      name: `Item ${at}`,
      kind: 'Item',
      effects: [effect],
    }),
  );
  const pokemon = EFFECTS.map(
    (effect, at): CardDef => ({
      id: `pokemon ${at}`,
      name: `Pokémon ${at}`,
      kind: 'Pokémon',
      stage: 'Basic',
      types: ['Fire'],
      hp: 60,
      attacks: [{ name: 'Hit', cost: 'R', damage: 10, effects: [effect] }],
      abilities: [{ name: 'Trick', use: 'once', effects: effect.do === 'may' ? effect.effects : [effect] }],
    }),
  );
  const counted = COUNTS.map(
    (of, at): CardDef => ({
      id: `counted ${at}`,
      name: `Counted ${at}`,
      kind: 'Pokémon',
      stage: 'Basic',
      types: ['Fire'],
      hp: 60,
      attacks: [{ name: 'Hit', cost: '', damage: { each: 10, of } }],
    }),
  );
  const staying = POWERS.flatMap((power, at): CardDef[] => [
    { id: `tool ${at}`, name: `Tool ${at}`, kind: 'Tool', powers: [power] },
    { id: `stadium ${at}`, name: `Stadium ${at}`, kind: 'Stadium', powers: [power] },
    {
      id: `ability ${at}`,
      name: `Ability ${at}`,
      kind: 'Pokémon',
      stage: 'Basic',
      types: ['Fire'],
      hp: 60,
      abilities: [{ name: 'Trick', ...power }],
    },
  ]);
  return [...items, ...pokemon, ...counted, ...staying, ...OTHERS];
}

const OTHERS: readonly CardDef[] = [
  {
    id: 'cost',
    name: 'Cost',
    kind: 'Supporter',
    if: { if: 'not', fact: { if: 'own first turn' } },
    cost: { discard: { card: {}, count: 2 } },
    effects: [DRAW],
    extra: { cost: { discard: { card: {}, count: 1, may: true } }, effects: [DRAW] },
  },
  { id: 'fossil', name: 'Fossil', kind: 'Item', types: ['Colorless'], hp: 60, played: 'turn' },
  { id: 'doll', name: 'Doll', kind: 'Item', types: ['Colorless'], hp: 120, played: 'setup', prizes: 0 },
  {
    id: 'machine',
    name: 'Machine',
    kind: 'Tool',
    powers: [{ leaves: 'end of turn' }],
    attack: {
      name: 'Evolve',
      cost: 'C',
      effects: [{ do: 'evolve', what: { choose: { spot: 'bench' }, count: 2, upTo: true }, from: 'deck' }],
    },
  },
  {
    id: 'energy',
    name: 'Energy',
    kind: 'Special Energy',
    provides: [
      { types: 'every', count: 2, if: { if: 'is', who: 'self', a: { stage: 'Stage 2' } } },
      { types: ['Fire', 'Water'], count: 1 },
    ],
  },
];
