/** Planeswalkers, and the emblem of one of them (M-X-090 to M-X-095). */
import type { CardDef, Modification } from './language.ts';

const ANIMATED: Modification = {
  addTypes: ['creature'],
  addSubtypes: ['Elemental'],
  base: { power: 4, toughness: 4 },
  gain: ['trample'],
};

export const PLANESWALKERS: readonly CardDef[] = [
  {
    id: 'ajani-steadfast',
    name: 'Ajani Steadfast',
    cost: '{3}{W}',
    types: ['planeswalker'],
    subtypes: ['Ajani'],
    loyalty: 4,
    abilities: [
      {
        kind: 'activated',
        cost: { loyalty: 1 },
        targets: [{ name: 'target', object: { type: 'creature' }, upTo: true }],
        effects: [
          {
            do: 'modify',
            what: 'the target',
            gives: { power: 1, toughness: 1, gain: ['first strike', 'vigilance', 'lifelink'] },
            until: 'turn',
          },
        ],
      },
      {
        kind: 'activated',
        cost: { loyalty: -2 },
        effects: [
          { do: 'put counters', what: { type: 'creature', controller: 'you' }, counter: '+1/+1', amount: 1 },
          {
            do: 'put counters',
            what: { type: 'planeswalker', controller: 'you', other: true },
            counter: 'loyalty',
            amount: 1,
          },
        ],
      },
      { kind: 'activated', cost: { loyalty: -7 }, effects: [{ do: 'emblem', emblem: 'emblem-ajani-steadfast' }] },
    ],
  },
  {
    id: 'chandra-pyromaster',
    name: 'Chandra, Pyromaster',
    cost: '{2}{R}{R}',
    types: ['planeswalker'],
    subtypes: ['Chandra'],
    loyalty: 4,
    abilities: [
      {
        kind: 'activated',
        cost: { loyalty: 1 },
        targets: [
          { name: 'player', player: 'any', orPlaneswalker: true },
          { name: 'creature', object: { type: 'creature', controller: 'the player' }, upTo: true },
        ],
        effects: [
          { do: 'damage', amount: 1, to: 'the player' },
          { do: 'damage', amount: 1, to: 'the creature' },
          { do: 'modify', what: 'the creature', gives: { cannot: ['block'] }, until: 'turn' },
        ],
      },
      {
        kind: 'activated',
        cost: { loyalty: 0 },
        effects: [
          { do: 'exile top', amount: 1, as: 'card' },
          { do: 'allow playing', what: 'the card' },
        ],
      },
      {
        kind: 'activated',
        cost: { loyalty: -7 },
        effects: [
          { do: 'exile top', amount: 10, as: 'cards' },
          { do: 'choose', what: { type: ['instant', 'sorcery'], in: 'exile' }, among: 'the cards', as: 'spell' },
          { do: 'cast copies', what: 'the spell', amount: 3 },
        ],
      },
    ],
  },
  {
    id: 'jace-the-living-guildpact',
    name: 'Jace, the Living Guildpact',
    cost: '{2}{U}{U}',
    types: ['planeswalker'],
    subtypes: ['Jace'],
    loyalty: 5,
    abilities: [
      {
        kind: 'activated',
        cost: { loyalty: 1 },
        effects: [{ do: 'look', amount: 2, choose: {}, min: 1, max: 1, to: 'graveyard', rest: 'library top' }],
      },
      {
        kind: 'activated',
        cost: { loyalty: -3 },
        targets: [{ name: 'target', object: { not: { type: 'land' }, other: true } }],
        effects: [{ do: 'move', what: 'the target', to: 'hand' }],
      },
      {
        kind: 'activated',
        cost: { loyalty: -8 },
        effects: [
          { do: 'shuffle in', who: 'each player' },
          { do: 'draw', who: 'you', amount: 7 },
        ],
      },
    ],
  },
  {
    id: 'liliana-vess',
    name: 'Liliana Vess',
    cost: '{3}{B}{B}',
    types: ['planeswalker'],
    subtypes: ['Liliana'],
    loyalty: 5,
    abilities: [
      {
        kind: 'activated',
        cost: { loyalty: 1 },
        targets: [{ name: 'player', player: 'any' }],
        effects: [{ do: 'discard', who: 'the player', amount: 1 }],
      },
      {
        kind: 'activated',
        cost: { loyalty: -2 },
        effects: [{ do: 'search', what: {}, upTo: 1, to: 'library top' }],
      },
      {
        kind: 'activated',
        cost: { loyalty: -8 },
        effects: [{ do: 'move', what: { type: 'creature', in: 'graveyard' }, to: 'battlefield', under: 'you' }],
      },
    ],
  },
  {
    id: 'nissa-worldwaker',
    name: 'Nissa, Worldwaker',
    cost: '{3}{G}{G}',
    types: ['planeswalker'],
    subtypes: ['Nissa'],
    loyalty: 3,
    abilities: [
      {
        kind: 'activated',
        cost: { loyalty: 1 },
        targets: [{ name: 'target', object: { type: 'land', controller: 'you' } }],
        effects: [{ do: 'modify', what: 'the target', gives: ANIMATED, until: 'game' }],
      },
      {
        kind: 'activated',
        cost: { loyalty: 1 },
        targets: [{ name: 'forests', object: { subtype: 'Forest' }, count: 4, upTo: true }],
        effects: [{ do: 'untap', what: 'the forests' }],
      },
      {
        kind: 'activated',
        cost: { loyalty: -7 },
        effects: [
          {
            do: 'search',
            what: { type: 'land', supertype: 'basic' },
            upTo: 'any number',
            to: 'battlefield',
            as: 'lands',
          },
          { do: 'modify', what: 'the lands', gives: ANIMATED, until: 'game' },
        ],
      },
    ],
  },
  {
    id: 'emblem-ajani-steadfast',
    name: 'Ajani Steadfast Emblem',
    types: [],
    object: 'emblem',
    abilities: [{ kind: 'prevention', to: 'you and your planeswalkers', allBut: 1 }],
  },
];
