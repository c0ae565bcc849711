/** The decks that everybody can play. */
import { FIRST_DUEL } from './first-duel.ts';

export const DECKS: Readonly<Record<string, Readonly<Record<string, number>>>> = { ...FIRST_DUEL };
