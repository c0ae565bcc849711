/** Words of the game inside sentences, in French. Zones are told as where a card goes. */
import type { Terms } from '../keys/terms.ts';

export const terms: Terms = {
  zones: {
    deck: 'dans le Deck',
    hand: 'à la main',
    extra: 'dans l’Extra Deck',
    graveyard: 'au Cimetière',
    banished: 'parmi les cartes bannies',
    monsters: 'dans une Zone Monstre',
    spells: 'dans une Zone Magie & Piège',
    field: 'dans la Zone Terrain',
    pendulum: 'dans une Zone Pendule',
    attached: 'parmi les Matériels Xyz',
    summoning: 'à l’Invocation',
    side: 'dans le Side Deck',
    none: 'hors du jeu',
  },
  positions: {
    attack: 'd’Attaque',
    defense: 'de Défense',
  },
  attributes: {
    DARK: 'TÉNÈBRES',
    DIVINE: 'DIVIN',
    EARTH: 'TERRE',
    FIRE: 'FEU',
    LIGHT: 'LUMIÈRE',
    WATER: 'EAU',
    WIND: 'VENT',
  },
  modes: {
    gain: 'gagner des LP',
    damage: 'infliger des dommages',
    'no damage': 'aucun dommage de combat',
    monster: 'le monstre ne peut pas être détruit',
    increase: 'augmenter le Niveau',
    reduce: 'réduire le Niveau',
  },
};
