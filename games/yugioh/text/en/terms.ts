/** Words of the game inside sentences, in English. */
import type { Terms } from '../keys/terms.ts';

export const terms: Terms = {
  zones: {
    deck: 'Deck',
    hand: 'hand',
    extra: 'Extra Deck',
    graveyard: 'Graveyard',
    banished: 'banished cards',
    monsters: 'Monster Zone',
    spells: 'Spell & Trap Zone',
    field: 'Field Zone',
    pendulum: 'Pendulum Zone',
    attached: 'Xyz Materials',
    summoning: 'Summon',
    side: 'Side Deck',
    none: 'nowhere',
  },
  positions: { attack: 'Attack', defense: 'Defense' },
  attributes: {
    DARK: 'DARK',
    DIVINE: 'DIVINE',
    EARTH: 'EARTH',
    FIRE: 'FIRE',
    LIGHT: 'LIGHT',
    WATER: 'WATER',
    WIND: 'WIND',
  },
  modes: {
    gain: 'gain LP',
    damage: 'inflict damage',
    'no damage': 'no battle damage',
    monster: 'monster cannot be destroyed',
    increase: 'increase Level',
    reduce: 'reduce Level',
  },
};
