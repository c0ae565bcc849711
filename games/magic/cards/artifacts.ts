/** Artifacts, most of them colourless (M-MANA-009). */
import type { CardDef } from './language.ts';

export const ARTIFACTS: readonly CardDef[] = [
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
];
