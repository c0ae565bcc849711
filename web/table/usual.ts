/** Choices without implied pieces and rarely wanted ones. Everything is still available on demand. */
import type { Choice } from '@praxis/protocol';

export interface Usual {
  /** Implied pieces: their alternatives are shown only on demand. */
  readonly implied?: readonly string[];
  /** Pieces that begin choices that are rarely wanted: they are shown only on demand. */
  readonly seldom?: readonly string[];
  /** Pieces that name cards which are given for something else: pointing at a card means its own use first. */
  readonly costs?: readonly string[];
}

/** The usual ones among alternative choices, with their continuations. */
export function usualChoices(choices: readonly Choice[], usual: Usual): readonly Choice[] {
  const { implied = [], seldom = [] } = usual;
  const says = (choice: Choice, words: readonly string[]): boolean => words.includes(choice.pieces[0]?.say ?? '');
  const silent = choices.find((choice) => says(choice, implied));
  const wanted = choices.filter((choice) => !says(choice, seldom));
  const kept = silent ? [silent] : wanted.length > 0 ? wanted : choices;
  return kept.map((choice) => {
    if (!choice.next) return choice;
    const next = usualChoices(choice.next, usual);
    const [only, another] = next;
    // A choice with only one continuation is joined with it.
    return only && !another ? { ...only, pieces: [...choice.pieces, ...only.pieces] } : { ...choice, next };
  });
}

/** True if some choices are shown only on demand. */
export function isReduced(choices: readonly Choice[], usual: Usual): boolean {
  const kept = usualChoices(choices, usual);
  return countOf(kept) < countOf(choices);
}

function countOf(choices: readonly Choice[]): number {
  return choices.reduce((sum, { next }) => sum + (next ? countOf(next) : 1), 0);
}
