/** The keys with which a scenario describes a position. */

/** The keys of a scenario that are specific to this game. */
export const POSITION_KEYS = [
  'turn',
  'turn number',
  'first',
  'phase',
  'streets',
  'city',
  'city discard',
  'city burned',
  'events',
  'cards',
  'options',
] as const;

export const SEAT_KEYS = [
  'prestige',
  'agenda',
  'agenda card',
  'haven card',
  'rival',
  'leader',
  'hand',
  'library',
  'faction',
  'discard',
  'burned',
  'haven',
  'streets',
  'torpor',
  'in_play',
  'conspiracies',
  'actions',
  'unhosted',
];
export const CHARACTER_KEYS = ['blood', 'exhausted', 'party', 'with', 'agenda', 'fear', 'no influence', 'used'];
export const ATTACHMENT_KEYS = ['exhausted', 'by', 'face', 'used'];
export const ONGOING_KEYS = ['prestige', 'blood', 'used', 'exhausted'];
export const CONSPIRACY_KEYS = ['prestige', 'seen'];
export const MORTAL_KEYS = ['blood', 'tokens'];
