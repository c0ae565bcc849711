/** The uses of a card, as buttons beside it: the first click already says what the card does. */
import type { Choice } from '@praxis/protocol';
import { narrowedTo, ownThings, START, sentences, type Thing, type Tree } from './sentence.ts';

/** More buttons would hide the table. */
export const USES_MAX = 8;

const NONE: readonly Choice[] = [];

/**
 * The whole sentences that begin with a card if they are few, else their beginnings. None if a click on the card is
 * enough, or if there are too many.
 */
export function usesOf(tree: Tree, thing: Thing): readonly Choice[] {
  const own = tree.choices.filter((choice) => ownThings(choice).includes(thing));
  const about = own.length === 0 ? undefined : narrowedTo(tree, START, thing);
  if (!about) return NONE;
  const whole = sentences({ ...tree, choices: own }, { ...START, about: about.about }, USES_MAX);
  if (whole) return whole.length > 1 ? whole : NONE;
  return own.length > 1 && own.length <= USES_MAX ? own : NONE;
}
