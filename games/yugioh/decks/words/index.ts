/** What is said about decks. */
import type { Language } from '@praxis/contract';
import type { DeckProblem } from '../../rules/state/construction.ts';
import type { LineProblem } from '../exchange.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { DeckWords } from './keys.ts';
import { pt } from './pt.ts';

const WORDS: Readonly<Record<Language, DeckWords>> = { en, pt, es, it, fr };

export function deckWords(language: string): DeckWords {
  return WORDS[language as Language] ?? en;
}

export function problemText(problem: DeckProblem, language: string): string {
  return (deckWords(language).problems[problem.say] as (problem: DeckProblem) => string)(problem);
}

export function lineText({ say, text, nearest }: LineProblem, language: string): string {
  const words = deckWords(language);
  const said = words.lines[say](text);
  return nearest.length === 0 ? said : `${said}; ${words.perhaps(nearest.join(', '))}`;
}
