/** Black cards. */
import type { CardDef } from './language.ts';

export const BLACK: readonly CardDef[] = [
  {
    id: 'drudge-skeletons',
    name: 'Drudge Skeletons',
    cost: '{1}{B}',
    types: ['creature'],
    subtypes: ['Skeleton'],
    power: 1,
    toughness: 1,
    abilities: [{ kind: 'activated', cost: { mana: '{B}' }, effects: [{ do: 'regenerate', what: 'this' }] }],
  },
  {
    id: 'nightmare',
    name: 'Nightmare',
    cost: '{5}{B}',
    types: ['creature'],
    subtypes: ['Nightmare', 'Horse'],
    power: { count: { subtype: 'Swamp', controller: 'you' } },
    toughness: { count: { subtype: 'Swamp', controller: 'you' } },
    keywords: ['flying'],
  },
  {
    id: 'typhoid-rats',
    name: 'Typhoid Rats',
    cost: '{B}',
    types: ['creature'],
    subtypes: ['Rat'],
    power: 1,
    toughness: 1,
    keywords: ['deathtouch'],
  },
  {
    id: 'walking-corpse',
    name: 'Walking Corpse',
    cost: '{1}{B}',
    types: ['creature'],
    subtypes: ['Zombie'],
    power: 2,
    toughness: 2,
  },
];
