/** A card as it is written in a file: under its id, with a note where something has to be said about it. */
import type { Written } from '@praxis/kit/definition-files.ts';
import type { CardDef } from './language.ts';

/** The definition that is meant. It is not checked here: `validate` does that. */
export function definitionOf(id: string, written: Written): CardDef {
  const { note: _, ...definition } = written;
  return { id, ...definition } as unknown as CardDef;
}
