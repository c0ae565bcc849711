/** Temperaments with which bots play the starter decks: each as it is built to be played. */
export const TEMPERAMENT_OF_DECK: Readonly<Record<string, string>> = {
  Malkavian: 'bleeder',
  Nosferatu: 'bruiser',
  Toreador: 'politician',
  Tremere: 'wall',
  Ventrue: 'politician',
};
