/** Forms of words that several texts need, in French. */
import { fr } from '@praxis/kit/language/fr.ts';

export const { counted } = fr;

export const blood = (amount: number): string => fr.counted(amount, 'point de sang', 'points de sang');

export const pool = (amount: number): string => fr.counted(amount, 'point de réserve', 'points de réserve');

export const damage = (amount: number): string => fr.counted(amount, 'point de dégâts', 'points de dégâts');

/** Voix has one form for both numbers. */
export const votes = (amount: number): string => `${amount} voix`;

/** "de Sara", "d’Alex" */
export const of = (name: string): string => fr.joined('de', name);
