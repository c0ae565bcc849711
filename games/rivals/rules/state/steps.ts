/** The steps of the rules: the one list that decisions, traces and scenarios share. */
export const STEPS = [
  'setup',
  'beginning',
  /** The active player, when nothing is going on. */
  'action',
  /** The others, after each action of the active player. */
  'relentless',
  // The steps of an attack.
  'companions',
  'intel',
  'type',
  'attack card',
  'block',
  'reaction',
  'reveal',
  'abilities',
  'damage',
  'reward',
  /** A player's own window in an Influence Conflict. */
  'influence',
  /** Attacks on a contender for the Prince of the City. */
  'contender',
  'conspiracy',
  // The End Phase.
  'mending',
  'inquisition',
  'end of turn',
  'draw',
  /** Choices while something is resolved. */
  'effect',
] as const;

export type Step = (typeof STEPS)[number];

export const PHASES = ['beginning', 'action', 'end'] as const;
export type Phase = (typeof PHASES)[number];
