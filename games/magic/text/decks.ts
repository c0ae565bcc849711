/** The messages about decks. */
import type { LineProblem } from '../decks/exchange.ts';
import type { DeckProblem } from '../rules/setup/deck.ts';
import { textIn } from './languages.ts';

export function problemText(problem: DeckProblem, language = 'en'): string {
  const words = textIn(language).decks;
  return (words.problems[problem.say] as (problem: DeckProblem) => string)(problem);
}

export function unplayableText(card: string, language = 'en'): string {
  return textIn(language).decks.unplayable({ card });
}

export function lineText({ say, text, nearest }: LineProblem, language = 'en'): string {
  const words = textIn(language).decks;
  const said = words.lines[say]({ text });
  return nearest.length === 0 ? said : `${said}; ${words.perhaps({ names: nearest.join(', ') })}`;
}
