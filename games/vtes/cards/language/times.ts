/** Sets of steps that have a name, so that a definition says `when: any time` and not twenty steps. */
import { ACTION_STEPS, ANY_STEP, type Step } from '../../rules/state/steps.ts';

export const WHOLE_ACTION: readonly Step[] = ['announce', ...ACTION_STEPS, 'before resolution'];
export const REFERENDUM: readonly Step[] = ['terms', 'polling'];
/** The steps of a combat round in which something can be used: whenever nothing else is being asked. */
export const ROUND: readonly Step[] = [
  'before range',
  'before strikes',
  'strike',
  'strike resolution',
  'additional strikes',
];
export const COMBAT: readonly Step[] = [...ROUND, 'press', 'end of round'];
/** Also while the range is being determined. */
export const WHOLE_COMBAT: readonly Step[] = [
  'before range',
  'range',
  'before strikes',
  'strike',
  'strike resolution',
  'additional strikes',
  'press',
  'end of round',
];

/** The words that `when` accepts instead of a list of steps. */
export const TIMES = {
  'any time': ANY_STEP,
  action: ACTION_STEPS,
  'whole action': WHOLE_ACTION,
  referendum: REFERENDUM,
  round: ROUND,
  combat: COMBAT,
  'whole combat': WHOLE_COMBAT,
} as const satisfies Readonly<Record<string, readonly Step[]>>;
export type Time = keyof typeof TIMES;
