/** The words of the card language that every language has a word for, where the types do not list them. */

/** Sets of steps that have a name of their own. */
export const TIMINGS = [
  'any time',
  'outside combat',
  'any phase',
  'action',
  'whole action',
  'referendum',
  'political referendum',
  'round',
  'combat',
  'action or referendum',
  'minion phase or action',
] as const;
export type Timing = (typeof TIMINGS)[number];

export const PHASES = ['unlock', 'master', 'minion', 'influence', 'discard'] as const;
export type Phase = (typeof PHASES)[number];

export const DISCIPLINES = [
  'abo',
  'ani',
  'aus',
  'cel',
  'chi',
  'dai',
  'def',
  'dem',
  'dom',
  'for',
  'inn',
  'jud',
  'mar',
  'mel',
  'myt',
  'nec',
  'obe',
  'obf',
  'obl',
  'obt',
  'pot',
  'pre',
  'pro',
  'qui',
  'red',
  'san',
  'ser',
  'spi',
  'tem',
  'tha',
  'thn',
  'val',
  'ven',
  'vic',
  'vin',
  'vis',
  'viz',
] as const;
export type Discipline = (typeof DISCIPLINES)[number];

export const TITLES = [
  'primogen',
  'prince',
  'justicar',
  'inner circle',
  'bishop',
  'archbishop',
  'priscus',
  'cardinal',
  'regent',
  'magaji',
  'kholo',
  'baron',
] as const;
export type Title = (typeof TITLES)[number];

export const SECTS = ['Camarilla', 'Sabbat', 'Laibon', 'Anarch', 'Independent'] as const;
export type Sect = (typeof SECTS)[number];

export const TRAITS = [
  'weapon',
  'gun',
  'melee weapon',
  'vehicle',
  'location',
  'hunting ground',
  'mortal',
  'mage',
  'animal',
  'ghoul',
  'demon',
  'wraith',
  'mummy',
  'frenzy',
  'ammo',
  'grapple',
  'archetype',
  'title',
  'boon',
  'Gehenna',
  'trophy',
  'discipline',
  'investment',
  'electronic',
  'scarce',
  'flight',
  'Tremere slave',
  'infernal',
  'sterile',
  'blood cursed',
  'black hand',
  'Torrance circle',
  'Kiev circle',
  'red list',
  'no first conviction',
  'going to torpor',
] as const;
export type Trait = (typeof TRAITS)[number];

/** What the effect `note` remembers. */
export const NOTES = ['fed by a hunting ground', 'titled this turn'] as const;
export type Note = (typeof NOTES)[number];

/** Words of choices between fixed values. */
export const VALUES = ['to the pool', 'to the vampire', 'close', 'long'] as const;
export type Value = (typeof VALUES)[number];
