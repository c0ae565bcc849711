/** Playable decks: card names with their numbers. */
export const DECKS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'First Steps Green': { Forest: 24, 'Runeclaw Bear': 12, 'Elvish Mystic': 8, 'Titanic Growth': 8, 'Siege Wurm': 8 },
  'First Steps Red': { Mountain: 24, 'Lightning Strike': 10, 'Torch Fiend': 10, 'Thundering Giant': 8, 'Shivan Dragon': 8 },
};
