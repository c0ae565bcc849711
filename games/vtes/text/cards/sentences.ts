/** Joins clauses to lists and sentences. */
import { listed as joinedWith, sentence as sentenceIn } from '@praxis/kit/language/grammar.ts';
import type { Quantity } from '@praxis/kit/language/template.ts';
import type { Phrases } from './phrases.ts';

/** A quantity with the words that have to follow the sentence: "1 … for each minion". */
export interface Tailed extends Quantity {
  readonly tail?: string | undefined;
}

export function listed(
  phrases: Phrases,
  items: readonly string[],
  kind: 'and' | 'or',
  of: 'words' | 'conditions' = 'words',
): string {
  const joints = of === 'conditions' ? phrases.conditionJoints : undefined;
  return joints ? joinedWith(items, ...joints[kind]) : phrases.list(items, kind);
}

/** A clause and the words after it. */
export function withTail(text: string, ...tails: readonly (string | undefined)[]): string {
  let said = text;
  for (const tail of tails) if (tail) said += tail.startsWith(',') ? tail : ` ${tail}`;
  return said;
}

/** A sentence with its capital and its full stop. */
export function sentence(phrases: Phrases, text: string): string {
  return sentenceIn(phrases, phrases.rephrased(text.trim()));
}
