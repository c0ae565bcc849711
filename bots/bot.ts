/** A bot's input and output. A bot never gets hold of the true match. */

import type { Insight } from '@praxis/contract';
import type { Match, View, VisibleDecision } from '@praxis/engine';

/**
 * How much may be thought about one decision. In playouts the answer is the same everywhere; in milliseconds it depends
 * on the machine.
 */
export type Budget = { readonly playouts: number } | { readonly milliseconds: number };

/** A program's whole knowledge when its seat is asked. */
export interface Asked {
  readonly view: View;
  /** The view without unimportant details: made much faster. */
  readonly lightView: View;
  readonly decision: VisibleDecision;
  /** The seat's options at any time, independent of its question. */
  readonly anytime: VisibleDecision | undefined;
  /** A world that the seat cannot distinguish from the true one: unknown cards are dealt again from the seed. */
  imagine(seed: string): Match;
  readonly insight: Insight;
  readonly temperament: string;
  /** The source of all the program's chance. */
  readonly seed: string;
  readonly budget: Budget;
}

/** Why a program has answered as it did: worded by `explain`. */
export type Why =
  | { readonly because: 'only answer' }
  | { readonly because: 'chance' }
  /** Chosen by the game's insight; `reason` is one of the game's own keys. */
  | { readonly because: 'insight'; readonly reason?: string }
  /** It did best in this many imagined worlds, each played on for a while; `value` is its expectation, from 0 to 1. */
  | { readonly because: 'worlds'; readonly worlds: number; readonly value: number; readonly reason?: string }
  /** The bot was too slow or failed, so a simpler bot answered. */
  | { readonly because: 'too slow'; readonly instead: Why };

export interface Chosen {
  /** The keys of the pieces, separated by blanks. */
  readonly answer: string;
  readonly why: Why;
  /** It is an action that is open at any time. The question stays open, and the bot is asked again. */
  readonly anytime?: true;
}

export type Bot = (asked: Asked) => Chosen;
