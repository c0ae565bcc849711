/** Words of the game inside sentences, in Spanish. Zones are told as where a card goes. */
import type { Terms } from '../keys/terms.ts';

export const terms: Terms = {
  zones: {
    deck: 'al Deck',
    hand: 'a la mano',
    extra: 'al Deck Extra',
    graveyard: 'al Cementerio',
    banished: 'a las cartas desterradas',
    monsters: 'a una Zona de Monstruos',
    spells: 'a una Zona Mágica y de Trampas',
    field: 'a la Zona de Campo',
    pendulum: 'a una Zona de Péndulo',
    attached: 'a los Materiales Xyz',
    summoning: 'a la Invocación',
    side: 'al Side Deck',
    none: 'fuera del juego',
  },
  positions: {
    attack: 'Ataque',
    defense: 'Defensa',
  },
  attributes: {
    DARK: 'OSCURIDAD',
    DIVINE: 'DIVINIDAD',
    EARTH: 'TIERRA',
    FIRE: 'FUEGO',
    LIGHT: 'LUZ',
    WATER: 'AGUA',
    WIND: 'VIENTO',
  },
  modes: {
    gain: 'ganar LP',
    damage: 'infligir daño',
    'no damage': 'ningún daño de batalla',
    monster: 'el monstruo no puede ser destruido',
    increase: 'aumentar el Nivel',
    reduce: 'reducir el Nivel',
  },
};
