/** Green instants, sorceries and enchantments. */
import type { CardDef } from './language.ts';

export const GREEN_SPELLS: readonly CardDef[] = [
  {
    id: 'feral-incarnation',
    name: 'Feral Incarnation',
    cost: '{8}{G}',
    types: ['sorcery'],
    keywords: ['convoke'],
    abilities: [{ kind: 'spell', effects: [{ do: 'create', token: 'token-beast-g-3-3', amount: 3 }] }],
  },
  {
    id: 'gather-courage',
    name: 'Gather Courage',
    cost: '{G}',
    types: ['instant'],
    keywords: ['convoke'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [{ do: 'modify', what: 'the target', gives: { power: 2, toughness: 2 }, until: 'turn' }],
      },
    ],
  },
  {
    id: 'hunt-the-weak',
    name: 'Hunt the Weak',
    cost: '{3}{G}',
    types: ['sorcery'],

    abilities: [
      {
        kind: 'spell',
        targets: [
          { name: 'own', object: { type: 'creature', controller: 'you' } },
          { name: 'other', object: { type: 'creature', controller: 'opponent' } },
        ],
        effects: [
          { do: 'put counters', what: 'the own', counter: '+1/+1', amount: 1 },
          { do: 'fight', what: 'the own', with: 'the other' },
        ],
      },
    ],
  },
  {
    id: 'hunters-ambush',
    name: "Hunter's Ambush",
    cost: '{2}{G}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        effects: [{ do: 'prevent damage', by: { type: 'creature', not: { color: 'green' } }, combat: true }],
      },
    ],
  },
  {
    id: 'naturalize',
    name: 'Naturalize',
    cost: '{1}{G}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: ['artifact', 'enchantment'] } }],
        effects: [{ do: 'destroy', what: 'the target' }],
      },
    ],
  },
  {
    id: 'nissas-expedition',
    name: "Nissa's Expedition",
    cost: '{4}{G}',
    types: ['sorcery'],
    keywords: ['convoke'],
    abilities: [
      {
        kind: 'spell',
        effects: [
          { do: 'search', what: { type: 'land', supertype: 'basic' }, upTo: 2, to: 'battlefield', tapped: true },
        ],
      },
    ],
  },
  {
    id: 'overwhelm',
    name: 'Overwhelm',
    cost: '{5}{G}{G}',
    types: ['sorcery'],
    keywords: ['convoke'],
    abilities: [
      {
        kind: 'spell',
        effects: [
          {
            do: 'modify',
            what: { type: 'creature', controller: 'you' },
            gives: { power: 3, toughness: 3 },
            until: 'turn',
          },
        ],
      },
    ],
  },
  {
    id: 'plummet',
    name: 'Plummet',
    cost: '{1}{G}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature', keyword: 'flying' } }],
        effects: [{ do: 'destroy', what: 'the target' }],
      },
    ],
  },
  {
    id: 'rangers-guile',
    name: "Ranger's Guile",
    cost: '{G}',
    types: ['instant'],

    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature', controller: 'you' } }],
        effects: [
          { do: 'modify', what: 'the target', gives: { power: 1, toughness: 1, gain: ['hexproof'] }, until: 'turn' },
        ],
      },
    ],
  },
  {
    id: 'restock',
    name: 'Restock',
    cost: '{3}{G}{G}',
    types: ['sorcery'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'cards', object: { in: 'graveyard', owner: 'you' }, count: 2 }],
        effects: [
          { do: 'move', what: 'the cards', to: 'hand' },
          { do: 'move', what: 'this', to: 'exile' },
        ],
      },
    ],
  },
  {
    id: 'titanic-growth',
    name: 'Titanic Growth',
    cost: '{1}{G}',
    types: ['instant'],
    abilities: [
      {
        kind: 'spell',
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [{ do: 'modify', what: 'the target', gives: { power: 4, toughness: 4 }, until: 'turn' }],
      },
    ],
  },
  {
    id: 'trollhide',
    name: 'Trollhide',
    cost: '{2}{G}',
    types: ['enchantment'],
    subtypes: ['Aura'],
    enchant: { type: 'creature' },
    abilities: [
      {
        kind: 'static',
        of: 'host',
        gives: {
          power: 2,
          toughness: 2,
          abilities: [{ kind: 'activated', cost: { mana: '{1}{G}' }, effects: [{ do: 'regenerate', what: 'this' }] }],
        },
      },
    ],
  },
];
