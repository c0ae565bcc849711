/**
 * How this game asks: characters act alone unless companions are asked for, and one click ends the turn, without mending
 * and with cards from the Library.
 */
import type { View } from '@praxis/engine';
import { usePassing } from '../../table/passing.ts';
import type { Deciding } from '../../table/use-decision.ts';
import { ownTurnKey } from './own-turn.ts';
import { useRivalsWords } from './use-words.ts';

export function useDeciding(deciding: Deciding, view: View | undefined): Deciding {
  const words = useRivalsWords();
  const { isPassing, begin } = usePassing(deciding, view && ownTurnKey(view));
  if (isPassing) return { ...deciding, sending: true };
  const passOn = begin ? { passOn: { label: words.endTurn, go: begin } } : {};
  return { ...deciding, ...passOn, allLabel: words.companions };
}
