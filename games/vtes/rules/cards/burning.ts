/** The burning of vampires where a player may do something instead. */

import { askWindow, type CardId, type Procedure } from '@praxis/engine';
import { burn } from '../changes/moving.ts';
import { controllerOf, isInPlay } from '../facts/cards.ts';
import type { G } from '../state/state.ts';
import { carryOut } from './playing.ts';
import { cardQuestion } from './questions.ts';

/**
 * True if the vampire is burned after all: its controller may first use an "instead of being burned" (V-ERR-001 also
 * for a vampire in torpor). A saved vampire was moved, if only from torpor to torpor.
 */
export function* isDoomed(g: G, vampire: CardId): Procedure<boolean> {
  if (!isInPlay(g, vampire)) return false;
  const before = g.state.burning;
  g.state.burning = vampire;
  const heard = yield* askWindow([controllerOf(g, vampire)], (seat) =>
    cardQuestion(g, seat, 'burning', { say: 'would be burned', card: vampire }),
  );
  if (heard) yield* carryOut(g, heard, 'burning');
  const isSaved = g.state.burning !== vampire;
  g.state.burning = before;
  return !isSaved && isInPlay(g, vampire);
}

export function* burnUnlessSaved(g: G, vampire: CardId): Procedure {
  if (yield* isDoomed(g, vampire)) burn(g, vampire);
}
