/** Things, beasts and signs: a card's subject, in the middle of its picture. */
import { arms } from './motifs/arms.ts';
import { places } from './motifs/places.ts';
import type { Motif } from './motifs/shared.ts';
import { signs } from './motifs/signs.ts';
import { things } from './motifs/things.ts';

export const MOTIFS = { ...arms, ...signs, ...places, ...things } satisfies Readonly<Record<string, Motif>>;
export type MotifName = keyof typeof MOTIFS;
