/** Cards that exist only in tests: together with the real ones they need every phrase. */
import type {
  Ability,
  CardDef,
  Condition,
  Effect,
  Filter,
  Keyword,
  Modification,
  Target,
  Trigger,
} from '../../cards/language.ts';
import { CARD_TYPES, COLORS, KEYWORDS, LAND_TYPES, RESTRICTIONS } from '../../cards/language.ts';

const PLAYERS = ['you', 'that player'] as const;
const DESTINATIONS = ['hand', 'graveyard', 'exile', 'battlefield', 'library top', 'library second'] as const;
const LANDWALKS = LAND_TYPES.map((landwalk) => ({ landwalk }));

const KEYWORD_SAMPLES: readonly Keyword[] = [
  ...KEYWORDS,
  ...LANDWALKS,
  { protection: COLORS },
  { protection: ['white', 'artifact'] },
  { protection: ['the color'] },
];

const FILTERS: readonly Filter[] = [
  { type: 'creature', color: ['white', 'blue'], combat: 'attacking', keyword: 'flying', other: true },
  { type: ['artifact', 'land'], combat: 'blocking', tapped: true, controller: 'you', not: { color: 'black' } },
  {
    type: 'creature',
    combat: 'attacking or blocking',
    tapped: false,
    controller: 'opponent',
    not: { type: 'artifact' },
  },
  { type: 'creature', supertype: 'legendary', powerMin: 3, not: { keyword: 'reach' } },
  { type: 'creature', toughnessMin: 2, not: { any: [{ keyword: 'flying' }, { keyword: 'reach' }] } },
  { subtype: 'Wall', attachedTo: 'this' },
  { subtype: 'Elf', damagedBy: 'this', keyword: { protection: ['red'] } },
  { any: [{ type: 'enchantment' }, { type: 'planeswalker' }] },
  { type: ['instant', 'sorcery'], supertype: 'basic', in: 'exile' },
  { in: 'graveyard' },
  ...(['graveyard', 'hand', 'library'] as const).flatMap((zone): Filter[] => [
    { type: 'creature', in: zone },
    ...PLAYERS.map((owner) => ({ type: 'land', in: zone, owner }) as const),
  ]),
];

const CONDITIONS: readonly Condition[] = [
  { if: 'exists', what: { type: 'creature' } },
  { if: 'exists', what: { type: 'creature' }, min: 3 },
  { if: 'none', what: { type: 'creature' } },
  ...PLAYERS.flatMap((who): Condition[] => [
    { if: 'exists', what: { type: 'creature', controller: who } },
    { if: 'none', what: { type: 'creature', controller: who } },
    { if: 'controls this', who },
    { if: 'lost life last turn', who },
    { if: 'life below start', who },
    { if: 'has cast a spell this turn', who },
  ]),
];

const TRIGGERS: readonly Trigger[] = [
  { on: 'enters', what: 'this' },
  { on: 'dies', what: 'this' },
  { on: 'attacks', what: { type: 'creature' } },
  { on: 'blocks', what: 'this' },
  { on: 'put into graveyard', what: { type: 'creature' } },
  { on: 'put into graveyard', what: { owner: 'you' } },
  { on: 'put into graveyard', what: { owner: 'opponent' } },
  { on: 'damage', to: 'player' },
  { on: 'damage', by: 'this', to: 'player', combat: true },
  ...PLAYERS.flatMap((who): Trigger[] => [
    { on: 'upkeep', of: who },
    { on: 'end step', of: who },
    { on: 'life gained', who },
    { on: 'cast', who, what: { not: { type: 'creature' } } },
  ]),
];

const CHANGES: readonly Modification[] = [
  { control: 'you' },
  { control: 'that player' },
  { addTypes: ['artifact', 'creature'], addSubtypes: ['Elf'] },
  { addSubtypes: ['Elf'] },
  { creatureTypes: ['Elf', 'Wizard'], colors: COLORS, loseAbilities: true },
  { gain: ['flying'] },
  { gain: ['flying', 'reach'], lose: ['haste'] },
  { gain: [{ protection: COLORS, keepsAuras: true }] },
  { abilities: [{ kind: 'mana', adds: ['green'] }] },
  { base: { power: 1, toughness: { power: 'this' } }, power: { count: { type: 'land' } }, toughness: -1 },
  { cannot: RESTRICTIONS, must: 'attack' },
  { cannot: ['attack', 'activate abilities'] },
  { blockersMax: 1 },
  { blockersMax: 2, blockersMin: 2, cannotBeBlockedBy: { type: 'creature' }, canBlockOnly: { keyword: 'flying' } },
];

