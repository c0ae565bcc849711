/** One card for each special kind that the decks lack: V, VMAX, VSTAR, V-UNION, GX, TAG TEAM, BREAK, Mega, Prism Star and others. */
import type { CardDef } from './language.ts';

export const KINDS_OF_CARDS: readonly CardDef[] = [];
