/** The decks that everybody can play. */
import { FIRST_DUEL } from './first-duel.ts';
import { STARTERS } from './starters.ts';

export const DECKS: Readonly<Record<string, Readonly<Record<string, number>>>> = { ...STARTERS, ...FIRST_DUEL };
