/** The fixed words of the card language. */
export const CLANS = ['brujah', 'malkavian', 'toreador', 'ventrue'] as const;
export type Clan = (typeof CLANS)[number];

export const DISCIPLINES = ['auspex', 'celerity', 'dominate', 'fortitude', 'obfuscate', 'potence', 'presence'] as const;
export type Discipline = (typeof DISCIPLINES)[number];

export const ATTRIBUTES = ['physical', 'social', 'mental'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** R-ATK-007 */
export const ATTACK_TYPES = [...ATTRIBUTES, 'ranged'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

/** R-CARD-009 */
export const LIBRARY_TYPES = ['attack', 'reaction', 'action', 'unhosted action', 'influence modifier'] as const;
export type LibraryType = (typeof LIBRARY_TYPES)[number];

/** `ritual`: a Blood Sorcery Ritual (R-X-002), which no Core card is. */
export const SUBTYPES = ['scheme', 'conspiracy', 'ongoing', 'title', 'ritual'] as const;
export type Subtype = (typeof SUBTYPES)[number];

/** R-CARD-003 */
export const CITY_TYPES = ['title', 'event', 'ongoing', 'mortal', 'retainer', 'citizen', 'second inquisition'] as const;
export type CityType = (typeof CITY_TYPES)[number];

/** The values that standing abilities change. Flags have no amount. */
export const STATS = [
  'physical',
  'social',
  'mental',
  'bp',
  'secrecy',
  'influence',
  'intel',
  'shields',
  'damage',
  'recruit cost',
  /** R-X-002 How much more Blood a Ritual of its player may enter with. */
  'ritual blood',
] as const;
export type Stat = (typeof STATS)[number];

export const FLAGS = [
  /** R-PRI-004 */
  'secrecy is 0',
  /** R-CITY-008 */
  'no ranged attacks',
  /** In the first print: cards with the Ranged symbol cannot be played. */
  'no ranged cards',
  /** Such characters do not move from The Streets to their Haven when a turn begins. */
  'stays in the streets',
  /** R-PLC-014 */
  'party of its own',
  /** The player who burns a defeated Mortal may let each member of the party mend 1. */
  'shares burned mortals',
  /** R-ATK-039 */
  'shields do not count',
] as const;
export type Flag = (typeof FLAGS)[number];
