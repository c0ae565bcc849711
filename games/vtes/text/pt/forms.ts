/** Forms of words that several texts need, in Brazilian Portuguese. */
import { pt } from '@praxis/kit/language/pt.ts';

export const { counted } = pt;

export const pool = (amount: number): string => pt.counted(amount, 'de recurso', 'de recursos');

export const votes = (amount: number): string => pt.counted(amount, 'voto', 'votos');
