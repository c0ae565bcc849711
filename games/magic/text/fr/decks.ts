/** What is said about decks, in French. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  problems: {
    'too small': ({ size, least }) => `le deck a ${size} cartes ; il en faut au moins ${least}`,
    'sideboard too large': ({ size, most }) => `la réserve a ${size} cartes ; ${most} au plus sont permises`,
    'no lands': () => 'le deck n’a pas de terrains',
    'no creatures': () => 'le deck n’a pas de créatures',
    'unknown card': ({ card }) => `la carte ${card} n’est pas connue ici`,
    'too many copies': ({ card, count, most }) => `${card} y figure ${count} fois ; ${most} au plus sont permis`,
  },
  lines: {
    'not understood': (text) => `« ${text} » n’est ni une carte ni le titre d’une section`,
    'unknown card': (text) => `il n’y a pas de carte « ${text} »`,
    'wrong count': (text) => `« ${text} » n’a pas un nombre d’exemplaires possible`,
    'no deck': () => 'il n’y a pas de deck ici ; on attend des lignes comme « 4 Runeclaw Bear »',
    'too long': () => 'c’est trop long pour un deck',
    'wrong XML': () => 'ce n’est pas un fichier .dek : l’élément Deck manque ou n’est pas fermé',
  },
  perhaps: (names) => `peut-être : ${names}`,
  unplayable: (card) => `${card} est connue, mais pas encore jouable ici`,
};
