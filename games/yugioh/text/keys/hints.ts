/**
 * The steps that are explained to newcomers, in one or two sentences each. A language that lacks one does not compile.
 */
import type { Step } from '../../rules/state/steps.ts';

export type Hints = {
  readonly [Key in Extract<
    Step,
    | 'side'
    | 'main 1'
    | 'battle step'
    | 'main 2'
    | 'response'
    | 'chain'
    | 'attack declared'
    | 'replay'
    | 'before calculation'
    | 'hand limit'
  >]: string;
};
