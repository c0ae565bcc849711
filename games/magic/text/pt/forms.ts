/** Forms of words that several texts need, in Brazilian Portuguese. */
import { pt } from '@praxis/kit/language/pt.ts';

export const cards = (amount: number): string => pt.counted(amount, 'card', 'cards');

export const life = (amount: number): string => pt.counted(amount, 'ponto de vida', 'pontos de vida');

export const points = (amount: number): string => pt.counted(amount, 'ponto de dano', 'pontos de dano');
