/** The definitions as files that people edit. Matches do not need this: they read the cards from `index.ts`. */
import type { Written } from '@praxis/kit/definition-files.ts';
import type { DefinitionSource } from '@praxis/kit/definition-source.ts';
import { commonModes } from '../text/modes.ts';
import { canonical } from './language/canonical.ts';
import { validate } from './language/validate.ts';
import type { CardDef } from './language.ts';
import { fileOf } from './place.ts';
import { schema } from './schema.ts';
import { isLevel, waysOf } from './ways.ts';
import { definitionOf, printedComplaints, printedOf, writtenOf } from './written.ts';

export const source: DefinitionSource = {
  folder: new URL('./definitions/', import.meta.url),
  complaints: (id, written) => {
    const def = definitionOf(id, written);
    const complaints = [...printedComplaints(written), ...validate(def)];
    return complaints.length > 0 ? complaints : unworded(def, written);
  },
  canonical: (id, written) => writtenOf(canonical(definitionOf(id, written)), printedOf(written)),
  fileOf: (id, written) => fileOf(definitionOf(id, written)),
  schema,
};

/** A way that no language has a word for is misspelt, or its words are missing. */
function unworded(def: CardDef, { words = {} }: Written): readonly string[] {
  const known = new Set([...commonModes(), ...Object.keys(words as object)]);
  return waysOf(def)
    .filter((way) => !isLevel(way) && !known.has(way))
    .map(
      (way) =>
        `words: ${JSON.stringify(way)} has no words in other languages, here or in text/<language>/cards/ways.json`,
    );
}
