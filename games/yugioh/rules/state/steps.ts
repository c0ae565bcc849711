/** The steps in which players are asked: the one list that decisions, traces and scenarios share (Y-TURN-001, Y-BAT-001). */
export const STEPS = [
  'contest',
  'side',
  'draw',
  'standby',
  'main 1',
  'start step',
  'battle step',
  'end step',
  'main 2',
  'end',
  'summon',
  'triggers',
  'response',
  'chain',
  'attack declared',
  'before damage step',
  'replay',
  'damage start',
  'before calculation',
  'calculation',
  'after calculation',
  'damage end',
  'effect',
  'hand limit',
] as const;
export type Step = (typeof STEPS)[number];

/** Phases and steps that begin open, in the order of a turn (Y-X-FET-01). */
export const OPEN_STEPS = [
  'draw',
  'standby',
  'main 1',
  'start step',
  'battle step',
  'end step',
  'main 2',
  'end',
] as const;
export type OpenStep = (typeof OPEN_STEPS)[number];

/** The parts of the Damage Step (Y-X-BTL-04 to Y-X-BTL-06). */
export const DAMAGE_STEPS = [
  'damage start',
  'before calculation',
  'calculation',
  'after calculation',
  'damage end',
] as const;
export type DamageStep = (typeof DAMAGE_STEPS)[number];

/** The windows for fast effects outside of Chains, each with its own name. */
export type WindowStep = 'response' | 'attack declared' | 'before damage step' | DamageStep;
