/** Why a bot likes an answer. */
export type BotReason =
  | 'pass'
  | 'end phase'
  | 'battle'
  | 'attack'
  | 'direct'
  | 'summon'
  | 'set'
  | 'defend'
  | 'stronger'
  | 'set trap'
  | 'removal'
  | 'effect'
  | 'answer'
  | 'negate'
  | 'pendulum'
  | 'start'
  | 'least loss'
  | 'best'
  | 'keep deck';

/** A language that lacks a reason does not compile. */
export type BotReasons = { readonly [Each in BotReason]: string };
