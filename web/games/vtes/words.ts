/** The words of the panels that are neither game terms (those come from the server) nor the page's own. */

import type { StrikeKind } from '@praxis/vtes/where.ts';
import type { PageLanguage } from '../../words/languages.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { pt } from './words/pt.ts';

export interface VtesWords {
  /** The action has no target among the players. */
  readonly undirected: string;
  readonly mayBlock: (names: string) => string;
  readonly doesNotBlock: (names: string) => string;
  readonly states: { readonly [State in 'announced' | 'blocked' | 'successful' | 'ended']: string };
  /** With so much intercept the block would succeed or fail as things stand. */
  readonly wouldBlock: string;
  readonly wouldFail: string;
  readonly strikes: { readonly [Kind in StrikeKind]: string };
  readonly noStrikeYet: string;
  readonly firstStrike: string;
  readonly additional: (count: number) => string;
  readonly lost: (count: number) => string;
  readonly continuing: string;
  readonly terms: string;
  readonly lastCall: string;
  readonly mayStillVote: (names: string) => string;
  readonly passing: string;
  readonly failing: string;
  readonly passed: string;
  readonly failed: string;
  readonly isPlayed: string;
  /** Why an attempt to block will fail. */
  readonly blockFails: (stealth: number, intercept: number) => string;
  /** Asked once: more pool goes to a vampire than it can keep. */
  readonly overpays: (name: string, capacity: number) => string;
  /** Asked once: vampires that could come out stay in the uncontrolled region. */
  readonly leavesBehind: (names: string) => string;
}

export const VTES_WORDS: { readonly [Each in PageLanguage]: VtesWords } = { en, pt, es, it, fr };
