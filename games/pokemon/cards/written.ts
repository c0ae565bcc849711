/** A card as it is written in a file: its rules under its id, and with them its names in other languages. */
import { picked, type Written, without } from '@praxis/kit/definition-files.ts';
import { type Infer, maybe, shape, text } from '@praxis/kit/shape.ts';
import type { CardDef } from './language.ts';

/** A card's facts apart from its rules. They are no part of a record. */
export const PRINTED = {
  /** Its names in other languages, where they differ from the English one. */
  names: maybe(shape({ pt: maybe(text), es: maybe(text), it: maybe(text), fr: maybe(text) })),
  /** Why it is defined as it is. */
  note: maybe(text),
};
export interface Printed extends Infer<typeof PRINTED> {}

export function printedOf(written: Written): Printed {
  return picked(written, PRINTED);
}

/** The definition of the written card. It is not checked here: `validate` does that. */
export function definitionOf(id: string, written: Written): CardDef {
  return { id, ...without(written, PRINTED) } as unknown as CardDef;
}
