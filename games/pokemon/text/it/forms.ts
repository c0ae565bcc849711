/** Forms of words that several texts need, in Italian. */
import { it } from '@praxis/kit/language/it.ts';

export const { counted } = it;

/** "a Sara", "ad Alex" */
export const to = (name: string): string => it.joined('a', name);

export const list = (items: readonly string[]): string => it.list(items, 'and');
