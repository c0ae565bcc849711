/** Whom it concerns what is going on at the table. */
import type { Attention } from '@praxis/contract';
import type { PokemonView } from './where.ts';

/** There are no responses in this game: what is asked outside of one's own turn is always directed at whoever is asked. */
export function attentionOf({ viewer, where }: PokemonView): Attention {
  const { turn, turnNumber } = where;
  return { seat: turn, turn: turnNumber, at: viewer === 'spectator' ? [] : [viewer], vote: false, idle: true };
}

/** Actions of a turn to which nobody can have a response, so the table need not wait for any. */
export const NO_RESPONSE = [
  'benches',
  'attaches',
  'evolves',
  'plays',
  'uses ability',
  'uses',
  'puts together',
  'retreats',
] as const;