const on = { what: 'this' } as const;

const EFFECTS: readonly Effect[] = [
  { do: 'damage', amount: 1, to: 'you' },
  { do: 'damage', amount: 'that much', to: { type: 'creature' } },
  { do: 'destroy', ...on },
  { do: 'destroy', ...on, noRegeneration: true },
  ...DESTINATIONS.flatMap((to): Effect[] => [
    { do: 'move', ...on, to },
    { do: 'search', what: { type: 'land' }, upTo: 1, to, tapped: true },
    { do: 'look', amount: 3, choose: { type: 'land' }, min: 0, max: 1, to, rest: to },
  ]),
  { do: 'move', what: 'linked', to: 'hand' },
  { do: 'move', what: { in: 'graveyard', owner: 'you' }, to: 'hand' },
  { do: 'move', what: { in: 'graveyard', owner: 'you' }, to: 'battlefield', under: 'you' },
  { do: 'move', ...on, to: 'battlefield', tapped: true, under: 'controller of this' },
  { do: 'move', what: { in: 'graveyard' }, to: 'exile' },
  { do: 'counter', ...on },
  ...PLAYERS.flatMap((who): Effect[] => [
    { do: 'sacrifice', who, what: { type: 'land' }, amount: 1 },
    { do: 'draw', who, amount: 1 },
    { do: 'discard', who, amount: 2 },
    { do: 'gain life', who, amount: 1 },
    { do: 'lose life', who, amount: 'that much' },
    { do: 'set life', who, amount: 'starting life' },
    { do: 'shuffle in', who },
    {
      do: 'unless',
      who,
      pays: [{ life: 2 }, { mana: '{2}' }, { sacrifice: { type: 'land' } }],
      effects: [{ do: 'tap', ...on }],
    },
    { do: 'later', when: { on: 'upkeep', of: who }, effects: [{ do: 'untap', ...on }] },
    { do: 'later', when: { on: 'end step', of: who }, effects: [{ do: 'regenerate', ...on }] },
  ]),
  { do: 'draw', who: 'owner of this', amount: 'that much' },
  { do: 'draw', who: 'each opponent', amount: 1 },
  { do: 'modify', what: { type: 'creature' }, gives: { addSubtypes: ['Elf'] }, until: 'turn' },
  ...CHANGES.map((gives): Effect => ({ do: 'modify', ...on, gives, until: 'turn' })),
  { do: 'modify', ...on, gives: { cannot: ['untap'] }, until: 'next untap' },
  ...CONDITIONS.map((each): Effect => ({ do: 'modify', ...on, gives: { must: 'attack' }, until: { while: each } })),
  { do: 'put counters', ...on, counter: '+1/+1', amount: 1 },
  { do: 'put counters', ...on, counter: '-1/-1', amount: 2 },
  { do: 'put counters', ...on, counter: 'loyalty', amount: 'that much' },
  { do: 'fight', ...on, with: 'host' },
  { do: 'attach', to: 'host' },
  { do: 'prevent damage', by: { type: 'creature' } },
  { do: 'search', what: { type: 'land', supertype: 'basic' }, upTo: 2, to: 'hand' },
  { do: 'search', what: {}, upTo: 'any number', to: 'exile' },
  { do: 'look', amount: 2, reveal: true, choose: {}, min: 1, max: 1, to: 'hand', rest: 'hand' },
  { do: 'exile top', amount: 1, as: 'card' },
  { do: 'exile top', amount: 3, as: 'cards' },
  { do: 'allow playing', what: 'the card' },
  { do: 'cast copies', what: 'the card', amount: 2 },
  { do: 'choose color', as: 'color' },
  { do: 'choose', what: { type: 'creature' }, as: 'creature', among: 'the cards' },
  { do: 'choose', what: { type: 'creature' }, as: 'other', optional: true },
  ...CONDITIONS.map((each): Effect => ({ do: 'if', condition: each, effects: [{ do: 'tap', ...on }] })),
];

const CREATURE = { object: { type: 'creature' } } as const;

