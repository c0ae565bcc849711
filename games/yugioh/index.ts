export { CARDS } from './cards/index.ts';
export type { Ability, CardDef, Effect } from './cards/language.ts';
export { DECKS } from './decks/index.ts';
export { contextOf, yugioh } from './game.ts';
export type { G, State } from './rules/state/state.ts';
