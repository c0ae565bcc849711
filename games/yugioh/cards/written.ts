/** A card as it is written in a file: its rules under its id, and with them its numbers and its names in other languages. */
import type { Written } from '@praxis/kit/definition-files.ts';
import type { CardDef } from './language.ts';

/** A card's facts apart from its rules. They are no part of a record. */
export interface Printed {
  /** The number by which deck files name it. */
  readonly passcode?: number;
  /** Numbers of other pictures of the same card. */
  readonly alternates?: readonly number[];
  /** Its names in other languages. */
  readonly names?: Readonly<Record<string, string>>;
  readonly note?: string;
}

export function printedOf({ passcode, alternates, names, note }: Written): Printed {
  return { passcode, alternates, names, note } as Printed;
}

/** The definition that is meant. It is not checked here: `validate` does that. */
export function definitionOf(id: string, written: Written): CardDef {
  const { passcode: _passcode, alternates: _alternates, names: _names, note: _note, ...definition } = written;
  return { id, ...definition } as unknown as CardDef;
}