const TARGETS: readonly Target[] = [
  { name: 'it', any: true },
  { name: 'it', player: 'opponent' },
  { name: 'it', ...CREATURE },
  { name: 'it', ...CREATURE, count: 2 },
  { name: 'it', ...CREATURE, upTo: true },
  { name: 'it', ...CREATURE, upTo: true, count: 2 },
];

const ABILITIES: readonly Ability[] = [
  { kind: 'spell', effects: EFFECTS },
  { kind: 'spell', effects: EFFECTS.map((each): Effect => ({ do: 'may', effects: [each] })) },
  ...[...TARGETS, ...TARGETS.map((each) => ({ ...each, differsFrom: ['other'] }))].map(
    (each): Ability => ({
      kind: 'spell',
      targets: [each],
      effects: [
        { do: 'damage', amount: 2, to: 'the it' },
        { do: 'tap', what: 'the it' },
      ],
    }),
  ),
  ...FILTERS.flatMap((what): Ability[] => [
    { kind: 'spell', effects: [{ do: 'destroy', what }] },
    { kind: 'spell', effects: [{ do: 'tap', what }] },
    { kind: 'static', of: what, gives: { power: 1 } },
  ]),
  ...TRIGGERS.flatMap((when): Ability[] => [
    { kind: 'triggered', when: [when], effects: [{ do: 'damage', amount: 2, to: 'owner of this' }] },
    { kind: 'triggered', when: [when, when], if: CONDITIONS[0] as Condition, effects: [{ do: 'untap', what: 'it' }] },
  ]),
  ...CHANGES.flatMap((gives): Ability[] => [
    { kind: 'static', of: 'host', gives },
    { kind: 'static', of: { type: 'creature' }, gives, while: CONDITIONS[0] as Condition },
  ]),
  ...CONDITIONS.map((each): Ability => ({ kind: 'static', of: 'this', gives: { must: 'attack' }, while: each })),
  { kind: 'mana', adds: ['red', 'green'] },
  { kind: 'mana', adds: COLORS },
  { kind: 'enters', tapped: true },
  { kind: 'enters', copy: { type: 'creature' }, abilities: [{ kind: 'mana', adds: ['red'] }] },
  { kind: 'prevention', to: 'you and your planeswalkers', combat: true },
  { kind: 'prevention', to: 'this', by: { type: 'creature' }, allBut: 1 },
  {
    kind: 'activated',
    cost: { life: 1, discard: 1, sacrifice: 'this', loyalty: -1 },
    sorcery: true,
    effects: [{ do: 'tap', ...on }],
  },
];

/** `tokens` and `emblem` are definitions that effects can create. */
export function sampleCards(tokens: readonly string[], emblem: string): readonly CardDef[] {
  const created = tokens.flatMap((token) => [1, 2, 3, 4, 5].map((amount): Effect => ({ do: 'create', token, amount })));
  const abilities: readonly Ability[] = [
    ...ABILITIES,
    { kind: 'spell', effects: [...created, { do: 'emblem', emblem }] },
  ];
  const card = (number: number, more: Partial<CardDef>): CardDef => ({
    id: `sample-${number}`,
    name: `Sample ${number}`,
    types: ['creature'],
    ...more,
  });
  return [
    card(1, { abilities, keywords: KEYWORD_SAMPLES }),
    card(2, { types: ['artifact', 'creature'], subtypes: ['Elf', 'Human', 'Wizard'], supertypes: ['legendary'] }),
    card(3, { types: ['enchantment', 'creature'], enchant: { type: 'land' }, equip: { mana: '{1}' } }),
    card(4, {
      types: ['enchantment'],
      enchant: { type: 'creature' },
      abilities: [{ kind: 'static', of: 'host', gives: { power: 1 } }],
    }),
    card(5, { additionalCost: { life: 2 }, castOnly: CONDITIONS[0] as Condition, power: { count: { type: 'land' } } }),
    ...KEYWORD_SAMPLES.map((each, index) =>
      card(10 + index, { abilities: [{ kind: 'static', of: 'this', gives: { gain: [each] } }] }),
    ),
    ...CARD_TYPES.map((type, index) =>
      card(50 + index, {
        types: [type],
        supertypes: ['basic'],
        abilities: [{ kind: 'spell', effects: [{ do: 'destroy', what: { type } }] }],
      }),
    ),
  ];
}
