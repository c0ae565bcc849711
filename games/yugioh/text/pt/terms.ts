/** Words of the game inside sentences, in Portuguese. Zones are told as where a card goes. */
import type { Terms } from '../keys/terms.ts';

export const terms: Terms = {
  zones: {
    deck: 'para o Deck',
    hand: 'para a mão',
    extra: 'para o Deck Adicional',
    graveyard: 'para o Cemitério',
    banished: 'para os cards banidos',
    monsters: 'para uma Zona de Monstros',
    spells: 'para uma Zona de Magias e Armadilhas',
    field: 'para a Zona de Campo',
    pendulum: 'para uma Zona de Pêndulo',
    attached: 'para as Matérias Xyz',
    summoning: 'para a Invocação',
    side: 'para o Deck Auxiliar',
    none: 'para fora do jogo',
  },
  positions: {
    attack: 'Ataque',
    defense: 'Defesa',
  },
  attributes: {
    DARK: 'TREVAS',
    DIVINE: 'DIVINO',
    EARTH: 'TERRA',
    FIRE: 'FOGO',
    LIGHT: 'LUZ',
    WATER: 'ÁGUA',
    WIND: 'VENTO',
  },
  modes: {
    gain: 'ganhar PV',
    damage: 'infligir dano',
    'no damage': 'nenhum dano de batalha',
    monster: 'o monstro não pode ser destruído',
    increase: 'aumentar o Nível',
    reduce: 'reduzir o Nível',
  },
};
