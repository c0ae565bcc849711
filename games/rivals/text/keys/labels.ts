/** The keys of the labels on the table and the deck pages. A language that lacks one does not compile. */
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
      | 'actions one'
      | 'unhosted actions'
      | 'unhosted actions one'
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
    readonly [Key in
      | 'exhausted'
      | 'face down'
      | 'no influence'
      | 'wounded'
      | 'titled'
      | 'leader'
      | 'guard'
      | 'eliminated']: string;
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
      | 'reconstructed'
      | 'rival'
      | 'city'
      | 'nobody']: string;
  };
  readonly editions: { readonly '1.9': string; readonly core: string };
  /** Answers that a player can give in advance; those without a word are not offered. */
  readonly standing: { readonly [Each in 'this action' | 'votes']: string };
  /** The settings of a table and their values, and a sentence that explains each. */
  readonly settings: {
    readonly [Each in
      | 'factionHand'
      | 'mulligan'
      | 'mulligan false'
      | 'mulligan true'
      | 'leaderInfluence'
      | 'handLimit'
      | 'handLimit 0'
      | 'prestige'
      | 'drainThemSlowly'
      | 'drainThemSlowly first print'
      | 'drainThemSlowly later print']: string;
  };
  readonly about: {
    readonly [Each in
      | 'factionHand'
      | 'mulligan'
      | 'leaderInfluence'
      | 'handLimit'
      | 'prestige'
      | 'drainThemSlowly']: string;
  };
  /** The statistics of simulations. */
  readonly tallies: { readonly [Key in 'score' | 'attacks' | 'schemes' | 'eliminated']: string };
  readonly facts: { readonly [Key in 'kind' | 'clan' | 'type' | 'threshold']: string };
}
