/** The words that scenarios may use, so that a misspelt one is found out. */
import { COLORS, LAND_TYPES } from '../cards/language.ts';

/** A seat's verbs in the English sentences. */
export const VERBS: readonly string[] = [
  'passes',
  'plays',
  'casts',
  'activates',
  'attacks',
  'does not attack',
  'blocks',
  'does not block',
  'orders',
  'assigns',
  'starts',
  'lets',
  'keeps',
  'takes a mulligan',
  'concedes',
  'chooses',
  'discards',
  'sacrifices',
  'finds',
  'uses',
  'declines',
  'copies',
  'redirects',
  'does not redirect',
  'pays',
  'prevents',
  'regenerates',
  'targets',
];

/** The other words of the sentences. */
export const WORDS: readonly string[] = [
  ...COLORS,
  ...LAND_TYPES,
  'colorless',
  'mana',
  'life',
  'X',
  'paying',
  'sacrificing',
  'discarding',
  'start',
  'hand',
  'none',
  'nothing',
];
