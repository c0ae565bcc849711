/** Why a bot likes an answer. */
export type BotReason =
  | 'pass'
  | 'land'
  | 'creature'
  | 'permanent'
  | 'removal'
  | 'burn'
  | 'finish'
  | 'counter'
  | 'combat'
  | 'help'
  | 'cards'
  | 'ability'
  | 'attack'
  | 'stay home'
  | 'block'
  | 'no block'
  | 'keep'
  | 'mulligan'
  | 'start'
  | 'least loss';

/** A language that lacks a reason does not compile. */
export type BotReasons = { readonly [Each in BotReason]: string };
