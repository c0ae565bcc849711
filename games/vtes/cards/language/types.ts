/** The types of library cards. */
import { type Check, oneOf } from '@praxis/kit/shape.ts';

export const LIBRARY_TYPES = [
  'master',
  'action',
  'political action',
  'equipment',
  'retainer',
  'ally',
  'action modifier',
  'reaction',
  'combat',
  'reflex',
  'event',
  'power',
  'conviction',
] as const;
export type LibraryType = (typeof LIBRARY_TYPES)[number];
export const libraryType: Check<LibraryType> = oneOf(...LIBRARY_TYPES);
