/** Artifacts, most of them colourless (M-MANA-009). */
import type { CardDef } from './language.ts';

export const ARTIFACTS: readonly CardDef[] = [
  {
    id: 'brawlers-plate',
    name: "Brawler's Plate",
    cost: '{3}',
    types: ['artifact'],
    subtypes: ['Equipment'],
    equip: { mana: '{4}' },
    abilities: [{ kind: 'static', of: 'host', gives: { power: 2, toughness: 2, gain: ['trample'] } }],
  },
  {
    id: 'bronze-sable',
    name: 'Bronze Sable',
    cost: '{2}',
    types: ['artifact', 'creature'],
    subtypes: ['Sable'],
    power: 2,
    toughness: 1,
  },
  {
    id: 'fireshrieker',
    name: 'Fireshrieker',
    cost: '{3}',
    types: ['artifact'],
    subtypes: ['Equipment'],
    equip: { mana: '{2}' },
    abilities: [{ kind: 'static', of: 'host', gives: { gain: ['double strike'] } }],
  },
  {
    id: 'gargoyle-sentinel',
    name: 'Gargoyle Sentinel',
    cost: '{3}',
    types: ['artifact', 'creature'],
    subtypes: ['Gargoyle'],
    power: 3,
    toughness: 3,
    keywords: ['defender'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '{3}' },
        effects: [{ do: 'modify', what: 'this', gives: { lose: ['defender'], gain: ['flying'] }, until: 'turn' }],
      },
    ],
  },
  {
    id: 'juggernaut',
    name: 'Juggernaut',
    cost: '{4}',
    types: ['artifact', 'creature'],
    subtypes: ['Juggernaut'],
    power: 5,
    toughness: 3,
    abilities: [{ kind: 'static', of: 'this', gives: { must: 'attack', cannotBeBlockedBy: { subtype: 'Wall' } } }],
  },
  {
    id: 'meteorite',
    name: 'Meteorite',
    cost: '{5}',
    types: ['artifact'],
    abilities: [
      {
        kind: 'triggered',
        when: [{ on: 'enters', what: 'this' }],
        targets: [{ name: 'target', any: true }],
        effects: [{ do: 'damage', amount: 2, to: 'the target' }],
      },
      { kind: 'mana', adds: ['white', 'blue', 'black', 'red', 'green'] },
    ],
  },
  {
    id: 'ornithopter',
    name: 'Ornithopter',
    cost: '{0}',
    types: ['artifact', 'creature'],
    subtypes: ['Thopter'],
    power: 0,
    toughness: 2,
    keywords: ['flying'],
  },
  {
    id: 'profane-memento',
    name: 'Profane Memento',
    cost: '{1}',
    types: ['artifact'],
    abilities: [
      {
        kind: 'triggered',
        when: [{ on: 'put into graveyard', what: { type: 'creature', owner: 'opponent' } }],
        effects: [{ do: 'gain life', who: 'you', amount: 1 }],
      },
    ],
  },
  {
    id: 'rogues-gloves',
    name: "Rogue's Gloves",
    cost: '{2}',
    types: ['artifact'],
    subtypes: ['Equipment'],
    equip: { mana: '{2}' },
    abilities: [
      {
        kind: 'triggered',
        when: [{ on: 'damage', by: 'host', to: 'player', combat: true }],
        effects: [{ do: 'may', effects: [{ do: 'draw', who: 'you', amount: 1 }] }],
      },
    ],
  },
  {
    id: 'sacred-armory',
    name: 'Sacred Armory',
    cost: '{2}',
    types: ['artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '{2}' },
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [{ do: 'modify', what: 'the target', gives: { power: 1, toughness: 0 }, until: 'turn' }],
      },
    ],
  },
  {
    id: 'staff-of-the-death-magus',
    name: 'Staff of the Death Magus',
    cost: '{3}',
    types: ['artifact'],
    abilities: [
      {
        kind: 'triggered',
        when: [
          { on: 'cast', who: 'you', what: { color: 'black' } },
          { on: 'enters', what: { subtype: 'Swamp', controller: 'you' } },
        ],
        effects: [{ do: 'gain life', who: 'you', amount: 1 }],
      },
    ],
  },
  {
    id: 'staff-of-the-flame-magus',
    name: 'Staff of the Flame Magus',
    cost: '{3}',
    types: ['artifact'],
    abilities: [
      {
        kind: 'triggered',
        when: [
          { on: 'cast', who: 'you', what: { color: 'red' } },
          { on: 'enters', what: { subtype: 'Mountain', controller: 'you' } },
        ],
        effects: [{ do: 'gain life', who: 'you', amount: 1 }],
      },
    ],
  },
  {
    id: 'staff-of-the-mind-magus',
    name: 'Staff of the Mind Magus',
    cost: '{3}',
    types: ['artifact'],
    abilities: [
      {
        kind: 'triggered',
        when: [
          { on: 'cast', who: 'you', what: { color: 'blue' } },
          { on: 'enters', what: { subtype: 'Island', controller: 'you' } },
        ],
        effects: [{ do: 'gain life', who: 'you', amount: 1 }],
      },
    ],
  },
  {
    id: 'staff-of-the-sun-magus',
    name: 'Staff of the Sun Magus',
    cost: '{3}',
    types: ['artifact'],
    abilities: [
      {
        kind: 'triggered',
        when: [
          { on: 'cast', who: 'you', what: { color: 'white' } },
          { on: 'enters', what: { subtype: 'Plains', controller: 'you' } },
        ],
        effects: [{ do: 'gain life', who: 'you', amount: 1 }],
      },
    ],
  },
  {
    id: 'staff-of-the-wild-magus',
    name: 'Staff of the Wild Magus',
    cost: '{3}',
    types: ['artifact'],
    abilities: [
      {
        kind: 'triggered',
        when: [
          { on: 'cast', who: 'you', what: { color: 'green' } },
          { on: 'enters', what: { subtype: 'Forest', controller: 'you' } },
        ],
        effects: [{ do: 'gain life', who: 'you', amount: 1 }],
      },
    ],
  },
  {
    id: 'tyrants-machine',
    name: "Tyrant's Machine",
    cost: '{2}',
    types: ['artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { mana: '{4}', tap: true },
        targets: [{ name: 'target', object: { type: 'creature' } }],
        effects: [{ do: 'tap', what: 'the target' }],
      },
    ],
  },
  {
    id: 'will-forged-golem',
    name: 'Will-Forged Golem',
    cost: '{6}',
    types: ['artifact', 'creature'],
    subtypes: ['Golem'],
    power: 4,
    toughness: 4,
    keywords: ['convoke'],
  },
];
