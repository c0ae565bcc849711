/**
 * The steps that are explained to newcomers, in one or two sentences each. A language that lacks one does not compile.
 */
import type { Step } from '../../rules/state/steps.ts';

export type Hints = { readonly [Each in Step]: string };
