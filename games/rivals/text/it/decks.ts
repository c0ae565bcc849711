/** What is said about decks, in Italian. */
import type { Decks } from '../keys/decks.ts';

export const decks: Decks = {
  'unknown card': ({ card }) => `Non c’è nessuna carta chiamata ${card}.`,
  'not for decks': ({ card }) => `${card} appartiene al mazzo della Città, comune a tutti i giocatori.`,
  agendas: ({ count }) => `Un mazzo ha 1 Agenda, non ${count}.`,
  havens: ({ count }) => `Un mazzo ha 1 Rifugio, non ${count}.`,
  vampires: ({ count }) => `Un mazzo Fazione ha 7 vampiri, non ${count}.`,
  'library size': ({ count }) => `Una biblioteca ha da 40 a 60 carte, non ${count}.`,
  copies: ({ count, card }) => `${count} copie di ${card} sono troppe.`,
  unusable: ({ card }) => `Nessuno di questi vampiri può usare ${card}.`,
  line: ({ text }) => `Riga non capita: ${text}`,
  count: ({ text }) => `Una riga comincia con un numero da 1 a 99: ${text}`,
  'unknown line': ({ card, nearest }) =>
    `Non c’è nessuna carta chiamata ${card}.${nearest.length === 0 ? '' : ` Volevi dire ${nearest.join(' o ')}?`}`,
  'too long': () => 'Questo testo è troppo lungo per un mazzo.',
  'not text': () => 'Questo non è testo.',
};
