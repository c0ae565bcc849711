/** The seats that an event at the table concerns. */
import type { Attention } from '@praxis/contract';
import type { PokemonView } from './where.ts';

/** This game has no responses: a question outside a player's own turn is always directed at that player. */
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
