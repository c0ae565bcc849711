/** V-TRT-009 The circles of vampires. */

import type { CardId } from '@praxis/engine';
import { cardOf, defOf, type G } from '../state/state.ts';
import type { Scene } from './scenes.ts';

/** The ending of the traits that name a circle. */
export const CIRCLE = ' circle';

/** The prefix of the word with which a card remembers the circle of the minion that played it. */
export const CIRCLE_WORD = 'circle: ';

/** V-TRT-009 The circle named on a vampire; one without a circle is a circle of its own. `Inner Circle` is a title, not a trait. */
export function circleOf(g: G, vampire: CardId): string {
  const isCircle = (trait: string): boolean => trait.endsWith(CIRCLE);
  const named = defOf(g, vampire).traits?.find(isCircle) ?? cardOf(g, vampire).play?.marks.find(isCircle);
  return named ?? `own ${vampire}`;
}

/**
 * The circle that a card refers to: that of the minion that has played it, if the card remembers it, else of the one
 * that uses it.
 */
export function circleMeant(g: G, { minion, card }: Scene): string | undefined {
  const word = card === undefined ? undefined : cardOf(g, card).play?.word;
  if (word?.startsWith(CIRCLE_WORD)) return word.slice(CIRCLE_WORD.length);
  return minion === undefined ? undefined : circleOf(g, minion);
}
