/** The current Influence Conflict, or the last one. */
import type { CardId, Seat } from '@praxis/engine';

export type Side = 'yes' | 'no';

/** A player's contribution, made in his own window (R-INF-007). */
export interface Stake {
  readonly seat: Seat;
  /** R-INF-023 Undefined: he abstains. */
  readonly side: Side | undefined;
  /** Influence of exerted characters and of texts: everybody sees it. */
  readonly open: number;
  /** Face down until the end. */
  readonly card: CardId | undefined;
  /** The card is not played but placed (R-INF-016). */
  readonly placed: boolean;
  /** R-INF-009 Prestige taken secretly in hand. Only its player knows how much. */
  hidden: number;
}

export interface Conflict {
  readonly by: Seat;
  readonly acting: CardId;
  readonly card: CardId;
  /** In the order in which they were made. */
  stakes: Stake[];
  /** Influence of the active player by texts when the Scheme was played (R-INF-021). */
  bonus: number;
  /** Totals, once everything is revealed. */
  yes: number;
  no: number;
  passed: boolean | undefined;
}

export function newConflict(by: Seat, acting: CardId, card: CardId): Conflict {
  return { by, acting, card, stakes: [], bonus: 0, yes: 0, no: 0, passed: undefined };
}

export function copyConflict(conflict: Conflict): Conflict {
  return {
    by: conflict.by,
    acting: conflict.acting,
    card: conflict.card,
    stakes: conflict.stakes.map(({ seat, side, open, card, placed, hidden }) => ({
      seat,
      side,
      open,
      card,
      placed,
      hidden,
    })),
    bonus: conflict.bonus,
    yes: conflict.yes,
    no: conflict.no,
    passed: conflict.passed,
  };
}
