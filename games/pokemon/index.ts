export { CARDS } from './cards/index.ts';
export type { CardDef, Effect } from './cards/language.ts';
export { DECKS, deckOf } from './decks/index.ts';
export { contextOf, EDITION, pokemon } from './game.ts';
export type { G, State } from './rules/state/state.ts';
