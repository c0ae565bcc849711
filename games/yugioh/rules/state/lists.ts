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
