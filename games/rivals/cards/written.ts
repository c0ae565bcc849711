/** A card as it is written in a file: its rules under its id, and with them under which names it was printed. */
import type { Written } from '@praxis/kit/definition-files.ts';
import type { CardDef } from './language.ts';

/** A card's facts apart from its rules. They are no part of a record. */
export interface Printed {
  /** Its names in other languages. */
  readonly names?: Readonly<Record<string, string>>;
  /** The rules and rulings that its text carries out. */
  readonly note?: string;
}

export function printedOf({ names, note }: Written): Printed {
  return { names, note } as Printed;
}

/** The definition of the written card. It is not checked here: `validate` does that. */
export function definitionOf(id: string, written: Written): CardDef {
  const { names: _names, note: _note, ...definition } = written;
  return { id, ...definition } as unknown as CardDef;
}
