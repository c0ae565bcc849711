/** What is said about decks, in Italian. */
import type { Decks } from '../keys/decks.ts';
import { counted } from './forms.ts';

const cards = (amount: number): string => counted(amount, 'carta', 'carte');

export const decks: Decks = {
  problems: {
    'unknown card': ({ card }) => `non esiste la carta ${card}`,
    'not in this edition': ({ card }) => `la carta ${card} non esiste in questa edizione`,
    'crypt too small': ({ amount, limit }) => `la cripta ha ${cards(amount)} e ne servono almeno ${limit}`,
    'library too small': ({ amount, limit }) => `la biblioteca ha ${cards(amount)} e ne servono almeno ${limit}`,
    'library too large': ({ amount, limit }) => `la biblioteca ha ${cards(amount)} e può averne al massimo ${limit}`,
    'groups too far apart': ({ groups }) => `i gruppi ${groups} non sono uno solo né due consecutivi`,
  },
  messages: {
    'not understood': ({ text }) => `"${text}" non è né una carta né il titolo di una sezione`,
    'unknown number': ({ number }) => `nessuna carta ha il numero ${number}`,
    'wrong count': ({ text }) => `"${text}" non indica un numero possibile di copie`,
    'header differs': ({ section, written, counted }) =>
      `il titolo "${section}" dice ${written}, ma seguono ${counted} carte`,
    'several of this name': ({ card, group }) =>
      `più vampiri si chiamano ${card}; è stato preso quello del gruppo ${group}; per un altro, scrivine il gruppo`,
    'other group': ({ card, written, group }) => `${card} appartiene al gruppo ${group}, non al ${written}`,
    'no deck': () => 'qui non c\'è alcun mazzo; ci si aspettavano righe come "2x Belinde"',
    'too long': ({ limit }) => `il testo è troppo lungo per un mazzo; si leggono al massimo ${limit} caratteri`,
    'too many lines': ({ limit }) => `ci sono troppe righe per un mazzo; se ne leggono al massimo ${limit}`,
    'not text': () => 'questo non è testo',
    'wrong JSON': () => 'questo non è un JSON che descriva un mazzo',
    'stored elsewhere': () =>
      'questo indirizzo indica un mazzo conservato su un sito, e non si scarica nulla; esporta il mazzo come testo o come "deck in URL"',
    'no number': ({ card }) =>
      `il numero di ${card} non è noto, quindi non può stare in questo formato; importa prima l'elenco delle carte`,
    'banned card': ({ card, since }) => `${card} è bandita dai tornei dal ${since}`,
    'outside V5': ({ card }) => `${card} non fa parte del formato V5`,
    'not yet playable': ({ card, instead = [] }) =>
      `${card} è nota, ma qui non è ancora giocabile${instead.length === 0 ? '' : `; forse al suo posto: ${instead.join(' · ')}`}`,
    nearest: ({ names }) => `forse: ${names.join(' · ')}`,
  },
};
