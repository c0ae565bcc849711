/** The types of library cards. */

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
