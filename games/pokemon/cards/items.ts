/** Item cards. */
import type { FossilDef, PlayedDef } from './language.ts';

export const ITEMS: readonly (PlayedDef | FossilDef)[] = [
  {
    id: 'sv1-181',
    print: 'SVI 181',
    name: 'Nest Ball',
    kind: 'Item',
    effects: [{ do: 'take', from: 'deck', cards: [{ card: { stage: 'Basic' }, count: 1 }], to: 'bench' }],
  },
  {
    id: 'sv1-187',
    print: 'SVI 187',
    name: 'Pokémon Catcher',
    kind: 'Item',
    effects: [{ do: 'flip', heads: [{ do: 'switch', who: 'opponent', chosenBy: 'you' }] }],
  },
  {
    id: 'sv1-188',
    print: 'SVI 188',
    name: 'Potion',
    kind: 'Item',
    effects: [{ do: 'heal', amount: 30, on: { choose: {} } }],
  },
  {
    id: 'sv1-194',
    print: 'SVI 194',
    name: 'Switch',
    kind: 'Item',
    effects: [{ do: 'switch', who: 'you', chosenBy: 'you' }],
  },
  {
    id: 'sv1-196',
    print: 'SVI 196',
    name: 'Ultra Ball',
    kind: 'Item',
    cost: { discard: { card: {}, count: 2 } },
    effects: [{ do: 'take', from: 'deck', cards: [{ card: { kind: 'Pokémon' }, count: 1 }], to: 'hand' }],
  },
];
