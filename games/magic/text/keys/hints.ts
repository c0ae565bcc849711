/**
 * The steps that are explained to newcomers, in one or two sentences each. A language that lacks one does not compile.
 */
import type { Step } from '../../rules/state/steps.ts';

export type Hints = {
  readonly [Key in Extract<
    Step,
    'setup' | 'main 1' | 'declare attackers' | 'declare blockers' | 'main 2' | 'end'
  >]: string;
};
