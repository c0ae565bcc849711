/** Why a bot likes an answer. */
export type BotReason =
  | 'nothing better'
  | 'leader'
  | 'draw'
  | 'recruit'
  | 'attack'
  | 'prince'
  | 'title'
  | 'scheme'
  | 'conspiracy'
  | 'card'
  | 'ability'
  | 'intel'
  | 'protect'
  | 'retainer'
  | 'mend'
  | 'vote'
  | 'least loss'
  | 'agenda';

/** A language that lacks a reason does not compile. */
export type BotReasons = { readonly [Each in BotReason]: string };
