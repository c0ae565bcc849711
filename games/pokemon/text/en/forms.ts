/** Forms of words that several texts need, in English. */
import { en } from '@praxis/kit/language/en.ts';

export const { counted } = en;

export const list = (items: readonly string[]): string => en.list(items, 'and');
