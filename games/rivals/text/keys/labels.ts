/** The keys of what the table and the deck pages show. A language that lacks one does not compile. */
import type { Step } from '../../rules/state/steps.ts';

export interface Labels {
  readonly zones: {
    readonly [Key in
      | 'haven'
      | 'streets'
      | 'torpor'
      | 'in play'
      | 'conspiracies'
      | 'haven card'
      | 'agenda card'
      | 'hand'
      | 'library'
      | 'faction'
      | 'discard'
      | 'burned'
      | 'known']: string;
  };
  readonly counters: {
    readonly [Key in
      | 'prestige'
      | 'agenda'
      | 'actions'
      | 'unhosted actions'
      | 'blood'
      | 'blood potency'
      | 'physical'
      | 'social'
      | 'mental'
      | 'secrecy'
      | 'influence'
      | 'fear'
      | 'tokens']: string;
  };
  readonly steps: { readonly [Key in Step]: string };
  readonly phases: { readonly [Key in 'beginning' | 'action' | 'end']: string };
  readonly marks: {
    readonly [Key in 'exhausted' | 'face down' | 'no influence' | 'wounded' | 'titled' | 'leader' | 'guard']: string;
  };
  readonly table: {
    readonly [Key in
      | 'turn'
      | 'phase'
      | 'streets'
      | 'events'
      | 'prince'
      | 'attack'
      | 'conflict'
      | 'result'
      | 'reconstructed']: string;
  };
  readonly editions: { readonly '1.9': string; readonly core: string };
  readonly facts: { readonly [Key in 'kind' | 'clan' | 'type']: string };
}
