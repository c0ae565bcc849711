/** Words of the game that appear in the log, on the table and on cards. A language that lacks one does not compile. */
import type { Condition, Kind, Stage, Tag, Type } from '../../cards/language.ts';

export interface Terms {
  readonly conditions: { readonly [Key in Condition]: string };
  readonly types: { readonly [Key in Type]: string };
  readonly stages: { readonly [Key in Stage]: string };
  readonly kinds: { readonly [Key in Kind]: string };
  readonly tags: { readonly [Key in Tag]: string };
}
