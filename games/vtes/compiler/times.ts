/** The times at which something in play can be used: "During your unlock phase", "Once each combat". */
import type { Activated, Condition } from '../cards/language.ts';
import { ANY_STEP } from '../rules/state/steps.ts';
import type { Reader } from './reader.ts';

export interface Moment {
  readonly when: Activated['when'];
  readonly turn?: 'own' | 'other' | 'any';
  readonly once?: NonNullable<Activated['once']>;
  readonly conditions?: readonly Condition[];
}

const IN_MINION_PHASE = [
  'minion',
  'announce',
  'before block',
  'block attempt',
  'after block',
  'before resolution',
  'after resolution',
] as const;

/** A use "during X" is possible once in each X (V-GEN-019). */
const MOMENTS: readonly (readonly [RegExp, Moment])[] = [
  [/during your unlock phase/i, { when: ['unlock'], turn: 'own', once: 'phase' }],
  [/during your master phase/i, { when: ['master'], turn: 'own', once: 'phase' }],
  [/during your minion phase/i, { when: IN_MINION_PHASE, turn: 'own', once: 'phase' }],
  [/during your influence phase/i, { when: ['influence'], turn: 'own', once: 'phase' }],
  [/during your discard phase/i, { when: ['discard'], turn: 'own', once: 'phase' }],
  [/during (?:any|each) Methuselah's minion phase/i, { when: IN_MINION_PHASE, turn: 'any', once: 'phase' }],
  // V-POL-010 Every referendum, also one on a blood hunt, or only that of a political action.
  [/during the polling step of any referendum/i, { when: ['polling'], once: 'referendum' }],
  [
    /during the polling step of (?:a|any) political action/i,
    { when: ['polling'], once: 'referendum', conditions: [{ if: 'political action' }] },
  ],
  [/during a referendum/i, { when: ['polling'], once: 'referendum' }],
  [/(?:once )?during your turn/i, { when: ANY_STEP, turn: 'own', once: 'turn' }],
];

export function moment(reader: Reader): Moment | undefined {
  for (const [pattern, found] of MOMENTS) if (reader.take(pattern)) return found;
  return undefined;
}
