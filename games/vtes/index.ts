export { CARDS } from './cards/index.ts';
export type { Ability, CardDef, Effect, Mode } from './cards/language.ts';
export { deckOf, STARTER_DECKS } from './decks/index.ts';
export { contextOf, vtes } from './game.ts';
export { type DeckProblem, deckProblems } from './rules/setup/deck.ts';
export { EDITIONS, type Edition } from './rules/state/editions.ts';
export type { G, State } from './rules/state/state.ts';
