/** The happenings that Trigger effects and responses look at. */
import type { CardId, Seat } from '@praxis/engine';
import type { Position, SummonWay } from '../../cards/language.ts';
import type { ObjectRef, Zone } from './state.ts';

/** The cause of a card's move or destruction. */
export type Cause =
  | 'battle'
  | 'effect'
  | 'cost'
  | 'tribute'
  | 'discard'
  | 'synchro material'
  | 'xyz material'
  | 'fusion material'
  | 'ritual material'
  | 'rule'
  | 'draw';

/** A card before and after it was moved. */
export interface Moved {
  /** As it is now. */
  readonly card: ObjectRef;
  readonly from: Zone;
  readonly to: Zone;
  /** Its controller, or its owner off the field. */
  readonly controller: Seat;
  readonly owner: Seat;
  /** It was face-up on the field. */
  readonly up: boolean;
  readonly position: Position | undefined;
  readonly destroyed: boolean;
  readonly cause: Cause;
  /** The player of the effect, cost or attack. */
  readonly by: Seat | undefined;
  /** The card with the effect; the monster that destroyed it by battle. */
  readonly source: CardId | undefined;
  /** The monster that it was material for. */
  readonly for: CardId | undefined;
  /** It was equipped to a monster that became Xyz Material. */
  readonly withMaterial: boolean;
  /** It was the attacked monster of a battle. */
  readonly attacked: boolean;
}

export type Happening =
  | {
      readonly type: 'summoned';
      readonly seat: Seat;
      readonly way: SummonWay;
      readonly cards: readonly ObjectRef[];
      readonly from: readonly Zone[];
      /** By the monster's own condition. */
      readonly own?: boolean;
    }
  | {
      readonly type: 'would be summoned';
      readonly seat: Seat;
      readonly way: SummonWay;
      readonly cards: readonly ObjectRef[];
    }
  | { readonly type: 'moved'; readonly moves: readonly Moved[] }
  | { readonly type: 'flipped'; readonly card: ObjectRef }
  | { readonly type: 'set'; readonly card: ObjectRef; readonly seat: Seat }
  | { readonly type: 'position'; readonly card: ObjectRef }
  | {
      readonly type: 'attack declared';
      readonly attacker: ObjectRef;
      readonly target: ObjectRef | undefined;
      readonly seat: Seat;
    }
  | {
      readonly type: 'targeted';
      readonly cards: readonly ObjectRef[];
      readonly by: 'attack' | 'effect';
      readonly seat: Seat;
      readonly source: ObjectRef;
    }
  | { readonly type: 'attack negated'; readonly attacker: ObjectRef }
  | {
      readonly type: 'battle damage';
      readonly seat: Seat;
      readonly amount: number;
      readonly by: ObjectRef;
      readonly against: ObjectRef | undefined;
      readonly piercing: boolean;
    }
  | { readonly type: 'life points'; readonly seat: Seat; readonly change: number }
  | { readonly type: 'activated'; readonly link: number; readonly seat: Seat; readonly source: ObjectRef }
  | { readonly type: 'battled'; readonly attacker: ObjectRef; readonly target: ObjectRef | undefined }
  | { readonly type: 'happened' };
