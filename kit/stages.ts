/**
 * Sentences in stages: a later stage's options depend on the choices of the earlier ones, though the state has not
 * changed. A cost is chosen first, and targets are offered as if it had been paid. A piece is offered only if all later
 * stages can be completed after it.
 */
import type { Path, Piece } from '@praxis/engine';

/** `So` is the assumed state so far: plain data of the game, never changed in place. */
export interface Stage<So> {
  /**
   * The next pieces of this stage after those chosen in it; empty when it is complete, undefined when it cannot be
   * completed.
   */
  next(so: So, chosen: Path): readonly Piece[] | undefined;
  /** The assumed state once the stage is complete. */
  take(so: So, chosen: Path): So;
  /** It never has pieces: it only tells whether the sentence is possible. */
  readonly silent?: true;
}

/** True if the stages can be completed from here. */
export function canComplete<So>(stages: readonly Stage<So>[], so: So, at = 0, chosen: Path = []): boolean {
  const stage = stages[at];
  if (!stage) return true;
  const pieces = stage.next(so, chosen);
  if (pieces === undefined) return false;
  if (pieces.length === 0) return canComplete(stages, stage.take(so, chosen), at + 1);
  return pieces.some((piece) => canComplete(stages, so, at, [...chosen, piece]));
}

/** The next pieces of the sentence after a prefix; empty when it is complete. */
export function stagedPieces<So>(stages: readonly Stage<So>[], start: So, prefix: Path): readonly Piece[] {
  let so = start;
  let from = 0;
  for (const [at, stage] of stages.entries()) {
    const chosen: Piece[] = [];
    // Every piece of the prefix was offered because the sentence can be completed.
    while (!stage.silent) {
      const pieces = stage.next(so, chosen) ?? [];
      if (pieces.length === 0) break;
      if (from === prefix.length) return pieces.filter((piece) => canComplete(stages, so, at, [...chosen, piece]));
      chosen.push(prefix[from++] as Piece);
    }
    so = stage.take(so, chosen);
  }
  return [];
}
