/** Forms of words that several texts need, in Spanish. */
import { es } from '@praxis/kit/language/es.ts';

export const cards = (amount: number): string => es.counted(amount, 'carta', 'cartas');

export const life = (amount: number): string => es.counted(amount, 'vida', 'vidas');

export const points = (amount: number): string => es.counted(amount, 'punto de daño', 'puntos de daño');
