/** What Portuguese, Spanish, Italian and French have in common: nouns with gender, and adjectives that agree. */
import type { Bare, Gender, Noun, Plurality, Quality, Said } from './phrases.ts';

/** "carta, cartas, f" */
export function noun(one: string, many: string, gender: Gender): Noun {
  return { one, many, gender };
}

export const beside = (text: string): Quality => ({ at: 'beside', text });
export const after = (text: string): Quality => ({ at: 'after', text });
/** Who controls it comes last: a clause of its own, which would else swallow what follows. */
export const last = (text: string): Quality => ({ at: 'last', text });
export const before = (text: string): Quality => ({ at: 'before', text });

export function someone(text: string, gender: Gender, number: Plurality = 'one'): Said {
  return { text, number, gender, person: 'they' };
}

/** One of four forms: `o|a|os|as`; of two forms the second is the plural. */
export function agree(forms: string, gender: Gender, number: Plurality): string {
  const all = forms.split('|');
  if (all.length === 2) return all[number === 'one' ? 0 : 1] as string;
  return all[(gender === 'm' ? 0 : 1) + (number === 'one' ? 0 : 2)] as string;
}

export function agreed(forms: string, { gender, number }: Pick<Said, 'gender' | 'number'>): string {
  return agree(forms, gender, number);
}

/** The verb in the singular or the plural. */
export function verb({ number }: Said, one: string, many: string): string {
  return number === 'one' ? one : many;
}

/** The noun with what stands before, beside and behind it. `word` comes between what is beside and what is behind. */
export function whole({ before: left, noun: text, beside: near, after: far }: Bare, word = ''): string {
  return [...left, text, ...near, word, ...far].filter((each) => each !== '').join(' ');
}

/** A list with its last joint: `a, b e c`. */
export function list(items: readonly string[], joint: string): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}
