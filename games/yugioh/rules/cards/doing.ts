/** The context of an effect while it is carried out. */
import type { Scope } from '../facts/scope.ts';
import type { Link, ObjectRef } from '../state/state.ts';

/** A scope to which names, numbers and words are added. */
export interface Doing extends Scope {
  readonly names: Record<string, readonly ObjectRef[]>;
  readonly numbers: Record<string, number>;
  readonly words: Record<string, string>;
}

export function doingOf(link: Link, answered: Link | undefined): Doing {
  return {
    seat: link.seat,
    source: link.source,
    names: { ...link.names },
    numbers: { ...link.numbers },
    words: link.mode === undefined ? {} : { mode: link.mode },
    event: link.event,
    link,
    answered,
    supposed: undefined,
  };
}
