/** The texts about decks. */
import type { LineProblem } from '../decks/exchange.ts';
import type { DeckProblem } from '../rules/state/construction.ts';
import type { Decks } from './keys/decks.ts';
import { textIn } from './languages.ts';

export function deckWords(language: string): Decks {
  return textIn(language).decks;
}

export function problemText(problem: DeckProblem, language: string): string {
  return (deckWords(language).problems[problem.say] as (problem: DeckProblem) => string)(problem);
}

export function lineText({ say, text, nearest }: LineProblem, language: string): string {
  const words = deckWords(language);
  const said = words.lines[say]({ text });
  return nearest.length === 0 ? said : `${said}; ${words.perhaps({ names: nearest.join(', ') })}`;
}
