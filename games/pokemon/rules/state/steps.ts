/** The steps of the rules: the one list that decisions, traces and scenarios share. */
export const STEPS = [
  'coin flip',
  'setup',
  'extra cards',
  /** The second part of a turn, from which an attack or the end of the turn follows. */
  'main',
  /** Step D of an attack, where its choices could not be made when it was announced. */
  'attack choices',
  /** While the effects of a card, an Ability or an attack are carried out. */
  'effect',
  'prizes',
  'promote',
  'checkup',
] as const;

export type Step = (typeof STEPS)[number];
