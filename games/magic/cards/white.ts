/** White cards. */
import type { CardDef } from './language.ts';

export const WHITE: readonly CardDef[] = [
  {
    id: 'divine-favor',
    name: 'Divine Favor',
    cost: '{1}{W}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: { type: 'creature' },
    abilities: [
      {
        kind: 'triggered',
        when: [{ on: 'enters', what: 'this' }],
        effects: [{ do: 'gain life', who: 'you', amount: 3 }],
      },
      { kind: 'static', of: 'host', gives: { power: 1, toughness: 3 } },
    ],
  },
  {
    id: 'raise-the-alarm',
    name: 'Raise the Alarm',
    cost: '{1}{W}',
    types: ['instant'],
    abilities: [{ kind: 'spell', effects: [{ do: 'create', token: 'token-soldier-w-1-1', amount: 2 }] }],
  },
  {
    id: 'razorfoot-griffin',
    name: 'Razorfoot Griffin',
    cost: '{3}{W}',
    types: ['creature'],
    subtypes: ['Griffin'],
    power: 2,
    toughness: 2,
    keywords: ['flying', 'first strike'],
  },
  {
    id: 'serra-angel',
    name: 'Serra Angel',
    cost: '{3}{W}{W}',
    types: ['creature'],
    subtypes: ['Angel'],
    power: 4,
    toughness: 4,
    keywords: ['flying', 'vigilance'],
  },
  {
    id: 'triplicate-spirits',
    name: 'Triplicate Spirits',
    cost: '{4}{W}{W}',
    types: ['sorcery'],
    keywords: ['convoke'],
    abilities: [{ kind: 'spell', effects: [{ do: 'create', token: 'token-spirit-w-1-1-flying', amount: 3 }] }],
  },
  {
    id: 'white-knight',
    name: 'White Knight',
    cost: '{W}{W}',
    types: ['creature'],
    subtypes: ['Human', 'Knight'],
    power: 2,
    toughness: 2,
    keywords: ['first strike', { protection: ['black'] }],
  },
];
