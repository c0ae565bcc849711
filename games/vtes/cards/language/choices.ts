/** What is named and what is paid when a card is played or used. */
import type { Amount, Filter } from './references.ts';

/** Something that the player names when the card is played, in this order in the sentence. */
export type Choose =
  | {
      readonly name: string;
      readonly card: Filter;
      readonly optional?: true;
      readonly min?: number;
      readonly max?: number;
    }
  | {
      readonly name: string;
      readonly player: 'any' | 'another' | 'other than acting' | 'with more pool' | 'prey';
      readonly optional?: true;
    }
  | { readonly name: string; readonly value: 'clan' | 'title' | 'discipline' | readonly string[] }
  | { readonly name: string; readonly number: { readonly min: Amount; readonly max: Amount } }
  /** Points distributed among players: `2 to Alex, 2 to Nora`. */
  | {
      readonly name: string;
      readonly allot: Amount;
      readonly among: 'any' | 'others' | { readonly except: string };
      readonly atLeast: number;
    };

export interface Cost {
  readonly pool?: number | 'X';
  /** `copies`: one for each copy of the card that the player controls. */
  readonly blood?: number | 'X' | 'copies';
  readonly transfers?: number;
  readonly conviction?: number;
  /** A master phase action (V-MAS-003). */
  readonly masterAction?: true;
  /** Locks the card whose ability it is. */
  readonly lock?: true;
  readonly burnThis?: true;
  readonly counters?: number;
  readonly life?: number;
  readonly discard?: Filter;
}
