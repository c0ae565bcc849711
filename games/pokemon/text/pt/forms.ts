/** Forms of words that several texts need, in Brazilian Portuguese. */
import { pt } from '@praxis/kit/language/pt.ts';

export const { counted } = pt;

export const list = (items: readonly string[]): string => pt.list(items, 'and');
