/** The steps of the turn: the one list that decisions, traces, triggers and scenarios share (M-TURN-001, M-TURN-002, M-TURN-005, M-TURN-006). */
export const STEPS = [
  'setup',
  'untap',
  'upkeep',
  'draw',
  'main 1',
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first strike damage',
  'combat damage',
  'end of combat',
  'main 2',
  'end',
  'cleanup',
] as const;

export type Step = (typeof STEPS)[number];
