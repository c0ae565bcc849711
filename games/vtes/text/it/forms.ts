/** Forms of words that several texts need, in Italian. */
import { it } from '@praxis/kit/language/it.ts';

export const { counted } = it;

export const pool = (amount: number): string => it.counted(amount, 'risorsa', 'risorse');

export const blood = (amount: number): string => it.counted(amount, 'punto sangue', 'punti sangue');

export const votes = (amount: number): string => it.counted(amount, 'voto', 'voti');

/** "a Sara", "ad Alex" */
export const to = (name: string): string => it.joined('a', name);
