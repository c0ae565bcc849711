/**
 * The words of `praxis simulate`, `praxis worker` and the page that they write. Those of the games come from their
 * labels.
 */
import { type Words, wordsIn } from '../words.ts';

export type SimulationWords = Words['simulation'];

export function simulationWordsIn(language: string): SimulationWords {
  return wordsIn(language).simulation;
}
