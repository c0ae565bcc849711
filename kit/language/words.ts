/** The words of a typed line, for comparison with sentences: people leave out articles and elisions. */
import { words as allWords } from '@praxis/engine';
import { ARTICLES } from './en.ts';
import { ELIDED as FRENCH } from './fr.ts';
import { ELIDED as ITALIAN } from './it.ts';

const articles: ReadonlySet<string> = new Set(ARTICLES);
/** "d'Alex" without its article is "Alex", and "O'Malley" stays as he is. */
const elided = new RegExp(`^(?:${[...FRENCH, ...ITALIAN].join('|')})['’](?=[aeiouh])`);

/**
 * A sentence's words without case, accents, articles and punctuation, in any of the languages; `+1` and `.44` are
 * words.
 */
export function words(sentence: string): string[] {
  return allWords(sentence, (word) => (articles.has(word) ? '' : word.replace(elided, '')));
}
