/** Forms of words that several texts need, in Italian. */
import { it } from '@praxis/kit/language/it.ts';

export const cards = (amount: number): string => it.counted(amount, 'carta', 'carte');

export const life = (amount: number): string => it.counted(amount, 'punto vita', 'punti vita');

export const damage = (amount: number): string => it.counted(amount, 'danno', 'danni');

/** "a Sara", "ad Alex" */
export const to = (name: string): string => it.joined('a', name);
