/** Forms of words that several texts need, in English. */
import { en } from '@praxis/kit/language/en.ts';

export const cards = (amount: number): string => en.counted(amount, 'card', 'cards');
