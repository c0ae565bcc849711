/** Forms of words that several texts need, in French. */
import { fr } from '@praxis/kit/language/fr.ts';

export const { counted } = fr;

/** "de Sacha", "d’Ondine" */
export const of = (name: string): string => fr.joined('de', name);

export const list = (items: readonly string[]): string => fr.list(items, 'and');
