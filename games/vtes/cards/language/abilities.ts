/** How cards are played and what they do while they are in play. */
import type { Step } from '../../rules/state/steps.ts';
import type { Choose, Cost } from './choices.ts';
import type { Condition } from './conditions.ts';
import type { Effect, Strike } from './effects.ts';
import type { Amount, Filter, Ref, SeatRef } from './references.ts';
import type { Stat } from './stats.ts';
import type { LibraryType } from './types.ts';

/** One way to play a library card. */
export interface Mode {
  /** How the sentence calls it, if the card has several: `basic`, `superior`, `DOM PRE`, or words of its own. */
  readonly level?: string;
  /** Disciplines needed: `dom` basic or better, `DOM` superior. */
  readonly disciplines?: readonly string[];
  /** On a card of several types, the type of this use (V-CARD-015). */
  readonly as?: LibraryType;
  /** Traits that the card has only when it is played this way. */
  readonly traits?: readonly string[];
  readonly requires?: Filter;
  /** By default the steps follow from the effects. */
  readonly when?: readonly Step[];
  readonly conditions?: readonly Condition[];
  readonly cost?: Cost;
  /** Played by a minion other than the acting one (V-CARD-019) or by one outside the combat (V-CARD-025). */
  readonly by?: 'other than acting' | 'acting or other' | 'outside combat' | 'locked';
  /** Usable by a vampire in torpor. */
  readonly inTorpor?: true;
  /** A reaction that is usable when there is no action, in the turns of others. */
  readonly withoutAction?: true;
  /** Usable during combat though its type is not (V-COM-005). */
  readonly inCombat?: true;
  /** Only one such card by a minion: per combat, round, turn; `turn of all`, `action`: by anybody. */
  readonly once?: 'combat' | 'round' | 'turn' | 'action' | 'unlock' | 'turn of all';
  /** What is named when it is played; of a political action the terms of the referendum (V-PRO-003). */
  readonly choose?: readonly Choose[];
  /** A political action: what holds in the referendum itself. */
  readonly during?: readonly Effect[];
  /** An action card: what kind of action it is; `effect` if it is none of the default ones. */
  readonly action?: {
    readonly kind: 'bleed' | 'fight' | 'effect' | 'hunt' | 'leave torpor';
    readonly stealth?: number;
    readonly bleed?: number;
    readonly hunt?: number;
    readonly target?: string;
  };
  readonly effects: readonly Effect[];
  /** The cost is paid at the same time as the effects happen, so that whoever gains pool by them is not ousted in between. */
  readonly paidWithEffects?: true;
}

/** What a card does while it is in play (on a vampire: what is printed on it). */
export type Ability =
  /** A continuous effect, computed when asked for. */
  | {
      readonly always: 'modify';
      readonly stat: Stat;
      readonly amount: Amount;
      readonly of?: 'this' | 'bearer' | 'controller' | Filter;
      readonly if?: readonly Condition[];
    }
  /** Gives one more level of a Discipline to the bearer. */
  | { readonly always: 'discipline'; readonly discipline: string; readonly if?: readonly Condition[] }
  /** The bearer is considered to be of this sect. */
  | { readonly always: 'sect'; readonly sect: string }
  /** The bearer is considered to be of the clan that was chosen when the card was put on it. */
  | { readonly always: 'chosen clan' }
  | {
      readonly always: 'as a vampire';
      readonly cards: Filter;
      readonly disciplines?: readonly string[];
      readonly capacity?: number;
    }
  | { readonly always: 'open hand'; readonly who: SeatRef }
  /** The bearer cannot play cards of this name. */
  | { readonly always: 'cannot play'; readonly name: string }
  /** Cards of this name cost more: those that the controller plays, or those played on the bearer. */
  | { readonly always: 'surcharge'; readonly name: string; readonly pool: number; readonly on?: 'bearer' }
  /** The controller burns a counter of the card instead of replacing another one; without counters it is burned. */
  | { readonly always: 'instead of replacing' }
  | { readonly always: 'mandatory action'; readonly name: string }
  | { readonly always: 'vulnerable'; readonly trait: string }
  | { readonly always: 'vote cost'; readonly blood: number }
  /** Burned when the minion that the card remembers is no longer ready, and with `combat` when it enters combat. */
  | { readonly always: 'bound'; readonly combat?: true }
  /** Such minions take no actions directed at the bearer. */
  | { readonly always: 'no target'; readonly of: Filter }
  /** Used by its controller (or by the minion it is on) in the given steps. */
  | Activated
  /** An action that minions can take through the card. */
  | ActionAbility
  /** Happens by itself. */
  | {
      readonly trigger: Trigger;
      readonly name?: string;
      readonly if?: readonly Condition[];
      readonly choose?: readonly Choose[];
      readonly effects: readonly Effect[];
      readonly optional?: true;
      readonly once?: 'turn';
    }
  | { readonly weapon: Strike; readonly maneuver?: 'each combat' | 'each round'; readonly once?: 'combat' | 'round' }
  /** Inflicted on the opposing minion in the normal strike resolution of each round; ranged: at any range. */
  | {
      readonly combatRound: 'strike resolution';
      readonly damage: Amount;
      readonly ranged?: true;
      readonly aggravated?: true;
      readonly if?: readonly Condition[];
    };

export interface Activated {
  readonly use: string;
  readonly when: readonly Step[];
  readonly turn?: 'own' | 'other' | 'any';
  readonly cost?: Cost;
  readonly once?: 'turn' | 'action' | 'combat' | 'round' | 'phase' | 'referendum';
  readonly conditions?: readonly Condition[];
  readonly choose?: readonly Choose[];
  readonly effects: readonly Effect[];
  /** Who uses it: the controller of the card (default) or the minion it is on, who must then be ready. */
  readonly by?: 'controller' | 'bearer';
  /** A card on somebody else's vampire may be used by that vampire's controller. */
  readonly user?: 'controller of bearer';
  /** Works like a card of this type, with the usual conditions (V-IMB-015). */
  readonly as?: LibraryType;
  /** As a reaction, only by a locked minion. */
  readonly byLocked?: true;
  /** `once` counts all cards of this name on the bearer. */
  readonly onceFor?: 'bearer';
  /** Shown in sentences when the card has several uses. */
  readonly level?: string;
}

export interface ActionAbility {
  readonly action: string;
  readonly level?: string;
  /** Who may take it. */
  readonly by: Filter | 'bearer';
  /** `political`: the effects happen if its referendum passes. */
  readonly kind?: 'bleed' | 'fight' | 'effect' | 'political';
  readonly during?: readonly Effect[];
  readonly stealth?: number;
  readonly bleed?: number;
  readonly cost?: Cost;
  readonly conditions?: readonly Condition[];
  readonly choose?: readonly Choose[];
  /** What it is directed at; by default the card itself. */
  readonly target?: Ref;
  readonly effects: readonly Effect[];
}

export type Trigger =
  | 'your unlock phase'
  | 'each unlock phase'
  | 'each other unlock phase'
  | 'your master phase'
  | 'your discard phase'
  | 'bearer goes to torpor'
  | 'bearer burned'
  | 'bearer blocks'
  | 'bearer about to bleed'
  | 'enters play'
  | 'end of turn'
  | 'end of minion phase'
  | 'referendum passed'
  | 'a vampire becomes controlled'
  | 'after combat';
