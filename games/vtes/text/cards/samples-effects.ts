/** Examples of all kinds of effects. */
import type { CardDef, Choose, Effect, Mode } from '../../cards/language.ts';
import { NOTES } from './phrases.ts';

/** What the samples refer to. */
export const CHOOSES: readonly Choose[] = [
  { name: 'target', card: { is: 'vampire', in: 'ready' } },
  { name: 'second', card: { is: 'ally', in: 'ready', of: 'you' } },
  { name: 'player', player: 'another' },
  { name: 'clan', value: 'clan' },
  { name: 'points', allot: 4, among: 'any', atLeast: 2 },
  { name: 'number', number: { min: 1, max: 3 } },
  { name: 'range', value: ['close', 'long'] },
];

type Samples<T, Key extends PropertyKey> = {
  readonly [Kind in Extract<T, Record<Key, unknown>>[Key & keyof Extract<T, Record<Key, unknown>>] &
    string]: readonly T[];
};

const target = 'the target';

export const EFFECT_SAMPLES: Samples<Effect, 'do'> = {
  modify: [
    { do: 'modify', stat: 'stealth', amount: 1, unneeded: true },
    { do: 'modify', stat: 'bleed', amount: 2, limited: true },
    { do: 'modify', stat: 'intercept', amount: -1, of: target, until: 'turn' },
    {
      do: 'modify',
      stat: 'strength',
      amount: 1,
      of: 'self',
      until: 'combat',
      while: [{ if: 'close range' }, { if: 'blocking' }],
    },
  ],
  'gain pool': [
    { do: 'gain pool', who: 'you', amount: 1 },
    { do: 'gain pool', who: 'each', amount: { count: { is: 'minion' }, of: 'you' } },
  ],
  'burn pool': [
    { do: 'burn pool', who: 'prey', amount: 2 },
    { do: 'burn pool', who: 'controller of the target', amount: 1 },
    { do: 'burn pool', who: 'you', amount: 1 },
  ],
  'gain blood': [
    { do: 'gain blood', card: target, amount: 1 },
    { do: 'gain blood', card: target, amount: 1, upToStart: true },
  ],
  'burn blood': [{ do: 'burn blood', card: target, amount: 2 }],
  'blood to pool': [{ do: 'blood to pool', card: 'self', amount: { chosen: 'number' } }],
  'pool to blood': [{ do: 'pool to blood', card: target, amount: 1 }],
  'move blood': [
    { do: 'move blood', from: target, to: 'self', amount: 1 },
    { do: 'move blood', from: target, to: 'the second', amount: 'all' },
  ],
  lock: [
    { do: 'lock', card: target },
    { do: 'lock', card: 'self' },
  ],
  unlock: [
    { do: 'unlock', card: target },
    { do: 'unlock', card: 'self' },
  ],
  wake: [{ do: 'wake', card: 'self' }],
  burn: [{ do: 'burn', card: target }],
  'remove from game': [{ do: 'remove from game', card: target }],
  'put in play': [{ do: 'put in play' }, { do: 'put in play', on: target }, { do: 'put in play', counters: 2 }],
  strike: [
    {
      do: 'strike',
      strike: {
        kind: 'damage',
        amount: 1,
        ranged: true,
        also: [{ do: 'unlock', card: 'self' }],
        evenDodged: [{ do: 'lock', card: 'self' }],
      },
    },
  ],
  maneuver: [{ do: 'maneuver' }, { do: 'maneuver', optional: true }],
  press: [{ do: 'press' }, { do: 'press', only: 'continue' }, { do: 'press', only: 'end' }],
  'additional strikes': [
    { do: 'additional strikes', amount: 1 },
    { do: 'additional strikes', amount: 2 },
  ],
  prevent: [
    { do: 'prevent', amount: 1 },
    { do: 'prevent', amount: 'all', only: 'normal', from: 'opposing strike' },
    { do: 'prevent', amount: 2, from: 'gun strike', keeps: true },
    { do: 'prevent', amount: 2, only: 'aggravated', from: 'other than gun strike' },
  ],
  'set range': [
    { do: 'set range', range: 'close' },
    { do: 'set range', range: 'long' },
    { do: 'set range', range: 'chosen' },
  ],
  damage: [
    { do: 'damage', to: target, amount: 2, aggravated: true },
    { do: 'damage', to: 'opposing', amount: 1, unpreventable: true, by: 'self' },
  ],
  fight: [
    { do: 'fight', with: target },
    { do: 'fight', with: target, reversed: true },
    { do: 'fight', who: 'the second', with: target },
  ],
  'end combat': [{ do: 'end combat' }],
  'redirect bleed': [{ do: 'redirect bleed', to: 'the player' }],
  'reduce bleed': [{ do: 'reduce bleed', amount: 1 }],
  'end action': [{ do: 'end action' }],
  cancel: [
    { do: 'cancel', card: 'played' },
    { do: 'cancel', card: 'played', costNotPaid: true },
  ],
  'to torpor': [{ do: 'to torpor', card: target }],
  'to ready': [{ do: 'to ready', card: target }],
  'to uncontrolled': [
    { do: 'to uncontrolled', card: target },
    { do: 'to uncontrolled', card: target, shown: true },
  ],
  'draw crypt card': [
    { do: 'draw crypt card', who: 'you' },
    { do: 'draw crypt card', who: 'each other' },
  ],
  'fail block': [{ do: 'fail block' }],
  diablerize: [{ do: 'diablerize', card: target }],
  steal: [
    { do: 'steal', card: target },
    { do: 'steal', card: target, on: 'self' },
  ],
  'give title': [
    { do: 'give title', card: target, rank: 'primogen' },
    { do: 'give title', card: target, rank: 'prince', of: 'Lisbon' },
    { do: 'give title', card: target, rank: 'justicar', of: 'Toreador' },
  ],
  become: [
    { do: 'become', card: target, sect: 'Anarch' },
    { do: 'become', card: target, clan: 'Caitiff' },
  ],
  'move to': [
    { do: 'move to', card: target, to: 'hand' },
    { do: 'move to', card: target, to: 'library' },
  ],
  draw: [
    { do: 'draw', who: 'you', amount: 1 },
    { do: 'draw', who: 'the player', amount: 2 },
  ],
  discard: [
    { do: 'discard', who: 'you', amount: 1 },
    { do: 'discard', who: 'you', amount: 2, random: true },
    { do: 'discard', who: 'prey', amount: 1 },
    { do: 'discard', who: 'prey', amount: 2, random: true },
  ],
  'look at hand': [{ do: 'look at hand', who: 'prey' }],
  search: [
    { do: 'search', as: 'found', filter: { type: 'equipment' }, places: ['library', 'ash heap', 'hand'] },
    { do: 'search', as: 'found', filter: { is: 'vampire' }, places: ['crypt'], usable: true },
  ],
  equip: [
    { do: 'equip', card: target, on: 'self' },
    { do: 'equip', card: target, on: 'self', pays: true },
  ],
  give: [{ do: 'give', card: 'this', to: 'prey' }],
  'stay locked': [{ do: 'stay locked', card: target }],
  'attempt to block': [{ do: 'attempt to block' }],
  'bleed fails': [{ do: 'bleed fails' }],
  'note target player': [{ do: 'note target player' }],
  'bring into play': [
    { do: 'bring into play', card: target },
    { do: 'bring into play', card: target, on: 'self' },
  ],
  'cannot do again': [{ do: 'cannot do again' }],
  store: [{ do: 'store', card: 'action card', under: 'self' }],
  note: [{ do: 'note', card: target, note: NOTES[0] }],
  'gain votes': [
    { do: 'gain votes', amount: 1 },
    { do: 'gain votes', amount: 2, card: 'self' },
    { do: 'gain votes', amount: 1, cards: { is: 'vampire', clan: 'Toreador' } },
    { do: 'gain votes', amount: -1, cards: { is: 'vampire', titled: true } },
    { do: 'gain votes', amount: 3, card: 'self', against: true },
  ],
  'bar from voting': [{ do: 'bar from voting', cards: { is: 'vampire', not: { sect: 'Camarilla' } } }],
  'lose title': [{ do: 'lose title', card: target }],
  'each card': [{ do: 'each card', cards: { is: 'equipment', on: 'self' }, effects: [{ do: 'burn', card: 'the it' }] }],
  abstain: [{ do: 'abstain', card: target }],
  'burn edge': [{ do: 'burn edge' }],
  'take edge': [{ do: 'take edge' }],
  'add counters': [{ do: 'add counters', card: 'this', amount: 1 }],
  'remove counters': [{ do: 'remove counters', card: 'this', amount: 2 }],
  'each player': [
    { do: 'each player', who: 'each', effects: [{ do: 'burn pool', who: 'you', amount: 1 }] },
    { do: 'each player', who: 'each other', effects: [{ do: 'draw', who: 'you', amount: 1 }] },
  ],
  'apply allotment': [
    { do: 'apply allotment', named: 'points', effect: 'burn pool' },
    { do: 'apply allotment', named: 'points', effect: 'gain pool' },
  ],
  'distribute pool': [{ do: 'distribute pool', from: 'the player', named: 'points' }],
  obligation: [
    { do: 'obligation', who: 'you', amount: 1 },
    { do: 'obligation', who: 'turn player', amount: { counters: 'this' } },
  ],
  later: [{ do: 'later', when: 'after resolution', effects: [{ do: 'unlock', card: 'self' }] }],
  may: [
    { do: 'may', effects: [{ do: 'lock', card: target }] },
    {
      do: 'may',
      who: 'prey',
      effects: [{ do: 'lock', card: target }],
      // biome-ignore lint/suspicious/noThenProperty: it is the word of the card language.
      then: [{ do: 'gain pool', who: 'prey', amount: 1 }],
      else: [{ do: 'burn', card: 'this' }],
      cost: { blood: 1, discard: {} },
    },
  ],
  if: [
    {
      do: 'if',
      conditions: [{ if: 'close range' }],
      effects: [{ do: 'gain pool', who: 'you', amount: 1 }],
      else: [{ do: 'burn pool', who: 'you', amount: 1 }],
    },
    {
      do: 'if',
      conditions: [{ if: 'chosen', name: 'range', index: 0 }],
      effects: [{ do: 'unlock', card: 'self' }],
      else: [{ do: 'lock', card: target }],
    },
  ],
  choose: [{ do: 'choose', choose: { name: 'title', value: 'title' } }],
};

/** A library card that does this, as an order to the reader. */
export function cardDoing(...effects: readonly Effect[]): CardDef {
  const mode: Mode = { choose: CHOOSES.filter((choose) => isNamed(choose, effects)), effects };
  return { id: 'sample', name: 'Sample', kind: 'library', types: ['action modifier'], modes: [mode] };
}

/** A card in play that can do this. */
export function cardUsedFor(...effects: readonly Effect[]): CardDef {
  const choose = CHOOSES.filter((each) => isNamed(each, effects));
  return {
    id: 'sample',
    name: 'Sample',
    kind: 'library',
    types: ['master'],
    abilities: [{ use: 'it', when: ['master'], turn: 'own', cost: { lock: true }, choose, effects }],
  };
}

function isNamed({ name }: Choose, effects: readonly Effect[]): boolean {
  const said = JSON.stringify(effects);
  return (
    said.includes(`"the ${name}"`) ||
    said.includes(` of the ${name}"`) ||
    said.includes(`":"${name}"`) ||
    (name === 'range' && said.includes('"range":"chosen"'))
  );
}
