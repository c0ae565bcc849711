/** The definitions as files that people edit. Matches do not need this: they read the cards from `index.ts`. */
import type { DefinitionSource } from '@praxis/kit/definition-source.ts';
import { canonical } from './language/canonical.ts';
import { validate } from './language/validate.ts';
import { fileOf } from './place.ts';
import { schema } from './schema.ts';
import { definitionOf, printedComplaints, printedOf, writtenOf } from './written.ts';

export const source: DefinitionSource = {
  folder: new URL('./definitions/', import.meta.url),
  complaints: (id, written) => [...printedComplaints(written), ...validate(definitionOf(id, written))],
  canonical: (id, written) => writtenOf(canonical(definitionOf(id, written)), printedOf(written)),
  fileOf: (id, written) => fileOf(definitionOf(id, written)),
  schema,
};
