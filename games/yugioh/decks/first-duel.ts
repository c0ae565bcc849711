/** Two decks of Normal Monsters for a first Duel. */
const MONSTERS = [
  'Luster Dragon',
  'Dark Blade',
  'Mystical Elf',
  'Warrior Dai Grepher',
  'X-Head Cannon',
  'Hunter Dragon',
  'Millennium Shield',
  'Summoned Skull',
  'Curse of Dragon',
  'Wattaildragon',
  'Trance the Magic Swordsman',
  'Dark Magician',
  'Blue-Eyes White Dragon',
] as const;

export const FIRST_DUEL: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'First Duel': { ...Object.fromEntries(MONSTERS.map((name) => [name, 3])), 'Gaia The Fierce Knight': 1 },
};
