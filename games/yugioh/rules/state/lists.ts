/** Dated lists of Forbidden, Limited and Semi-Limited cards (Y-DECK-009, Y-DECK-011), as far as cards are known here. */
export const LISTS = ['none', '2014-07'] as const;
export type LimitList = (typeof LISTS)[number];

/** How many copies of a card are allowed: 0 Forbidden, 1 Limited, 2 Semi-Limited. */
const JULY_2014: Readonly<Record<string, 0 | 1 | 2>> = {
  'Heavy Storm': 0,
  'Monster Reborn': 0,
  Sangan: 0,
  'Solemn Judgment': 0,
  'Bottomless Trap Hole': 1,
  'Compulsory Evacuation Device': 1,
  'Dark Hole': 1,
  'Genex Ally Birdman': 1,
  Honest: 1,
  'Neo-Spacian Grand Mole': 1,
  'One for One': 1,
  'Solemn Warning': 1,
  'Card Trooper': 2,
  'Reinforcement of the Army': 2,
  'Summoner Monk': 2,
};

/** Undefined: the list does not mention the card. */
export function limitOf(list: LimitList, name: string): 0 | 1 | 2 | undefined {
  return list === '2014-07' && Object.hasOwn(JULY_2014, name) ? JULY_2014[name] : undefined;
}

/** Y-AMB-36 Cards of the pool that came after July 2014. The list does not name them, because there were none. */
const AFTER_JULY_2014: readonly string[] = [
  'Accel Synchron',
  'Black Dragon Collapserpent',
  'Contrast HERO Chaos',
  'Elemental HERO Shadow Mist',
  'Form Change',
  'Jet Synchron',
  'Jet Warrior',
  'Limit Overdrive',
  'Mandragon',
  'Mask Change II',
  'Mask Charge',
  'Masked HERO Dark Law',
  'Masked HERO Divine Wind',
  'Masked HERO Koga',
  'Rush Warrior',
  'Scrap Fist',
  'Scrap-Iron Statue',
  'Stardust Warrior',
  'Starlight Junktion',
  'Synchron Carrier',
  'White Dragon Wyverburster',
];

/** True if the card was printed after the date of the list. */
export function isLaterThan(list: LimitList, name: string): boolean {
  return list === '2014-07' && AFTER_JULY_2014.includes(name);
}
