/** The messages about a deck, in a language. */
import type { Decks, Problem } from './keys/decks.ts';
import { textIn } from './languages.ts';
import { cardNameIn } from './names.ts';

type Sayings = { readonly [Key in keyof Decks['problems']]: (problem: Problem) => string };

/** Cards are named as they are printed in that language. */
export function deckSentence(language: string, problem: Problem): string {
  const { decks } = textIn(language);
  const named = 'card' in problem ? { ...problem, card: cardNameIn(problem.card, language) } : problem;
  return (decks.problems as unknown as Sayings)[problem.say](named);
}
