/** Forms of words that several texts need, in French. */
import { fr } from '@praxis/kit/language/fr.ts';

export const cards = (amount: number): string => fr.counted(amount, 'carte', 'cartes');

export const life = (amount: number): string => fr.counted(amount, 'point de vie', 'points de vie');

export const damage = (amount: number): string => fr.counted(amount, 'blessure', 'blessures');

/** "de Jace", "d’Ajani" */
export const of = (name: string): string => fr.joined('de', name);
