/** The words of the card language that every language translates, where the types do not list them. */

export {
  DISCIPLINES,
  type Discipline,
  NOTES,
  type Note,
  SECTS,
  type Sect,
  TITLES,
  type Title,
  TRAITS,
  type Trait,
} from '../../cards/language/terms.ts';

/** Sets of steps that have a name of their own. */
export const TIMINGS = [
  'any time',
  'outside combat',
  'any phase',
  'action',
  'whole action',
  'referendum',
  'political referendum',
  'round',
  'combat',
  'action or referendum',
  'minion phase or action',
] as const;
export type Timing = (typeof TIMINGS)[number];

export const PHASES = ['unlock', 'master', 'minion', 'influence', 'discard'] as const;
export type Phase = (typeof PHASES)[number];

/** Words of choices between fixed values. */
export const VALUES = ['to the pool', 'to the vampire', 'close', 'long'] as const;
export type Value = (typeof VALUES)[number];
