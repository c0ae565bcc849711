/** Examples of all kinds of effects. */
import type { CardDef, Choose, Effect, Mode } from '../../cards/language.ts';
import { NOTES, SECTS } from './phrases.ts';

/** The choices to which the samples refer. */
export const CHOOSES: readonly Choose[] = [
  { name: 'target', card: { is: 'vampire', in: 'ready' } },
  { name: 'second', card: { is: 'ally', in: 'ready', of: 'you' } },
  { name: 'minion', card: { is: 'minion', in: 'ready' } },
  { name: 'fallen', card: { is: 'minion', in: 'ash heap', burnedOfAnother: true } },
  { name: 'player', player: 'another' },
  { name: 'clan', value: 'clan' },
  { name: 'circle', value: 'circle' },
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
    { do: 'modify', stat: 'cannot unlock', amount: 1, of: target, until: 'unlock' },
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
    { do: 'gain pool', who: 'others only for', amount: 1 },
  ],
  'give pool': [{ do: 'give pool', to: 'the player', amount: { chosen: 'number' } }],
  'burn pool': [
    { do: 'burn pool', who: 'prey', amount: 2 },
    { do: 'burn pool', who: 'controller of the target', amount: 1 },
    { do: 'burn pool', who: 'you', amount: 1 },
    { do: 'burn pool', who: 'you', amount: 1, orBlood: true },
    { do: 'burn pool', who: 'turn player', amount: { counters: 'this' }, orBlood: true },
    { do: 'burn pool', who: 'turn player', amount: { counters: 'this' }, orCards: 'hand' },
    { do: 'burn pool', who: 'turn player', amount: 2, orCards: 'ash heap' },
  ],
  'put counters': [{ do: 'put counters', card: target, counter: 'corruption', amount: 1 }],
  'burn counters': [
    { do: 'burn counters', card: target, counter: 'corruption', amount: 2 },
    { do: 'burn counters', card: 'the minion', counter: 'corruption', amount: 'all' },
    { do: 'burn counters', card: 'the minion', counter: 'nightmare', amount: 'all' },
  ],
  'gain blood': [
    { do: 'gain blood', card: target, amount: 1 },
    { do: 'gain blood', card: 'the minion', amount: 1, upToStart: true },
    { do: 'gain blood', card: 'the second', amount: 2 },
    { do: 'gain blood', card: 'this', amount: 1 },
  ],
  'burn blood': [
    { do: 'burn blood', card: target, amount: 2 },
    { do: 'burn blood', card: 'the minion', amount: 1 },
  ],
  'move blood': [
    { do: 'move blood', from: target, to: 'self', amount: 1 },
    { do: 'move blood', from: target, to: 'the second', amount: 'all' },
    { do: 'move blood', from: 'the minion', to: 'self', amount: 1 },
    { do: 'move blood', from: 'this', to: target, amount: 'all' },
    { do: 'move blood', from: 'self', to: 'pool', amount: { chosen: 'number' } },
    { do: 'move blood', from: 'pool', to: target, amount: 1 },
    { do: 'move blood', from: 'pool', to: 'this', amount: 'all' },
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
  move: [
    { do: 'move', card: target, to: 'torpor' },
    { do: 'move', card: target, to: 'ready' },
    { do: 'move', card: 'the fallen', to: 'ready', with: 1 },
    { do: 'move', card: target, to: 'uncontrolled', shown: true },
    { do: 'move', card: 'top of crypt', to: 'uncontrolled' },
    { do: 'move', card: 'the target', to: 'bottom of library' },
    { do: 'move', card: target, to: "owner's uncontrolled" },
    { do: 'move', card: target, to: 'hand' },
    { do: 'move', card: target, to: 'library' },
    { do: 'move', card: target, to: 'ash heap' },
    { do: 'move', card: target, to: 'crypt' },
    { do: 'move', card: target, to: 'hand', for: 'the second' },
    { do: 'move', card: target, to: 'removed' },
    { do: 'move', card: target, to: { on: 'self' } },
    { do: 'move', card: 'action card', to: { under: 'self' } },
    { do: 'move', card: target, to: { under: 'this' }, removedIfBurned: true },
    { do: 'move', card: target, to: { under: 'this' }, faceUp: true },
  ],
  'put in play': [
    { do: 'put in play' },
    { do: 'put in play', on: target },
    { do: 'put in play', counters: 2 },
    { do: 'put in play', on: 'self', remembers: 'target player' },
    { do: 'put in play', card: 'the second' },
    { do: 'put in play', card: 'the second', on: 'self', pays: true, uncontested: true },
    { do: 'put in play', on: target, kept: true },
    { do: 'put in play', on: 'self', notThisRound: true },
    { do: 'put in play', card: 'the second', on: 'self', pays: true, less: { pool: 1, blood: 2 } },
    { do: 'put in play', card: 'the second', on: 'self', pays: true, half: true },
    { do: 'put in play', card: 'the second', on: 'self', pays: true, halfInBlood: true },
    { do: 'put in play', offspring: 'clan' },
    { do: 'put in play', offspring: 'clan and sect' },
  ],
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
  press: [
    { do: 'press' },
    { do: 'press', only: 'continue' },
    { do: 'press', only: 'end' },
    { do: 'press', only: 'continue', byItself: true },
    { do: 'press', only: 'continue', mandatory: true },
  ],
  'additional strikes': [
    { do: 'additional strikes', amount: 1 },
    { do: 'additional strikes', amount: 1, with: 'this' },
    { do: 'additional strikes', amount: 2 },
    { do: 'additional strikes', amount: 1, unlimited: true },
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
    { do: 'set range', range: 'long', strikeWith: 'this' },
    { do: 'set range', range: 'chosen' },
    { do: 'set range', range: 'close', nextRound: true },
    { do: 'set range', range: 'long', nextRound: true },
  ],
  damage: [
    { do: 'damage', to: target, amount: 2, aggravated: true },
    { do: 'damage', to: 'opposing', amount: 1, unpreventable: true, by: 'self' },
  ],
  fight: [
    { do: 'fight', with: target },
    { do: 'fight', with: target, reversed: true },
    { do: 'fight', who: 'the second', with: target },
    { do: 'fight', with: 'opposing', queued: true },
  ],
  'new round': [{ do: 'new round' }],
  'strike anew': [{ do: 'strike anew' }],
  end: [
    { do: 'end', what: 'combat' },
    { do: 'end', what: 'action', notAgain: true },
    { do: 'end', what: 'block attempt' },
    { do: 'end', what: 'bleed' },
    { do: 'end', what: 'referendum', notAgain: true, ofAll: true },
  ],
  'redirect bleed': [
    { do: 'redirect bleed', to: 'the player' },
    { do: 'redirect bleed', to: 'prey of acting player', firm: true },
  ],
  'price of blocking': [
    { do: 'price of blocking', cards: { is: 'minion' }, amount: 1, orLife: true },
    { do: 'price of blocking', cards: { is: 'vampire' }, amount: 1 },
  ],
  'reduce bleed': [{ do: 'reduce bleed', amount: 1 }],
  cancel: [
    { do: 'cancel', card: 'played' },
    { do: 'cancel', card: 'played', costNotPaid: true },
    { do: 'cancel', card: 'played', costNotPaid: true, notAgain: true },
  ],
  recruit: [
    { do: 'recruit', card: target },
    { do: 'recruit', card: 'self', ally: 'the second' },
  ],
  'remove stealth': [{ do: 'remove stealth' }],
  'cancel effects': [{ do: 'cancel effects', card: target, cards: { trait: 'frenzy' } }],
  act: [
    { do: 'act', card: 'self' },
    { do: 'act', card: target },
  ],
  diablerize: [{ do: 'diablerize', card: target }],
  control: [
    { do: 'control', who: 'you', card: target },
    { do: 'control', who: 'prey', card: 'this' },
    { do: 'control', who: 'you', card: target, until: 'turn' },
  ],
  title: [
    { do: 'title', card: 'self', rank: 'baron', like: 'self' },
    { do: 'title', card: target, rank: 'primogen' },
    { do: 'title', card: target, rank: 'prince', of: 'Lisbon' },
    { do: 'title', card: target, rank: 'justicar', of: 'Toreador' },
    { do: 'title', card: target, rank: 'none' },
  ],
  become: [
    ...SECTS.map((sect): Effect => ({ do: 'become', card: target, sect })),
    { do: 'become', card: target, circle: 'circle' },
    { do: 'become', card: target, trait: 'Bahari' },
  ],
  'roll die': [
    { do: 'roll die', as: 'roll' },
    { do: 'roll die', as: 'coin', coin: true },
  ],
  'look at hand': [
    { do: 'look at hand', who: 'the player' },
    { do: 'look at hand', who: 'you' },
    { do: 'look at hand', who: 'prey', random: 1 },
  ],
  'arrange library': [{ do: 'arrange library', amount: 5 }],
  'look at library': [
    { do: 'look at library', who: 'the player', amount: 7 },
    { do: 'look at library', who: 'you', amount: 3 },
    { do: 'look at library', who: 'you', amount: 5, shuffled: true },
    { do: 'look at library', who: 'prey', amount: 3, discards: { type: 'action', effect: 'bleeds' } },
  ],
  contest: [{ do: 'contest', card: target }],
  reveal: [
    { do: 'reveal', card: 'top of library' },
    { do: 'reveal', card: target, privately: true },
  ],
  discard: [
    { do: 'discard', who: 'the player', amount: 1, atRandom: true },
    { do: 'discard', who: 'you', amount: 1 },
    { do: 'discard', who: 'you', amount: 2, atRandom: true },
    { do: 'discard', who: 'prey', amount: 2 },
    { do: 'discard', who: 'prey', amount: 2, theirChoice: true },
  ],
  draw: [
    { do: 'draw', amount: 2 },
    { do: 'draw', amount: { chosen: 'number' }, putBack: true },
  ],
  'burn library': [
    { do: 'burn library', amount: 2 },
    { do: 'burn library', who: 'target player', amount: 1 },
  ],
  'take the Edge': [{ do: 'take the Edge' }, { do: 'take the Edge', burned: true }],
  remember: [{ do: 'remember', card: target }],
  'each chooses': [
    { do: 'each chooses', cards: { is: 'vampire', in: 'ready' }, as: 'theirs' },
    { do: 'each chooses', cards: { is: 'vampire', in: 'ready' }, who: 'each other', must: true, as: 'theirs' },
    { do: 'each chooses', cards: { is: 'library card', in: 'ash heap' }, max: 3, as: 'theirs' },
  ],
  'steal pool': [{ do: 'steal pool', from: 'the player', amount: 1 }],
  search: [
    { do: 'search', as: 'found', filter: { type: 'equipment' }, places: ['library', 'ash heap', 'hand'] },
    { do: 'search', as: 'found', filter: { is: 'vampire' }, places: ['crypt'], usable: true },
    { do: 'search', as: 'found', filter: { is: 'master' }, places: ['library'], fits: target },
    { do: 'search', as: 'found', filter: { type: 'equipment' }, places: ['hand'], payable: true },
    { do: 'search', as: 'found', filter: { is: 'weapon' }, places: ['library'], first: true },
    { do: 'search', as: 'found', filter: { type: 'equipment' }, places: ['library'], max: 3 },
  ],
  'attempt to block': [
    { do: 'attempt to block' },
    { do: 'attempt to block', anyAction: true },
    { do: 'attempt to block', card: target },
  ],
  'continue action': [{ do: 'continue action' }],
  note: [{ do: 'note', card: target, note: NOTES[0] }],
  'gain votes': [
    { do: 'gain votes', amount: 1 },
    { do: 'gain votes', amount: 2, card: 'self' },
    { do: 'gain votes', amount: 1, cards: { is: 'vampire', clan: 'Toreador' } },
    { do: 'gain votes', amount: -1, cards: { is: 'vampire', titled: true } },
    { do: 'gain votes', amount: 3, card: 'self', against: true },
    { do: 'gain votes', who: 'each', amount: 2, forPool: true },
    { do: 'gain votes', who: 'you', amount: 3, forPool: true },
  ],
  'bar from blocking': [{ do: 'bar from blocking', cards: { is: 'vampire', titled: true } }],
  'bar from voting': [{ do: 'bar from voting', cards: { is: 'vampire', not: { sect: 'Camarilla' } } }],
  'each card': [{ do: 'each card', cards: { is: 'equipment', on: 'self' }, effects: [{ do: 'burn', card: 'the it' }] }],
  'secret numbers': [{ do: 'secret numbers', most: 5, yours: 6 }],
  'rock paper scissors': [{ do: 'rock paper scissors', who: 'prey', amount: 2 }],
  abstain: [{ do: 'abstain', card: target }],
  'turn votes': [
    { do: 'turn votes', card: target, side: 'for' },
    { do: 'turn votes', card: target, side: 'against' },
    { do: 'turn votes', card: target, side: 'chosen' },
  ],
  'apply allotment': [
    { do: 'apply allotment', named: 'points' },
    { do: 'apply allotment', named: 'points', from: 'the player' },
  ],
  allow: [
    {
      do: 'allow',
      until: 'action',
      when: ['block attempt'],
      cost: { blood: 1 },
      effects: [{ do: 'modify', stat: 'intercept', amount: 1 }],
    },
    { do: 'allow', until: 'combat', when: ['strike'], effects: [{ do: 'strike', strike: { kind: 'dodge' } }] },
    { do: 'allow', until: 'round', when: ['strike'], effects: [{ do: 'strike', strike: { kind: 'combat ends' } }] },
    { do: 'allow', until: 'action', when: ['announce'], once: 'action', effects: [{ do: 'lock', card: target }] },
    { do: 'allow', until: 'round', when: ['range'], once: 'round', effects: [{ do: 'maneuver', only: 'close' }] },
    { do: 'allow', until: 'combat', when: ['damage'], once: 'round', effects: [{ do: 'prevent', amount: 1 }] },
    {
      do: 'allow',
      card: 'opposing',
      until: 'strike',
      when: ['damage'],
      effects: [{ do: 'prevent', amount: 'all', from: 'this strike' }],
    },
  ],
  later: [
    ...(
      [
        'after resolution',
        'end of combat',
        'before range',
        'blocked',
        'next round',
        'discard phase',
        'votes tallied',
        'referendum passed',
      ] as const
    ).map((when): Effect => ({ do: 'later', when, effects: [{ do: 'unlock', card: 'self' }] })),
    { do: 'later', when: 'you discard', cards: { unique: true }, effects: [{ do: 'unlock', card: 'self' }] },
  ],
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
  ],
  choose: [
    { do: 'choose', choose: { name: 'title', value: 'title' } },
    { do: 'choose', atRandom: true, choose: { name: 'chosen', card: { is: 'vampire' } } },
    { do: 'choose', who: 'turn player', choose: { name: 'chosen', card: { is: 'vampire', of: 'turn player' } } },
  ],
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
