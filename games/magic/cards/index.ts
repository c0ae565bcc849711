/** All cards, tokens and emblems of `definitions/`, by color and type. */
import { readDefinitions } from '@praxis/kit/definition-files.ts';
import type { CardDef } from './language.ts';
import { definitionOf, type Printed, printedOf } from './written.ts';

const FOLDER = new URL('./definitions/', import.meta.url);

const written = Object.values(readDefinitions(FOLDER)).flatMap((cards) => Object.entries(cards));

export const CARDS: readonly CardDef[] = written.map(([id, card]) => definitionOf(id, card));

/** The cards' facts apart from their rules, by their ids. */
export const PRINTED: ReadonlyMap<string, Printed> = new Map(written.map(([id, card]) => [id, printedOf(card)]));
