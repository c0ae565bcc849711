export { CARDS } from './cards/index.ts';
export type { CardDef, Effect } from './cards/language.ts';
export { DECKS } from './decks/index.ts';
export { contextOf, EDITIONS, rivals } from './game.ts';
export type { G, State } from './rules/state/state.ts';
