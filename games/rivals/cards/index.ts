/** All cards, as they are written in `definitions/`: vampires and Library cards by clan and type, Havens, Agendas and the City. */
import { readDefinitions } from '@praxis/kit/definition-files.ts';
import type { CardDef } from './language.ts';
import { definitionOf, type Printed, printedOf } from './written.ts';

const FOLDER = new URL('./definitions/', import.meta.url);

const written = Object.values(readDefinitions(FOLDER)).flatMap((cards) => Object.entries(cards));

/** In the order of their ids, so that a number means the same card wherever its definition is. */
export const CARDS: readonly CardDef[] = written
  .map(([id, card]) => definitionOf(id, card))
  .sort((one, other) => (one.id < other.id ? -1 : 1));

/** The cards' facts apart from their rules, by their ids. */
export const PRINTED: ReadonlyMap<string, Printed> = new Map(written.map(([id, card]) => [id, printedOf(card)]));
