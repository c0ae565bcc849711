/** What must hold for something to be usable or to happen. */
import type { Filter, Ref, SeatRef } from './references.ts';
import type { LibraryType } from './types.ts';

/** All must hold. Each is one fact that the rules can check and the text can say. */
export type Condition =
  | { readonly if: 'bleeding' }
  /** The action is a bleed against you. */
  | { readonly if: 'bleeding you' }
  | { readonly if: 'directed at you' }
  | { readonly if: 'directed' }
  | { readonly if: 'undirected' }
  | { readonly if: 'political action' }
  /** The card says "during a political action" (V-POL-010). */
  | { readonly if: 'during a political action' }
  | { readonly if: 'action successful' }
  | { readonly if: 'action blocked' }
  | { readonly if: 'referendum passed' }
  /** Nobody has cast a vote (2000 and third: only in the terms step, V-POL-004). */
  | { readonly if: 'before votes' }
  /** A combat between such a vampire of yours and another one. */
  | { readonly if: 'combat between'; readonly yours: Filter; readonly other: Filter }
  | { readonly if: 'called by self' }
  | { readonly if: 'being blocked' }
  /** The minion that uses the card is the acting one. */
  | { readonly if: 'acting' }
  /** The strike it has chosen is a hand strike or one with a weapon. */
  | { readonly if: 'hand or weapon strike' }
  | { readonly if: 'blocking' }
  | { readonly if: 'not blocking' }
  /** The minion is in the combat that followed from its block. */
  | { readonly if: 'combat after its block' }
  /** The minion has not cast its votes for the referendum. */
  | { readonly if: 'not voting for' }
  | { readonly if: 'close range' }
  | { readonly if: 'first round' }
  | { readonly if: 'matches'; readonly card: Ref; readonly filter: Filter }
  /** The minion is about to be burned. */
  | { readonly if: 'would be burned' }
  /** There is no such card. */
  | { readonly if: 'none'; readonly filter: Filter }
  | { readonly if: 'no counters'; readonly card: Ref }
  /** There is such a card. */
  | { readonly if: 'exists'; readonly filter: Filter }
  | { readonly if: 'edge'; readonly of: SeatRef }
  | { readonly if: 'pool at most'; readonly of: SeatRef; readonly amount: number }
  | { readonly if: 'inflicted more damage' }
  /** What is being played now; `on`: it names this card. */
  | {
      readonly if: 'played card';
      readonly type?: LibraryType | 'minion card';
      readonly trait?: string;
      readonly by?: 'another' | 'opposing' | 'prey or predator';
      readonly on?: Ref;
    }
  /** The ally has less life than it started with. */
  | { readonly if: 'below starting life'; readonly card: Ref }
  | { readonly if: 'opposing goes to torpor' }
  /** The gun that the minion is striking with has struck before in this combat. */
  | { readonly if: 'gun struck before' }
  /** No ammo has been used on the weapon in this combat. */
  | { readonly if: 'no ammo yet' }
  | { readonly if: 'long range' }
  | { readonly if: 'after the first round' }
  /** There is damage that can be prevented now. */
  | { readonly if: 'damage to prevent' }
  | { readonly if: 'bleed would succeed' }
  | { readonly if: 'any of'; readonly conditions: readonly Condition[] }
  | { readonly if: 'counters at least'; readonly card: Ref; readonly amount: number }
  /** No card of this name has been played in the action. */
  | { readonly if: 'not played in action'; readonly name: string }
  /** The action is taken through the card itself. */
  | { readonly if: 'action through this' }
  | { readonly if: 'not bleeding' }
  /** The minion could attempt to block if it were unlocked. */
  | { readonly if: 'can block' }
  /** The bleed is against the player that the card remembers. */
  | { readonly if: 'bleeding remembered player' }
  /** The card was played at the superior level. */
  | { readonly if: 'superior' }
  /** The minion that uses the card meets what another one requires of its bearer, and may have it. */
  | { readonly if: 'meets requirements'; readonly card: Ref };
