/** A card as it is written in a file: its rules under its id, and with them where and under which names it was printed. */
import type { Written } from '@praxis/kit/definition-files.ts';
import type { CardDef } from './language.ts';

/** What a card is apart from its rules. It is no part of a record. */
export interface Printed {
  /** Set and collector's number, as deck lists for Arena name it: `M15 85`. */
  readonly print?: string;
  /** Its names in other languages. */
  readonly names?: Readonly<Record<string, string>>;
  readonly note?: string;
}

export function printedOf({ print, names, note }: Written): Printed {
  return { print, names, note } as Printed;
}

/** The definition that is meant. It is not checked here: `validate` does that. */
export function definitionOf(id: string, written: Written): CardDef {
  const { print: _print, names: _names, note: _note, ...definition } = written;
  return { id, ...definition } as unknown as CardDef;
}
