/** The messages about decks. */
import type { Problem } from './keys/decks.ts';
import { textIn } from './languages.ts';

export function deckSentence(language: string, problem: Problem): string {
  const { decks } = textIn(language);
  const sentence = (decks.problems[problem.say] as (problem: Problem) => string)(problem);
  const nearest = problem.say === 'unknown card' ? problem.nearest : [];
  return nearest.length === 0 ? sentence : `${sentence} ${decks.perhaps({ names: nearest.join(', ') })}`;
}
