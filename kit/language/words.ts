/** The words of a typed line, for comparison with sentences: people leave out articles and elisions. */
import { words as allWords } from '@praxis/engine';
import { ARTICLES } from './en.ts';
import { ELIDED as FRENCH } from './fr.ts';
import { ELIDED as ITALIAN } from './it.ts';

const articles: ReadonlySet<string> = new Set(ARTICLES);
/** "d'Alex" without its article is "Alex", and "O'Malley" stays as he is. */
const elided = new RegExp(`^(?:${[...FRENCH, ...ITALIAN].join('|')})['’](?=[aeiouh])`);

/** The same names and sentences are taken apart again and again. Longer texts are seldom met twice. */
const REMEMBERED_LENGTH_MAX = 200;
const REMEMBERED_MAX = 10_000;
const remembered = new Map<string, readonly string[]>();

/**
 * A sentence's words without case, accents, articles and punctuation, in any of the languages; `+1` and `.44` are
 * words.
 */
export function words(sentence: string): readonly string[] {
  const known = remembered.get(sentence);
  if (known) return known;
  const found = allWords(sentence, (word) => (articles.has(word) ? '' : word.replace(elided, '')));
  if (sentence.length > REMEMBERED_LENGTH_MAX) return found;
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(sentence, found);
  return found;
}
