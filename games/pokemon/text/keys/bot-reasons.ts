/** Why a bot likes an answer. */
export type BotReason =
  | 'end turn'
  | 'attack'
  | 'bench'
  | 'evolve'
  | 'energy'
  | 'trainer'
  | 'tool'
  | 'stadium'
  | 'ability'
  | 'retreat'
  | 'promote'
  | 'gust'
  | 'start'
  | 'least loss';

/** A language that lacks a reason does not compile. */
export type BotReasons = { readonly [Each in BotReason]: string };
