/** The keys of what the table and the deck pages show. A language that lacks one does not compile. */
import type { Step } from '../../rules/state/steps.ts';

type Keys<K extends string> = { readonly [Key in K]: string };

export interface Labels {
  readonly zones: Keys<
    | 'hand'
    | 'known hand'
    | 'deck'
    | 'known deck'
    | 'extra'
    | 'extra up'
    | 'monsters'
    | 'spells'
    | 'field'
    | 'pendulum'
    | 'graveyard'
    | 'banished'
  >;
  readonly counters: Keys<'lp' | 'hand' | 'deck' | 'extra' | 'atk' | 'def' | 'level' | 'rank' | 'scale'>;
  readonly steps: { readonly [Key in Step]: string };
  readonly marks: Keys<'set' | 'attack' | 'defense' | 'negated' | 'gemini' | 'face-up'>;
  readonly table: Keys<'turn' | 'phase' | 'chain' | 'attack' | 'result' | 'nobody'>;
  readonly editions: Keys<'9.0'>;
}
