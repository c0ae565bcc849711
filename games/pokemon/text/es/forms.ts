/** Forms of words that several texts need, in Spanish. */
import { es } from '@praxis/kit/language/es.ts';

export const { counted } = es;

export const list = (items: readonly string[]): string => es.list(items, 'and');
