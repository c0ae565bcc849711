/** The chapters of the rule index, as it calls them in English. */
export const CHAPTERS = [
  'Deck, start, winning',
  'Parts of a card',
  'Lands and mana',
  'Spells and permanents',
  'Casting, the stack, responses',
  'The turn',
  'Combat and damage',
  'Keyword abilities of the glossary',
  'Actions and concepts of the glossary',
  'Starting and ending the game',
  'Zones and objects',
  'Priority',
  'Casting and activating',
  'Resolving',
  'Triggered abilities',
  'Turn details',
  'State-based actions',
  'Combat details',
  'Damage, life and protection',
  'Auras and Equipment',
  'Replacement and prevention',
  'Continuous effects and layers',
  'Planeswalkers and emblems',
] as const;

/** A language that lacks a chapter does not compile. */
export type Chapters = { readonly [Chapter in (typeof CHAPTERS)[number]]: string };
