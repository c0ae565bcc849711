/**
 * The words of an edition. Texts are written in the words of one edition; where another rulebook has other words for
 * the same things, they replace the first ones, form for form. Names of cards and people stay unchanged.
 */
import { anyOf, type Term, type Terms } from './terms.ts';

/** Puts an edition's words into a text. Occurrences of `kept` names as words of their own are not touched. */
export type Swap = (text: string, kept?: () => readonly string[]) => string;

/** Undefined if the edition has no words of its own. The words of the first of these editions that has any count. */
export function swapOf(terms: Terms, editions: readonly string[]): Swap | undefined {
  const words = new Map<string, string>();
  for (const { forms, editions: variants = {} } of Object.values(terms) as readonly Term[]) {
    const spoken = editions.find((edition) => Object.hasOwn(variants, edition));
    if (spoken !== undefined)
      forms.forEach((form, index) => {
        words.set(form.toLowerCase(), variants[spoken]?.forms[index] as string);
      });
  }
  if (words.size === 0) return undefined;
  const pattern = anyOf([...words.keys()]);
  const plain = (text: string): string =>
    text.replace(pattern, (found) => {
      const word = words.get(found.toLowerCase()) as string;
      return found[0] === found[0]?.toLowerCase() ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`;
    });
  return (text, kept) => {
    // Most texts have none of the words, and most names are not in danger.
    const changed = plain(text);
    if (changed === text || !kept) return changed;
    const unchanging = kept();
    if (!unchanging.some((name) => plain(name) !== name)) return changed;
    const names = anyOf(unchanging);
    let result = '';
    let from = 0;
    for (const { 0: name, index } of text.matchAll(names)) {
      result += plain(text.slice(from, index)) + name;
      from = index + name.length;
    }
    return result + plain(text.slice(from));
  };
}

/** The arguments of a sentence are names, numbers, or words that are the edition's already. */
function namesAmong(args: readonly unknown[]): readonly string[] {
  return args
    .flatMap((arg) => (typeof arg === 'object' && arg !== null ? Object.values(arg) : [arg]))
    .filter((arg): arg is string => typeof arg === 'string' && arg !== '');
}

/** A tree of texts and sentences in the words of an edition. */
export function swapped<Words>(words: Words, swap: Swap): Words {
  if (typeof words === 'string') return swap(words) as Words;
  if (typeof words === 'function')
    return ((...args: readonly unknown[]) => {
      const said = words(...args) as unknown;
      return typeof said === 'string' ? swap(said, () => namesAmong(args)) : said;
    }) as Words;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, swapped(each, swap)])) as Words;
}
