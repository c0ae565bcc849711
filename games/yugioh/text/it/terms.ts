/** Words of the game inside sentences, in Italian. Zones are told as where a card goes. */
import type { Terms } from '../keys/terms.ts';

export const terms: Terms = {
  zones: {
    deck: 'nel Deck',
    hand: 'in mano',
    extra: 'nell’Extra Deck',
    graveyard: 'al Cimitero',
    banished: 'tra le carte bandite',
    monsters: 'in una Zona Mostro',
    spells: 'in una Zona Magia & Trappola',
    field: 'nella Zona Terreno',
    pendulum: 'in una Zona Pendulum',
    attached: 'tra i Materiali Xyz',
    summoning: 'nell’Evocazione',
    side: 'nel Side Deck',
    none: 'fuori dal gioco',
  },
  positions: {
    attack: 'Attacco',
    defense: 'Difesa',
  },
  attributes: {
    DARK: 'OSCURITÀ',
    DIVINE: 'DIVINO',
    EARTH: 'TERRA',
    FIRE: 'FUOCO',
    LIGHT: 'LUCE',
    WATER: 'ACQUA',
    WIND: 'VENTO',
  },
  modes: {
    gain: 'guadagnare LP',
    damage: 'infliggere danno',
    'no damage': 'nessun danno da combattimento',
    monster: 'il mostro non può essere distrutto',
    increase: 'aumentare il Livello',
    reduce: 'ridurre il Livello',
  },
};
