/** Scenes: the user, the card and its choices, which texts refer to by name. */

import type { CardId, Seat } from '@praxis/engine';
import { cardOf, type G } from '../state/state.ts';
import { isMinion } from './cards.ts';

/** The user, the card and its choices, which effects refer to by name. */
export interface Scene {
  readonly seat: Seat;
  /** The minion that plays or uses it; nothing if the player does. */
  readonly minion: CardId | undefined;
  readonly card: CardId | undefined;
  readonly chosen: Readonly<Record<string, readonly number[]>>;
  readonly x: number;
  /** The player who makes the choices, if it is not the card's user. */
  readonly decider?: Seat;
}

/** The scene of a card in play that does something by itself. */
export function sceneOf(g: G, id: CardId): Scene {
  const { at, play } = cardOf(g, id);
  const minion = isMinion(g, id) ? id : play?.on;
  const chosen =
    play && (play.chosen !== undefined || play.second !== undefined)
      ? { target: named(play.chosen), second: named(play.second) }
      : NOTHING;
  return { seat: at, minion, card: id, chosen, x: 0 };
}

const NOTHING: Readonly<Record<string, readonly number[]>> = {};

function named(id: CardId | undefined): readonly number[] {
  return id === undefined ? [] : [id];
}

/** A card being played: its player, its way, and its targets. */
export interface Play {
  readonly seat: Seat;
  readonly card: CardId;
  readonly mode: number;
  readonly minion: CardId | undefined;
  readonly chosen: Readonly<Record<string, readonly number[]>>;
  readonly x: number;
}

export function sceneOfPlay(play: Play): Scene {
  return { seat: play.seat, minion: play.minion, card: play.card, chosen: play.chosen, x: play.x };
}
