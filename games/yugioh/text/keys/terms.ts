/** Words of the game inside sentences: zones, positions, Attributes. A language that lacks one does not compile. */
import type { Attribute } from '../../cards/language.ts';
import type { Zone } from '../../rules/state/state.ts';

export interface Terms {
  readonly zones: { readonly [Key in Zone]: string };
  readonly positions: { readonly [Key in 'attack' | 'defense']: string };
  readonly attributes: { readonly [Key in Attribute]: string };
  /** The words after `choosing`, by the cards' modes; a mode without one is shown by its key. */
  readonly modes: Readonly<Record<string, string>>;
}
